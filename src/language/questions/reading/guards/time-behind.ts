import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';

/** The time of a question as it stands behind a number: "in October", "last month". */
export function timeBehind(marks: readonly Mark[]): string {
  const at = marks.findIndex(({ type }) => type === 'time');
  const times = inWords(marks.filter(({ type }) => type === 'time'));
  const joint = marks[at - 1]?.said ?? '';
  const isJoined = /^(?:in|on|since|during)$/i.test(joint) && !/^(?:last|this|yesterday)\b/i.test(times);
  return isJoined ? `${joint} ${times}` : times;
}
