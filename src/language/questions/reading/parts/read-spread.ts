import { isKeyword, isNoise, neighbour, type Piece, silence } from '../piece.ts';

const isPartOfSpread = (piece: Piece | undefined): boolean => isKeyword(piece, 'average', 'top', 'bottom');
const joins = (piece: Piece): boolean => isNoise(piece) || isKeyword(piece, 'and');

/**
 * "Average, minimum and maximum daily revenue", in any order: both ends of one list with the mean beside them. The first word of the
 * two ends is left to say what is ranked.
 */
export function readSpread(pieces: Piece[]): boolean {
  const first = pieces.findIndex(isPartOfSpread);
  const second = neighbour(pieces, first, 1, joins);
  const third = neighbour(pieces, second, 1, joins);
  const places = [first, second, third];
  const isList =
    places.every((at) => at >= 0 && isPartOfSpread(pieces[at])) &&
    new Set(places.map((at) => pieces[at]).map((piece) => piece?.type === 'keyword' && piece.keyword))
      .size === 3;
  if (!isList) return false;
  const end = places.find((at) => !isKeyword(pieces[at], 'average')) ?? first;
  for (let at = first; at <= third; at++) if (at !== end) silence(pieces, at);
  return true;
}
