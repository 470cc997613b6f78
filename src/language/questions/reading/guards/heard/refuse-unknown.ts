import type { Assembled } from '../../assemble.ts';
import { inWords } from '../../in-words.ts';
import type { Mark } from '../../mark.ts';
import { NotAnswerable } from '../../problem.ts';

/** Words that mean nothing here, and what the question says without them. */
export function refuseUnknown({ unknown, unknownIsName, has }: Assembled, marks: readonly Mark[]): void {
  if (unknown.length === 0) return;
  const isSomething = has.metric || has.dimension || has.filter || has.period;
  const rest = isSomething ? withoutWords(marks, unknown) : null;
  throw new NotAnswerable({ type: 'unknown_words', said: unknown, rest, isName: unknownIsName });
}

/** Words that were understood, and that the reading says nothing of. */
export function refuseUnheard(idle: readonly Mark[], marks: readonly Mark[]): void {
  if (idle.length === 0) return;
  // "And by product?" where products are only known as pages: what the data lack is more than a word that is not understood
  const lacking = idle.flatMap(({ said, others }) =>
    others.flatMap((one) => (one.type === 'topic' ? [{ said, topic: one.topic }] : [])),
  )[0];
  if (lacking !== undefined) throw new NotAnswerable({ type: 'topic', ...lacking });
  const said = idle.map((mark) => mark.said);
  throw new NotAnswerable({ type: 'unknown_words', said, rest: withoutWords(marks, said), isName: false });
}

const JOINING = /^(?:from|in|on|at|of|for|by|with|via|per|to|about|and|or|the|a|an|our|my|any|[-–,])$/i;

/** The question without the words that are not known, nor those that joined them to it: "sessions from TikTok last week". */
function withoutWords(marks: readonly Mark[], unknown: readonly string[]): string {
  const kept: Mark[] = [];
  let wasUnknown = false;
  for (const mark of marks) {
    const isUnknown = unknown.includes(mark.said);
    if (isUnknown) while (JOINING.test(kept.at(-1)?.said ?? '') && kept.at(-1)?.type !== 'time') kept.pop();
    // What stood behind it and joins it to nothing now
    else if (!(wasUnknown && /^(?:of|and|or|[-–,])$/i.test(mark.said))) kept.push(mark);
    wasUnknown = isUnknown || (wasUnknown && mark.said === '');
  }
  return inWords(kept);
}
