import { once } from '../../../../text/pattern.ts';
import { MONTH, type Rule } from '../rule.ts';

const GOOD =
  '(?:really |very |pretty |rather |quite )?(?:good|bad|great|terrible|strong|weak|poor|decent|okay|ok|successful|rough|solid|fine)';
const UNIT = '(week|month|quarter|year)';
const END = '(?: (?:for us|overall|in all|then|at all))*(?=[ ?.!]*$)';
const WHEN = `((?:the )?(?:last|past) (?:week|month|quarter|year|weekend|${MONTH})|yesterday|(?:the )?week of [\\p{L}\\d ]{3,20}?)`;

/** A verdict on a time: all its numbers beside those before, as nobody says of what. The last one where none is named. */
export const goodOrBadTimeRules: readonly Rule[] = [
  // A month that was better in two numbers was so in both
  ...(
    [
      ['better', 'grew'],
      ['worse', 'fell'],
    ] as const
  ).map(
    ([better, grew]): Rule => ({
      said: `which studios had a ${better} May than April in both revenue and attendance?`,
      becomes: `which studios ${grew} in both revenue and attendance from April to May?`,
      also: {
        [`which studios did ${better} in May than in April on revenue and bookings`]: `which studios ${grew} in both revenue and bookings from April to May`,
      },
      words: once`^(which \p{L}+(?: \p{L}+)?) (?:(?:had|have|has) an? ${better}|(?:did|were|was|performed) ${better} in) (${MONTH}(?: \d{4})?) than (?:in )?(${MONTH}(?: \d{4})?) (?:in|on|for|by) (?:both |terms of )?((?!both\b)[\p{L} -]+? and [\p{L} -]+?)(?=[ ?.!]*$)`,
      full: `$1 ${grew} in both $4 from $3 to $2`,
    }),
  ),
  {
    said: 'good or bad week?',
    becomes: 'how did we do last week?',
    also: {
      'Was it a good or a bad month?': 'how did we do last month?',
      'a good week or a bad one?': 'how did we do last week?',
    },
    words: once`^(?:was (?:it|this|that|ours) |did we have |have we had |so )?(?:a )?${GOOD}(?: ${UNIT})?,? or (?:rather |was it )?(?:a )?${GOOD}(?: one)?(?: ${UNIT})?${END}(?<=\b(?:week|month|quarter|year)\b.*)`,
    full: 'how did we do last $1$2',
  },
  {
    said: 'was it a good week?',
    becomes: 'how did we do last week?',
    also: {
      'Did we have a bad month': 'how did we do last month',
      'so have we had a really strong week?': 'how did we do last week?',
    },
    words: once`^(?:so,? |and |hey,? )?(?:was (?:it|this|that|ours)|did (?:we|i) have|have (?:we|i) had|had we|has it been) (?:a |our )?${GOOD} ${UNIT}${END}`,
    full: 'how did we do last $1',
  },
  {
    said: 'was it a good week for sales?',
    becomes: 'is sales last week normal?',
    also: {
      'did we have a bad month for bookings': 'is bookings last month normal',
      'How was our week for revenue?': 'is revenue last week normal?',
    },
    words: new RegExp(
      `^(?:so,? |and )?(?:(?:was (?:it|this|that)|did (?:we|i) have|have (?:we|i) had) (?:a )?${GOOD}|how was (?:our|the|my)) ${UNIT} for (?:our |the )?((?!us\\b)\\p{L}+(?: \\p{L}+)?)(?=[ ?.!]*$)`,
      'iu',
    ),
    full: 'is $2 last $1 normal',
  },
  {
    said: 'how was our week?',
    becomes: 'how did we do last week?',
    also: {
      "How'd the month go": 'how did we do last month',
      'how has my week been?': 'how did we do last week?',
    },
    words: once`^(?:so,? |and |hey,? )?how(?: was| has|['’]s| did|['’]d) (?:our|my|the|your) (?:whole )?${UNIT}(?: been| go| gone| turn out| look| looking)?${END}`,
    full: 'how did we do last $1',
  },
  {
    said: 'are we having a good week?',
    becomes: 'how are we doing this week?',
    also: {
      'is it a good month so far?': 'how are we doing this month?',
      'how has our week been so far': 'how are we doing this week',
    },
    words: new RegExp(
      `^(?:so,? |and )?(?:(?:are (?:we|you) having|is (?:it|this)(?: being)?) (?:a |our )?${GOOD} ${UNIT}(?: so far)?|how(?: has|['’]s) (?:our|my|the|this) ${UNIT}(?: been)?(?: going)? so far)${END}`,
      'iu',
    ),
    full: 'how are we doing this $1$2',
  },
  {
    said: 'was last week good or bad?',
    becomes: 'how did we do last week?',
    also: {
      'Was yesterday a good day?': 'how did we do yesterday?',
      'was last month a bad one for us?': 'how did we do last month?',
    },
    words: once`^(?:so,? |and )?was ${WHEN} (?:a )?${GOOD}(?: (?:day|weekend|week|month|quarter|year|one))?(?:,? or (?:a )?${GOOD}(?: (?:day|weekend|week|month|quarter|year|one))?)?${END}`,
    full: 'how did we do $1',
  },
  {
    said: 'was last week a good week for sales?',
    becomes: 'is sales last week normal?',
    also: { 'was last month good for bookings': 'is bookings last month normal' },
    words: once`^(?:so,? |and )?was ${WHEN} (?:a )?${GOOD}(?: (?:day|weekend|week|month|quarter|year|one))?(?:,? or (?:a )?${GOOD}(?: (?:day|weekend|week|month|quarter|year|one))?)? for (?:our |the )?((?!us\b)\p{L}+(?: \p{L}+)?)(?=[ ?.!]*$)`,
    full: 'is $2 $1 normal',
  },
];
