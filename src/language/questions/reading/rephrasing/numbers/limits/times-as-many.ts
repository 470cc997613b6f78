import { isKeyword, isNoise, neighbour, type Piece, rewrite, silence } from '../../../piece.ts';

const FACTOR = /^(?:twice|double|triple|thrice|half|times|x)$/i;

/** "More than twice as many clicks on mobile as on desktop" is more than twice than on desktop. */
export function timesAsMany(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const as = pieces[at + 1];
    const many = pieces[at + 2];
    const isAsMany =
      FACTOR.test(piece.said) &&
      /^as$/i.test(as?.said ?? '') &&
      /^(?:many|much|high|large|big)$/i.test(many?.said ?? '');
    if (!isAsMany || as === undefined) continue;
    const other = pieces.findIndex(({ said }, place) => place > at + 2 && /^as$/i.test(said));
    if (other < 0) continue;
    silence(pieces, at + 1, at + 3);
    rewrite(pieces, other, { type: 'keyword', keyword: 'versus', said: 'than' });
    const before = neighbour(pieces, at, -1, (one) => isNoise(one) || one.type === 'number');
    if (!isKeyword(pieces[before], 'more', 'less', 'at_least', 'at_most'))
      pieces[at + 1] = {
        ...as,
        type: 'keyword',
        keyword: 'at_least',
        said: 'at least',
        used: false,
      };
    return;
  }
}
