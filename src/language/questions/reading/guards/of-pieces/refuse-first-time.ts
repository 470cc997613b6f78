import { isKeyword, type Piece } from '../../piece.ts';
import { NotAnswerable } from '../../problem.ts';

/** "The first day with more than 2,000": days within a limit are listed, and none of them is told as the first. */
export function refuseFirstTime(pieces: readonly Piece[]): void {
  const isLimited = pieces.some((piece) => isKeyword(piece, 'more', 'less', 'at_least', 'at_most'));
  const isFirst = pieces.some(
    (piece, at) =>
      /^(?:first|earliest|latest)(?: time)?$/i.test(piece.said) &&
      (pieces[at + 1]?.type === 'unit' || /^time$/i.test(pieces[at + 1]?.said ?? '')),
  );
  if (isLimited && isFirst) throw new NotAnswerable({ type: 'ambiguous', about: 'first_time', choices: [] });
}
