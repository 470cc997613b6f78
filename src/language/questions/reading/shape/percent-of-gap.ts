import { isKeyword, type Piece } from '../piece.ts';

const PERCENT =
  /^(?:(?:in|by|as|how many|by how many|what|by what|how much) )?(?:a )?(?:%|percent|percentage|pct)(?: terms)?$/i;

/** What asks how far two stand apart, and not what each of them is. */
const APART =
  /^(?:more|less|fewer|higher|lower|greater|bigger|larger|smaller|difference|gap|beat|beats|beating|outperform\w*|ahead|exceed\w*)\b/i;

/** "How many more sessions did mobile get than tablet, in percent?": how far the one is above the other, no share of a whole. */
export function isPercentOfGap(pieces: readonly Piece[]): boolean {
  const shares = pieces.flatMap((piece, at) => (isKeyword(piece, 'share') ? [at] : []));
  const isOfNumber = (at: number): boolean =>
    /^of$/i.test(pieces[at + 1]?.said ?? '') || pieces[at + 1]?.type === 'metric';
  return (
    shares.length > 0 &&
    shares.every((at) => PERCENT.test(pieces[at]?.said ?? '') && !isOfNumber(at)) &&
    pieces.filter(({ type }) => type === 'members').length === 2 &&
    pieces.every(({ type }) => type !== 'dimension' && type !== 'number') &&
    pieces.some(({ said }) => APART.test(said))
  );
}
