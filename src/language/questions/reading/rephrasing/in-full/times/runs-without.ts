import { everywhere, once } from '../../../../text/pattern.ts';
import { END, type Rule, WEEKDAY } from '../rule.ts';
import { SOME, THING } from './what-there-was.ts';

const RUN = '(?:runs?|streaks?|stretch|spell|series|sequence|period|stint)';
const NONE =
  '(?:with (?:absolutely )?(?:no|zero|0|not (?:a single|any|one))|without (?:(?:any|an?(?: single)?|one|a single) )?)';
/** What days are without, but for days themselves and their data. */
const NO_THING = `(?!data\\b|rows?\\b|numbers?\\b|gaps?\\b|weekends?\\b|holidays?\\b|outliers?\\b|${WEEKDAY}s?\\b)(?=\\p{L})`;
const HOW_LONG =
  '(?:(?:how (?:long|many (?:days|weeks|months))(?: is it| has it been| was it)?|days|weeks|months) since|how (?:long|many (?:days|weeks|months)) ago was)';
const HAD =
  '(?:had|have had|saw|have seen|got|have got|did|have done|sold|have sold|sent|made|took|treated|fixed)';
const NAME = '(?!(?:we|i|you|it|they|he|she|the|our|my)\\b)(\\S[^,?\\d]{1,40}?)';

/**
 * "Longest run of days with no burst pipe", "how many days in a row without a no-show": of those with none of it. "How long since the
 * last …" is told by that day, and how long ago it was beside it.
 */
export const runWithoutRules: readonly Rule[] = [
  {
    said: 'days in a row without a no-show, the longest?',
    becomes: 'most days in a row without a no-show?',
    also: { 'how many days in a row with no revenue, longest': 'most days in a row with no revenue' },
    words: once`^(?:how many )?(days|weeks|months) ((?:in a row|running|on end) [^,?]{3,60}?),? (?:the |our )?(?:longest|most|record)(?: ever)?${END}`,
    full: 'most $1 $2',
  },
  {
    said: 'what’s the longest we went without a no-show?',
    becomes: 'longest run of days without a no-show?',
    also: { 'longest time without a bathroom fitting': 'longest run of days without a bathroom fitting' },
    words: once`^(?:what(?:['’]s| is| was) )?(?:the |our )?(?:longest|most)(?: (?:time|gap))?(?: (?:that )?(?:we|i)(?:['’]ve| have)?(?: ever)? (?:went|gone|been|had))? (?=without )`,
    full: 'longest run of days ',
  },
  {
    said: 'longest run of days with no burst pipe',
    becomes: 'longest run of days with at most 0 burst pipe',
    also: { 'our longest streak without a sale': 'our longest streak with at most 0 sale' },
    words: everywhere`\b(longest|most|biggest|record|current) ((?:ever )?${RUN}(?: of (?:days|weeks|months))?) ${NONE} ?(?<= )${NO_THING}`,
    full: '$1 $2 with at most 0 ',
    means: '0',
  },
  {
    said: 'how many days in a row without a no-show',
    becomes: 'how many days in a row with at most 0 no-show',
    also: { 'most consecutive weeks with no returns': 'most consecutive weeks with at most 0 returns' },
    words: everywhere`\b((?:days|weeks|months) (?:in a row|running|straight|on end)|(?:consecutive|straight|successive) (?:days|weeks|months)) (?:(?:did|have) (?:we|i) (?:have|had|go|gone) )?${NONE} ?(?<= )${NO_THING}`,
    full: '$1 with at most 0 ',
    means: '0',
  },
  {
    said: 'which days were without burst pipes in May?',
    becomes: 'which days had at most 0 burst pipes in May?',
    also: { 'days without a burst pipe': 'which days had at most 0 burst pipe' },
    words: once`^(?:(?:which|what|list|show|show me|all) )?(?:the )?(days|weeks|months) (?:(?:were|are|was) )?without (?:(?:any|an?(?: single)?) )?${NO_THING}`,
    full: 'which $1 had at most 0 ',
    means: '0',
  },
  {
    said: 'how long since the last burst pipe?',
    becomes: 'last day with at least 1 burst pipe?',
    also: {
      'days since our last no-show at Old Dairy': 'last day with at least 1 no-show at Old Dairy',
      'how long ago was the last return': 'last day with at least 1 return',
    },
    words: once`^${HOW_LONG} (?:the|our) (?:very )?last ${THING}${END}`,
    full: 'last day with at least 1 $1',
  },
  {
    said: 'how long since we last saw a parrot?',
    becomes: 'last day with at least 1 parrot?',
    words: once`^${HOW_LONG} (?:we|i) (?:last )?${HAD} ${SOME}${THING}${END}`,
    full: 'last day with at least 1 $1',
  },
  {
    said: 'how long since Exeter had a complaint about horror?',
    becomes: 'last day with more than 0 complaint about horror from Exeter?',
    words: once`^${HOW_LONG} ${NAME} (?:last )?${HAD} ${SOME}${THING}${END}`,
    full: 'last day with more than 0 $2 from $1',
  },
  {
    said: 'how long has Plymouth been open?',
    becomes: 'first day with more than 0 appearances for Plymouth?',
    words: once`^how long has ${NAME} been (?:open|running|working|here|with us|around|going|working (?:here|for us|with us))${END}`,
    full: 'first day with more than 0 appearances for $1',
  },
];
