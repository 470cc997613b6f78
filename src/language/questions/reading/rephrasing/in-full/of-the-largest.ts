import type { Rule } from './rule.ts';

const COUNT = '(\\d+|two|three|four|five|six|seven|eight|nine|ten)';
const LARGEST = '(?:biggest|largest|strongest|busiest)';
const KIND = String.raw`(\p{L}+(?: (?!by\b|in\b|last\b|this\b|for\b|on\b|with\b|vs\b|which\b|who\b|together\b|combined\b)\p{L}+)?)`;
const METRIC = String.raw`(\p{L}+(?: (?!in\b|last\b|this\b|from\b|for\b|together\b|combined\b)\p{L}+)?)`;
/** One number over another: few visits make the highest of them. */
const RATE = String.raw`((?:[\p{L}-]+ ){0,2}?(?:rate|ctr|aov|order value|booking value|position|bounce|(?:per|a) \p{L}+))`;
const OPENING = '^(?:what (?:is|was|are|were) |show (?:me )?)?(?:the |our )?(?:average )?';
const REST = '((?: (?:in|last|this|from|during|over|since) [^?]{2,30}?)?)(?=[?.!]?$)';

/** Who is large is so by traffic, or by what is said; what is asked of them chooses nobody. */
export const largestRules: readonly Rule[] = [
  // "Conversion rate of the 5 biggest sources by sessions"
  [
    new RegExp(
      `${OPENING}${RATE} (?:of|for|in|on) (?:the |our |my )?${COUNT} ${LARGEST} ${KIND} by ${METRIC}${REST}`,
      'iu',
    ),
    'for the $2 $3 with the most $4$5, what was the $1',
  ],
  [
    new RegExp(
      `${OPENING}${RATE} (?:of|for|in|on) (?:the |our |my )?${COUNT} ${LARGEST} ${KIND}${REST}`,
      'iu',
    ),
    'for the $2 $3 with the most traffic$4, what was the $1',
  ],
  // "Cancellation rate of the biggest hotel"
  [
    new RegExp(
      `${OPENING}${RATE} (?:of|for|in|on) (?:the |our |my )${LARGEST} ${KIND} by ${METRIC}${REST}`,
      'iu',
    ),
    'for the top 1 $2 by $3$4, what was the $1',
  ],
  [
    new RegExp(`${OPENING}${RATE} (?:of|for|in|on) (?:the |our |my )${LARGEST} ${KIND}${REST}`, 'iu'),
    'for the top 1 $2 by traffic$3, what was the $1',
  ],
  // "Among the 10 biggest countries, which converts best?"
  [
    new RegExp(
      `^(?:among|amongst|of|out of) (?:the |our |my )?${COUNT} ${LARGEST} ${KIND},? (?=which\\b)`,
      'iu',
    ),
    'of the top $1 $2 by traffic, ',
  ],
  [
    new RegExp(
      `^(?:among|amongst|of|out of) (?:the |our |my )?${COUNT} ${LARGEST} ${KIND} by ${METRIC},? (?=which\\b)`,
      'iu',
    ),
    'of the top $1 $2 by $3, ',
  ],
  // "CTR of the top 10 queries by impressions last month": chosen by the one, told the other
  [
    new RegExp(
      `${OPENING}${RATE} (?:of|for|in|on) (?:the |our |my )?top ${COUNT} ${KIND} by ${METRIC}${REST}`,
      'iu',
    ),
    'for the $2 $3 with the most $4$5, what was the $1',
  ],
  [
    new RegExp(
      `${OPENING}${RATE} (?:of|for|in|on) (?:the |our |my )?${COUNT} (?:smallest|weakest) ${KIND} by ${METRIC}${REST}`,
      'iu',
    ),
    'for the $2 $3 with the fewest $4$5, what was the $1',
  ],
  // "Pages per session of the 5 most visited landing pages"
  [
    new RegExp(
      `${OPENING}((?:[\\p{L}-]+ ){0,2}?(?:rate|ctr|aov|(?:per|a) \\p{L}+)) (?:of|for|in|on) (?:the |our |my )?${COUNT} most (?:visited|seen|viewed) ${KIND}${REST}`,
      'iu',
    ),
    'for the $2 $3 with the most traffic$4, what was the $1',
  ],
  // "Which of our 4 largest channels converts worst?"
  [
    new RegExp(
      `^which (?:one )?of (?:the |our |my )${COUNT} ${LARGEST} (\\p{L}+(?: pages)?) (?!by\\b)(?=(?:has|had|have|converts?|converted|is|was|brings?|makes?)\\b)`,
      'iu',
    ),
    'of the top $1 $2 by traffic, which ',
  ],
  // "For the three biggest landing pages: revenue per session by device"
  [
    new RegExp(
      `^for (?:the |our |my )${COUNT} ${LARGEST} ${KIND} ?[:,] ?(?:the |their )?(?=\\p{L})(.{5,60}?)(?=[?.!]?$)`,
      'iu',
    ),
    '$3 for the top $1 $2 by traffic',
  ],
  // "AOV of our top 5 countries", "top 3 channels and their conversion rate": nobody asks for those of one visit
  [
    new RegExp(`${OPENING}${RATE} (?:of|for|in|on) (?:the |our |my )?top ${COUNT} ${KIND}${REST}`, 'iu'),
    'for the $2 $3 with the most traffic$4, what was the $1',
  ],
  [
    new RegExp(
      `^(?:what (?:are|were) |show (?:me )?)?(?:the |our )?top ${COUNT} (\\p{L}+(?: pages)?) (?:and|with) their ${RATE}${REST}`,
      'iu',
    ),
    'for the $1 $2 with the most traffic$4, what was the $3',
  ],
];
