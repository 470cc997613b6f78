import { once } from '../../../../text/pattern.ts';
import { HAS, HAVE } from '../../../../vocabulary/having-words.ts';
import type { Rule } from '../rule.ts';

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
  {
    said: 'conversion rate of the 5 biggest sources by sessions',
    becomes: 'for the 5 sources with the most sessions, what was the conversion rate',
    words: once`${OPENING}${RATE} (?:of|for|in|on) (?:the |our |my )?${COUNT} ${LARGEST} ${KIND} by ${METRIC}${REST}`,
    full: 'for the $2 $3 with the most $4$5, what was the $1',
  },
  {
    said: 'engagement rate of our 10 largest countries in March',
    becomes: 'for the 10 countries with the most traffic in March, what was the engagement rate',
    words: once`${OPENING}${RATE} (?:of|for|in|on) (?:the |our |my )?${COUNT} ${LARGEST} ${KIND}${REST}`,
    full: 'for the $2 $3 with the most traffic$4, what was the $1',
  },
  {
    said: 'Cancellation rate of our biggest hotel by bookings',
    becomes: 'for the top 1 hotel by bookings, what was the Cancellation rate',
    words: once`${OPENING}${RATE} (?:of|for|in|on) (?:the |our |my )${LARGEST} ${KIND} by ${METRIC}${REST}`,
    full: 'for the top 1 $2 by $3$4, what was the $1',
    means: 'top 1',
  },
  {
    said: 'Cancellation rate of the biggest hotel',
    becomes: 'for the top 1 hotel by traffic, what was the Cancellation rate',
    words: once`${OPENING}${RATE} (?:of|for|in|on) (?:the |our |my )${LARGEST} ${KIND}${REST}`,
    full: 'for the top 1 $2 by traffic$3, what was the $1',
    means: 'top 1',
  },
  {
    said: 'Among the 10 biggest countries, which converts best?',
    becomes: 'of the top 10 countries by traffic, which converts best?',
    words: once`^(?:among|amongst|of|out of) (?:the |our |my )?${COUNT} ${LARGEST} ${KIND},? (?=which\b)`,
    full: 'of the top $1 $2 by traffic, ',
  },
  {
    said: 'Among the 10 biggest countries by sessions, which converts best?',
    becomes: 'of the top 10 countries by sessions, which converts best?',
    words: once`^(?:among|amongst|of|out of) (?:the |our |my )?${COUNT} ${LARGEST} ${KIND} by ${METRIC},? (?=which\b)`,
    full: 'of the top $1 $2 by $3, ',
  },
  // Chosen by the one, told the other
  {
    said: 'CTR of the top 10 queries by impressions last month',
    becomes: 'for the 10 queries with the most impressions last month, what was the CTR',
    words: once`${OPENING}${RATE} (?:of|for|in|on) (?:the |our |my )?top ${COUNT} ${KIND} by ${METRIC}${REST}`,
    full: 'for the $2 $3 with the most $4$5, what was the $1',
  },
  {
    said: 'CTR of the 10 smallest queries by impressions last month',
    becomes: 'for the 10 queries with the fewest impressions last month, what was the CTR',
    words: once`${OPENING}${RATE} (?:of|for|in|on) (?:the |our |my )?${COUNT} (?:smallest|weakest) ${KIND} by ${METRIC}${REST}`,
    full: 'for the $2 $3 with the fewest $4$5, what was the $1',
  },
  {
    said: 'Pages per session of the 5 most visited landing pages',
    becomes: 'for the 5 landing pages with the most traffic, what was the Pages per session',
    words: once`${OPENING}((?:[\p{L}-]+ ){0,2}?(?:rate|ctr|aov|(?:per|a) \p{L}+)) (?:of|for|in|on) (?:the |our |my )?${COUNT} most (?:visited|seen|viewed) ${KIND}${REST}`,
    full: 'for the $2 $3 with the most traffic$4, what was the $1',
  },
  {
    said: 'which of our 4 largest channels converts worst?',
    becomes: 'of the top 4 channels by traffic, which converts worst?',
    words: once`^which (?:one )?of (?:the |our |my )${COUNT} ${LARGEST} (\p{L}+(?: pages)?) (?!by\b)(?=(?:${HAVE}|${HAS}|convert|converts|converted|is|was|had)\b)`,
    full: 'of the top $1 $2 by traffic, which ',
  },
  {
    said: 'For the three biggest landing pages: revenue per session by device',
    becomes: 'revenue per session by device for the top three landing pages by traffic',
    words: once`^for (?:the |our |my )${COUNT} ${LARGEST} ${KIND} ?[:,] ?(?:the |their )?(?=\p{L})(.{5,60}?)(?=[?.!]?$)`,
    full: '$3 for the top $1 $2 by traffic',
  },
  // Nobody asks for those of one visit
  {
    said: 'AOV of our top 5 countries',
    becomes: 'for the 5 countries with the most traffic, what was the AOV',
    words: once`${OPENING}${RATE} (?:of|for|in|on) (?:the |our |my )?top ${COUNT} ${KIND}${REST}`,
    full: 'for the $2 $3 with the most traffic$4, what was the $1',
  },
  {
    said: 'top 3 channels and their conversion rate',
    becomes: 'for the 3 channels with the most traffic, what was the conversion rate',
    words: once`^(?:what (?:are|were) |show (?:me )?)?(?:the |our )?top ${COUNT} (\p{L}+(?: pages)?) (?:and|with) their ${RATE}${REST}`,
    full: 'for the $1 $2 with the most traffic$4, what was the $3',
  },
];
