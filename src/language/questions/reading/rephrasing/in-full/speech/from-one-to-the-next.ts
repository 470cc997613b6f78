import { MONTH, type Rule } from '../rule.ts';

const LARGEST = '(?:biggest|largest|greatest|steepest|sharpest|worst|highest|strongest)';
const FALL = '(?:drop|fall|decline|decrease|loss|dip|slump)';
const RISE = '(?:rise|increase|jump|gain|growth|spike|surge)';
const UNIT = '(day|week|month|quarter)';
const ONE_AFTER_ANOTHER = `(?:from one ${UNIT} to (?:the next|another)|${UNIT}[ -](?:over|on|to|by|after)[ -](?:day|week|month|quarter))`;
const WHAT = '((?:[\\p{L}\\p{N}]+ )?[\\p{L}\\p{N}]+)';

const moved = (how: string): RegExp =>
  new RegExp(
    `^(?:(?:what|when|which) (?:was|is|were) )?(?:the |our )?${LARGEST} ${how} (?:in|of) (?:our )?${WHAT} ${ONE_AFTER_ANOTHER}(?=[?.!]?$| (?:in|of|from|last|this|since|during|over)\\b)`,
    'giu',
  );

/** Moves from one day, week or month to the next, and other ways to ask since when, by how much and of late. */
export const fromOneToTheNextRules: readonly Rule[] = [
  {
    said: 'biggest drop in visits from one day to the next',
    becomes: 'which day lost the most visits',
    also: {
      'What was the largest fall in key events week over week?': 'which week lost the most key events?',
    },
    words: moved(FALL),
    full: 'which $2$3 lost the most $1',
  },
  {
    said: 'largest increase in visits from one month to the next',
    becomes: 'which month gained the most visits',
    also: {
      'the biggest jump in revenue from one week to the next in 2026':
        'which week gained the most revenue in 2026',
    },
    words: moved(RISE),
    full: 'which $2$3 gained the most $1',
  },
  {
    said: 'since when do we rank for coffee gift set',
    becomes: 'when did coffee gift set first appear',
    also: { 'Since when have we been ranking for "oat milk"?': 'when did "oat milk" first appear?' },
    words:
      /^(?:since|from) when (?:do we|are we|have we been|did we start to|did we) (?:rank(?:ing)?|appear(?:ing)?|show(?:ing)? up|be found|found) (?:for|with) ([^?.!]+)/giu,
    full: 'when did $1 first appear',
  },
  {
    said: 'when did we first show up for "cold brew at home"',
    becomes: 'when did "cold brew at home" first appear',
    also: { 'when did we first rank for oat milk?': 'when did oat milk first appear?' },
    words: /^when did we (?:first|start to) (?:show up|appear|rank|get found) (?:for|with) ([^?.!]+)/giu,
    full: 'when did $1 first appear',
  },
  {
    said: 'since when has chatgpt sent us visitors',
    becomes: 'first day with at least 1 visitors from chatgpt',
    also: { 'Since when does Bing bring us any orders?': 'first day with at least 1 orders from Bing?' },
    words:
      /^since when (?:has|have|does|do|did) ([^?.!,]{2,40}?) (?:sent|send|sends|sending|brought|bring|brings|given|give|gives)(?: us)? (?:any |some )?([\p{L}-]+(?: [\p{L}-]+)?)(?=[?.!]?$)/giu,
    full: 'first day with at least 1 $2 from $1',
  },
  {
    said: 'how much bigger was december 2025 than november 2025',
    becomes: 'how did we do in december 2025 vs november 2025',
    also: { 'how much better was June than May, in percent?': 'how did we do in June vs May?' },
    words: new RegExp(
      `^(?:by )?how much (?:bigger|larger|better|stronger|smaller|worse|weaker) (?:was|is) ((?:${MONTH})(?: \\d{4})?) than ((?:${MONTH})(?: \\d{4})?)(?:,? (?:in|as a) (?:percent|percentage|%))?(?=[?.!]?$)`,
      'giu',
    ),
    full: 'how did we do in $1 vs $2',
  },
  {
    said: 'how is instagram doing lately',
    becomes: 'how is instagram doing',
    also: { 'how are our newsletters performing these days?': 'how are our newsletters performing?' },
    words:
      /^(how(?: is|['’]s|s| are| has| have) [^?.!,]{2,60}? (?:doing|performing|going|getting on|been doing)) (?:lately|recently|of late|these days|at the moment|right now|nowadays)(?=[?.!]?$)/giu,
    full: '$1',
  },
];
