import { everywhere, once } from '../../../../text/pattern.ts';
import { type Rule, WEEKDAY } from '../rule.ts';

const DAYS = `(weekends|weekdays|${WEEKDAY}s)`;
const NAME = String.raw`((?!(?:we|i|you|they|it|there|that|this|any|anyone)\b)\S.{0,40}?)`;

/** Fuller at one time than at another: what it was full of is counted, where it is, and held against itself. */
export const fullerThanRules: readonly Rule[] = [
  {
    said: 'were we fuller in October than in September',
    becomes: 'was occupancy higher in October than in September',
    words: once`^(?:are|were) we fuller (?=(?:in|on|last|this|during)\b.* than\b)`,
    full: 'was occupancy higher ',
  },
  {
    said: 'were we emptier last week than in the week before',
    becomes: 'was occupancy lower last week than in the week before',
    words: once`^(?:are|were) we emptier (?=(?:in|on|last|this|during)\b.* than\b)`,
    full: 'was occupancy lower ',
  },
  {
    said: 'are Saturdays fuller than Mondays?',
    becomes: 'was occupancy higher on Saturdays than on Mondays?',
    words: everywhere`^(?:are|were) ${DAYS} fuller than (?:on )?${DAYS}`,
    full: 'was occupancy higher on $1 than on $2',
  },
  {
    said: 'was IMAX fuller in October than in September',
    becomes: 'was occupancy of IMAX higher in October than in September',
    words: once`^(?:is|are|was|were) ${NAME} fuller (?=(?:in|on|last|this|during)\b.* than\b)`,
    full: 'was occupancy of $1 higher ',
  },
  {
    said: 'was IMAX emptier in October than in September',
    becomes: 'was occupancy of IMAX lower in October than in September',
    words: once`^(?:is|are|was|were) ${NAME} emptier (?=(?:in|on|last|this|during)\b.* than\b)`,
    full: 'was occupancy of $1 lower ',
  },
];
