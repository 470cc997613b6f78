import { asKeyword, isKeyword, isNoise, neighbour, type Piece } from '../../piece.ts';
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
  const [dimension] = pieces.splice(list, 1) as [Piece];
  const which = { ...asKeyword(pieces[0] as Piece, 'which'), used: true };
  pieces.splice(0, 1, which, dimension);
}
