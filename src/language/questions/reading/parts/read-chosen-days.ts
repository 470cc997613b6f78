import { isKeyword, isNoise, neighbour, type Piece, silence } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import type { ReadNumbers } from './read-limits.ts';

/** These want the days one by one, and so they are told where nothing else limits or splits the numbers. */
const LISTING = /^(?:which|show|list|plot|chart|graph|draw|display|table|see|when)$/i;

/**
 * "Revenue on days with more than 20 purchases", "on weeks when sessions were above 15,000, what was the conversion rate": the
 * limits choose days of the whole site, and something else is asked of all of these together. The words for the days are
 * taken out, so that the rest is read as of any other days.
 */
export function readChosenDays(
  pieces: Piece[],
  { limits, limitMetrics, count }: ReadNumbers,
): Reading['chosenDays'] {
  const at = pieces.findIndex(
    (piece, place) =>
      piece.type === 'unit' && isKeyword(pieces[neighbour(pieces, place, -1, isNoise)], 'preposition'),
  );
  const unit = pieces[at];
  if (unit?.type !== 'unit' || !(unit.unit === 'day' || unit.unit === 'week' || unit.unit === 'month'))
    return null;
  const joint = neighbour(pieces, at, -1, isNoise);
  const before = pieces.slice(0, joint);
  const behind = pieces.slice(at + 1);
  const isAsked = (part: readonly Piece[], from: number): boolean =>
    part.some(({ type }, place) => type === 'metric' && !limitMetrics.has(from + place));
  const comma = behind.findIndex(({ said }) => said === ',');
  const isFronted = before.every(isNoise) && comma > 0 && isAsked(behind.slice(comma), at + 1 + comma);
  const isBehind = isAsked(before, 0) && !before.some(({ said }) => LISTING.test(said));
  const clause = isFronted ? behind.slice(0, comma) : behind;
  const isWhole = limits.length > 0 && limits.every(({ isShare }) => isShare !== true);
  const isLimit = clause.some(isBound) && isWhole && holdsLimits(pieces, at, limitMetrics, count);
  if (!(isFronted || isBehind) || !isLimit) return null;
  // "Revenue on days with more than 1,000 mobile visits": the days would be chosen by all, or the revenue be that of mobile.
  if (clause.some(({ type }) => type === 'members')) throw askedBack('chosen_days');
  for (const place of [joint, at]) silence(pieces, place);
  return { unit: unit.unit, limits: [...limits], best: null };
}

/** "Above 2,500", "above average" */
const isBound = (piece: Piece): boolean =>
  piece.type === 'number' || (piece.type === 'metric' && piece.beyondMean !== undefined);

/** Every limit is one of the days: none stands before them. */
const holdsLimits = (
  pieces: readonly Piece[],
  at: number,
  limitMetrics: ReadonlySet<number>,
  count: number | null,
): boolean =>
  limitMetrics.size > 0 &&
  [...limitMetrics].every((place) => place > at) &&
  !pieces.slice(0, at).some((piece) => piece.type === 'number' && piece.value !== count);
