import { once } from '../../../../text/pattern.ts';
import { HAD, HAVE } from '../../../../vocabulary/having-words.ts';
import { OVER_OR_UNDER } from '../parts/named-words.ts';
import type { Rule } from '../rule.ts';

const END = '(?= ?[?.!]|$)';
const UNIT = '(day|week|month)';
/** No page is put behind "from": "the offers page" is one of many, and not a name. */
const NAME = '(?!we\\b|i\\b|it\\b|the (?:site|shop|store)\\b|our (?:site|shop|store)\\b)(.{2,40}?)';
const VERB =
  '(?:bring|send|give|generate|produce|deliver|drive|make|get|have|record|earn|win)(?: us)?(?: in)?(?: us)?';
const SOME = '(?:any |an? |some |our first |its first )?';
const METRIC =
  '((?!over\\b|more\\b|under\\b|less\\b|fewer\\b|at\\b|above\\b|below\\b|\\d)[\\p{L}-]+(?: (?!in\\b|on\\b|from\\b)[\\p{L}-]+)?)';
/** What is done in so many of them. */
const DID = `${HAD}|sold|gave|flew|taught|served|shipped|raised|took|booked|delivered|hosted|handled`;
const SEEN = '(?:seen|used|visited|recorded|opened|noticed|observed|active)';

/** The first or the last day that something was there, with its name before the verb: "when did Display last bring a purchase". */
export const firstAndLastRules: readonly Rule[] = [
  {
    said: 'when was the last time bbc.co.uk sent us a visitor',
    becomes: 'last day with more than 0 traffic from bbc.co.uk',
    words: once`^(?:when was )?(?:the )?(first|last) time (?:that )?${NAME} (?:sent|brought|gave)(?: us)? (?:an?|any|some) (?:visitors?|visits?|sessions?|readers?|users?|traffic|people)${END}`,
    full: '$1 day with more than 0 traffic from $2',
  },
  {
    said: 'when did instagram first bring a trial',
    becomes: 'first day with more than 0 trial from instagram',
    also: {
      'when did reddit first bring in revenue': 'first day with more than 0 revenue from reddit',
      'when did Display last bring us a purchase?': 'last day with more than 0 purchase from Display?',
    },
    words: once`^when did ${NAME} (first|last) ${VERB} ${SOME}${METRIC}${END}`,
    full: '$2 day with more than 0 $3 from $1',
  },
  {
    said: 'when was version 6.1 first seen',
    becomes: 'first day with more than 0 appearances for version 6.1',
    words: once`^when (?:was|were) ${NAME} (first|last) ${SEEN}${END}`,
    full: '$2 day with more than 0 appearances for $1',
  },
  {
    said: 'first time flipboard showed up',
    becomes: 'first day with more than 0 appearances for flipboard',
    words: once`^(?:when was )?(?:the )?(first|last) time (?:that )?${NAME} (?:showed up|appeared|turned up|came up|was ${SEEN})${END}`,
    full: '$1 day with more than 0 appearances for $2',
  },
  {
    said: 'the first time chatgpt.com sent over 100 sessions in a day',
    becomes: 'the first day with over 100 sessions from chatgpt.com',
    words: once`^(?:when was )?(?:the )?(first|last) time (?:that )?${NAME} (?:${HAD}|gave|delivered)(?: us)?(?: in)? ((?:over|more than|under|fewer than|less than|at least) \d[\d,.]*k?) (\p{L}+(?: (?!in\b|on\b)\p{L}+)?)(?: (?:in|on) (?:a|one|a single) day)?${END}`,
    full: 'the $1 day with $3 $4 from $2',
  },
  {
    said: 'when did Austria last send fewer than 10 clicks',
    becomes: 'the last day with fewer than 10 clicks from Austria',
    words: once`^when did ${NAME} (first|last) ${VERB} ((?:under|below|fewer than|less than) \d[\d,.]*k?) (\p{L}+(?: (?!in\b|on\b)\p{L}+)?)(?: (?:in|on) (?:a|one|a single) day)?${END}`,
    full: 'the $2 day with $3 $4 from $1',
  },
  {
    said: 'which day first saw revenue over 1,000',
    becomes: 'first day with over 1,000 revenue',
    words: once`^(?:which|what) ${UNIT} (first|last) (?:brought in|${HAD}) (\p{L}+(?: \p{L}+)?) ((?:of )?(?:${OVER_OR_UNDER})) ([$€£]?\d[\d.,]*k?)${END}`,
    full: '$2 $1 with $4 $5 $3',
  },
  // Nothing that is counted is named: money
  {
    said: 'what was the first day we made more than 3k',
    becomes: 'what was the first day with more than 3k money',
    also: { 'last week that we took in over $500 on mobile': 'last week with over $500 money on mobile' },
    words: once`\b(first|last) ${UNIT} (?:that |when |on which |in which )?(?:we|i) (?:made|earned|took in|brought in) (over|more than|above|under|less than|below|at least|at most) ([$€£]?\d[\d.,]*k?)(?=[?.!]*$| (?:in|from|on|since|last|this|by|with)\b)`,
    full: '$1 $2 with $3 $4 money',
  },
  {
    said: 'the last day we had under 1500 sessions',
    becomes: 'the last day with under 1500 sessions',
    words: once`\b(first|last) ${UNIT} (?:that |when |on which |in which )?(?:we|i) (?:had|got|saw|made|took|recorded) (?=(?:over|more than|above|under|less than|fewer than|below|at least|at most) [$€£]?\d)`,
    full: '$1 $2 with ',
  },
  {
    said: 'when did we last have a day with more than 10 key events from Email',
    becomes: 'the last day with more than 10 key events from Email',
    words: once`^when did (?:we|i) (first|last) (?:${HAVE}) an? ${UNIT} (?=with )`,
    full: 'the $1 $2 ',
  },
  {
    said: 'the last day we sold something to Canada',
    becomes: 'the last day with more than 0 revenue from Canada',
    words: once`\b(first|last) ${UNIT} (?:that |when |on which )?(?:we|i) sold (?:(?:something|anything|things?) )?(?:to|in|via|through|on) (?=\p{L})`,
    full: '$1 $2 with more than 0 revenue from ',
  },
  {
    said: 'what was the date of our first sale from Brazil',
    becomes: 'first day with more than 0 sale from Brazil',
    words:
      /^(?:what (?:was|is) )?(?:the )?(?:date|day) of (?:our |the )?(first|last) (\p{L}+) (?=(?:from|in|on|via|by)\b)/iu,
    full: '$1 day with more than 0 $2 ',
  },
  {
    said: 'When was the last day Oban sold more than 80 tickets?',
    becomes: 'the last day with more than 80 tickets from Oban?',
    also: {
      'what was the first week Kofi flew over 40 sorties': 'the first week with over 40 sorties from Kofi',
    },
    words: once`^(?:(?:when|what|which) (?:was|is) )?the (?:very )?(first|last) ${UNIT} (?:that |when |on which |in which )?(?!with\b|of\b|in\b|before\b|after\b)${NAME} (?:${DID}) ((?:over|more than|under|fewer than|less than|at least) \d[\d,.]*k?) (\p{L}+(?: (?!in\b|on\b)\p{L}+)?)${END}`,
    full: 'the $1 $2 with $4 $5 from $3',
  },
  {
    said: 'When was the last day we sold more than 200 tickets?',
    becomes: 'the last day with more than 200 tickets?',
    words: once`^(?:when|what|which) (?:was|is) the (?:very )?(first|last) ${UNIT} (?:that |when |on which |in which )?(?:we|i) (?:${DID}) ((?:over|more than|under|fewer than|less than|at least) \d[\d,.]*k?) (\p{L}+(?: (?!in\b|on\b)\p{L}+)?)${END}`,
    full: 'the $1 $2 with $3 $4',
  },
  {
    said: 'when was the last time we had over 3000 sessions',
    becomes: 'the last day with over 3000 sessions',
    words: once`^(?:when (?:was|is) )?the (?:very )?(first|last) time (?:that |when )?(?:we|i) (?:${HAD}) ((?:over|more than|under|fewer than|less than|at least) \d[\d,.]*k?) (\p{L}+(?: (?!in\b|on\b)\p{L}+)?)(?: (?:in|on) (?:a|one) day)?${END}`,
    full: 'the $1 day with $2 $3',
  },
];
