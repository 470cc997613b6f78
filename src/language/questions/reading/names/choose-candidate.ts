import type { SourceView } from '../../data/source-view.ts';
import type { MemberCandidate } from '../mark.ts';

const ORDER = [
  'channel',
  'device',
  'country',
  'new_vs_returning',
  'browser',
  'source',
  'medium',
  'campaign',
  'landing_page',
  'page',
  'query',
];

/** Of names of these kinds it is known which one people mean. */
export const chooseableKinds: ReadonlySet<string> = new Set(ORDER);

export function chooseCandidate(
  candidates: readonly MemberCandidate[],
  view: SourceView,
  isAskable: (dimension: string) => boolean,
  hint: readonly string[] | undefined,
): MemberCandidate | undefined {
  const own = candidates.filter(({ sourceId }) => sourceId === view.source.id);
  const rank = (one: MemberCandidate): number => {
    const kind = view.kindOf(one.dimension);
    const how = { name: 3, alias: kind === 'channel' ? 3.2 : 2.5, part: 2, absent: 0 }[one.how];
    const place = kind === undefined ? 0 : ORDER.indexOf(kind);
    const hinted = hint?.includes(one.dimension) ? 10 : 0;
    return how - place / 20 + hinted + (one.prefix !== undefined ? 0.01 : 0) + (one.volume > 0 ? 0.001 : 0);
  };
  const usable = own.filter(({ dimension }) => isAskable(dimension)).sort((a, b) => rank(b) - rank(a));
  const [first] = usable;
  if (first === undefined) return undefined;
  // m.facebook.com and l.facebook.com are one site.
  const hosts = usable.filter(
    (one) =>
      one.how === 'part' && one.dimension === first.dimension && view.kindOf(one.dimension) === 'source',
  );
  if (first.how === 'part' && hosts.length > 1)
    return { ...first, members: [...new Set(hosts.flatMap(({ members }) => members))] };
  return first;
}
