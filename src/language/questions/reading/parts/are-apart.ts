import type { Period } from '../../dates/period.ts';
import { isKeyword, type Piece } from '../piece.ts';

/** What holds one time against another, wherever it stands. */
const HELD = [
  'versus',
  'compare',
  'gain',
  'loss',
  'change',
  'more',
  'less',
  'fast',
  'or',
  'share',
  'ratio',
] as const;

/** "May, June", "2025 / 2026" */
const isSign = ({ type, said }: Piece): boolean => type === 'noise' && /^[,/&+]$/.test(said);

const areOfOneUnit = ([first, second]: readonly Period[]): boolean => first?.unit === second?.unit;

/** "Sessions on March 3 and March 10", "orders in December and in January": both are told, and neither is held against the other. */
export function areApart(pieces: readonly Piece[], periods: readonly Period[]): boolean {
  const times = pieces.flatMap(({ type }, at) => (type === 'time' ? [at] : []));
  const [first, second] = times;
  // "In the two weeks before and in the two weeks after": what came between them is what is asked about
  if (times.some((at) => /\b(?:before|after)\b/i.test(pieces[at]?.said ?? ''))) return false;
  if (periods.length !== 2 || times.length !== 2 || first === undefined || second === undefined) return false;
  const between = pieces.slice(first + 1, second);
  const isAnd = (piece: Piece): boolean =>
    isKeyword(piece, 'and') ||
    (isKeyword(piece, 'follow_on') && /^and (?:in|on|for|during)$/i.test(piece.said));
  const isListed = between.some(isAnd) || (areOfOneUnit(periods) && between.some(isSign));
  const isPlain = between.every(
    (piece) => piece.type === 'noise' || isAnd(piece) || isKeyword(piece, 'preposition'),
  );
  return isListed && isPlain && !pieces.some((piece) => isKeyword(piece, ...HELD));
}

/** Told beside each other, in the order in which they are named. */
export const asSaid = (pieces: readonly Piece[], periods: readonly Period[]): readonly Period[] => {
  const placeOf = ({ from, to }: Period): number =>
    pieces.findIndex(
      (piece) =>
        piece.type === 'time' &&
        piece.time.type === 'period' &&
        piece.time.period.from === from &&
        piece.time.period.to === to,
    );
  // A week that a day stands for is not found, and stays where it is
  if (periods.some((period) => placeOf(period) < 0)) return periods;
  return periods.toSorted((one, other) => placeOf(one) - placeOf(other));
};
