import { once } from '../../../../text/pattern.ts';
import { HAD, HAVE } from '../../../../vocabulary/having-words.ts';
import type { Rule } from '../rule.ts';

const NUMBER_NAME = String.raw`(?:(?!(?:from|on|in|via|through|of|for|by|with|and|or|the|last|this) )[\p{L}-]+ ?){1,3}?`;
const SIDE = `(${NUMBER_NAME})`;
const RISE_BY =
  '(?:rise|rises|grow|grows|increase|increases|go up|goes up|climb|climbs|jump|jumps|pick up|picks up|improve|improves)';
const FALL_BY =
  '(?:fall|falls|drop|drops|decline|declines|decrease|decreases|go down|goes down|shrink|shrinks|dip|dips|slow down|slows down)';
const MOVE_BY = `(?:${RISE_BY}|${FALL_BY})`;
const UP = '(?:higher|better|more|up|stronger|larger|greater|high)';
const DOWN = '(?:lower|worse|fewer|less|down|weaker|smaller|low)';
const LEVEL = `(?:${UP}|${DOWN})`;
const WHEN =
  '(?:when|whenever|if|as|on (?:the )?(?:days|weeks) (?:when|where|on which)|in weeks (?:when|where))';
const MORE = '(?:more|higher|a higher|increased|rising|high|many)';
const FEWER = '(?:fewer|less|lower|a lower|worse|a worse|low)';
const BRING =
  '(?:bring(?: in| us)?|mean|lead to|result in|translate (?:in)?to|cause|drive|generate|produce|come with|go (?:along )?with|coincide with|equal|also mean)';
const ALSO_HAVE = `(?:(?:also )?(?:${HAVE}|${HAD})|the (?:days|weeks|months) with)`;
const END = String.raw`(?= ?[?.!]|$| (?:from|on|in|for|over|during|last|this|since)\b)`;

/** How two numbers go together: said of what one does to the other, which the data cannot know, or of both. */
export const relationRules: readonly Rule[] = [
  // Fewer of one with more of the other: which way they go is told, and no "yes" before it
  {
    said: 'do more sessions mean fewer purchases?',
    becomes: 'correlation between sessions and purchases?',
    also: {
      'does lower traffic lead to more refunds in March': 'correlation between traffic and refunds in March',
    },
    words: once`^(?:does|do|did|will|would) (?:having |getting )?(?:${MORE} ${SIDE} ${BRING} ${FEWER}|${FEWER} ${SIDE} ${BRING} ${MORE}) ${SIDE}${END}`,
    full: 'correlation between $1$2 and $3',
  },
  {
    said: 'Do days with more sessions have a lower conversion rate?',
    becomes: 'correlation between sessions and conversion rate?',
    words: once`^(?:do|did|are) (?:the )?(?:days|weeks|months) (?:with|that have|that had|having|of) (?:${MORE} ${SIDE} ${ALSO_HAVE} ${FEWER}|${FEWER} ${SIDE} ${ALSO_HAVE} ${MORE}) ${SIDE}${END}`,
    full: 'correlation between $1$2 and $3',
  },
  {
    said: 'does more traffic bring more revenue?',
    becomes: 'is there a correlation between traffic and revenue?',
    also: {
      'do more sessions mean more purchases in March?':
        'is there a correlation between sessions and purchases in March?',
    },
    words: once`^(?:does|do|did|will|would) (?:having |getting )?(?:more|fewer|less|higher|lower|a higher|a lower|increased|rising) ${SIDE} ${BRING} (?:more|fewer|less|higher|lower|a higher|a lower|better|a better|worse|a worse|increased|rising) ${SIDE}${END}`,
    full: 'is there a correlation between $1 and $2',
  },
  {
    said: 'Do days with more sessions have a higher conversion rate?',
    becomes: 'is there a correlation between sessions and conversion rate?',
    words: once`^(?:do|did|are) (?:the )?(days|weeks|months) (?:with|that have|that had|having|of) (?:more|fewer|less|higher|lower|a higher|a lower|high|low|many) ${SIDE} ${ALSO_HAVE} (?:more|fewer|less|higher|lower|a higher|a lower|better|a better|worse|a worse) ${SIDE}${END}`,
    full: 'is there a correlation between $2 and $3',
  },
  // What one does while the other rises: said of both, in whichever direction they go
  {
    said: 'Do purchases rise when views rise?',
    becomes: 'correlation between purchases and views?',
    also: {
      'does revenue fall as sessions fall in March': 'correlation between revenue and sessions in March',
      'Do late returns go up when loans are higher?': 'correlation between late returns and loans?',
    },
    words: once`^(?:do|does|did) (?:the |our )?${SIDE} (?:also |usually |always )?${MOVE_BY} ${WHEN} (?:the |our )?${SIDE} (?:do |does |also )?(?:${MOVE_BY}|(?:is|are) ${LEVEL})(?: too| as well)?${END}`,
    full: 'correlation between $1 and $2',
  },
  {
    said: 'Are late returns higher when hires are higher?',
    becomes: 'correlation between late returns and hires?',
    also: { 'is revenue lower when sessions drop?': 'correlation between revenue and sessions?' },
    words: once`^(?:is|are) (?:the |our |there )?${SIDE} (?:also |usually |always )?${LEVEL} ${WHEN} (?:the |our )?${SIDE} (?:do |does |also )?(?:${MOVE_BY}|(?:is|are) ${LEVEL})(?: too| as well)?${END}`,
    full: 'correlation between $1 and $2',
  },
  {
    said: 'Are late returns higher on days with more hires?',
    becomes: 'correlation between late returns and hires?',
    also: { 'do purchases drop when there are fewer sessions': 'correlation between purchases and sessions' },
    words: once`^(?:(?:is|are) (?:the |our |there )?${SIDE} (?:also |usually |always )?${LEVEL}|(?:do|does) (?:the |our )?${SIDE} (?:also |usually |always )?${MOVE_BY}) (?:(?:on (?:the )?days|in (?:the )?weeks) (?:with|that have)|${WHEN} (?:there (?:is|are)|we (?:have|get))) (?:more|fewer|less|higher|lower|many|few) ${SIDE}${END}`,
    full: 'correlation between $1$2 and $3',
  },
  {
    said: 'Do late returns rise with loans?',
    becomes: 'correlation between late returns and loans?',
    words: once`^(?:do|does) (?:the |our )?${SIDE} (?:also |usually |always )?${MOVE_BY} (?:(?:along |together )?with|in line with) (?:more |fewer |higher |lower )?(?:the |our )?${SIDE}${END}`,
    full: 'correlation between $1 and $2',
  },
  {
    said: 'do sessions and revenue move together?',
    becomes: 'is there a correlation between sessions and revenue?',
    words: once`^(?:do|did|does) ${SIDE} and ${SIDE} (?:move|go|rise|rise and fall|travel|go up|change) (?:together|hand in hand|in (?:step|tandem|parallel|sync)|in the same direction)${END}`,
    full: 'is there a correlation between $1 and $2',
  },
  {
    said: 'How do sessions relate to purchases?',
    becomes: 'correlation between sessions and purchases?',
    also: {
      'how strongly is revenue related to sessions?': 'correlation between revenue and sessions?',
      'how is bounce rate connected with revenue': 'correlation between bounce rate and revenue',
    },
    words: once`^how (?:closely |strongly |much |tightly )?(?:do|does|did|is|are|was|were) ${SIDE} (?:relate|related|connected|linked|tied|correlated?) (?:to|with) ${SIDE}${END}`,
    full: 'correlation between $1 and $2',
  },
  {
    said: 'how closely are sessions and revenue related?',
    becomes: 'correlation between sessions and revenue?',
    words: once`^how (?:closely |strongly |much |tightly )?(?:are|were|do|did) ${SIDE} and ${SIDE} (?:related|connected|linked|tied(?: together)?|correlated?|relate|connect)${END}`,
    full: 'correlation between $1 and $2',
  },
  {
    said: 'Are sessions and revenue related?',
    becomes: 'is there a correlation between sessions and revenue?',
    words: once`^(?:are|is|were) ${SIDE} and ${SIDE} (?:related|connected|linked|correlated)${END}`,
    full: 'is there a correlation between $1 and $2',
  },
  {
    said: 'Does revenue depend on sessions?',
    becomes: 'is there a correlation between revenue and sessions?',
    also: {
      'does position affect ctr?': 'is there a correlation between position and ctr?',
    },
    words: once`^(?:does|do|did) ${SIDE} (?:depend on|follow|correlate with|affect|influence|impact|have an (?:effect|impact|influence) on|drive|track) ${SIDE}${END}`,
    full: 'is there a correlation between $1 and $2',
  },
  {
    said: 'Is there any link between sessions and revenue?',
    becomes: 'Is there a correlation between sessions and revenue?',
    words:
      /\b(?:a |any |some )?(?:link|connection|association|dependency|dependence|correspondence) between (?=[\p{L}-]+(?: [\p{L}-]+){0,2}? and )/giu,
    full: 'a correlation between ',
  },
];
