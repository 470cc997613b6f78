import { isKeyword, isNoise, neighbour, type Piece, rewrite, silence } from '../../piece.ts';
import { areOfOneKind } from './are-of-one-kind.ts';
import { rowsOfNames } from './rows-of-names.ts';

/** "Split into mobile and desktop", "broken down by organic and paid": each of them beside the others, and not all together. */
export function splitByNames(pieces: Piece[]): void {
  if (pieces.some(({ said }) => TOGETHER.test(said))) {
    doneByNames(pieces);
    return;
  }
  for (const [first = 0, ...others] of rowsOfNames(pieces)) {
    if (!others.every((at) => areOfOneKind(pieces[first], pieces[at]))) continue;
    const before = splitBefore(pieces, first);
    const last = others.at(-1) ?? first;
    const joint = pieces.findLastIndex((piece, at) => at > first && at < last && isKeyword(piece, 'and'));
    if (before.length === 0 || joint < 0) continue;
    for (const at of before) silence(pieces, at);
    rewrite(pieces, joint, { type: 'keyword', keyword: 'versus' });
  }
}

const TOGETHER = /^(?:together|combined|taken together|altogether|jointly|in total)$/i;

/** "Km ridden by e-bikes and cargo bikes, combined": whose they are, and no split. */
function doneByNames(pieces: Piece[]): void {
  for (const [first = 0] of rowsOfNames(pieces)) {
    const at = neighbour(pieces, first, -1, isNoise);
    if (isKeyword(pieces[at], 'by')) silence(pieces, at);
  }
}

/** The places of the words that split, right before the names. */
function splitBefore(pieces: readonly Piece[], names: number): readonly number[] {
  const at = neighbour(pieces, names, -1, isNoise);
  if (isKeyword(pieces[at], 'by')) return [at];
  const isInto = isKeyword(pieces[at], 'preposition') && /^(?:into|between)\b/i.test(pieces[at]?.said ?? '');
  const split = neighbour(pieces, at, -1, isNoise);
  return isInto && isKeyword(pieces[split], 'breakdown') ? [split, at] : [];
}
