import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';

export interface Retold {
  readonly text: string;
  /** What happened, in the words of the question: it limits nothing, and the answer says so. */
  readonly told: string | null;
}

type MarksOf = (text: string) => readonly Mark[];

/**
 * "We changed the checkout on 20 March. Did conversion improve since?" asks of the days since 20 March, and so does "since the
 * relaunch on 20 March": what happened gives the day, and is no part of any number.
 */
export function withToldEvents(text: string, marksOf: MarksOf): Retold {
  const plain = text.replace(/\s+/g, ' ').trim();
  const clause = withoutEventInClause(plain, marksOf);
  if (clause !== undefined) return clause;
  return withoutStoryOfDay(plain, marksOf) ?? { text, told: null };
}

const TELLER =
  /^(?:(?:on|in) [\p{L}\p{N}, ]{2,20}? )?(?:(?:so|ok|okay|hi|hey|hello|well|btw|fyi|and|also)\b[,!]? )*(?:we|i|our|my|the|a|there|they|google)\b/iu;
const END_OF_STORY =
  /(?<!\bvs|\bincl|\bexcl|\bapprox)[.!;:](?= )|(?: [-–—]+(?= ))|,(?= (?:and )?(?:did|do|does|has|have|had|is|are|was|were|how|what|which|can|could|show|compare|please)\b)/gi;

function withoutStoryOfDay(text: string, marksOf: MarksOf): Retold | undefined {
  if (!TELLER.test(text)) return undefined;
  for (const { index, 0: sign } of text.matchAll(END_OF_STORY)) {
    const story = text.slice(0, index);
    const question = text.slice(index + sign.length).trim();
    if (question === '' || /\?$/.test(story.trim())) return undefined;
    const day = dayOfEvent(marksOf(story));
    if (day === undefined) continue;
    const asked = pointingBack(question, day) ?? (isDated(marksOf(question)) ? question : undefined);
    if (asked !== undefined) return { text: asked, told: story.trim() };
  }
  return undefined;
}

/** "The Tuesday before" is before what was told of. */
const isDated = (marks: readonly Mark[]): boolean =>
  marks.some((mark) => mark.type === 'time' && mark.time.type === 'period') &&
  !marks.some(
    ({ type, said }) => type === 'time' && /\b(?:before|after|prior|previous|earlier)\b/i.test(said),
  );

/** The words of the one day, week or month that an event is told of; undefined where the sentence may limit or ask. */
function dayOfEvent(marks: readonly Mark[]): string | undefined {
  const times = marks.filter(({ type }) => type === 'time');
  const [time] = times;
  if (times.length !== 1 || time?.type !== 'time' || time.time.type !== 'period') return undefined;
  if (!marks.every((mark, at) => mark === time || isTold(mark, marks[at - 1]))) return undefined;
  return marks.some(happened) && !/^(?:since|until|before|after|between|from)\b/i.test(time.said)
    ? time.said
    : undefined;
}

/** A verb or a thing that the data do not know, without which nothing is told. */
const happened = (mark: Mark): boolean => /^(?:unknown|topic|keyword|dimension|metric)$/.test(mark.type);

/** Of "we opened in Ghent" it is not known whether Ghent is asked for. */
const isTold = (mark: Mark, before: Mark | undefined): boolean =>
  mark.type === 'noise' ||
  (mark.type === 'unknown' && !(mark.proper && /^(?:in|for|from|at|of)$/i.test(before?.said ?? ''))) ||
  mark.type === 'topic' ||
  mark.type === 'dimension' ||
  mark.type === 'metric' ||
  (mark.type === 'members' && mark.candidates.every(({ how }) => how === 'part')) ||
  isKeyword(mark, 'preposition', 'politeness', 'follow_on', 'gain', 'loss', 'change', 'high', 'and') ||
  // "Our site was down on March 14"
  (isKeyword(mark, 'versus') && /^(?:down|up) on$/i.test(mark.said));

/** What in a question means the day that was told of before it. */
const BACK: readonly (readonly [words: RegExp, day: (day: string, words: string) => string])[] = [
  [
    /\bbefore (?:and|vs\.?|versus) after(?: (?:that|this|it))?(?= ?[?.,!]|$)/i,
    (day) => `before and after ${day}`,
  ],
  [/\b(?:ever )?since(?: then| that(?: day)?| it| this)?(?= ?[?.,!]|$)/i, (day) => `since ${day}`],
  [/\b(?:ever )?since (?:then|that day)\b/i, (day) => `since ${day}`],
  [/\b(?:from then on|from that day on|thereafter)\b/i, (day) => `since ${day}`],
  [
    /\b((?:the |in the )?(?:\w+ )?(?:days?|weeks?|months?) (?:after|before))(?: (?:that|this|it))?(?= (?:vs|versus|compared|against|and|with|to)\b| ?[?.,!]|$)/gi,
    (day, words) => `${words.replace(/ (?:that|this|it)$/i, '')} ${day}`,
  ],
  [/\b(?:afterwards?|after (?:that|this|it))(?= |[?.,!]|$)/i, (day) => `since ${day}`],
  [/\bon that day\b/i, (day) => `on ${day}`],
  [/\bthat (?:day|month)\b/i, (day) => day],
];

function pointingBack(question: string, day: string): string | undefined {
  const said = BACK.find(([words]) => question.search(words) >= 0);
  if (said === undefined) return undefined;
  const [words, place] = said;
  return question.replace(words, (found) => place(day, found));
}

const CLAUSE =
  /\b(since|after|before and after|before|following) ((?:[\p{L}'’-]+ ){1,7}?)(?:(?:on|at|in|of) )?(?=\p{N}|[\p{L}]+ \p{N}|[\p{L}]+day\b|yesterday\b|last )/giu;

/** "Since we changed the checkout on 20 March", "after the relaunch on March 6", "before and after the price increase on May 1" */
function withoutEventInClause(text: string, marksOf: MarksOf): Retold | undefined {
  for (const { index, 0: whole, 1: joint = '', 2: event = '' } of text.matchAll(CLAUSE)) {
    const behind = text.slice(index + whole.length);
    const time = marksOf(behind)[0];
    const words = marksOf(event.trim());
    const isEvent =
      time?.type === 'time' &&
      time.time.type === 'period' &&
      words.every((mark, at) => isTold(mark, words[at - 1]) && mark.type !== 'topic') &&
      words.some((mark) => happened(mark) && !isKeyword(mark, 'preposition', 'and'));
    if (!isEvent) continue;
    // "The week after the relaunch on March 6" has its days counted from there.
    const isCounted = /\b(?:day|week|month)s?(?: right| immediately)? $/i.test(text.slice(0, index));
    const kept = isCounted || !/^(?:after|following)$/i.test(joint) ? joint : 'since';
    return {
      text: `${text.slice(0, index)}${kept} ${behind}`,
      told: `${whole.slice(joint.length).trim()} ${time.said}`,
    };
  }
  return undefined;
}
