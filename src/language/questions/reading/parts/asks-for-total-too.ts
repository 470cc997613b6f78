import type { Mark } from '../mark.ts';
import { isKeyword, isLight, isNoise, neighbour, type Piece } from '../piece.ts';

/**
 * "How many orders last week, and which country had the most?", "sessions in March and top channel", "how was traffic, and where did it
 * come from?": two questions of one number.
 */
export function asksForTotalToo(pieces: readonly Piece[]): boolean {
  const joint = pieces.findIndex((piece, at) => isJoint(piece) && asksForRows(pieces, at));
  if (joint < 0) return false;
  const [before, behind] = [pieces.slice(0, joint), pieces.slice(joint + 1)];
  const number = before.find(({ type }) => type === 'metric');
  const isOfSame = behind.every(
    (piece) => piece.type !== 'metric' || (number?.type === 'metric' && piece.metric === number.metric),
  );
  return (
    isNumberAlone(before) && isOfSame && behind.some(({ type }) => type === 'dimension' || type === 'unit')
  );
}

/** "And in which country"; "How was traffic? Where did it come from?" */
const isJoint = (piece: Piece): boolean =>
  piece.type === 'stop' ||
  isKeyword(piece, 'and') ||
  (isKeyword(piece, 'follow_on') && /^and\b/i.test(piece.said));

function asksForRows(pieces: readonly Piece[], joint: number): boolean {
  const place = neighbour(pieces, joint, 1, isLight);
  const piece = pieces[place];
  if (isKeyword(piece, 'which', 'top', 'bottom', 'best', 'worst')) return true;
  // "And on what device", "and who sent them"
  const isAsked =
    /^(?:where|who)\b/i.test(piece?.said ?? '') ||
    pieces.slice(joint, Math.max(joint, place)).some((one) => isNoise(one) && /^what$/i.test(one.said));
  return piece?.type === 'dimension' && isAsked;
}

const APART = [
  'which',
  'top',
  'bottom',
  'best',
  'worst',
  'share',
  'average',
  'versus',
  'compare',
  'gain',
  'loss',
  'change',
  'why',
] as const;

/** A number that is asked for as a whole, and neither its rows nor how it moved. */
export const isNumberAlone = (words: readonly Mark[]): boolean =>
  words.some(({ type }) => type === 'metric') &&
  words.every((mark) => !/^(?:dimension|grain|unit)$/.test(mark.type) && !isKeyword(mark, ...APART));
