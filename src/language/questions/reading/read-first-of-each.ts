import type { SourceView } from '../data/source-view.ts';
import { isKeyword, neighbour, type Piece } from './piece.ts';
import type { Reading } from './reading.ts';

const isRank = (piece: Piece | undefined): boolean => isKeyword(piece, 'top', 'bottom', 'best', 'worst');
const THEM = /^(?:them|these|those|ones|it|one)$/i;

/**
 * "The 3 best weeks, and which channel brought in the most in each of them?": the second ranking lies within every row of the
 * first. Its words are taken out, so that the rest is the first alone.
 */
export function readFirstOfEach(pieces: Piece[], view: SourceView): Reading['firstOfEach'] {
  const each = pieces.findLastIndex(
    (piece, at) =>
      (isKeyword(piece, 'each', 'by') || /\b(?:each|every)\b/i.test(piece.said)) &&
      pieces.slice(at + 1, at + 4).some(({ said }) => THEM.test(said)),
  );
  if (each < 0) return null;
  const inner = pieces.findLastIndex(({ type }, at) => at < each && type === 'dimension');
  const piece = pieces[inner];
  const lead = pieces[neighbour(pieces, inner, -1, (one) => one.type === 'noise' || one.type === 'number')];
  if (piece?.type !== 'dimension' || !(isKeyword(lead, 'which') || isRank(lead) || isKeyword(lead, 'and')))
    return null;
  const start = pieces.indexOf(lead as Piece);
  const outer = pieces.slice(0, start);
  const isOuter = outer.some(isRank) && outer.some(({ type }) => type === 'unit' || type === 'dimension');
  const ranks = pieces.slice(start).filter(isRank);
  const dimension = piece.dimensions.flatMap((name) => view.dimensionOf(name) ?? [])[0];
  if (!isOuter || ranks.length !== 1 || dimension === undefined) return null;
  const end = pieces.findIndex(({ said }, at) => at > each && THEM.test(said));
  const isSaid = pieces.slice(start, end + 1).some(({ type }) => type === 'time' || type === 'members');
  if (isSaid) return null;
  const isBottom = isKeyword(ranks[0], 'bottom', 'worst');
  const isJoint = isKeyword(pieces[neighbour(pieces, start, -1, (one) => one.type === 'noise')], 'and');
  const from = isJoint
    ? pieces.lastIndexOf(pieces.slice(0, start).findLast((one) => isKeyword(one, 'and')) as Piece)
    : start;
  for (let at = from; at <= end; at++)
    pieces[at] = { ...(pieces[at] as Piece), type: 'noise', used: true } as Piece;
  return { dimension, direction: isBottom ? 'bottom' : 'top' };
}
