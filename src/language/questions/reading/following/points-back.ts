import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';

/** What stands for something that was named before it. */
const PRONOUN = /^(?:it|its|their|theirs|they|them|those|these|that|this|ones)$/i;

/** "That week", "these months": of the days that were named before. */
const THAT = /^(?:that|this|those|these)$/i;

/** "How long does it take", "what day is it", "is it true": it stands for nothing. */
const EMPTY_IT =
  /\b(?:does|did|do|will) it (?:take|cost|matter|look like)\b|\bis it (?:true|possible|worth|that|right)\b|\bit (?:is|was|seems|looks)\b|\bwhat (?:day|time) is it\b|\b(?:worth|make) it\b/i;

/** "What sold best then?", "how many nights there?" */
const AT_THE_END =
  /(?<!\b(?:and|what|by|since|until|but|so|out|hi|hello)) (?:then|there|by then|at that time|back then)[ ?.!]*$/i;
/** "How much of the traffic there is mobile?" */
const OF_THERE =
  /\b(?:how much|share|part|portion|proportion|percentage|percent|fraction|%) of (?:the |all )?\p{L}+ there (?:is|are|was|were|comes?|came|goes|went)\b/iu;
const EXISTING = /\b(?:is|are|was|were|be|been) (?:then|there)[ ?.!]*$/i;

/**
 * Whether a question speaks of something that only the question before has named: "what was its cancellation rate?", "how many
 * of those enrolled?". What is named before the pronoun is its own: "which hotel lost most of its bookings".
 */
export function pointsBack(marks: readonly Mark[], text: string): boolean {
  if (EMPTY_IT.test(text)) return false;
  if (OF_THERE.test(text)) return true;
  if (AT_THE_END.test(text) && !EXISTING.test(text)) return true;
  const spoken = marks.flatMap((mark) => (mark.said === '' ? [] : wordsOf(mark)));
  return spoken.some(({ mark, word }, at) => {
    if (!PRONOUN.test(word)) return false;
    return !isJoint(spoken, at) && !isOfTime(spoken, at) && !hasOwn(spoken, at) && !mark.proper;
  });
}

interface Word {
  readonly mark: Mark;
  readonly word: string;
}

/** Words that say nothing stand by themselves, phrases with all of theirs: "of those" is one that points. */
const wordsOf = (mark: Mark): Word[] =>
  mark.type === 'noise' || mark.type === 'keyword'
    ? mark.said.split(/\s+/).map((word) => ({ mark, word }))
    : [{ mark, word: mark.said }];

const SAYING = /^(?:metric|dimension|members|text|path)$/;

/** "Sessions that came from mobile", "pages that lost": it joins what stands right before it. */
const isJoint = (spoken: readonly Word[], at: number): boolean =>
  /^(?:that|this)$/i.test(spoken[at]?.word ?? '') &&
  !isBeforeUnit(spoken, at) &&
  (SAYING.test(spoken[at - 1]?.mark.type ?? '') ||
    /^(?:unit|grain|time)$/.test(spoken[at - 1]?.mark.type ?? '') ||
    /^(?:so|true|fact|say|know|think|mean|given|now|those|all|than|like)$/i.test(spoken[at - 1]?.word ?? ''));

/** "That day", "those weeks" */
const isBeforeUnit = (spoken: readonly Word[], at: number): boolean =>
  THAT.test(spoken[at]?.word ?? '') &&
  /^(?:days?|weeks?|weekend|months?|quarters?|years?|times?)$/i.test(spoken[at + 1]?.word ?? '');

/** "This week" is a time of its own; only times that were read stand so. */
const isOfTime = (spoken: readonly Word[], at: number): boolean =>
  THAT.test(spoken[at]?.word ?? '') && spoken[at]?.mark.type === 'time';

/** "Which channels sent them": who does something is not the one that it is done to, but may be whose share it is. */
const OF_THE_SAME = /^(?:its|their|theirs|ones|that|this)$/i;
const DOING = /^(?:did|do|does|was|were|is|are|has|have|had|of)$/i;

/** Something was named in the same question: who or what it is about, or a number in a clause of its own. */
function hasOwn(spoken: readonly Word[], at: number): boolean {
  const before = spoken.slice(0, at);
  if (isBeforeUnit(spoken, at)) return before.some(({ mark }) => /^(?:time|unit|grain)$/.test(mark.type));
  const isNamed = before.some(
    ({ mark }, place) =>
      mark.type === 'dimension' ||
      (/^(?:members|text|path)$/.test(mark.type) && !isKeyword(before[place - 1]?.mark, 'preposition')),
  );
  const first = before.findIndex(({ mark }) => SAYING.test(mark.type));
  const isCut =
    first >= 0 &&
    before
      .slice(first)
      .some(
        ({ mark }) =>
          mark.type === 'stop' || isKeyword(mark, 'and', 'versus') || /^[,;:–—-]$/.test(mark.said),
      );
  const word = spoken[at]?.word ?? '';
  const isDone =
    !OF_THE_SAME.test(word) || (/^th(?:at|is)$/i.test(word) && DOING.test(before.at(-1)?.word ?? ''));
  return isCut || (isNamed && !isDone);
}
