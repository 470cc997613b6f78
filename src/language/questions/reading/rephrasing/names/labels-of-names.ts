import { isKeyword, type Piece, silence } from '../../piece.ts';

/** "AI assistants (chatgpt.com + perplexity.ai)": what a parenthesis of names spells out needs no meaning of its own. */
export function labelsOfNames(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.said !== '(' || pieces[at - 1]?.type !== 'unknown') continue;
    const end = pieces.findIndex(({ said }, place) => place > at && said === ')');
    const inside = pieces.slice(at + 1, end);
    const isNames =
      inside.some(({ type }) => type === 'members') &&
      inside.every((one) => one.type === 'members' || one.type === 'noise' || isKeyword(one, 'and', 'or'));
    if (end < 0 || !isNames) continue;
    for (let place = at - 1; pieces[place]?.type === 'unknown'; place--) silence(pieces, place);
  }
}
