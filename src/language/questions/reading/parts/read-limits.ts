import { isKeyword, neighbour, type Piece } from '../piece.ts';
import type { ReadLimit, ReadMoveLimit } from '../reading.ts';
import { comparisons } from './comparisons.ts';
import { readMove } from './read-moves.ts';

export interface ReadNumbers {
  readonly limits: readonly ReadLimit[];
  readonly moves: readonly ReadMoveLimit[];
  /** Of "top 10". */
  readonly count: number | null;
  /** Places of metrics that a limit is about and that are not asked for by themselves. */
  readonly limitMetrics: ReadonlySet<number>;
}

/** Reads every number of the question: limits of a metric ("CTR below 2 %", "positions 4 to 20"), or how many rows. */
export function readNumbers(
  pieces: Piece[],
  defaultMetric: string | undefined,
  hasParts: (metric: string) => boolean,
): ReadNumbers {
  const limits: ReadLimit[] = [];
  const moves: ReadMoveLimit[] = [];
  const limitMetrics = new Set<number>();
  let count: number | null = null;
  const bound = (at: number, is: ReadLimit['is'], value: number, percent: boolean): boolean => {
    // "more than 3 pages" limits no sessions
    const counted = pieces[neighbour(pieces, Math.ceil(at), 1, (one) => one.type === 'noise')];
    if (Number.isInteger(at) && counted?.type === 'dimension' && !isKeyword(counted, 'by')) return false;
    const metricAt = metricOf(pieces, at, percent);
    const named = metricAt >= 0 ? metricNamed(pieces[metricAt] as Piece) : defaultMetric;
    if (named === undefined) return false;
    // "More than 50 % engaged sessions" are those of each source's own sessions, "of the engaged sessions" a part of all.
    const isOwnRate =
      percent && named === 'engaged_sessions' && pieces[Math.ceil(at) + 1] === pieces[metricAt];
    const metric = isOwnRate ? 'engagement_rate' : named;
    if (metricAt >= 0) limitMetrics.add(metricAt);
    if (metric === 'position')
      pieces.forEach((one, place) => {
        if (metricNamed(one) === metric) limitMetrics.add(place);
      });
    limits.push({ metric, is, ...boundOf(metric, value, percent) });
    return true;
  };
  const boundOf = (metric: string, value: number, percent: boolean): Pick<ReadLimit, 'value' | 'isShare'> =>
    percent && hasParts(metric) ? { value, isShare: true } : { value: fractionOf(metric, value, percent) };
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    if (piece.type === 'metric' && piece.beyondMean !== undefined) {
      limits.push({
        metric: piece.metric,
        is: piece.beyondMean,
        value: 0,
        isMean: true,
        ...(piece.meanFactor !== undefined && { factor: piece.meanFactor }),
      });
      limitMetrics.add(at);
      continue;
    }
    if (isKeyword(piece, 'page_one', 'page_two')) {
      piece.used = true;
      // Ten results a page, as in Google's own reports.
      if (isKeyword(piece, 'page_two')) limits.push({ metric: 'position', is: 'above', value: 10 });
      limits.push({ metric: 'position', is: 'at_most', value: isKeyword(piece, 'page_two') ? 20 : 10 });
      pieces.forEach((one, place) => {
        if (one.type === 'metric' && one.metric === 'position') limitMetrics.add(place);
      });
      continue;
    }
    if (isKeyword(piece, 'none', 'without')) {
      const next = neighbour(pieces, at, 1, (one) => one.type === 'noise');
      if (next >= 0 && pieces[next]?.type === 'metric' && bound(next - 0.5, 'equal', 0, false))
        piece.used = true;
      continue;
    }
    if (piece.type !== 'number' || piece.used) continue;
    const move = readMove(pieces, at);
    if (move !== undefined) {
      moves.push(move);
      continue;
    }
    let left = neighbour(pieces, at, -1);
    // "between position 5 and 10"
    if (pieces[left]?.type === 'metric' && isKeyword(pieces[neighbour(pieces, left, -1)], 'between'))
      left = neighbour(pieces, left, -1);
    const right = neighbour(pieces, at, 1, (one) => one.type === 'noise' && !/^[-–]$/.test(one.said));
    const before = pieces[left];
    // between 4 and 20; 4 to 20; 4–20
    const joint = pieces[right];
    const end = right >= 0 ? neighbour(pieces, right, 1) : -1;
    const upper = pieces[end];
    const isJoined =
      joint !== undefined &&
      (/^(?:[-–]|to|through)$/i.test(joint.said) ||
        (isKeyword(joint, 'and') && isKeyword(before, 'between')));
    if (
      isJoined &&
      !isKeyword(before, 'top', 'bottom', 'best', 'worst') &&
      upper?.type === 'number' &&
      bound(at, 'at_least', lowerOf(piece, upper), piece.percent || upper.percent)
    ) {
      const [last] = limits.slice(-1);
      if (last)
        limits.push({
          metric: last.metric,
          is: 'at_most',
          ...boundOf(last.metric, upper.value, upper.percent),
        });
      for (const one of [piece, joint, upper]) if (one) one.used = true;
      if (isKeyword(before, 'between') && before) before.used = true;
      continue;
    }
    if (before?.type === 'keyword' && before.keyword in comparisons && !before.used) {
      const is = comparisons[before.keyword as keyof typeof comparisons];
      if (bound(at, is, piece.value, piece.percent)) {
        piece.used = true;
        before.used = true;
        continue;
      }
    }
    if (
      isKeyword(joint, 'at_least', 'at_most') &&
      bound(at, isKeyword(joint, 'at_least') ? 'at_least' : 'at_most', piece.value, piece.percent)
    ) {
      piece.used = true;
      (joint as Piece).used = true;
      continue;
    }
    // rank in the top 3, outside the top 10
    const inTop =
      isKeyword(before, 'top') &&
      /^in$|^in the$|^outside(?: of)?$/i.test(
        pieces[neighbour(pieces, left, -1, (one) => one.type === 'noise')]?.said ?? '',
      );
    if (
      inTop &&
      pieces.some(
        (one) =>
          (one.type === 'metric' && one.metric === 'position') ||
          (one.type === 'dimension' && one.dimensions.includes('query')),
      )
    ) {
      const around = pieces[neighbour(pieces, left, -1, (one) => one.type === 'noise')];
      const isOutside = isKeyword(around, 'without');
      if (isOutside && around) around.used = true;
      limits.push({ metric: 'position', is: isOutside ? 'above' : 'at_most', value: piece.value });
      pieces.forEach((one, place) => {
        if (one.type === 'metric' && one.metric === 'position') limitMetrics.add(place);
      });
      piece.used = true;
      (before as Piece).used = true;
      continue;
    }
    // "position better than 15", "bounce rate worse than 60 %"
    const better = isKeyword(before, 'compare')
      ? /^(better|worse)\b/i.exec(before?.said ?? '')?.[1]
      : undefined;
    const rated = better === undefined ? undefined : metricNamed(pieces[metricOf(pieces, at, piece.percent)]);
    if (better !== undefined && rated !== undefined && before && !before.used) {
      const isLower = /^(?:position|bounce_rate|bounces)$/.test(rated) === /^better$/i.test(better);
      if (bound(at, isLower ? 'below' : 'above', piece.value, piece.percent)) {
        piece.used = true;
        before.used = true;
        continue;
      }
    }
    // "below position 10" is further down the list, "position below 10" a smaller number
    const compared =
      before?.type === 'metric' && before.metric === 'position'
        ? pieces[neighbour(pieces, left, -1)]
        : undefined;
    const isWorse = isKeyword(compared, 'compare') && /^worse/i.test(compared?.said ?? '');
    const isBetter = isKeyword(compared, 'compare') && /^better/i.test(compared?.said ?? '');
    if ((isKeyword(compared, 'more', 'less') || isWorse || isBetter) && compared && !compared.used) {
      limits.push({
        metric: 'position',
        is: isKeyword(compared, 'less') || isWorse ? 'above' : 'below',
        value: piece.value,
      });
      limitMetrics.add(left);
      for (const one of pieces)
        if (one.type === 'metric' && one.metric === 'position') limitMetrics.add(pieces.indexOf(one));
      piece.used = true;
      compared.used = true;
      continue;
    }
    // Position 1, rank 3
    if (before?.type === 'metric' && before.metric === 'position' && !piece.percent) {
      // An average position is no whole number.
      limits.push({ metric: 'position', is: 'at_least', value: piece.value - 0.5 });
      limits.push({ metric: 'position', is: 'below', value: piece.value + 0.5 });
      limitMetrics.add(left);
      piece.used = true;
      continue;
    }
    if (
      count === null &&
      Number.isInteger(piece.value) &&
      piece.value >= 1 &&
      piece.value <= 10_000 &&
      isCount(pieces, at)
    ) {
      count = piece.value;
      piece.used = true;
    }
  }
  return { limits, moves, count, limitMetrics };
}

/** "top 10", "10 best", "the 3 channels with the lowest …": a number beside a word of rank or before what is ranked. */
function isCount(pieces: readonly Piece[], at: number): boolean {
  const isRank = (piece: Piece | undefined) => isKeyword(piece, 'top', 'bottom', 'best', 'worst');
  const left = pieces[neighbour(pieces, at, -1)];
  const right = pieces[neighbour(pieces, at, 1)];
  if (isRank(left) || isRank(right) || isKeyword(left, 'gain', 'loss') || isKeyword(right, 'gain', 'loss'))
    return true;
  // "…, show 5"
  const isLast = pieces.slice(at + 1).every((piece) => piece.type === 'noise' || piece.type === 'stop');
  if (isLast && /^(?:show|list|give|display|limit|only)$/i.test(pieces[at - 1]?.said ?? '')) return true;
  // "which 3 blog posts"
  const behind = pieces[neighbour(pieces, pieces.indexOf(right as Piece), 1)];
  if (
    right?.type === 'members' &&
    behind?.type === 'dimension' &&
    isKeyword(pieces[neighbour(pieces, at, -1, (one) => one.type === 'noise')], 'which', 'chart')
  )
    return true;
  return right?.type === 'dimension' || (right?.type === 'unit' && pieces.some(isRank));
}

/**
 * Which metric a limit is about: one right behind it ("more than 100 sessions"), else the last one before it ("CTR below
 * 2 %") within the clause.
 */
function metricOf(pieces: readonly Piece[], at: number, isPercent: boolean): number {
  const start = Math.floor(at);
  const behind = Number.isInteger(at)
    ? neighbour(
        pieces,
        start,
        1,
        (piece) =>
          // "impressions above 1,000, CTR below 2 %": a comma ends what the number is about
          (piece.type === 'noise' && !/^[,;/]$/.test(piece.said)) ||
          piece.type === 'number' ||
          // "more than 1,000 mobile sessions"
          (piece.type === 'members' && pieces[pieces.indexOf(piece) + 1]?.type === 'metric') ||
          /^(?:to|[-–])$/i.test(piece.said) ||
          isKeyword(piece, 'total') ||
          // "less than 1 % of the sessions", "over 5 % share of purchases"
          (isPercent && (/^of$/i.test(piece.said) || isKeyword(piece, 'share'))) ||
          // "more than 1500 in spend"
          (isKeyword(piece, 'preposition') && /^in$/i.test(piece.said)) ||
          // "between 5 and 10 sessions", "100 or more clicks"; but not "below 2 % and at least 100 impressions"
          (isKeyword(piece, 'and') && isKeyword(pieces[start - 1], 'between')) ||
          (isKeyword(piece, 'at_least', 'at_most') && piece === pieces[start + 1]),
      )
    : start + 1;
  if (
    pieces[behind]?.type === 'metric' &&
    !isKeyword(pieces[behind - 1], 'and') &&
    !hasOwnLimit(pieces, behind)
  )
    return behind;
  for (let i = start - 1; i >= 0; i--) {
    const piece = pieces[i] as Piece;
    if (piece.type === 'stop') break;
    if (piece.type === 'metric') return i;
  }
  return behind >= 0 && pieces[behind]?.type === 'metric' ? behind : -1;
}

/** "Impressions over 1000 CTR under 2 %": the metric behind the number has a limit of its own, the one before none. */
function hasOwnLimit(pieces: readonly Piece[], at: number): boolean {
  const isNoise = (piece: Piece): boolean => piece.type === 'noise';
  const sign = neighbour(pieces, at, 1, isNoise);
  const comparison = pieces[sign];
  return (
    comparison?.type === 'keyword' &&
    comparison.keyword in comparisons &&
    pieces[neighbour(pieces, sign, 1, isNoise)]?.type === 'number'
  );
}

const metricNamed = (piece: Piece | undefined): string | undefined =>
  piece?.type === 'metric' ? piece.metric : undefined;

/** "Between 1 and 5 percent": the sign stands behind both. */
const lowerOf = (lower: Piece & { type: 'number' }, upper: Piece & { type: 'number' }): number =>
  upper.percent && !lower.percent ? lower.value / 100 : lower.value;

const FRACTIONS = new Set(['ctr', 'bounce_rate', 'engagement_rate']);
const RATES = new Set(['conversion_rate', 'purchase_rate']);

/** "CTR above 5" means five percent; nobody asks for 500 %. */
function fractionOf(metric: string, value: number, percent: boolean): number {
  if (percent) return value;
  return (FRACTIONS.has(metric) && value > 1) || (RATES.has(metric) && value >= 1) ? value / 100 : value;
}
