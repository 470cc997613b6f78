import { MONTH_NAMES } from '../../dates/calendar-words.ts';
import { COUNT_WORDS } from '../../text/number-words.ts';
import { yesNoQuestion } from '../../text/yes-no-question.ts';
import type { Mark } from '../mark.ts';
import type { Reading } from '../reading.ts';
import type { Claim } from './claim.ts';
import { claimedPlace } from './claimed-place.ts';
import { claimedRatio } from './claimed-ratio.ts';

const COUNT = `(?:\\d+|${COUNT_WORDS}|several|many|few|lots)`;
/** "At all" and "of all time" count nothing. */
const OF_ALL = /\b(?:at all|(?:of )?all time|in all|all together|all (?:the )?others|all of (?=\d))\b/gi;
const QUANTITIES =
  /\b(?:every|everyone|everybody|each|all|both|most|half|majority|only|never|none|nobody|neither)\b/gi;
const EVERY =
  /^\w+ (?:there )?(?:(?:it|we|our|the) )?(?:all|every|each)\b|\b(?:on|in|of) (?:every|each|all)\b|\b(?:every|each) (?:single )?(?:day|week|month|quarter)\b/i;
const COUNTED = new RegExp(
  `^\\w+(?: there)?(?: been)? (?:(?:at least|more than|over|exactly|only) )?${COUNT}\\b|^\\w+(?: there)? (?:at least|more than|over|exactly|only) one\\b`,
  'i',
);
const SOME = /^\w+ there\b|\b(?:any|anyone|anybody|anything|ever|(?:a|one) single|at least one)\b/i;
/** "Did Vienna have days without a booking?" */
const HAD_UNITS = /\b(?:have|has|had|see|saw|get|got) (?:days|weeks|months|quarters|weekends)\b/i;

/** What a question of yes or no takes to be so, as it is typed; null where it takes nothing, or something that no list decides. */
export function readClaim(
  text: string,
  { limits, moves, grain, always, shape }: Reading,
  marksOf: (said: string) => readonly Mark[],
): Claim | null {
  const asked = yesNoQuestion(text)?.replace(OF_ALL, ' ');
  if (asked === undefined) return null;
  if (shape === 'ratio') return claimedRatio(asked);
  if (isOfOpenDays(asked, limits, grain)) return { of: 'some', isEver: false };
  const place = claimedPlace(asked, () => marksOf(asked));
  if (place !== null) return place;
  if (always !== null) return ofUnits(asked.replace(EVERY_UNIT, ' '));
  const quantities = asked.match(QUANTITIES) ?? [];
  // "Did every city buy at least one" is about every one, and no question of some
  const isOfSome = SOME.test(asked.replace(/\bat least one\b/gi, ' '));
  if (quantities.length === 1 && EVERY.test(asked) && !isOfSome) {
    if (grain !== null && limits.length === 0 && moves.length === 1) return { of: 'each' };
    return isTurned(asked, limits) ? { of: 'every' } : null;
  }
  if (quantities.length > 0 || COUNTED.test(asked)) return null;
  const timeless = asked.replace(TIMES, ' ');
  // Of one of them ever is any at all
  if (/\bever\b/i.test(asked) && !ANY.test(asked) && isAnything(timeless)) return { of: 'anything' };
  if (SOME.test(asked) || HAD_UNITS.test(asked)) return { of: 'some', isEver: /\bever\b/i.test(asked) };
  return isAnything(timeless) ? { of: 'anything' } : null;
}

/** "Are we open on Mondays?" is so where there is such a day. */
const OPEN =
  /^(?:are|is|were|was)\b.{1,50}\bopen\b|^(?:do|does|did|has|have)\b.{1,50}\b(?:work|open|trade|operate)(?:ed|d)?\b/i;

const isOfOpenDays = (asked: string, [only]: Reading['limits'], grain: Reading['grain']): boolean =>
  grain === 'day' &&
  only?.is === 'above' &&
  only.value === 0 &&
  !QUANTITIES_OR_LIMITS.test(asked) &&
  OPEN.test(asked);

const QUANTITIES_OR_LIMITS =
  /\d|\b(?:every|each|all|both|most|half|only|never|always|none|nobody|neither|more|less|fewer)\b/i;

/** "Did every channel have revenue every month?": of how many it is to hold in each of these. */
function ofUnits(asked: string): Claim | null {
  const quantities = asked.match(QUANTITIES) ?? [];
  if (quantities.length === 1 && EVERY.test(asked) && !/\b(?:any\w*|ever)\b/i.test(asked))
    return { of: 'each' };
  return quantities.length === 0 && !COUNTED.test(asked) && SOME.test(asked)
    ? { of: 'some', isEver: /\bever\b/i.test(asked) }
    : null;
}

const EVERY_UNIT =
  /\b(?:in |for |on )?(?:every|each|all)(?: single| one)?(?: of)?(?: the| these)?(?: last| past)?(?: \d+)? (?:day|week|month|quarter|year)s?\b/gi;

const isAnything = (timeless: string): boolean => HAD.test(timeless) && !JUDGED.test(timeless);
const ANY = /\b(?:any|anyone|anybody|single|day|week|month|quarter|year|weekend|time)s?\b/i;

const TIMES = new RegExp(
  `\\b(?:${MONTH_NAMES})(?: \\d{1,2}(?:st|nd|rd|th)?)?(?:,? 20\\d\\d)?\\b|\\b20\\d\\d\\b|\\b(?:last|past|previous) \\d+\\b|\\bq[1-4]\\b`,
  'gi',
);
/** "Did YouTube send traffic?", "does the zapier page bring revenue?" */
const HAD =
  /^(?:did|do|does|has|have)\b.*\b(?:send|sent|bring|brought|get|got|have|had|buy|bought|sell|sold|make|made|earn|earned|generate|generated|drive|driven|deliver|delivered|produce|produced|book|booked|order|ordered|upgrade|upgraded|convert|converted|donate|donated|purchase|purchased|subscribe|subscribed)\b/i;
/** What measures more than whether there is any. */
const JUDGED =
  /\d|\b(?:well|good|bad|badly|ok|okay|fine|enough|normal|usual|healthy|target|goal|budget|profit|profitable|track|right|correct|sense|much|many|too|so|as|better|worse|more|less|fewer|higher|lower|up|down|chang\w+|grow\w*|grew|rise|rose|fall|fell|drop\w*|improve\w*|than|again|same|double\w*|most|least|best|worst|difference|impact|effect|trend|problem|issue)\b/i;

const MORE = /\b(?:more than|over|above|at least|exceed\w*)\b/i;
const LESS = /\b(?:fewer than|less than|under|below|at most|up to)\b/i;
const NONE = /\b(?:no|without|zero|not|\w+n['’]t)\b/i;

/** "Is every route above 1000?" is read as "which routes were at most 1000?": those of which it is not so are listed. */
function isTurned(asked: string, limits: Reading['limits']): boolean {
  const [only, second] = limits;
  if (only === undefined || second !== undefined || NONE.test(asked)) return false;
  const [isMore, isLess] = [MORE.test(asked), LESS.test(asked)];
  if (isMore && isLess) return false;
  if (isMore) return only.is === 'at_most' || only.is === 'below';
  if (isLess) return only.is === 'at_least' || only.is === 'above';
  return only.is === 'equal' && only.value === 0;
}
