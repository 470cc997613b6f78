import type { SourceView } from '../../../data/source-view.ts';
import { everywhere } from '../../../text/pattern.ts';

const HOST = /^(?:https?:\/\/|sc-domain:)?(?:www\.)?([\p{L}\d-]+(?:\.[\p{L}\d-]+)+)(?:\/|$)/iu;

/** "Top pages for acme.example": all that is connected is of that host, and a query of its name is not meant. */
export function withoutOwnHost(text: string, views: readonly SourceView[]): string {
  return hostsOf(views).reduce((said, host) => {
    const named = String.raw`(?:https?:\/\/|sc-domain:)?(?:www\.)?${host.replaceAll('.', String.raw`\.`)}\/?(?![\p{L}\d\/_-]|\.\p{L})`;
    return said
      .replace(everywhere` (?:for|of|on|at|from|to) ${named}(?=[\s,?!.)]|$)`, '')
      .replace(everywhere`(?<![\p{L}\d.\/"“'-])${named}['’]s (?=\p{L})`, 'the ');
  }, text);
}

/** Of several hosts a name says which of them is meant. */
export function hostsOf(views: readonly SourceView[]): readonly string[] {
  const ofPages = views.flatMap((view) =>
    ['page', 'landing_page'].flatMap((kind) => {
      const column = view.dimensionOf(kind);
      return column === undefined ? [] : view.membersOf(column).flatMap(({ name }) => hostOf(name));
    }),
  );
  const ofNames = views.flatMap(({ source }) => hostOf(source.name));
  const hosts = [...new Set([...ofPages, ...ofNames])];
  return hosts.length === 1 ? hosts : [];
}

const hostOf = (name: string): readonly string[] => {
  const host = HOST.exec(name)?.[1]?.toLowerCase();
  return host === undefined || /\.(?:csv|tsv|json|xlsx?|txt)$/.test(host) || name.startsWith('/')
    ? []
    : [host];
};
