import { plural } from '../../../../plural.ts';
import { MONTH_NAMES } from '../../../dates/calendar-words.ts';
import { once } from '../../../text/pattern.ts';
import { FELL, ROSE } from '../../../vocabulary/moving-words.ts';
import { addedIn } from './added-in.ts';
import { IN_PERCENT, MORE } from './compared-words.ts';
import { goodOrBadThen } from './good-or-bad-then.ts';
import { LEAD, opening, openingKept, TAIL } from './lead-and-tail.ts';
import type { Listed } from './listed.ts';
import { rankedOfThem } from './ranked-of-them.ts';
import { sinceMonth } from './since-month.ts';
import { whoMoved } from './who-moved.ts';

/** A question that follows another, in whole words, and what it says of the one before. */
export interface SaidAfter {
  readonly text: string;
  /** "Split it by country": of all that the question before spoke of. */
  readonly isOfBefore: boolean;
  /** "Revenue too": beside what was told, and not in its place. */
  readonly adds: boolean;
  /** "Together with Canada": of both names, and not of this one in the place of the other. */
  readonly joins: boolean;
  /** "Sort by revenue" */
  readonly sorts: boolean;
}

const PLAIN = { isOfBefore: true, adds: false, joins: false, sorts: false };

const IT = '(?:it|them|that|this|those|these|the same|these numbers|those numbers)';

/** "Can you split this by linen", "show me that per site", "show it by week" */
const SHOWN = opening(
  `(?:split|show|break|group|give|list|display|see|cut|slice|get|plot|chart|present|view|put)(?: me| us)? ${IT}(?: all| broken| split)?(?: down| up| out)?(?: again)? (?=(?:by|per|for|in|on|from|as|only|without|with|over|during|since) )`,
);

/** "Show me the breakdown by city" */
const BREAKDOWN = opening(
  `(?:the |an? |its )?(?:breakdown|break[- ]down)(?: of ${IT})?(?: again)? (?=(?:by|per|for each) )`,
);

/** "Sort them by revenue" */
const SORTED = opening(
  String.raw`(?:(?:re-?)?sort|order|rank|arrange)(?: ${IT}| the (?:list|table|rows))? by (?=\S)`,
);

/** "From which channel?", "which items?" behind the one that was found: of this one. */
const OF_FOUND = opening(
  `(?:(?:at|from|on|in|through|via|for|by|with) (?:which|what) \\p{L}|which \\p{L}+(?: \\p{L}+)?s${TAIL})`,
);

/** "For each booking", "divided by bookings", "average per booking"; an average day is another thing. */
const FOR_EACH = openingKept(
  '(?:divided by|for (?:each|every)(?: single)?|(?:the |an )?(?:average|avg|mean) per(?! (?:day|weekday|week|month|quarter|year)\\b)) (?!of\\b)(?=\\p{L})',
);

/** "What did a lead cost us in each?" behind the leads by city */
const IN_EACH =
  /(?<=\S.*) (?:in|for|of|from|on|at|with) each(?: one| of (?:them|those|these))?(?=[ ?.!]*$)/iu;

/** "Show the conversion rate for those", "revenue of each of them" */
const OF_THOSE = once`^(${LEAD}(?:(?:add|include|what (?:is|was|are|were)|what['’]s)(?: me| us)? )*)(?:the )?(?!(?:which|what|who|where|when|why|how|did|do|does|is|are|was|were|only|without)\b)(.+?) (?:for|of) (?:each of )?(?:those|these|them|the same)(?: (?:ones|rows|\d+|two|three|four|five|ten))?(?=,? (?:too|as well|also)|${TAIL})`;

/** "Together with Canada", "as well as revenue": beside what was told. */
const JOINED = opening('(?:(?:together|combined|along) with|as well as|plus|in addition to) (?=\\S)');

/** "Which one got worse", "which of those had the most bookings", "which fell?" */
const WHICH = opening(
  `(?:which|who(?= (?:${FELL}|${ROSE}|lost|improved)\\b)) (?:(?:ones?|of (?:them|these|those|the (?:two|three|four|five|ten)))(?=[ ?]|$)|(?=(?:${FELL}|${ROSE}|changed|improved|got|had|has|lost|is|was|are|were|made|did|won|moved)\\b))`,
);

/** "Which was the worst month?" asks for a month. */
const BEST_TIME = /\b(?:best|worst|\p{L}+est) (?:single )?(?:day|weekday|week|month|quarter|year)s?\b/iu;

const AGAINST = /(?= (?:compared (?:to|with)|versus|vs\.?|against|than in) )/i;

/** "And during the week?" behind weekends: its days, and not week by week. */
const IN_THE_WEEK = openingKept(`(?:during|in|within) the (?:working )?week(?=${TAIL})`);

/** "Only those that grew" */
const ONLY_THOSE = openingKept(
  `(?:only |just )?(?:the ones|those|ones|them) (?:that|which|who) (?=(?:have |had |has )?(?:${FELL}|${ROSE}|fallen|grown|risen|improved|lost|moved)\\b)`,
);

/** "What percent of sessions is that?" */
const PERCENT_IS = openingKept(
  `(?:(?:what|which) (?:percent(?:age)?|%|share|proportion|fraction)|how many percent|how much) of (?:the |all (?:the )?)?(?!(?:it|them|that|this|those|these)\\b)(\\p{L}[\\p{L} ]*?) (?:is|are|was|were) (?:it|that|this|those|they|these)(?=${TAIL})`,
);

/** "Is that more than in March?": the same, compared with March. Whether it is better is answered with yes or no. */
const MORE_THAN = opening(
  `(?!(?:is|was|are|were) (?:it |that |this )?(?:better|worse) than)(?:(?:is|was|were|are|it|that|this|those|they),? )*(?:${MORE})(?: or (?:less|lower|worse|fewer))? than (?:(?:in|on|at) )?(?=(?:last|the (?:day|week|month|quarter|year|same)|yesterday|${MONTH_NAMES}|20\\d\\d|q[1-4])\\b)`,
);

/** "What changed?" behind a number is no question of what happened last week. */
const WHAT_CHANGED = openingKept(`what(?: has|['’]s)? changed(?=${TAIL})`);

/** "What's the difference?" behind one number is that from the time before. */
const DIFFERENCE = openingKept(
  `(?:(?:what is|what was|what['’]?s),? )?(?:the )?(?:difference|diff)((?: ${IN_PERCENT})?${TAIL})`,
);

/** Short speech that only makes sense behind another question, as one that goes on from it. */
export function saidAfter(said: string, listed: Listed): SaidAfter {
  const text = goodOrBadThen(said, listed.days)
    .replace(DIFFERENCE, listed.row === undefined ? '$1the change$2' : '$&')
    .replace(WHAT_CHANGED, '$1the change')
    .replace(MORE_THAN, 'compared with ')
    .replace(PERCENT_IS, '$1as a share of $2')
    .replace(IN_THE_WEEK, '$1on weekdays')
    .replace(ONLY_THOSE, 'which ')
    .replace(/^which (?:have|had|has) (?=\p{L}+(?:en|ed|own)\b)/iu, 'which ');
  const { kind, days, isOfChosen } = listed;
  const rank = rankedOfThem(text, listed);
  if (rank !== undefined) return { ...PLAIN, text: rank, isOfBefore: isOfChosen };
  const moved = kind === undefined ? undefined : whoMoved(text, kind);
  if (moved !== undefined) return { ...PLAIN, text: moved, isOfBefore: !listed.isOne && !listed.isMoved };
  if (SHOWN.test(text)) return { ...PLAIN, text: text.replace(SHOWN, '') };
  if (BREAKDOWN.test(text)) return { ...PLAIN, text: text.replace(BREAKDOWN, '') };
  if (SORTED.test(text)) return { ...PLAIN, text: text.replace(SORTED, 'sorted by '), sorts: true };
  if (kind !== undefined && WHICH.test(text) && !BEST_TIME.test(text)) {
    // Who is the first is one of them, "which fell" may be several
    const isOne = /^\S* ?which one\b|\b(?:most|least|\p{L}+(?<!inter)est)\b/iu.test(text);
    const which = text.replace(WHICH, `which ${isOne ? kind : plural(kind)} `).replace(/ {2,}/g, ' ');
    const when = days === undefined ? '' : ` from ${days.from} to ${days.to}`;
    const held = sinceMonth(which, days);
    return { ...PLAIN, text: held.replace(AGAINST, when), isOfBefore: !listed.isOne };
  }
  if (kind !== undefined && IN_EACH.test(text))
    return { ...PLAIN, text: text.replace(IN_EACH, ''), isOfBefore: true };
  const theirs = text.replace(FOR_EACH, '$1per ').replace(OF_THOSE, '$1their $2');
  if (JOINED.test(text)) return { ...PLAIN, text: text.replace(JOINED, 'and '), adds: true, joins: true };
  const added = addedIn(theirs);
  if (added !== undefined) return { ...PLAIN, text: `and ${added}`, adds: true };
  const isOfFound = listed.isOne && (!listed.isMoved || listed.isNamed) && OF_FOUND.test(text);
  return { ...PLAIN, text: theirs, isOfBefore: isOfFound || OF_THOSE.test(text) };
}
