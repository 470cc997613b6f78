import { once } from '../../../../text/pattern.ts';
import { GAP_COURSE_WORDS } from '../../../../vocabulary/gap-course-words.ts';
import type { Rule } from '../rule.ts';

const LEAD = '(?:(?:so|and),? )?';
/** "Is the revenue gap between": what is measured may stand before it, as it may behind the names. */
const GAP = String.raw`(?:the |our )?((?:(?!(?:the|our|a|age|data|price)\b)[\p{L}-]+ ){0,2}?)(?:gap|difference|distance)(?: in ((?!(?:the|last|this)\b)[\p{L}-]+(?: [\p{L}-]+)?))? between`;
const SIDE = String.raw`((?:(?!(?:by|per|each|and) )[\p{L}\d'’&./-]+ ){1,7}?)`;
const PAIR = `${SIDE}and ${SIDE}`;
const NAME = String.raw`((?:(?!(?:by|per|each|and|in) )[\p{L}\d&./-]+ ){0,3}?[\p{L}\d&./-]+?)`;
/** "Linz's lead over Graz in hires" */
const OWNER = String.raw`${NAME}['’]s? lead over (?:the )?${NAME}(?: (?:in|by|on) ([\p{L}-]+(?: [\p{L}-]+)?))?`;
const AS_IT_GOES =
  '(?:still |now |slowly |really |actually |currently |been |gradually |steadily |getting |got |gotten |become |becoming |grown |any |ever |much |a lot |a bit |over time )*';
const WIDER =
  '(?:widening|widened|widen|growing|grown|grow|grew|increasing|increased|increase|rising|risen|rise|expanding|opening(?: up)?|opened(?: up)?|open up|wider|bigger|larger|greater)';
const NARROWER =
  '(?:narrowing|narrowed|narrow|closing|closed|close|shrinking|shrunk|shrank|shrink|decreasing|decreased|decrease|falling|fallen|fall|declining|declined|decline|reducing|reduced|narrower|smaller|tighter)';
const MOVED =
  '(?:changing|changed|change|moving|moved|move|evolving|evolved|evolve|developing|developed|develop)';
const SHOW = "(?:(?:show|plot|chart|give)(?: me)? |what(?: was| is|['’]?s) )?";
/** "Over the last 30 days" is a time, and no wish for a course. */
const UNIT = String.raw`((?:(?:over|in|during|for) the (?:last|past) (?:[\p{L}\d]+ ){1,2}?)?(?:by|per|each|every|for each|in each) (?:day|week|month|quarter|year)|over time)`;
/** "Bigger than 100", "risen above 50" hold the gap to a limit, however it moved. */
const NO_LIMIT = String.raw`(?=[ ?.!]|$)(?! (?:by |to )?(?:(?:more|less|higher|lower) )?(?:than|above|below|under|beyond) \p{Sc}?\d)`;

/**
 * "Is the gap between mobile and desktop revenue growing": how far two lie apart over time, in words that nothing else says. What moved is
 * how far they lie apart, and neither of the two.
 */
export const gapOverTimeRules: readonly Rule[] = [
  {
    said: 'Is the gap between Linz and Graz hires growing?',
    becomes: 'Is gap widening between Linz vs Graz hires ?',
    also: {
      'has the hires gap between Linz and Graz been widening since May':
        'has hires gap widening between Linz vs Graz since May',
      'is the gap in hires between Linz and Graz getting bigger':
        'is hires gap widening between Linz vs Graz',
    },
    words: once`^${LEAD}(is|are|was|has|have|did|does|do) ${GAP} ${PAIR}${AS_IT_GOES}${WIDER}${NO_LIMIT}`,
    full: `$1 $2$3 ${GAP_COURSE_WORDS.widening} $4vs $5`,
  },
  {
    said: 'Is the gap between Linz and Graz hires closing?',
    becomes: 'Is gap narrowing between Linz vs Graz hires ?',
    also: {
      'has the gap between Linz and Graz gotten smaller': 'has gap narrowing between Linz vs Graz',
    },
    words: once`^${LEAD}(is|are|was|has|have|did|does|do) ${GAP} ${PAIR}${AS_IT_GOES}${NARROWER}${NO_LIMIT}`,
    full: `$1 $2$3 ${GAP_COURSE_WORDS.narrowing} $4vs $5`,
  },
  {
    said: 'Is the gap between Linz and Graz hires changing?',
    becomes: 'Is gap moving between Linz vs Graz hires ?',
    words: once`^${LEAD}(is|are|was|has|have|did|does|do) ${GAP} ${PAIR}${AS_IT_GOES}${MOVED}${NO_LIMIT}`,
    full: `$1 $2$3 ${GAP_COURSE_WORDS.moved} $4vs $5`,
  },
  // Whose lead it is is ahead, or has none
  {
    said: "Is Linz's lead over Graz in hires growing?",
    becomes: 'Is former pulling away from the latter of hires Linz vs Graz?',
    also: { "has Linz's lead over Graz widened": 'has former pulling away from the latter of Linz vs Graz' },
    words: once`^${LEAD}(is|was|has|did|does) (?:the )?${OWNER} ${AS_IT_GOES}${WIDER}${NO_LIMIT}`,
    full: `$1 ${GAP_COURSE_WORDS.leaving} of $4 $2 vs $3`,
  },
  {
    said: "Is Linz's lead over Graz in hires shrinking?",
    becomes: 'Is gap narrowing between hires Linz vs Graz?',
    words: once`^${LEAD}(is|was|has|did|does) (?:the )?${OWNER} ${AS_IT_GOES}${NARROWER}${NO_LIMIT}`,
    full: `$1 ${GAP_COURSE_WORDS.narrowing} $4 $2 vs $3`,
  },
  {
    said: 'How has the gap between Linz and Graz hires developed since May?',
    becomes: 'course of the gap between Linz vs Graz hires since May?',
    also: {
      'how did the hires gap between Linz and Graz change': 'hires course of the gap between Linz vs Graz',
    },
    words: once`^${LEAD}how (?:is|has|did|does|was) ${GAP} ${PAIR}(?:been )?(?:${MOVED}|trending|gone|go|going|done|do|doing)(?: over time)?(?=[ ?.!]|$)`,
    full: `$1$2 ${GAP_COURSE_WORDS.told} $3vs $4`,
  },
  {
    said: 'gap between Linz and Graz hires by month',
    becomes: 'course of the gap between Linz vs Graz hires by month',
    also: {
      'show me the difference between Linz and Graz hires per week in May':
        'course of the gap between Linz vs Graz hires per week in May',
      'difference between Linz and Graz hires over the last 30 days by week':
        'course of the gap between Linz vs Graz hires over the last 30 days by week',
    },
    words: once`^${LEAD}${SHOW}${GAP} ${PAIR}${UNIT}`,
    full: `$1$2 ${GAP_COURSE_WORDS.told} $3vs $4$5`,
  },
  {
    said: 'plot the gap between Linz and Graz hires over the last 30 days',
    becomes: 'course of the gap between Linz vs Graz hires over the last 30 days',
    words: once`^${LEAD}(?:plot|chart|graph) ${GAP} ${PAIR}(?=over the (?:last|past) )`,
    full: `$1$2 ${GAP_COURSE_WORDS.told} $3vs $4`,
  },
  // Elsewhere "over the last 3 months" asks for a course of both, which tells no gap
  {
    said: 'gap between Linz and Graz hires over the last 3 months',
    becomes: 'gap between Linz and Graz hires in the last 3 months',
    words: once`^(${LEAD}${SHOW}${GAP} ${PAIR})over (?=the (?:last|past) )`,
    full: '$1in ',
  },
  {
    said: 'monthly gap between Linz and Graz hires',
    becomes: 'course of the gap between Linz vs Graz hires by month',
    words: once`^${LEAD}${SHOW}(?:the |our )?month(?:ly|-by-month|-on-month) ((?:[\p{L}-]+ )?)(?:gap|difference) between ${SIDE}and ([^?.!]{3,60}?)(?=[ ?.!]*$)`,
    full: `$1 ${GAP_COURSE_WORDS.told} $2vs $3 by month`,
  },
  {
    said: 'weekly gap between Linz and Graz hires',
    becomes: 'course of the gap between Linz vs Graz hires by week',
    also: {
      "what's the weekly gap between Linz and Graz hires?":
        'course of the gap between Linz vs Graz hires by week?',
    },
    words: once`^${LEAD}${SHOW}(?:the |our )?week(?:ly|-by-week|-on-week) ((?:[\p{L}-]+ )?)(?:gap|difference) between ${SIDE}and ([^?.!]{3,60}?)(?=[ ?.!]*$)`,
    full: `$1 ${GAP_COURSE_WORDS.told} $2vs $3 by week`,
  },
];
