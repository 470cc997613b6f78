import { isKeyword, isNoise, neighbour, type Piece, rewrite, silence } from '../piece.ts';

/** Of names against each other, two times or two metrics it is said which: there the word stays. */
const isOfNamed = (piece: Piece): boolean =>
  /^(?:members|text|path)$/.test(piece.type) ||
  isKeyword(piece, 'versus', 'more', 'less', 'gain', 'loss', 'change', 'rest', 'average', 'share', 'ratio');

/** Words that hold all members beside each other; "beat" and "better" are of two. */
export const isOfAllMembers = (said: string): boolean =>
  /^(?:compar|contrast|differ|diff|side by side|stack up)/i.test(said);

/** "Compare new and returning purchases by device": the first of two dimensions is told by all of its names. */
const isKindsBySplit = ([first, second, ...more]: readonly Piece[]): boolean =>
  more.length === 0 &&
  second !== undefined &&
  /^new (?:and|vs\.?|versus|or|&) returning\b/i.test(first?.said ?? '');

/**
 * "Compare sessions by channel", "how does revenue differ between devices", "traffic from different sources": all members of
 * one dimension beside each other, which is what a list of them is.
 */
export function compareAll(pieces: Piece[]): void {
  const dimensions = pieces.filter(({ type }) => type === 'dimension');
  const times = pieces.filter(({ type }) => type === 'time');
  if ((dimensions.length !== 1 && !isKindsBySplit(dimensions)) || times.length > 1 || pieces.some(isOfNamed))
    return;
  // "Compare sessions by channel with last month"
  const isWithTime = pieces.some(
    (piece, at) =>
      piece.type === 'time' &&
      /^(?:with|to|and)(?: the)?$/i.test(pieces[neighbour(pieces, at, -1, isNoise)]?.said ?? ''),
  );
  if (isWithTime) return;
  const compare = pieces.findIndex((piece) => isKeyword(piece, 'compare') && isOfAllMembers(piece.said));
  if (compare < 0) return;
  silence(pieces, compare);
  const at = pieces.findIndex(({ type }) => type === 'dimension');
  const different = neighbour(pieces, at, -1, isNoise);
  if (isKeyword(pieces[different], 'distinct')) silence(pieces, different);
  const joint = neighbour(pieces, at, -1, isNoise);
  const piece = pieces[joint];
  if (piece !== undefined && isKeyword(piece, 'between', 'preposition'))
    rewrite(pieces, joint, { type: 'keyword', keyword: 'by' });
}
