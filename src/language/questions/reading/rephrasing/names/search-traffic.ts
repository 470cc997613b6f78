import { isKeyword, type Piece, silent } from '../../piece.ts';

/** "Search traffic" and "search trends" are clicks and their course: no list of searches is asked for. */
export function searchTraffic(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    if (piece.type !== 'dimension' || !/^search$/i.test(piece.said) || next === undefined) continue;
    if (next.type === 'metric' && /^(?:traffic|visits?)$/i.test(next.said))
      pieces[at + 1] = { ...next, metric: 'clicks' } as Piece;
    else if (!isKeyword(next, 'overview', 'trend')) continue;
    pieces[at] = silent(piece);
  }
}
