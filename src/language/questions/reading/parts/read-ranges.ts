import { plural } from '../../../plural.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { isKeyword, isNoise, neighbour, type Piece, silence } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { type Bounds, type Listed, listedRanges, oneRange, type Ranges } from './listed-ranges.ts';

/** As Google's result pages are spoken of: the first three, the first page, the second, and what lies beyond. */
const POSITIONS: readonly Bounds[] = [
  { from: null, to: 3 },
  { from: 4, to: 10 },
  { from: 11, to: 20 },
  { from: 21, to: null },
];

const BUCKET = /^(?:buckets?|bands?|brackets?|tiers?|bins?|ranges?|groups?|groupings?|intervals?|classes)$/i;
const GROUPED =
  /^(?:group(?:ed)?(?: (?:by|into))?|bucketed|binned|bucket|bin|divided|split(?: by)?|segmented(?: by)?)$/i;

/** The word of grouping, and the metric that it groups by. */
function bucketWord(pieces: readonly Piece[]): number {
  return pieces.findIndex((piece, at) => {
    if (piece.used || piece.type === 'dimension' || piece.type === 'metric') return false;
    const before = pieces[neighbour(pieces, at, -1, isNoise)];
    const isPosition = before?.type === 'metric' && before.metric === 'position';
    const isNamed =
      (BUCKET.test(piece.said) && before?.type === 'metric') ||
      (isPosition && /^distribution$/i.test(piece.said));
    const isBehind =
      /^(?:buckets?|bands?|brackets?|ranges?)$/i.test(piece.said) &&
      /^of$/i.test(pieces[at + 1]?.said ?? '') &&
      pieces[neighbour(pieces, at, 1)]?.type === 'metric';
    return isNamed || isBehind;
  });
}

/** "Distribution of queries by position" */
const isSpread = (pieces: readonly Piece[], at: number): boolean => {
  const piece = pieces[at];
  const joint = pieces[neighbour(pieces, at, -1, isNoise)];
  return (
    piece?.type === 'metric' &&
    piece.metric === 'position' &&
    isKeyword(joint, 'by') &&
    pieces.slice(0, at).some((one) => isKeyword(one, 'breakdown') && /^distribut|^spread/i.test(one.said))
  );
};

/** "Pages grouped by number of sessions": into which ranges is not said. */
function groupedBy(pieces: readonly Piece[]): number {
  return pieces.findIndex((piece, at) => {
    if (!GROUPED.test(piece.said) || piece.type === 'metric') return false;
    // "The device split of sessions" is a mix of them
    if (/^split$/i.test(piece.said) && /^of$/i.test(pieces[at + 1]?.said ?? '')) return false;
    const next =
      pieces[
        neighbour(
          pieces,
          at,
          1,
          (one) => one.type === 'noise' || isKeyword(one, 'by', 'count', 'average', 'preposition'),
        )
      ];
    return next?.type === 'metric' && pieces.slice(0, at).some(({ type }) => type === 'dimension');
  });
}

/**
 * "Queries by position bucket", "clicks by position (1-3, 4-10, 11-20, 21+)": members of one dimension in ranges of a number
 * that each of them has. Positions have usual ranges; of other numbers they have to be named.
 */
export function readRanges(pieces: Piece[], view: SourceView): Reading['ranges'] {
  const listed = listedRanges(pieces) ?? oneRange(pieces);
  const word = bucketWord(pieces);
  const grouped = groupedBy(pieces);
  const spread = pieces.findIndex((_, place) => isSpread(pieces, place));
  const isOne = listed?.bounds.length === 1;
  if (word < 0 && grouped < 0 && spread < 0 && !isOne && !isGrouping(pieces, listed)) return null;
  const start = word >= 0 ? word : grouped >= 0 ? grouped : spread >= 0 ? spread : (listed?.from ?? 0);
  const at = metricAt(pieces, start, grouped >= 0 && word < 0);
  const named = pieces[at];
  const isOfQueries = pieces.some((one) => one.type === 'dimension' && one.dimensions.includes('query'));
  // "Keywords in the top 3, 4-10 and 11-20"
  const metric = named?.type === 'metric' ? named.metric : isOfQueries ? 'position' : undefined;
  if (metric === undefined || askMetric(view, metric) === undefined) return null;
  // "Orders by size": of single orders nothing is known
  const dimensions = pieces.filter(({ type, used }) => type === 'dimension' && !used);
  const usual = metric === 'position' ? POSITIONS : undefined;
  const bounds = listed?.bounds ?? usual;
  const kinds = [
    ...new Set(
      dimensions.flatMap((one) =>
        one.type === 'dimension'
          ? one.dimensions.flatMap((name) => view.dimensionOf(name) ?? []).slice(0, 1)
          : [],
      ),
    ),
  ];
  const dimension =
    kinds[0] ??
    (metric === 'position'
      ? ['query', 'page'].flatMap((kind) => view.dimensionOf(kind) ?? [])[0]
      : undefined);
  // "By device and position bucket": of what the positions are, queries or pages, is not said.
  const isSplitToo =
    metric === 'position' &&
    kinds.length === 1 &&
    !/^(?:query|page|landing_page)$/.test(view.kindOf(kinds[0] ?? '') ?? '') &&
    dimensions.some((one) =>
      isKeyword(pieces[neighbour(pieces, pieces.indexOf(one), -1, isNoise)], 'by', 'per', 'and'),
    );
  if (bounds === undefined || dimension === undefined || kinds.length > 1 || isSplitToo)
    throw askedBack('groups_of_values', choicesFor(view, metric, dimension));
  silence(pieces, listed?.from ?? 0, listed?.end ?? 0);
  for (const one of [word, grouped]) if (one >= 0) silence(pieces, one);
  if (at >= 0 && askMetric(view, metric)?.kind !== 'additive') silence(pieces, at);
  for (const one of dimensions) one.used = true;
  for (const [index, one] of pieces.entries())
    if (
      (one.type === 'metric' && one.metric === metric && metric === 'position') ||
      isKeyword(one, 'between')
    )
      silence(pieces, index);
  return { metric, dimension, bounds: [...bounds] };
}

/** Without a word of grouping at least two ranges with both ends: "clicks for positions 1-3, 4-10 and 11-20". */
const isGrouping = (pieces: readonly Piece[], listed: Listed | undefined): boolean =>
  listed !== undefined &&
  listed.bounds.filter(({ from, to }) => from !== null && to !== null).length >= 2 &&
  (pieces[listed.end]?.type === 'metric' ||
    pieces.slice(0, listed.from).some(({ type }) => type === 'metric' || type === 'dimension'));

/** Which number is grouped: the one beside the word, before or behind it. */
function metricAt(pieces: readonly Piece[], at: number, isBehind: boolean): number {
  const after = pieces.findIndex(({ type }, place) => place > at && type === 'metric');
  const before = pieces.slice(0, at + 1).findLastIndex(({ type }) => type === 'metric');
  return isBehind ? after : before >= 0 ? before : after;
}

/** Ranges that fit most lists, each a question of its own. */
function choicesFor(view: SourceView, metric: string, dimension: string | undefined) {
  const label = askMetric(view, metric)?.label.toLowerCase() ?? metric;
  if (metric === 'position') {
    const names = ['query', 'page'].filter((kind) => view.dimensionOf(kind) !== undefined);
    return (names.length > 0 ? names : ['page']).map((name) => {
      const question = `${plural(name)} by position bucket last month`;
      return { label: question.charAt(0).toUpperCase() + question.slice(1), question };
    });
  }
  const columns = dimension === undefined ? view.dimensionColumns.slice(0, 2) : [dimension];
  return columns.map((column) => {
    const name = plural(view.labelOf(column).toLowerCase());
    const question = `${name} by ${label} range (0-9, 10-99, 100-999, 1000+) last month`;
    return { label: question.charAt(0).toUpperCase() + question.slice(1), question };
  });
}

/** What is told of each range beside how many lie in it, where no number is named. */
export const rangedMetrics = ({ metric }: Ranges, view: SourceView): string[] =>
  metric === 'position'
    ? ['clicks', 'impressions'].filter((id) => askMetric(view, id) !== undefined)
    : askMetric(view, metric)?.kind === 'additive'
      ? [metric]
      : [];
