import { isKeyword, isNoise, neighbour, type Piece, rewrite } from '../../piece.ts';

/** "Pages under /products/" lie there: no number is meant. */
export function belowPaths(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[neighbour(pieces, at, 1, isNoise)];
    if (
      isKeyword(piece, 'less', 'more') &&
      next?.type === 'path' &&
      /^(?:under|below|beneath|above)$/i.test(piece.said)
    )
      rewrite(pieces, at, { type: 'keyword', keyword: 'preposition', used: true });
    else continue;
    // "sessions for pages under …" is one number, "pages under … by sessions" a list
    const place = neighbour(pieces, at, -1, isNoise);
    const kind = pieces[place];
    const joint = pieces[neighbour(pieces, place, -1, isNoise)];
    if (kind?.type === 'dimension' && isKeyword(joint, 'preposition')) kind.used = true;
  }
}
