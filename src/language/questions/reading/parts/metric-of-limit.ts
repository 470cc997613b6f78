import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import { comparisons } from './comparisons.ts';

/**
 * Which metric a limit is about: one right behind it ("more than 100 sessions"), else the last one before it ("CTR below
 * 2 %") within the clause.
 */
export function metricOf(pieces: readonly Piece[], at: number, isPercent: boolean): number {
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
  for (let i = start - 1; i >= 0 && pieces[i]?.type !== 'stop'; i--)
    if (pieces[i]?.type === 'metric') return i;
  return behind >= 0 && pieces[behind]?.type === 'metric' ? behind : -1;
}

/** "Impressions over 1000 CTR under 2 %": the metric behind the number has a limit of its own, the one before none. */
function hasOwnLimit(pieces: readonly Piece[], at: number): boolean {
  const sign = neighbour(pieces, at, 1, isNoise);
  const comparison = pieces[sign];
  return (
    comparison?.type === 'keyword' &&
    comparison.keyword in comparisons &&
    pieces[neighbour(pieces, sign, 1, isNoise)]?.type === 'number'
  );
}

/** Where it stands what there is none of: "without purchases", "no mobile purchases"; -1 where nothing is said. */
export const noneOfWhat = (pieces: readonly Piece[], at: number): number =>
  neighbour(
    pieces,
    at,
    1,
    (one) =>
      isNoise(one) ||
      (isKeyword(pieces[at], 'none') &&
        one.type === 'members' &&
        pieces[pieces.indexOf(one) + 1]?.type === 'metric'),
  );

export const metricNamed = (piece: Piece | undefined): string | undefined =>
  piece?.type === 'metric' ? piece.metric : undefined;

/** "Between 1 and 5 percent": the sign stands behind both. */
export const lowerOf = (lower: Piece & { type: 'number' }, upper: Piece & { type: 'number' }): number =>
  upper.percent && !lower.percent ? lower.value / 100 : lower.value;

const FRACTIONS = new Set(['ctr', 'bounce_rate', 'engagement_rate']);
const RATES = new Set(['conversion_rate', 'purchase_rate']);

/** "CTR above 5" means five percent; nobody asks for 500 %. */
export function fractionOf(metric: string, value: number, percent: boolean): number {
  if (percent) return value;
  return (FRACTIONS.has(metric) && value > 1) || (RATES.has(metric) && value >= 1) ? value / 100 : value;
}
