import type { Mark, MemberCandidate } from '../../mark.ts';
import { isKeyword, isPeriod } from '../../piece.ts';
import type { MarksOf, Retold } from './retold.ts';

const END =
  /(?<!\bvs|\bincl|\bexcl|\bapprox)[.!;:?](?= )|(?: [-–—]+(?= ))|,(?= (?:and )?(?:did|do|does|has|have|had|is|are|was|were|how|what|which|can|could|show|compare|please)\b)/gi;
/** Of more sentences than these the last are looked at: each is read together with all before it. */
const MOST_SENTENCES = 6;
/** Nobody tells so much before a question. */
const MOST_ENDS = 60;
const ASKING =
  /(?:^|[.!;:] )(?:(?:so|ok|okay|and|hi|hey|hello|please|pls|just|then|now|the|our|my|\d+)[, ]+)*(?:how|what|which|who|where|when|why|did|does|do|is|are|was|were|has|have|can|could|would|show|give|list|tell|compare|break|plot|chart|rank|get|find|count|split|name|calculate|report|display|pull|send|top|best|worst|biggest|largest|highest|lowest|total|average)\b/i;
/** A sentence of somebody: without one, "mobile only: sessions by country" says what is asked for. */
const TELLER =
  /\b(?:we|i|im|ive|our|my|they|their|he|she|his|her|it|somebody|someone|something|nobody|everybody|everyone|people|google|you|the|an?)\b/i;
/** "Growing tomatoes page: sessions" names what is asked of; before a colon only a sentence tells something. */
const SENTENCE =
  /\b(?:we|i|im|ive|they|he|she|somebody|someone|google|is|are|was|were|has|have|had|asks?|asked|wants?|wanted|says?|said|needs?)\b/i;
const ANAPHORA =
  /\b(?:it|them|those|these|theirs|there|that one|this one|the same|(?:above|below|over|under|than|of|like|for|on|in|with|from|about|besides) (?:that|this)(?! (?:week|month|year|quarter|day|period|of)\b))\b/i;
/** "Cold brew stuff (all searches with cold brew in it) - clicks": what a parenthesis limits is asked of. */
const DEFINED = /\([^()]*\b(?:with|containing|contain|contains|only|without|from)\b[^()]*\)/i;
/** "Sessions in that week vs the week before", "from then on than in the 14 days before" */
const POINTING = /\b(?:that (?:day|week)|then)\b/i;
/** "The 8th": of the month that the story names. */
const BARE_DAY = /\bthe \d{1,2}(?:st|nd|rd|th)\b(?! (?:of )?\p{L}{3,})/iu;

/**
 * "We changed the checkout on 20 March. Did conversion improve since?": sentences that only tell something are left out where
 * the question behind them is whole without them, or points back at the one day that they name. Names and limits that the
 * question does not repeat may be meant for it; then nothing is left out, and it is asked back.
 */
export function toldBefore(text: string, marksOf: MarksOf): Retold | undefined {
  const ends = [...text.matchAll(END)];
  if (ends.length > MOST_ENDS) return undefined;
  for (const { index, 0: sign } of ends.slice(-MOST_SENTENCES).reverse()) {
    const story = text.slice(0, index).trim();
    const behind = text.slice(index + sign.length).trim();
    const isAside = sign === '?' && isRhetorical(story, marksOf);
    if (!isAside && (/\?/.test(story + sign) || ASKING.test(story))) continue;
    if (isPartOfAsking(story, sign)) continue;
    if (isWithinDates(story, sign, behind)) continue;
    if (sign === ':' && !SENTENCE.test(story)) continue;
    if (DEFINED.test(story)) continue;
    const told = marksOf(story);
    const question = sourceOfIt(placed(behind, told), told);
    const asked = marksOf(question);
    if (!isAside && !TELLER.test(story) && told.filter(({ type }) => type === 'unknown').length < 2) continue;
    if (!asked.some(({ type }) => type === 'metric' || type === 'dimension') || !onlyTells(told, asked))
      continue;
    const [day, ...others] = told
      .filter((mark) => isPeriod(mark))
      .map(({ said }) => said.replace(NEARLY, ''));
    const pointed = day === undefined || others.length > 0 ? undefined : pointingBack(question, day);
    const isDatedByStory =
      isHeldAgainstBefore(question) && !asked.some(isOwnPeriod) && !POINTING.test(question);
    const dated =
      day !== undefined && others.length === 0 && isDatedByStory ? `${day}, ${question}` : undefined;
    const whole = dated ?? pointed ?? (isWhole(question, asked, told) ? question : undefined);
    if (whole !== undefined) return { text: whole, told: story };
  }
  return undefined;
}

const YES_OR_NO =
  /^(?:so,? |ok,? |and |but )?(?:is|are|was|were|do|does|did|has|have|can|could|will|should)(?:n['’]?t)? /i;

/** "Is mobile still eating the rest? Its share of sessions …": a question without a number that the data would have. */
function isRhetorical(story: string, marksOf: MarksOf): boolean {
  if (!YES_OR_NO.test(story) || story.includes('?')) return false;
  const told = marksOf(story);
  const isMeasured = told.some(({ type }) => /^(?:metric|dimension|number|time|path|text)$/.test(type));
  return !isMeasured && told.some(({ type }) => type === 'unknown');
}

/** "There was a sales spike on Feb 14. Which channel did it come from?": the number and the day of the story */
function sourceOfIt(question: string, told: readonly Mark[]): string {
  const [metric, ...others] = told.filter(({ type }) => type === 'metric');
  const [day, ...more] = told.filter((mark) => isPeriod(mark));
  if (metric === undefined || day === undefined || others.length + more.length > 0) return question;
  return question.replace(
    COME_FROM,
    (_, which: string) => `${which} had the most ${metric.said} on ${day.said}`,
  );
}

const COME_FROM =
  /^((?:and |so )?(?:which|what) (?:[\p{L}]+ ){0,2}[\p{L}]+) (?:(?:did|does) (?:it|that|this|they|those)(?: all| mostly| mainly)? come from|(?:is|was) (?:it|that|this)(?: all| mostly| mainly)? from|(?:drove|caused|brought|made) (?:it|that|this))(?= ?[?.!]|$)/iu;

const THERE = /\bthere\b(?! (?:is|are|was|were|has|have|a|any|been|to)\b)/i;

/** "Something broke in Camden. Show me the bookings there": of the one name that the story holds. */
function placed(question: string, told: readonly Mark[]): string {
  const [name, ...others] = told.filter(({ type }) => type === 'members');
  if (name === undefined || others.length > 0) return question;
  return question.replace(THERE, `in ${name.said}`).replace(IT, (_, verb: string) => `${verb} ${name.said}`);
}

/** "What share did it make?": of the one name that the story holds. */
const IT = /\b(did|does|has|had) it\b/i;

/** "Out of the people who sign up, what % …", "among countries with 500 sessions, …" */
const LIMITING =
  /^(?:out of|of|amongst?|from|for|in|on|at|with|within|by|per|given|considering|taking|take|looking at|excluding|without|besides|as|across|over|during|last|this|between(?! you and me))\b/i;
const CONDITION = /^(?:if|when|where|whenever|assuming|suppose|supposing|unless)\b/i;
/** What somebody says of how it is to be counted changes the answer: "our fiscal year starts in April", "we ignore tablets". */
const DEFINING =
  /\b(?:fiscal|financial year|defin\w+|means?|meaning|counts? as|counted as|treat(?:s|ed)?|consider|assum\w+|exclud\w+|ignor\w+|leav(?:e|es|ing) (?:\w+ )?out|skip\w*|focus\w*|cares? about|interested in|limit(?:s|ed)?|filter\w*|restrict\w*|only (?:care|want|need|sell|ship|count|track|look|mind))\b/i;
const SOMEBODY = /\b(?:we|i|im|ive|our|my|they|he|she|somebody|someone|google)\b/i;

/** What stands before a comma tells something only where it is a sentence of somebody. */
const isPartOfAsking = (story: string, sign: string): boolean =>
  CONDITION.test(story) ||
  DEFINING.test(story) ||
  ((LIMITING.test(story) || sign === ',') && !SOMEBODY.test(story));

/** "From May 12 - May 19": one stretch of days. */
const isWithinDates = (story: string, sign: string, behind: string): boolean =>
  /[-–—]/.test(sign) && /\d$/.test(story) && /^(?:\d|\p{L}{3,9} \d)/u.test(behind);

/** What happened "around 10 Nov" was on that day as far as anybody tells. */
const NEARLY = /^(?:the week )?around (?:the )?/i;

/** "The Tuesday before" is before what was told of. */
const isRelative = (mark: Mark): boolean =>
  mark.type === 'time' &&
  (mark.time.type === 'relative' || /\b(?:before|after|prior|previous|earlier)\b/i.test(mark.said));

const isOwnPeriod = (mark: Mark): boolean => isPeriod(mark) && !isRelative(mark);

/** "Last week felt slow. Were sessions down on the week before?": the time of the story against the one before it. */
const isHeldAgainstBefore = (question: string): boolean =>
  /\b(?:compared (?:to|with)|than(?: in| on)?|versus|vs\.?|against|(?:down|up) (?:on|from)|from|to) (?:the |that of the )?(?:\w+ )?(?:day|week|month|quarter|year|period)s? before(?= ?[?.,!]|$)/i.test(
    question,
  ) && !/\b(?:after|since)\b/i.test(question);

/** Nothing that a question is limited, split or measured by, unless the question says so itself. */
function onlyTells(told: readonly Mark[], asked: readonly Mark[]): boolean {
  return told.every((mark, at) => {
    if (mark.type === 'members')
      return (
        mark.candidates.every(({ how }) => how === 'part') ||
        isRepeated(mark.candidates, asked) ||
        isOfSplit(mark.candidates, asked) ||
        isThing(mark.candidates, told.slice(Math.max(0, at - WORDS_BEFORE), at))
      );
    if (mark.type === 'unknown')
      return !(mark.proper && /^(?:in|for|from|at|of)$/i.test(told[at - 1]?.said ?? ''));
    if (isKeyword(mark, 'top', 'bottom')) return isOpinion(told, at);
    if (isKeyword(mark, 'without') && IS_NOT.test(mark.said)) return true;
    if (isKeyword(mark, 'at_least', 'at_most', 'without', 'containing', 'starting_with')) return false;
    if (mark.type === 'number') return !/^(?:metric|dimension)$/.test(told[at + 1]?.type ?? '');
    if (mark.type === 'dimension') return !isKeyword(told[at - 1], 'by', 'per', 'each');
    return mark.type !== 'path' && mark.type !== 'text';
  });
}

const WORDS_BEFORE = 3;

/** "We put up a free-shipping banner" tells of a thing, though a channel is called so by some. */
const isThing = (told: readonly MemberCandidate[], before: readonly Mark[]): boolean =>
  told.every(({ how }) => how === 'alias') && before.some(({ said }) => /^an?$/i.test(said));

/** Japan behind a story of Asia is the country that is asked for; the same name twice is one. */
const isRepeated = (told: readonly MemberCandidate[], asked: readonly Mark[]): boolean =>
  asked.some(
    (mark) =>
      mark.type === 'members' &&
      mark.candidates.some(({ dimension }) => told.some((one) => one.dimension === dimension)),
  );

/** "It was bad on my mobile device. Conversion rates by device type?": whichever was told of stands among those that are asked for. */
const isOfSplit = (told: readonly MemberCandidate[], asked: readonly Mark[]): boolean =>
  asked.some(
    (mark) =>
      mark.type === 'dimension' &&
      told.every(({ dimension }) => mark.dimensions.some((name) => areOneKind(name, dimension))),
  );

/** Channel, source and medium tell of one thing, where a visit came from. */
const WHERE_FROM = /^(?:channel|source|medium|source_medium|campaign)$/;
const areOneKind = (one: string, other: string): boolean =>
  one === other || (WHERE_FROM.test(one) && WHERE_FROM.test(other));

/** "It was not great": what is not so is left out of no number. */
const IS_NOT = /^(?:is|are|was|were|has|have|had|did|do|does|could|can|would|will|should) ?n(?:o|['’]?)t$/i;

/** "Google seems to be the biggest driver of our business": how large something is thought to be chooses nothing. */
const isOpinion = (told: readonly Mark[], at: number): boolean =>
  told
    .slice(0, at)
    .some(({ said }) => /^(?:seems?|is|are|was|were|looks?|feels?|remains?|became|becomes)$/i.test(said)) &&
  told[at + 1]?.type !== 'number';

/** With days of its own where the story names some, and without words that point back at what it does not name. */
function isWhole(question: string, asked: readonly Mark[], told: readonly Mark[]): boolean {
  if (ANAPHORA.test(question) || BARE_DAY.test(question)) return false;
  const own = asked.findIndex(isOwnPeriod);
  const relative = asked.findIndex(isRelative);
  // "From 13 to 19 March versus the week before" is before the days that the question names itself.
  const isDated = asked.some(isPeriod) && (relative < 0 || (own >= 0 && own < relative));
  return (
    isDated ||
    (!told.some(isPeriod) && !asked.some(isRelative)) ||
    (asked.some(isPeriod) && !told.some(isPeriod))
  );
}

/** The weeks after a change begin with the day that it was made; the day after is the next one. */
export const fromDay = (words: string): string =>
  words.replace(/\b((?:week|month)s?(?: right| immediately)?) (?:after|following)$/i, '$1 starting');

/** What in a question means the day that was told of before it. */
const BACK: readonly (readonly [words: RegExp, day: (day: string, words: string) => string])[] = [
  [
    /\bbefore (?:and|vs\.?|versus) after(?: (?:that|this|it))?(?= ?[?.,!]|$)/i,
    (day) => `before and after ${day}`,
  ],
  [
    /\bsince(?: then)?,? (?:compared (?:to|with)|vs\.?|versus|against|and) before(?: (?:that|it))?(?= ?[?.,!]|$)/i,
    (day) => `before and after ${day}`,
  ],
  [/\b(?:ever )?since(?: then| that(?: day)?| it| this)?(?= ?[?.,!]|$)/i, (day) => `since ${day}`],
  [/\b(?:ever )?since (?:then|that day)\b/i, (day) => `since ${day}`],
  // "The 4 weeks from that day on"
  [
    /\b((?:the )?(?:first )?\w+ (?:days?|weeks?|months?)) (?:starting|beginning|from) (?:that day|then|there|it|that)(?: on(?:wards?)?)?(?= ?[?.,!]|$| (?:vs|versus|compared|against|and|with|to|than)\b)/gi,
    (day, words) => `${words.replace(/ (?:starting|beginning|from) .*$/i, '')} starting ${day}`,
  ],
  [/\b(?:from then on|from that day on|thereafter)\b/i, (day) => `since ${day}`],
  [
    /\b((?:the |in the )?(?:\w+ )?(?:days?|weeks?|months?) (?:after|before))(?: (?:that|this|it))?(?= (?:vs|versus|compared|against|and|with|to|than)\b| ?[?.,!]|$)/gi,
    (day, words) => `${fromDay(words.replace(/ (?:that|this|it)$/i, ''))} ${day}`,
  ],
  [/\b(?:afterwards?|after (?:that|this|it))(?= |[?.,!]|$)/i, (day) => `since ${day}`],
  [/\bon that day\b/i, (day) => `on ${day}`],
  [/\b(?:in |during )?that week\b/i, (day) => `in the week of ${day}`],
  [/\b(?:in |on )?that (?:day|month)\b/i, (day) => day],
];

function pointingBack(question: string, day: string): string | undefined {
  const dated = BACK.reduce(
    (said, [words, place]) => said.replace(words, (found) => place(day, found)),
    question,
  );
  return dated === question ? undefined : dated;
}
