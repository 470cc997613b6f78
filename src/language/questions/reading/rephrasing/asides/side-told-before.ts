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
  if (namesIn(asked).length === 0) return ofWhomAsked(story, behind, text, asked, marksOf);
  const at = asked.findIndex((mark) => isKeyword(mark, 'versus'));
  const other = asked.slice(at + 1).find(({ type }) => type !== 'noise');
  const isOneSide = at > 0 && namesIn(asked).length === 1 && other?.type === 'members';
  if (!isOneSide || !asked.slice(0, at).some(({ type }) => type === 'metric')) return text;
  const told = marksOf(story);
  const [name, ...more] = namesIn(told);
  if (name === undefined || more.length > 0 || told.some(({ type }) => ASKED.test(type))) return text;
  return areOfOneColumn(name, other) ? `${name.said}: ${behind}` : text;
}

/** Asks about somebody without a number: the numbers behind it are those of whom it asks about. */
const ASKS_ABOUT = /^(?:is|are|was|were|does|do|did|should|how|what about)\b/i;
/** Of everybody, whoever was asked about first. */
const OF_ALL = /\b(?:total|overall|altogether|whole|entire|all|sitewide|everyone|everything)\b/i;

/** "Is facebook worth it? Revenue last month vs the month before": of facebook. */
function ofWhomAsked(
  story: string,
  behind: string,
  text: string,
  asked: readonly Mark[],
  marksOf: MarksOf,
): string {
  const isAsked = text[story.length] === '?' && ASKS_ABOUT.test(story);
  if (!isAsked || OF_ALL.test(behind) || !asked.some(({ type }) => type === 'metric')) return text;
  const told = marksOf(story);
  const [name, ...more] = namesIn(told);
  if (name === undefined || more.length > 0 || told.some(({ type }) => ASKED.test(type))) return text;
  return isSplitBy(asked, name) ? text : `${name.said}: ${behind}`;
}

/** "Is mobile worth it? Revenue by device": beside the others. */
const isSplitBy = (asked: readonly Mark[], { candidates }: Named): boolean =>
  asked.some(
    (mark) =>
      mark.type === 'dimension' && candidates.some(({ dimension }) => mark.dimensions.includes(dimension)),
  );

type Named = Mark & { readonly type: 'members' };

const namesIn = (marks: readonly Mark[]): readonly Named[] =>
  marks.filter((mark): mark is Named => mark.type === 'members');

const areOfOneColumn = (one: Named, other: Named): boolean =>
  one.candidates.some(({ dimension }) => other.candidates.some((second) => second.dimension === dimension));
