import { everywhere, once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';
import { ALL_HAVE, allOf } from './all-of.ts';

const ALL = String.raw`^${ALL_HAVE} (?:an? )?((?!more\b|less\b|fewer\b|over\b|under\b|above\b|below\b|at\b)\p{L}[\p{L}-]*(?: \p{L}+){0,5}?) (?:of )?`;
const MOST = String.raw`^(?:do|does|did|have|has) (?:most(?: of (?:the|our))?|(?:the|a) majority of(?: the| our)?) ((?:\p{L}+ )?(?:\p{L}*s|people)) `;

/** What of each of them there was so much; who "had" it or "earned" it is told by rules of their own. */
const DID = 'raise|bring in|take in|collect|buy|order|sell|book|hire|borrow|give|donate|spend|get';

/** In no units of time each of which is meant: "more than 60 every month". */
const ONCE = String.raw`(?!.*\b(?:every|each|all)\b)`;

/** "Drop by", "drop off a key", "grow up": people who did so are no number that moved. */
const NO_MOVE = String.raw`(?! (?:by(?! (?:\d|more|less|at|over|under|half|a))|off (?:the|an?|their|our)|in on|up|into|out of)\b)`;
/** Nothing that moved stands behind the verb. */
const ALONE = String.raw`\b(?! (?!in\b|last\b|this\b|since\b|from\b|on\b)\p{L})`;

/** A limit that all of them are to keep is answered by those that do not, and one of most of them by how many do. */
export const limitOfAllRules: readonly Rule[] = [
  {
    said: 'Do all channels have a bounce rate under 60% in March?',
    becomes: 'which channels have bounce rate at least 60% in March?',
    words: once`${ALL}(?:under|below|less than|fewer than) (?=\d)`,
    full: 'which $1 have $2 at least ',
  },
  {
    said: 'Do all platforms have purchases per trial over 10%?',
    becomes: 'which platforms have purchases per trial at most 10%?',
    words: once`${ALL}(?:over|above|more than) (?=\d)`,
    full: 'which $1 have $2 at most ',
  },
  {
    said: 'Is every route above 1000 tickets last month?',
    becomes: 'which route have at most 1000 tickets last month?',
    words: everywhere`^(?:is|are|was|were) ${allOf('above|over')} (?:above|over|at more than) (?=\d[\d.,]*k? \p{L})`,
    full: 'which $1 have at most ',
  },
  {
    said: 'Did every hotel earn more than 100000 in August?',
    becomes: 'which hotel earned at most 100000 in August?',
    words: everywhere`^(?:do|does|did|have|has) ${allOf('earn(?:ed)?|make|made')} (?:earn|earned|make|made) (?:more than|over|above) (?=[$€£]?\d)`,
    full: 'which $1 earned at most ',
  },
  {
    said: 'Did every campaign raise more than 500 in October?',
    becomes: 'which campaign raise at most 500 in October?',
    words: once`^(?:do|does|did|have|has) ${allOf(DID)} (${DID}) (?:more than|over|above) (?=[$€£]?\d|one\b)${ONCE}`,
    full: 'which $1 $2 at most ',
  },
  {
    said: 'Did every city buy at least one Camping Hammock last month?',
    becomes: 'which city buy fewer than one Camping Hammock last month?',
    words: once`^(?:do|does|did|have|has) ${allOf(DID)} (${DID}) at least (?=[$€£]?\d|one\b)${ONCE}`,
    full: 'which $1 $2 fewer than ',
  },
  {
    said: 'Are all routes below 1000 tickets last month?',
    becomes: 'which routes have at least 1000 tickets last month?',
    words: everywhere`^(?:is|are|was|were) ${allOf('below|under')} (?:below|under|at less than|at fewer than) (?=\d[\d.,]*k? \p{L})`,
    full: 'which $1 have at least ',
  },
  {
    said: 'Did most stations lose hires last month?',
    becomes: 'how many stations lost hires last month?',
    words: once`${MOST}lose\b`,
    full: 'how many $1 lost',
  },
  {
    said: 'Did most stations gain hires last month?',
    becomes: 'how many stations gained hires last month?',
    words: once`${MOST}gain\b`,
    full: 'how many $1 gained',
  },
  {
    said: 'Did most channels fall in May?',
    becomes: 'how many channels fell in May?',
    also: { 'have most of our pages dropped in May': 'how many pages fell in May' },
    words: once`${MOST}(?:fall|fallen|drop|dropped|decline|declined|shrink|shrunk)\b${NO_MOVE}`,
    full: 'how many $1 fell',
  },
  {
    said: 'Did the majority of countries grow in May?',
    becomes: 'how many countries grew in May?',
    words: once`${MOST}(?:grow|grown|rise|risen|improve|improved)\b${NO_MOVE}`,
    full: 'how many $1 grew',
  },
  {
    said: 'Do most of the sources have more than 1000 sessions?',
    becomes: 'how many sources have more than 1000 sessions?',
    words: once`${MOST}(?=(?:have|had) (?:more than|less than|fewer than|over|under|above|below|at least|at most) \d)`,
    full: 'how many $1 ',
  },
  {
    said: 'Did only one city grow last month?',
    becomes: 'how many cities grew last month?',
    words: once`^did (?:only|just) one (?!of\b)(\p{L}+[^aeiou\P{L}])y (?:grow|rise|gain|increase|go up)${ALONE}`,
    full: 'how many $1ies grew',
  },
  {
    said: 'Did only one channel grow last month?',
    becomes: 'how many channels grew last month?',
    words: once`^did (?:only|just) one (?!of\b)(\p{L}+(?: \p{L}+)?) (?:grow|rise|gain|increase|go up)${ALONE}`,
    full: 'how many $1s grew',
  },
  {
    said: 'Did only one city fall last month?',
    becomes: 'how many cities fell last month?',
    words: once`^did (?:only|just) one (?!of\b)(\p{L}+[^aeiou\P{L}])y (?:fall|drop|decline|decrease|shrink|go down)${ALONE}`,
    full: 'how many $1ies fell',
  },
  {
    said: 'Did only one channel fall last month?',
    becomes: 'how many channels fell last month?',
    words: once`^did (?:only|just) one (?!of\b)(\p{L}+(?: \p{L}+)?) (?:fall|drop|decline|decrease|shrink|go down)${ALONE}`,
    full: 'how many $1s fell',
  },
  {
    said: 'Did more cities grow than fall last month?',
    becomes: 'how many cities grew last month?',
    words: once`^did more (\p{L}+) (?:grow|rise|gain|fall|drop|lose|decline) than (?:grow|rise|gain|fall|drop|lose|decline)${ALONE}`,
    full: 'how many $1 grew',
  },
  // Who they are answers it, and a list of those named alone does not
  {
    said: 'Are Lost Maps and Small Gardens the top 2 shows in October?',
    becomes: 'top 2 shows in October?',
    also: {
      'were London and Leeds our two biggest cities by revenue': 'two biggest cities by revenue',
      'were 5.0 and 6.1 the top 2 versions': 'top 2 versions',
    },
    words: once`^(?:are|were) [\p{L}\d][^,?]{1,50}? and [\p{L}\d][^,?]{0,30}? (?:the|our) (?=(?:(?:top|best|worst|biggest|largest|smallest) (?:2|two)|(?:2|two) (?:best|worst|biggest|largest|smallest)) \p{L})`,
    full: '',
  },
];
