import { isKeyword, type Piece, silent } from '../../piece.ts';

/** "Search traffic" and "search trends" are clicks and their course: no list of searches is asked for. */
export function searchTraffic(pieces: Piece[]): void {
  const isOfBrand = pieces.some((piece) => isKeyword(piece, 'brand', 'non_brand'));
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    // What people searched for is known of clicks alone
    if (isOfBrand && piece.type === 'metric' && /^(?:search )?(?:traffic|visits?)$/i.test(piece.said))
      pieces[at] = { ...piece, metric: 'clicks' };
    if (piece.type !== 'dimension' || !/^search$/i.test(piece.said) || next === undefined) continue;
    if (next.type === 'metric' && /^(?:traffic|visits?)$/i.test(next.said))
      pieces[at + 1] = { ...next, metric: 'clicks' };
    else if (!isKeyword(next, 'overview', 'trend')) continue;
    pieces[at] = silent(piece);
  }
}
