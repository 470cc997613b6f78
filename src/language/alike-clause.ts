import type { Finding } from '#src/engine/finding.ts';
import { pageFolder } from '#src/semantics/page-folder.ts';
import { type BoundText, join, name, sentence } from './bound-text.ts';
import { memberName } from './segment-phrase.ts';

const PAGES = ['landing_page', 'page'] as const;

/** ", like 4 more pages under /blog/guides/ and 12 searches": the same event at other places, counted. */
export function alikeClause({ segment, related }: Finding): BoundText {
  const own = pageOf(segment);
  const folder = own === undefined ? null : pageFolder(own);
  const different = (members: readonly (string | undefined)[], besides: string | undefined) =>
    new Set(members.filter((member) => member !== undefined && member !== besides)).size;
  const pages =
    folder === null
      ? 0
      : different(
          related.map((other) => pageOf(other.segment)).filter((page) => page && pageFolder(page) === folder),
          own,
        );
  const searches = different(
    related.map((other) => other.segment['query']),
    segment['query'],
  );
  const parts = [
    ...(pages > 0
      ? [
          sentence`${counted(pages)} more ${pages === 1 ? 'page' : 'pages'} under ${name(folder ?? '', 'segment.folder')}`,
        ]
      : []),
    ...(searches > 0
      ? [
          sentence`${counted(searches)} ${own === undefined ? 'more ' : ''}${searches === 1 ? 'search' : 'searches'}`,
        ]
      : []),
  ];
  return parts.length === 0 ? sentence`` : sentence`, like ${join(parts, ' and ')}`;
}

/** ", seen on /blog/guides/slugs too": of a source, the one page that moved as much on the same days. */
export function pageClause({ segment, related }: Finding): BoundText {
  if (pageOf(segment) !== undefined || segment['query'] !== undefined) return sentence``;
  const [page, ...others] = new Set(related.flatMap((other) => pageOf(other.segment) ?? []));
  return page === undefined || others.length > 0
    ? sentence``
    : sentence`, seen on ${memberName(page, 'page', 'related.segment.page')} too`;
}

const pageOf = (segment: Finding['segment']) =>
  PAGES.map((id) => segment[id]).find((page) => page !== undefined);

const counted = (count: number) => ({ text: String(count), path: 'related.length', value: count });
