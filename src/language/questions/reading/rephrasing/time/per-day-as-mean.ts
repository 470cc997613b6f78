import { lengthOf } from '../../../dates/period.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../../piece.ts';

/**
 * "More clicks on weekends or on weekdays, per day?", "how many more bookings per day than in August": held against each other
 * are mean days. Sums over more days than the other has would be another comparison.
 */
export function perDayAsMean(pieces: Piece[]): void {
  const grain = pieces.findIndex((piece) => isPerUnit(piece));
  const metrics = pieces.filter(({ type }) => type === 'metric');
  if (
    grain < 0 ||
    metrics.length !== 1 ||
    pieces.some((piece) => isKeyword(piece, 'average', 'top', 'bottom'))
  )
    return;
  const at = pieces.findIndex(({ type }) => type === 'metric');
  if (!areWeekdaysApart(pieces, grain) && !isHowFar(pieces, at, grain) && !isHowMany(pieces, at, grain))
    return;
  pieces.splice(at, 0, {
    type: 'keyword',
    keyword: 'average',
    said: 'average',
    others: [],
    proper: false,
    used: false,
  });
}

const isPerUnit = (piece: Piece): boolean =>
  piece.type === 'grain' && /^(?:per|an?|each|every) \p{L}+$/iu.test(piece.said);

/** "Weekends or weekdays", "on Saturdays and Sundays" */
const areWeekdaysApart = (pieces: readonly Piece[], grain: number): boolean => {
  const unit = pieces[grain];
  const isDay = unit?.type === 'grain' && unit.grain === 'day';
  const times = pieces.filter(
    (piece) => piece.type === 'time' && (piece.time.type === 'weekdays' || /weekends?$/i.test(piece.said)),
  );
  return isDay && times.length > 1;
};

/**
 * "How many sessions a day do we get", "how many trials per day in May": by their mean; "sessions per day" may be each of them, and
 * so are the few of "per day last week".
 */
const isHowMany = (pieces: readonly Piece[], metric: number, grain: number): boolean =>
  (/^an? /i.test(pieces[grain]?.said ?? '') ||
    (/^per day$/i.test(pieces[grain]?.said ?? '') && pieces.some(isLong))) &&
  asksHowMany(pieces, metric) &&
  neighbour(pieces, metric, 1, isNoise) === grain;

/** "How many sessions", "how much revenue", "how much did we make" */
const asksHowMany = (pieces: readonly Piece[], metric: number): boolean =>
  isKeyword(pieces[neighbour(pieces, metric, -1, isNoise)], 'count') ||
  /^how much\b/i.test(pieces[metric]?.said ?? '') ||
  (/^much$/i.test(pieces[metric - 1]?.said ?? '') && /^how$/i.test(pieces[metric - 2]?.said ?? ''));

const FORTNIGHT = 14;

const isLong = (piece: Piece): boolean =>
  piece.type === 'time' && piece.time.type === 'period' && lengthOf(piece.time.period) > FORTNIGHT;

/** "How many more bookings per day … than …" */
const isHowFar = (pieces: readonly Piece[], metric: number, grain: number): boolean =>
  grain === metric + 1 &&
  isKeyword(pieces[neighbour(pieces, metric, -1)], 'gain', 'loss') &&
  pieces.some((piece) => isKeyword(piece, 'versus')) &&
  pieces.filter((piece) => piece.type === 'time' && piece.time.type === 'period').length === 2;
