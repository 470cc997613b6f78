import { isKeyword, isRank, type Piece, silence } from '../piece.ts';
import type { Reading } from '../reading.ts';
import { MOST_IN_A_ROW } from './most-in-a-row.ts';

const isUnit = (unit: string): unit is keyof typeof MOST_IN_A_ROW => unit in MOST_IN_A_ROW;
const RUN =
  /^(?:stretch|stretches|window|run|period|span|consecutive|straight|successive|contiguous|running|back to back|rolling)$/i;

/** "Our best 7-day stretch", "the worst 4 weeks in a row": so many units in a row, wherever they begin. null where none is asked for. */
export function readStretch(pieces: Piece[]): Reading['stretch'] {
  const rank = pieces.findIndex(isRank);
  const at = pieces.findIndex(
    ({ type }, place) =>
      type === 'number' && pieces.slice(place + 1, place + 4).some((one) => one.type === 'unit'),
  );
  const number = pieces[at];
  const place = pieces.findIndex(({ type }, behind) => behind > at && type === 'unit');
  const unit = pieces[place];
  if (rank < 0 || number?.type !== 'number' || unit?.type !== 'unit' || !isUnit(unit.unit)) return null;
  const isCount =
    Number.isInteger(number.value) && number.value >= 2 && number.value <= MOST_IN_A_ROW[unit.unit];
  const end = endOfRun(pieces, at, place);
  if (!isCount || end === undefined) return null;
  const isBottom = isKeyword(pieces[rank], 'bottom', 'worst');
  const isWish = isKeyword(pieces[rank], 'best', 'worst');
  silence(pieces, at, end);
  silence(pieces, rank);
  return { count: number.value, unit: unit.unit, direction: isBottom ? 'bottom' : 'top', isWish };
}

/** Where the words end that make a row of the units; undefined where no word says so. */
function endOfRun(pieces: readonly Piece[], at: number, place: number): number | undefined {
  const isRun = (piece: Piece | undefined): boolean => RUN.test(piece?.said ?? '');
  const isInRow = [1, 2, 3].every((step) =>
    [/^in$/i, /^a$/i, /^row$/i][step - 1]?.test(pieces[place + step]?.said ?? ''),
  );
  if (isInRow) return place + 4;
  if (isRun(pieces[place + 1])) return place + 2;
  return pieces.slice(at, place).some(isRun) ? place + 1 : undefined;
}
