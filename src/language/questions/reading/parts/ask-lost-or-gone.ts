import { inWords } from '../in-words.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';

/** "What keywords did we lose": those that are seen no more, or those that had the most before and have less now? */
export function askLostOrGone(pieces: readonly Piece[]): void {
  const kind = pieces.findIndex(({ type }) => type === 'dimension');
  const loss = neighbour(pieces, kind, 1, isNoise);
  const between = pieces.slice(kind + 1, loss).map(({ said }) => said);
  const isOurs =
    between.some((said) => /^did$/i.test(said)) && between.some((said) => /^(?:we|i)$/i.test(said));
  const isLost = kind >= 0 && isKeyword(pieces[loss], 'loss') && /^lose$/i.test(pieces[loss]?.said ?? '');
  if (!isOurs || !isLost || pieces.some(({ type }) => type === 'metric' || type === 'number')) return;
  const rest = inWords(pieces.slice(loss + 1)).replace(/^[?.! ]*$/, 'last month');
  const said = (verb: string): string => `which ${pieces[kind]?.said} ${verb} ${rest}`;
  throw askedBack('lost_or_gone', [asChoice(said('lost the most')), asChoice(said('disappeared'))]);
}
