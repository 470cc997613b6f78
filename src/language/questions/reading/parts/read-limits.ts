import type { AskMetric } from '../../data/asked-metric.ts';
import { isBetterDown } from '../../data/is-better-down.ts';
import { isBound, isKeyword, isNoise, isRank, neighbour, type Piece } from '../piece.ts';
import type { ReadLimit, ReadMoveLimit } from '../reading.ts';
import { comparisons } from './comparisons.ts';
import { bound, boundOf, type Found, isPosition, usePositions } from './found-limits.ts';
import { lowerOf, metricNamed, metricOf, noneOfWhat } from './metric-of-limit.ts';
import { readMoves } from './read-moves.ts';

export interface ReadNumbers {
  readonly limits: readonly ReadLimit[];
  readonly moves: readonly ReadMoveLimit[];
  /** Of "top 10". */
  readonly count: number | null;
  /** Places of metrics that a limit is about and that are not asked for by themselves. */
  readonly limitMetrics: ReadonlySet<number>;
}

/** A number with what stands on its sides. */
interface Around {
  readonly at: number;
  readonly piece: Piece & { type: 'number' };
  readonly left: number;
  readonly before: Piece | undefined;
  readonly right: number;
  readonly joint: Piece | undefined;
}

/** Whether the number was understood so; then no other step looks at it. */
type Step = (found: Found, around: Around) => boolean;

/** Reads every number of the question: limits of a metric ("CTR below 2 %", "positions 4 to 20"), or how many rows. */
export function readNumbers(
  pieces: Piece[],
  defaultMetric: string | undefined,
  known: (metric: string) => AskMetric | undefined,
): ReadNumbers {
  const found: Found = {
    pieces,
    defaultMetric,
    known,
    limits: [],
    moves: [],
    limitMetrics: new Set(),
    count: null,
  };
  for (const at of pieces.keys()) {
    if (readWords(found, at)) continue;
    const around = aroundOf(pieces, at);
    if (around !== undefined) STEPS.some((step) => step(found, around));
  }
  const { limits, moves, count, limitMetrics } = found;
  return { limits, moves, count, limitMetrics };
}

/** Limits that are said without a number: "above average", "on page two", "without purchases". */
function readWords(found: Found, at: number): boolean {
  const { pieces, limits, limitMetrics } = found;
  const piece = pieces[at];
  if (piece?.type === 'metric' && piece.beyondMean !== undefined) {
    limits.push({
      metric: piece.metric,
      is: piece.beyondMean,
      value: 0,
      isMean: true,
      ...(piece.beyondName !== undefined && { ofName: piece.beyondName }),
      ...(piece.meanFactor !== undefined && { factor: piece.meanFactor }),
    });
    limitMetrics.add(at);
    return true;
  }
  if (piece && isKeyword(piece, 'page_one', 'page_two')) {
    piece.used = true;
    // Ten results a page, as in Google's own reports.
    if (isKeyword(piece, 'page_two')) limits.push({ metric: 'position', is: 'above', value: 10 });
    limits.push({ metric: 'position', is: 'at_most', value: isKeyword(piece, 'page_two') ? 20 : 10 });
    usePositions(found);
    return true;
  }
  if (!piece || !isKeyword(piece, 'none', 'without')) return false;
  const next = noneOfWhat(pieces, at);
  // "Did not earn more than …" leaves open whether it earned anything
  if (/^(?:not|never|n['’]t)$/i.test(piece.said) && isCompared(pieces, next)) return true;
  if (next >= 0 && pieces[next]?.type === 'metric' && bound(found, next - 0.5, 'equal', 0, false))
    piece.used = true;
  return true;
}

const COMPARED =
  /^(?:more|less|fewer|higher|lower|better|worse|greater|larger|bigger|smaller|over|under|above|below|at (?:least|most))(?: than)?$/i;

const isCompared = (pieces: readonly Piece[], metric: number): boolean =>
  COMPARED.test(pieces[neighbour(pieces, metric, 1)]?.said ?? '');

function aroundOf(pieces: readonly Piece[], at: number): Around | undefined {
  const piece = pieces[at];
  if (piece?.type !== 'number' || piece.used) return undefined;
  let left = neighbour(pieces, at, -1);
  // "between position 5 and 10"
  if (pieces[left]?.type === 'metric' && isKeyword(pieces[neighbour(pieces, left, -1)], 'between'))
    left = neighbour(pieces, left, -1);
  // "Up to the 10th of each month" is a day, and no amount
  if (piece.ordinal && isBound(pieces[left])) return undefined;
  const right = neighbour(pieces, at, 1, (one) => isNoise(one) && !/^[-–]$/.test(one.said));
  return { at, piece, left, before: pieces[left], right, joint: pieces[right] };
}

/** "Fell by more than 10 %": how far something moved. */
const byMove: Step = ({ pieces, moves }, { at }) => {
  const read = readMoves(pieces, at);
  if (read === undefined) return false;
  moves.push(...read);
  return true;
};

/** "Between 4 and 20", "4 to 20", "4–20" */
const byRange: Step = (found, { at, piece, before, right, joint }) => {
  const { pieces, limits } = found;
  const upper = pieces[right >= 0 ? neighbour(pieces, right, 1) : -1];
  const isJoined =
    joint !== undefined &&
    (/^(?:[-–]|to|through)$/i.test(joint.said) || (isKeyword(joint, 'and') && isKeyword(before, 'between')));
  if (
    !isJoined ||
    isRank(before) ||
    upper?.type !== 'number' ||
    isOfKind(pieces, at, right) ||
    !bound(
      found,
      at,
      'at_least',
      Math.min(lowerOf(piece, upper), upper.value),
      piece.percent || upper.percent,
    )
  )
    return false;
  const [last] = limits.slice(-1);
  if (last)
    limits.push({
      metric: last.metric,
      is: 'at_most',
      // "Between 500 and 100" lies between them all the same
      ...boundOf(found, last.metric, Math.max(lowerOf(piece, upper), upper.value), upper.percent),
    });
  for (const one of [piece, joint, upper]) one.used = true;
  if (isKeyword(before, 'between') && before) before.used = true;
  return true;
};

/** "From 1 to 10 countries" counts them, and limits none of their numbers; "position 4 to 10 queries" are those that have it. */
function isOfKind(pieces: readonly Piece[], at: number, joint: number): boolean {
  const behind = pieces[neighbour(pieces, neighbour(pieces, joint, 1), 1, isNoise)];
  return behind?.type === 'dimension' && pieces[neighbour(pieces, at, -1, isNoise)]?.type !== 'metric';
}

/** "More than 100 sessions" */
const byComparison: Step = (found, { at, piece, before }) => {
  if (before?.type !== 'keyword' || !(before.keyword in comparisons) || before.used) return false;
  const is = comparisons[before.keyword as keyof typeof comparisons];
  if (!bound(found, at, is, piece.value, piece.percent)) return false;
  piece.used = true;
  before.used = true;
  return true;
};

/** "100 or more clicks" */
const byComparisonBehind: Step = (found, { at, piece, joint }) => {
  if (joint === undefined || !isKeyword(joint, 'at_least', 'at_most')) return false;
  const is = isKeyword(joint, 'at_least') ? 'at_least' : 'at_most';
  if (!bound(found, at, is, piece.value, piece.percent)) return false;
  piece.used = true;
  joint.used = true;
  return true;
};

/** "Rank in the top 3", "outside the top 10" */
const byTop: Step = (found, { piece, left, before }) => {
  const { pieces, limits } = found;
  const around = pieces[neighbour(pieces, left, -1, isNoise)];
  const isOfTop =
    before !== undefined &&
    isKeyword(before, 'top') &&
    /^in$|^in the$|^outside(?: of)?$/i.test(around?.said ?? '') &&
    pieces.some((one) => isPosition(one) || (one.type === 'dimension' && one.dimensions.includes('query')));
  if (!isOfTop) return false;
  const isOutside = isKeyword(around, 'without');
  if (isOutside && around) around.used = true;
  limits.push({ metric: 'position', is: isOutside ? 'above' : 'at_most', value: piece.value });
  usePositions(found);
  piece.used = true;
  before.used = true;
  return true;
};

/** "Position better than 15", "bounce rate worse than 60 %", "no-show rate worse than 10 %" */
const byQuality: Step = (found, { at, piece, before }) => {
  const better = isKeyword(before, 'compare')
    ? /^(better|worse)\b/i.exec(before?.said ?? '')?.[1]
    : undefined;
  const rated =
    better === undefined ? undefined : metricNamed(found.pieces[metricOf(found.pieces, at, piece.percent)]);
  if (better === undefined || rated === undefined || !before || before.used) return false;
  const metric = found.known(rated);
  const isLower = (metric !== undefined && isBetterDown(metric)) === /^better$/i.test(better);
  if (!bound(found, at, isLower ? 'below' : 'above', piece.value, piece.percent)) return false;
  piece.used = true;
  before.used = true;
  return true;
};

/** "Below position 10" is further down the list, "position below 10" a smaller number. */
const byPlace: Step = (found, { piece, left, before }) => {
  const { pieces, limits, limitMetrics } = found;
  const compared = isPosition(before) ? pieces[neighbour(pieces, left, -1)] : undefined;
  const isWorse = isKeyword(compared, 'compare') && /^worse/i.test(compared?.said ?? '');
  const isBetter = isKeyword(compared, 'compare') && /^better/i.test(compared?.said ?? '');
  if (!(isKeyword(compared, 'more', 'less') || isWorse || isBetter) || !compared || compared.used)
    return false;
  limits.push({
    metric: 'position',
    is: isKeyword(compared, 'less') || isWorse ? 'above' : 'below',
    value: piece.value,
  });
  limitMetrics.add(left);
  usePositions(found);
  piece.used = true;
  compared.used = true;
  return true;
};

/** "Position 1", "rank 3": an average position is no whole number. */
const byRounded: Step = ({ limits, limitMetrics }, { piece, left, before }) => {
  if (!isPosition(before) || piece.percent) return false;
  limits.push({ metric: 'position', is: 'at_least', value: piece.value - 0.5 });
  limits.push({ metric: 'position', is: 'below', value: piece.value + 0.5 });
  limitMetrics.add(left);
  piece.used = true;
  return true;
};

/** "Top 10": how many rows. */
const byCount: Step = (found, { at, piece }) => {
  const isWhole = Number.isInteger(piece.value) && piece.value >= 1 && piece.value <= 10_000;
  // "The top hotels in the 2nd country": a place, and no two of them
  if (found.count !== null || !isWhole || piece.ordinal || !isCount(found.pieces, at)) return false;
  found.count = piece.value;
  piece.used = true;
  return true;
};

const STEPS: readonly Step[] = [
  byMove,
  byRange,
  byComparison,
  byComparisonBehind,
  byTop,
  byQuality,
  byPlace,
  byRounded,
  byCount,
];

/** "top 10", "10 best", "the 3 channels with the lowest …": a number beside a word of rank or before what is ranked. */
function isCount(pieces: readonly Piece[], at: number): boolean {
  const left = pieces[neighbour(pieces, at, -1)];
  const place = neighbour(pieces, at, 1);
  const right = pieces[place];
  if (isRank(left) || isRank(right) || isKeyword(left, 'gain', 'loss') || isKeyword(right, 'gain', 'loss'))
    return true;
  // "…, show 5"
  const isLast = pieces.slice(at + 1).every((piece) => piece.type === 'noise' || piece.type === 'stop');
  if (isLast && /^(?:show|list|give|display|limit|only)$/i.test(pieces[at - 1]?.said ?? '')) return true;
  // "which 3 blog posts"
  const behind = pieces[neighbour(pieces, place, 1)];
  if (
    right?.type === 'members' &&
    behind?.type === 'dimension' &&
    isKeyword(pieces[neighbour(pieces, at, -1, isNoise)], 'which', 'chart')
  )
    return true;
  return right?.type === 'dimension' || (right?.type === 'unit' && pieces.some(isRank));
}
