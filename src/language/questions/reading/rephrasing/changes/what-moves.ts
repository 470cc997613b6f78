import { isKeyword, isNoise, neighbour, type Piece, rewrite } from '../../piece.ts';
import { askedBack } from '../../problem.ts';

/** "What's rising for /blog URLs": which of them; without a word for what, it is asked. */
export function whatMoves(pieces: Piece[]): void {
  const first = pieces.findIndex((piece) => !isNoise(piece));
  const verb = pieces[first];
  const isAsked =
    /^what(?:s|'s|’s)?$/i.test(pieces[0]?.said ?? '') &&
    isKeyword(verb, 'gain', 'loss') &&
    /ing(?: up| down| off)?$/i.test(verb?.said ?? '');
  if (!isAsked || pieces.some(({ type }) => type === 'metric')) return;
  const list = pieces.findIndex(({ type }) => type === 'dimension');
  if (list < 0) throw askedBack('what_moves');
  if (isKeyword(pieces[neighbour(pieces, list, -1, isNoise)], 'by', 'per')) return;
  pieces.splice(1, 0, ...pieces.splice(list, 1));
  rewrite(pieces, 0, { type: 'keyword', keyword: 'which', used: true });
}
