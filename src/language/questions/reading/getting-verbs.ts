import { isKeyword, neighbour, type Piece } from './piece.ts';

/** Ways to say that something had a number. Others say something ("refunded", "abandoned") and are asked about. */
const GETTING =
  /^(?:pull|attract|draw|drew|garner|net|netted|score|fetch|enjoy|amass|rack|clock|post|command|capture|win|won|gather|secure|boast|grab|claim|notch|haul|tally|tallie)(?:s|es|d|ed|bed)?$/i;

/** "Name whichever page pulled in the most sessions": had, by another word. */
export function dropGettingVerbs(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'unknown' || !GETTING.test(piece.said)) continue;
    const isOf = pieces[neighbour(pieces, at, -1, (one) => one.type === 'noise')]?.type === 'dimension';
    const next =
      pieces[neighbour(pieces, at, 1, (one) => one.type === 'noise' || isKeyword(one, 'preposition'))];
    if (isOf && isKeyword(next, 'top', 'bottom', 'best', 'worst'))
      pieces[at] = { ...piece, type: 'noise', used: true } as Piece;
  }
}
