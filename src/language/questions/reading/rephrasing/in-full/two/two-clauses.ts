import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

/** A number, and nothing that is ranked, listed or found first: "how many bookings in August". */
const NUMBER =
  '^((?!.*\\b(?:(?<!of )which|who|whose|when|best|worst|top|bottom|most|least|fewest|highest|lowest|biggest|largest|busiest|by|per|each|every|average|share|percentage)\\b.*\\b(?:how|of which)\\b).{5,120}?)';
const VERB =
  '(?:were|was|are|is|came|come|went|happened|started|began|landed|converted|from|on|via|in|by|through)\\b';

/** Two clauses of which the second asks for a part of what the first one counts: a part and its whole are told together. */
export const twoClauseRules: readonly Rule[] = [
  // Chosen by one number, and asked for another
  {
    said: 'Which of our top 10 countries by sessions in March had lower revenue than in February?',
    becomes:
      'Of our top 10 countries by sessions in March, which countries had lower revenue than in February?',
    words:
      /^which of ((?:our|the|my) top \d+ (\p{L}+(?: \p{L}+)?) by \p{L}+(?: \p{L}+)? (?:in|last|this) \p{L}+(?: \d{4})?) (?=(?:had|has|have|got|did|made|saw) (?:a )?(?:lower|higher|less|more|fewer)\b)/giu,
    full: 'Of $1, which $2 ',
  },
  {
    said: 'How many sessions did we have in March, and how many of those were mobile?',
    becomes: 'How many sessions did we have in March, and how much of that were mobile?',
    also: {
      'visits in april, and how many of them came from Email':
        'visits in april, and how much of that came from Email',
      'how many key events in Q1, and how many of those on mobile?':
        'how many key events in Q1, and how much of that on mobile?',
    },
    words: once`${NUMBER},? (?:and|but) how many of (?:them|(?:those|these)(?: \p{L}+)?) (?=${VERB})`,
    full: '$1, and how much of that ',
  },
  {
    said: 'bookings in August, of which by app',
    becomes: 'bookings in August, and how much of that by app',
    also: {
      'how many visits did we get in April, of which how many were from Email?':
        'how many visits did we get in April, and how much of that were from Email?',
    },
    words: once`${NUMBER},? (?:and )?of which (?:how many )?(?=${VERB})`,
    full: '$1, and how much of that ',
  },
  {
    said: 'the most popular page in India and its conversion rate',
    becomes: 'the page with the most sessions in India and its conversion rate',
    words:
      /^(what (?:is|was) )?(?:the |our )?(?:most popular|most visited|busiest) (\p{L}+(?: page)?)( (?:in|from|on) .{2,30}?)? and (?=its \p{L})/iu,
    full: '$1the $2 with the most sessions$3 and ',
  },
];
