import { isKeyword, neighbour, type Piece } from '../../../piece.ts';

/** "Revenue and visitors", "how many people came from Google, and how much did they spend": two numbers. */
export function isAskedBeside(pieces: readonly Piece[], at: number): boolean {
  const isNumber = (piece: Piece | undefined): boolean =>
    piece?.type === 'metric' && piece.metric !== 'visitors';
  const isJoint = (piece: Piece | undefined): boolean =>
    isKeyword(piece, 'and') || /^[,+&]$/.test(piece?.said ?? '');
  const [left, right] = [neighbour(pieces, at, -1, isArticle), neighbour(pieces, at, 1, isArticle)];
  const isListed =
    (isJoint(pieces[left]) && isNumber(pieces[neighbour(pieces, left, -1, isArticle)])) ||
    (isJoint(pieces[right]) && isNumber(pieces[neighbour(pieces, right, 1, isArticle)]));
  if (isListed) return true;
  const joint = pieces.findIndex((piece, place) => place > at && isJoint(piece));
  const isCounted = /^how many$/i.test(pieces[left]?.said ?? '') || isKeyword(pieces[left], 'count');
  return (
    isCounted &&
    joint > 0 &&
    !pieces.slice(at, joint).some(isNumber) &&
    /^how(?: much)?$/i.test(pieces[neighbour(pieces, joint, 1, isArticle)]?.said ?? '') &&
    pieces.slice(joint).some(isNumber)
  );
}

const isArticle = (piece: Piece): boolean => /^(?:the|our|all|their|its|number|of)$/i.test(piece.said);
