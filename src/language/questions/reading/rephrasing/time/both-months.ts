import { isNoise, neighbour, type Piece, silent } from '../../piece.ts';

/** "… in March than in February, with 100 sessions in both months": the two that are named, and no course of months. */
export function bothMonths(pieces: Piece[]): void {
  const named = pieces.filter((piece) => piece.type === 'time' && piece.time.type === 'period');
  if (named.length < 2) return;
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[neighbour(pieces, at, -1, isNoise)];
    if (piece.type === 'unit' && /\bboth$/i.test(before?.said ?? '')) pieces[at] = silent(piece);
  }
}
