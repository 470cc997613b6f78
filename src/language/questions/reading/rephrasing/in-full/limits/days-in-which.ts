import { once } from '../../../../text/pattern.ts';
import { type Rule, WEEKDAY } from '../rule.ts';

const NUMBER = '[$€£]?\\d';
const MORE = '(?:more than|over|above|at least|fewer than|less than|under|below|at most|exactly)';
const GOT =
  '(?:have|has|had|get|gets|got|gotten|see|sees|saw|seen|bring|brings|brought|make|made|sell|sold|earn|earned|record|recorded|reach|reached)';
/** The time between what is asked of and its limit: "any Sunday in February above 40". */
const WHEN = String.raw`((?: (?:in|during|of|last|this|since|between|from|for) (?:(?!(?:with|without|above|below|over|under|more|fewer|less|at|when|where|on|that|ever|${GOT})\b)[\p{L}\d,.'’-]+ ?){1,5}(?<! ))?)`;
const THERE =
  '^(?:was|were|is|are|has|have) there (?:ever )?(?:been )?(?:(?:an?|any|one|some) )?(?:single )?';
const WE_HAD =
  '^(?:did|do|have) (?:we|i|they) (?:ever )?(?:have|had|see|seen|get|got) (?:(?:an?|any|one|some) )?(?:single )?';
const ANY_WAS = '^(?:was|were|is|are) (?:an?|any|one)(?: of (?:the|our))? (?:single )?';
const ANY_HAD = '^(?:did|do|does|has|have) (?:an?|any|one)(?: of (?:the|our))? (?:single )?';
const EVERY =
  '^(?:was|were|is|are|did|do|does|has|have) (?:all|every|each)(?: of)?(?: the| our)? (?:single )?(?!.*\\b(?:and|or|but)\\b)';
const WITH = '(?:ever )?(?:with|when|where|on which|that had)(?: we had| there were)? ';
const DAY_PART = '(morning|afternoon|evening|night|lunchtime)';
/** What is no number and nobody's: of days without data there is another answer, and of none that grew, too. */
const NONE_OF = String.raw`(?:any |an? (?:single )?)?(?!an? |any |data\b|rows?\b|tracking\b|measurement|growth\b|(?:an )?increas|declin|drops?\b|falls?\b|loss|chang|gains?\b|(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|weekends?\b|weekdays?\b)`;

/** What is said of the single Mondays, weekends, evenings: a limit of each day, and never of all of them together. */
export const daysInWhichRules: readonly Rule[] = [
  {
    said: 'was there ever a Saturday with more than 2500 sessions?',
    becomes: 'were there days on Saturdays with more than 2500 sessions?',
    also: {
      'Was there a Monday in February with more than 100 tickets?':
        'were there days on Mondays in February with more than 100 tickets?',
      'were there Mondays with no tickets': 'were there days on Mondays with no tickets',
    },
    words: once`${THERE}(${WEEKDAY})s?${WHEN} ${WITH}(?=${MORE} ${NUMBER}|no |zero )`,
    full: 'were there days on $1s$2 with ',
  },
  {
    said: 'Did we have a Monday in March with more than 100 tickets?',
    becomes: 'were there days on Mondays in March with more than 100 tickets?',
    words: once`${WE_HAD}(${WEEKDAY})s?${WHEN} ${WITH}(?=${MORE} ${NUMBER}|no |zero )`,
    full: 'were there days on $1s$2 with ',
  },
  {
    said: 'Was there a Saturday without leads in Faro in October?',
    becomes: 'were there days on Saturdays with at most 0 leads in Faro in October?',
    also: {
      'Was there a Tuesday in September without Lighting sales?':
        'were there days on Tuesdays in September with at most 0 Lighting sales?',
    },
    words: once`(?:${THERE}|${WE_HAD})(${WEEKDAY})s?${WHEN} without ${NONE_OF}`,
    full: 'were there days on $1s$2 with at most 0 ',
    means: '0',
  },
  {
    said: 'Was any Sunday in February above 40 tickets?',
    becomes: 'were there days on Sundays in February with above 40 tickets?',
    also: {
      'Was any Sunday below 3500 sessions in October?':
        'were there days on Sundays with below 3500 sessions in October?',
      'were there any Mondays above 900 clicks': 'were there days on Mondays with above 900 clicks',
    },
    words: once`(?:${THERE}|${ANY_WAS})(${WEEKDAY})s?${WHEN} (?=${MORE} ${NUMBER})`,
    full: 'were there days on $1s$2 with ',
  },
  {
    said: 'Did any Tuesday have fewer than 2000 sessions?',
    becomes: 'were there days on Tuesdays with fewer than 2000 sessions?',
    also: {
      'Did a Saturday in October bring more than 20 leads?':
        'were there days on Saturdays in October with more than 20 leads?',
      'has any Sunday ever had no orders': 'were there days on Sundays with no orders',
    },
    words: once`${ANY_HAD}(${WEEKDAY})s?${WHEN} (?:ever )?${GOT} (?=${MORE} ${NUMBER}|no |zero )`,
    full: 'were there days on $1s$2 with ',
  },
  // A limit that all of them keep is answered by those that do not
  {
    said: 'Were all Mondays in February above 30 tickets?',
    becomes: 'days on Mondays in February with at most 30 tickets?',
    also: { 'Did every Saturday have over 20 leads': 'days on Saturdays with at most 20 leads' },
    words: once`${EVERY}(${WEEKDAY})s?${WHEN} (?:${GOT} )?(?:above|over|more than) (?=${NUMBER})`,
    full: 'days on $1s$2 with at most ',
  },
  {
    said: 'Were all Mondays in February below 30 tickets?',
    becomes: 'days on Mondays in February with at least 30 tickets?',
    words: once`${EVERY}(${WEEKDAY})s?${WHEN} (?:${GOT} )?(?:below|under|fewer than|less than) (?=${NUMBER})`,
    full: 'days on $1s$2 with at least ',
  },
  {
    said: 'Was there any Saturday in October where Faro had no leads?',
    becomes: 'were there days on Saturdays in October with no leads from Faro?',
    also: {
      'were there Mondays on which Direct had more than 5 leads':
        'were there days on Mondays with more than 5 leads from Direct',
    },
    words: once`(?:${THERE}|${WE_HAD})(${WEEKDAY})s?${WHEN} (?:when|where|on which) (?!we\b|there\b)([^?!.,]{2,30}?) ${GOT} (${MORE} ${NUMBER}[\d.,]*k?|no|zero) ([^?!.,]{2,40}?)(?= ?[?.!]*$)`,
    full: 'were there days on $1s$2 with $4 $5 from $3',
  },
  // A weekend is what a week had on its two days
  {
    said: 'Was there a weekend in October with more than 50 leads?',
    becomes: 'were there weeks on weekends in October with more than 50 leads?',
    words: once`(?:${THERE}|${WE_HAD})weekends?${WHEN} ${WITH}(?=${MORE} ${NUMBER}|no |zero )`,
    full: 'were there weeks on weekends$1 with ',
  },
  {
    said: 'Did a weekend in October bring more than 200 leads?',
    becomes: 'were there weeks on weekends in October with more than 200 leads?',
    words: once`${ANY_HAD}weekends?${WHEN} (?:ever )?${GOT} (?=${MORE} ${NUMBER}|no |zero )`,
    full: 'were there weeks on weekends$1 with ',
  },
  {
    said: 'Was any weekend in October above 200 leads?',
    becomes: 'were there weeks on weekends in October with above 200 leads?',
    words: once`(?:${THERE}|${ANY_WAS})weekends?${WHEN} (?=${MORE} ${NUMBER})`,
    full: 'were there weeks on weekends$1 with ',
  },
  {
    said: 'Was there a weekend without Land leads?',
    becomes: 'were there weeks on weekends with at most 0 Land leads?',
    words: once`(?:${THERE}|${WE_HAD})weekends?${WHEN} without ${NONE_OF}`,
    full: 'were there weeks on weekends$1 with at most 0 ',
    means: '0',
  },
  {
    said: 'Were there evenings without refunds last month?',
    becomes: 'were there days with evening with at most 0 refunds last month?',
    also: {
      'was there a morning last week without no shows':
        'were there days with morning last week with at most 0 no shows',
    },
    words: once`(?:${THERE}|${WE_HAD})${DAY_PART}s?${WHEN} without ${NONE_OF}`,
    full: 'were there days with $1$2 with at most 0 ',
    means: '0',
  },
  {
    said: 'Were there evenings in October with more than 10 refunds?',
    becomes: 'were there days with evening in October with more than 10 refunds?',
    words: once`(?:${THERE}|${WE_HAD})${DAY_PART}s?${WHEN} ${WITH}(?=${MORE} ${NUMBER}|no |zero )`,
    full: 'were there days with $1$2 with ',
  },
  {
    said: 'Was any evening in October above 10 refunds?',
    becomes: 'were there days with evening in October with above 10 refunds?',
    also: {
      'did any night have more than 60 ragouts': 'were there days with night with more than 60 ragouts',
    },
    words: once`(?:${THERE}|${ANY_WAS}|${ANY_HAD})${DAY_PART}s?${WHEN} (?:(?:ever )?${GOT} )?(?=${MORE} ${NUMBER})`,
    full: 'were there days with $1$2 with ',
  },
  {
    said: 'Were all evenings in October above 2 refunds?',
    becomes: 'days with evening in October with at most 2 refunds?',
    words: once`${EVERY}${DAY_PART}s?${WHEN} (?:${GOT} )?(?:above|over|more than) (?=${NUMBER})`,
    full: 'days with $1$2 with at most ',
  },
  {
    said: 'Did every evening in October have fewer than 6 refunds?',
    becomes: 'days with evening in October with at least 6 refunds?',
    words: once`${EVERY}${DAY_PART}s?${WHEN} (?:${GOT} )?(?:below|under|fewer than|less than) (?=${NUMBER})`,
    full: 'days with $1$2 with at least ',
  },
  {
    said: 'Was there a day in October without Lost Maps downloads?',
    becomes: 'were there days in October with at most 0 Lost Maps downloads?',
    also: { 'did we have weeks without Land leads': 'were there weeks with at most 0 Land leads' },
    words: once`(?:${THERE}|${WE_HAD})(day|week|month)s?${WHEN} without (?!any |an? )${NONE_OF}`,
    full: 'were there $1s$2 with at most 0 ',
    means: '0',
  },
];
