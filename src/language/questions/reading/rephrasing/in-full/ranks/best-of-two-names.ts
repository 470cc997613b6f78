import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const UNIT = '(day|week|month)';
const BEST = '(best|worst|busiest|quietest)';
const FIRST = String.raw`((?!each\b|both\b|all\b|every\b)[\p{L}\d][^,?]{0,40}?)`;
/** A name ends before a time, a number that is named and the end. */
const SECOND = String.raw`([\p{L}\d][^,?]{0,40}?)(?= (?:in|during|over|by|last|this|since|from|for|so far)\b|[ ?.!]*$)`;
const THEN =
  '(?:(?:on|in|during) (?:that|the same|this) (?:same )?(?:day|week|month)|then|that (?:day|week|month))';

/** The best days of two names: each has its own, and what another one had may be asked of the one's. */
export const bestOfTwoNamesRules: readonly Rule[] = [
  {
    said: 'Which day was best for mobile and which for desktop?',
    becomes: 'When did mobile and desktop each have their best day?',
    also: {
      'which week was the worst for Rome and which was the worst for Paris in May':
        'When did Rome and Paris each have their worst week in May',
    },
    words: once`^(?:which|what) ${UNIT}( (?:in|of) [^,?]{3,20}?)? (?:was|is) (?:the )?${BEST} for ${FIRST},? and (?:which|what)(?: one| \1)?(?: was| is)?(?: (?:the )?\3)? for ${SECOND}`,
    full: 'When did $4 and $5 each have their $3 $1$2',
  },
  {
    said: 'What was the best day for Rome and for Paris in May?',
    becomes: 'When did Rome and Paris each have their best day in May?',
    also: {
      'what was the worst week of Rome and the worst week of Paris':
        'When did Rome and Paris each have their worst week',
    },
    words: once`^(?:(?:what|which|when) (?:was|is|were) )?(?:the )?${BEST} ${UNIT} (?:for|of) ${FIRST},? and (?:(?:what was )?(?:the )?\1(?: \2| one)? )?(?:for|of) ${SECOND}`,
    full: 'When did $3 and $4 each have their $1 $2',
  },
  // By which number a day is the best is said as it is of one name
  {
    said: 'When did Rome and Paris each have their best day by bookings?',
    becomes: 'When did Rome and Paris each have their best day for bookings?',
    also: {
      'when did Rome and Paris each have their best day in May by bookings':
        'when did Rome and Paris each have their best day for bookings in May',
    },
    words: once`^(when did .{3,80}? each have their (?:best|worst|busiest|quietest) (?:day|week|month))( (?:in|of|during|last|this) [^,?]{3,20}?)? by ([\p{L}-]+(?: [\p{L}-]+)?)(?=[ ?.!]*$)`,
    full: '$1 for $3$2',
  },
  {
    said: 'On which day did the pier have the most admissions in May, and how many did the museum have on that day?',
    becomes:
      'how many admissions did the museum have on the day when the pier had the most admissions in May?',
    also: {
      'Which week did Rome have the fewest bookings, and how many did Paris have then':
        'how many bookings did Paris have on the week when Rome had the fewest bookings',
    },
    words: once`^(?:(on|in) )?(?:which|what) ${UNIT} did ${FIRST} (?:have|get|see) (?:the |its |their )?(most|fewest|highest|lowest) ((?:(?!in\b|during\b|last\b|this\b)[\p{L}-]+ ?){1,3}?)( (?:in|during|last|this) [^,?]{3,30})?,? and how (many|much) (?:\5 )?did ([\p{L}\d][^,?]{0,40}?) (?:have|get|see|make) ${THEN}(?=[ ?.!]*$)`,
    full: 'how $7 $5 did $8 have on the $2 when $3 had the $4 $5$6',
  },
  {
    said: "When was the pier's best day in May by admissions, and how many did the museum have then?",
    becomes: "how many admissions did the museum have on the pier's best day in May?",
    words: once`^(?:when|what|which) was ${FIRST}(['’]s|['’]) (best|worst) ${UNIT}( (?:in|during|last|this) [^,?]{3,30})? (?:by|for|in) ([\p{L}-]+(?: [\p{L}-]+)?),? and how (many|much) (?:\6 )?did ([\p{L}\d][^,?]{0,40}?) (?:have|get|see|make) ${THEN}(?=[ ?.!]*$)`,
    full: 'how $7 $6 did $8 have on $1$2 $3 $4$5',
  },
];
