import { everywhere } from '../../../../text/pattern.ts';
import { MONTH, type Rule, WEEKDAY } from '../rule.ts';

const STEADY = '(?:stable|steady|consistent|volatile|variable|predictable|erratic|bumpy|spiky|jumpy)';
const BEEN = '(?:is|are|was|were|has|have)';
const SWINGS =
  '(?:fluctuate|vary|varied|fluctuated|swing|swung|bounce around|bounced around|go up and down|jump around)';
/** Where days begin, which no name of a part does. */
const TIME = String.raw`(?:(?:the|each|every|all|any) )?(?:last|past|this|previous|next|recent|current|early|late|mid|20\d\d|q[1-4]|h[12]|\d|days?|weeks?|months?|quarters?|years?|time|yesterday|today|weekends?|weekdays?|spring|summer|autumn|fall|winter|easter|christmas|${MONTH}|${WEEKDAY}s?)\b`;
const WORD = String.raw`(?!(?:over|in|from|last|this|on|for|of|at|via|since|during|by|between|been|day|week|weekly|daily)\b)[\p{L}\p{N}"“”'’&()/.-]*[\p{L}\p{N}"”)]`;
/** "On mobile", "of “moka pot”": a part of the site, and no days. */
const PART = `(?: (?:on|from|of|for|in|at|via|to|per|among) (?!${TIME})(?:the |our )?${WORD}(?: ${WORD}){0,3})`;
const NUMBER = `(?:our |the )?(${WORD}(?: ${WORD}){0,3}${PART}{0,3})`;
const WHEN = String.raw`((?: (?:over|in|during|since|this|last|for|on|from|between)\b.{2,40}?)?)`;
const BY_DAY =
  '(?:,? (?:been )?(?:day[ -]to[ -]day|from day to day|day by day|each day|per day|daily|by day))';
const BY_WEEK =
  '(?:,? (?:been )?(?:week[ -]to[ -]week|from week to week|week by week|each week|per week|weekly|by week))';

/** How steady a number is, is seen in how far its best week lies above its worst: no single number says it. */
export const steadinessRules: readonly Rule[] = [
  {
    said: 'How stable is our traffic day to day on mobile?',
    becomes: 'highest and lowest daily traffic on mobile in the last 4 weeks?',
    words: everywhere`^how ${STEADY} ${BEEN} ${NUMBER}(?: been)?${BY_DAY}(${PART}{0,2})(?=[?.! ]*$)`,
    full: 'highest and lowest daily $1$2 in the last 4 weeks',
    means: 'the last 4 weeks',
  },
  {
    said: 'How stable is our conversion rate on mobile?',
    becomes: 'highest and lowest weekly conversion rate on mobile in the last 12 weeks?',
    also: {
      'How stable is our traffic?': 'highest and lowest weekly traffic in the last 12 weeks?',
      'How steady is the position of “moka pot”?':
        'highest and lowest weekly position of “moka pot” in the last 12 weeks?',
      'How stable is Organic Search?': 'highest and lowest weekly Organic Search in the last 12 weeks?',
    },
    words: everywhere`^how ${STEADY} ${BEEN} ${NUMBER}(?: been)?${BY_WEEK}?(${PART}{0,2})(?=[?.! ]*$)`,
    full: 'highest and lowest weekly $1$2 in the last 12 weeks',
    means: 'the last 12 weeks',
  },
  {
    said: 'How consistent were bookings from Germany over the last 6 months?',
    becomes: 'highest and lowest weekly bookings from Germany over the last 6 months?',
    words: everywhere`^how ${STEADY} ${BEEN} ${NUMBER}(?: been)?${WHEN}(?=[?.! ]*$)`,
    full: 'highest and lowest weekly $1$2',
  },
  {
    said: 'How much do sessions on mobile vary from day to day?',
    becomes: 'highest and lowest daily sessions on mobile in the last 4 weeks?',
    words: everywhere`^how much (?:do|does|did|has|have) ${NUMBER} ${SWINGS}${BY_DAY}(?=[?.! ]*$)`,
    full: 'highest and lowest daily $1 in the last 4 weeks',
    means: 'the last 4 weeks',
  },
  {
    said: 'How much do bookings from Germany fluctuate from week to week?',
    becomes: 'highest and lowest weekly bookings from Germany in the last 12 weeks?',
    words: everywhere`^how much (?:do|does|did|has|have) ${NUMBER} ${SWINGS}${BY_WEEK}?(?=[?.! ]*$)`,
    full: 'highest and lowest weekly $1 in the last 12 weeks',
    means: 'the last 12 weeks',
  },
  {
    said: 'How much did bookings swing last month?',
    becomes: 'highest and lowest weekly bookings last month?',
    words: everywhere`^how much (?:do|does|did|has|have) ${NUMBER} ${SWINGS}${WHEN}(?=[?.! ]*$)`,
    full: 'highest and lowest weekly $1$2',
  },
  // What stands out of the usual
  {
    said: 'traffic spikes',
    becomes: 'anomalies in traffic',
    also: {
      'spikes in revenue?': 'anomalies in revenue?',
      'any unusual spikes in sessions last week': 'anomalies in sessions last week',
    },
    words: everywhere`^(?:are there |were there |show (?:me )?)?(?:any |the |our |unusual )*(?:(?!biggest|largest|highest|top)(${WORD}) spikes|spikes (?:in|of) (?:the |our )?(${WORD}(?: ${WORD})?))(?=[?.!]?$| (?:last|this|in) )`,
    full: 'anomalies in $1$2',
  },
];
