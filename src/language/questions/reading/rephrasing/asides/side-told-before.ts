import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { MarksOf } from './retold.ts';

/** "Is facebook worth it?", "how is facebook doing?": a sentence of its own, before another one. */
const SENTENCE_FIRST = /^([^?!.;:]{3,80})[?!] +([^?!]{5,300}[?!.]?)$/;
/** Says how the two are to be held against each other, where nothing of it is said yet. */
const ASKED = /^(?:metric|dimension|time|number|path|text)$/;

/**
 * "Is facebook worth it? Revenue and purchases vs instagram": who is asked about first is one side of what is held against another
 * behind it, where that has only the other one.
 */
export function sideToldBefore(text: string, marksOf: MarksOf): string {
  const [, story = '', behind = ''] = SENTENCE_FIRST.exec(text) ?? [];
  if (story === '') return text;
  const asked = marksOf(behind);
  const at = asked.findIndex((mark) => isKeyword(mark, 'versus'));
  const other = asked.slice(at + 1).find(({ type }) => type !== 'noise');
  const isOneSide = at > 0 && namesIn(asked).length === 1 && other?.type === 'members';
  if (!isOneSide || !asked.slice(0, at).some(({ type }) => type === 'metric')) return text;
  const told = marksOf(story);
  const [name, ...more] = namesIn(told);
  if (name === undefined || more.length > 0 || told.some(({ type }) => ASKED.test(type))) return text;
  return areOfOneColumn(name, other) ? `${name.said}: ${behind}` : text;
}

type Named = Mark & { readonly type: 'members' };

const namesIn = (marks: readonly Mark[]): readonly Named[] =>
  marks.filter((mark): mark is Named => mark.type === 'members');

const areOfOneColumn = (one: Named, other: Named): boolean =>
  one.candidates.some(({ dimension }) => other.candidates.some((second) => second.dimension === dimension));
