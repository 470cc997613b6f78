import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';

/** "the 90th percentile", "percentile 95", "p90", "median": which part of the days lies below; null where none is asked. */
export function readQuantile(pieces: Piece[]): number | null {
  if (pieces.some((piece) => isKeyword(piece, 'median'))) return 0.5;
  const at = pieces.findIndex(
    (piece) => isKeyword(piece, 'percentile') || (piece.type === 'unknown' && /^p$/i.test(piece.said)),
  );
  const word = pieces[at];
  if (word === undefined) return null;
  const places = isKeyword(word, 'percentile')
    ? [neighbour(pieces, at, -1, isNoise), neighbour(pieces, at, 1, isNoise)]
    : [at + 1];
  const number = places
    .map((place) => pieces[place])
    .find((piece) => piece?.type === 'number' && piece.value > 0 && piece.value < 100);
  if (number?.type !== 'number') return null;
  number.used = true;
  word.used = true;
  return number.percent ? number.value : number.value / 100;
}
