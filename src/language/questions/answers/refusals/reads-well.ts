import { FALL, FELL, RISE, ROSE } from '../../vocabulary/moving-words.ts';

/** Names may be called so ("Fall Gala"), and stand with a capital. */
const MOVED = new RegExp(String.raw`\b(?:${FALL}|${FELL}|${RISE}|${ROSE})\b`, 'gu');
const JOINT =
  /[,;:?.]|\b(?:and|or|but|yet|while|whilst|although|though|that|which|who|whose|with|than|vs|versus|against|from|by|of)\b/iu;

/**
 * Whether somebody would ask so. Words that are left when others are taken away may be read, and say nothing: "hires grow fell", "grow
 * damage reports fell" are two moves of which nothing says whose they are.
 */
export function readsWell(question: string): boolean {
  const spoken = `${question.slice(0, 1).toLowerCase()}${question.slice(1)}`;
  const moves = [...spoken.matchAll(MOVED)];
  return moves.every((move, at) => {
    const before = moves[at - 1];
    return before === undefined || JOINT.test(spoken.slice(before.index + before[0].length, move.index));
  });
}
