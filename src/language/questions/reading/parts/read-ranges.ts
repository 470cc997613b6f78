import { plural } from '../../../plural.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { isKeyword, isNoise, neighbour, type Piece, silent } from '../piece.ts';
import { NotAnswerable } from '../problem.ts';
import type { Reading } from '../reading.ts';

type Ranges = NonNullable<Reading['ranges']>;
type Bounds = Ranges['bounds'][number];

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

const isSeparator = (piece: Piece): boolean =>
  (piece.type === 'noise' && /^(?:[,;/()&:|]|and|the|vs)$/i.test(piece.said)) ||
  isKeyword(piece, 'and', 'or', 'versus') ||
  (piece.type === 'metric' && piece.metric === 'position');

interface Found {
  readonly bounds: Bounds;
  readonly end: number;
}

/** One range at this place: "4-10", "4 to 10", "over 20", "21+", "up to 3"; behind another one also "beyond". */
function rangeAt(pieces: readonly Piece[], at: number, last: Bounds | undefined): Found | undefined {
  const piece = pieces[at] as Piece;
  const [next, behind] = [pieces[at + 1], pieces[at + 2]];
  if (piece.type === 'number') {
    if (next !== undefined && /^(?:[-–—]|to|through)$/i.test(next.said) && behind?.type === 'number')
      return { bounds: { from: piece.value, to: behind.value }, end: at + 3 };
    if (isKeyword(next, 'at_least') || next?.said === '+')
      return { bounds: { from: piece.value, to: null }, end: at + 2 };
    if (isKeyword(next, 'at_most')) return { bounds: { from: null, to: piece.value }, end: at + 2 };
    return undefined;
  }
  if (/^up to$/i.test(`${piece.said} ${next?.said ?? ''}`) && behind?.type === 'number')
    return { bounds: { from: null, to: behind.value }, end: at + 3 };
  if (next?.type === 'number') {
    const { value } = next;
    if (isKeyword(piece, 'more', 'over') || /^(?:after|past)$/i.test(piece.said))
      return { bounds: { from: value, to: null, isOpen: true }, end: at + 2 };
    if (isKeyword(piece, 'at_least')) return { bounds: { from: value, to: null }, end: at + 2 };
    if (isKeyword(piece, 'less')) return { bounds: { from: null, to: value, isOpen: true }, end: at + 2 };
    if (isKeyword(piece, 'at_most') || /^up to$/i.test(piece.said))
      return { bounds: { from: null, to: value }, end: at + 2 };
    // "Top 3, 4-10"
    if (isKeyword(piece, 'top') && /^top$/i.test(piece.said))
      return { bounds: { from: null, to: value }, end: at + 2 };
    return undefined;
  }
  const isRest =
    /^(?:beyond|above|more|higher|lower|worse|below that|rest|the rest|everything else|further)$/i;
  return last?.to != null && isRest.test(piece.said)
    ? { bounds: { from: last.to, to: null, isOpen: true }, end: at + 1 }
    : undefined;
}

interface Listed {
  readonly from: number;
  readonly end: number;
  readonly bounds: readonly Bounds[];
}

/** The longest row of ranges, one after the other: at least two, rising. */
function listedRanges(pieces: readonly Piece[]): Listed | undefined {
  for (let start = 0; start < pieces.length; start++) {
    const bounds: Bounds[] = [];
    let end = start;
    for (let at = start; at < pieces.length; ) {
      const found = rangeAt(pieces, at, bounds.at(-1));
      if (found !== undefined) {
        bounds.push(found.bounds);
        end = found.end;
        at = found.end;
      } else if (bounds.length > 0 && isSeparator(pieces[at] as Piece)) at++;
      else break;
    }
    const isRising = bounds.every((one, at) => {
      const before = bounds[at - 1];
      return (
        before === undefined || (before.to !== null && (one.from ?? Number.NEGATIVE_INFINITY) >= before.to)
      );
    });
    if (bounds.length > 1 && isRising) return { from: start, end, bounds };
  }
  return undefined;
}

/** "CTR for positions 1 to 3": of what lies there, together. Beside a kind of parts it limits them. */
function oneRange(pieces: readonly Piece[]): Listed | undefined {
  const at = pieces.findIndex((piece) => piece.type === 'metric' && piece.metric === 'position');
  const joint = pieces[neighbour(pieces, at, -1, isNoise)];
  const isOther = pieces.some(
    (one) => one.type === 'metric' && /^(?:ctr|clicks|impressions)$/.test(one.metric),
  );
  const isSplit = pieces.some(({ type }) => type === 'dimension');
  if (at < 0 || !isKeyword(joint, 'preposition') || !isOther || isSplit) return undefined;
  const found = at + 1 < pieces.length ? rangeAt(pieces, at + 1, undefined) : undefined;
  return found && found.bounds.from !== null && found.bounds.to !== null
    ? { from: at + 1, end: found.end, bounds: [found.bounds] }
    : undefined;
}

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
  const piece = pieces[at] as Piece;
  const joint = pieces[neighbour(pieces, at, -1, isNoise)];
  return (
    piece.type === 'metric' &&
    piece.metric === 'position' &&
    isKeyword(joint, 'by') &&
    pieces.slice(0, at).some((one) => isKeyword(one, 'breakdown') && /^distribut|^spread/i.test(one.said))
  );
};

/** "Pages grouped by number of sessions": into which ranges is not said. */
function groupedBy(pieces: readonly Piece[]): number {
  return pieces.findIndex((piece, at) => {
    if (!GROUPED.test(piece.said) || piece.type === 'metric') return false;
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

const silence = (pieces: Piece[], at: number): void => {
  pieces[at] = silent(pieces[at] as Piece);
};

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
    throw new NotAnswerable({
      type: 'ambiguous',
      about: 'groups_of_values',
      choices: choicesFor(view, metric, dimension),
    });
  for (let one = listed?.from ?? 0; one < (listed?.end ?? 0); one++) silence(pieces, one);
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
