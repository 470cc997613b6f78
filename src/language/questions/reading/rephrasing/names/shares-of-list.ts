import { isKeyword, type Piece, rewrite } from '../../piece.ts';
import { areOfOneKind } from './are-of-one-kind.ts';
import { rowsOfNames } from './rows-of-names.ts';

const FEWEST = 3;
const TOGETHER = /^(?:together|combined|altogether|jointly|in all|in total)$/i;

/** "What percentage comes from email, organic search and direct": a list of three and more asks for the share of each. */
export function sharesOfList(pieces: Piece[]): void {
  const isShare = pieces.some((piece) => isKeyword(piece, 'share'));
  if (!isShare || pieces.some((piece) => isKeyword(piece, 'total', 'without') || TOGETHER.test(piece.said)))
    return;
  for (const places of rowsOfNames(pieces)) {
    const [first = 0, ...others] = places;
    if (places.length < FEWEST || !others.every((at) => areOfOneKind(pieces[first], pieces[at]))) continue;
    const last = places.at(-1) ?? first;
    const joint = pieces.findLastIndex((piece, at) => at > first && at < last && isKeyword(piece, 'and'));
    if (joint > 0) rewrite(pieces, joint, { type: 'keyword', keyword: 'versus' });
  }
}
