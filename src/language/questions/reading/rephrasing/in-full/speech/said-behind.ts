import { once } from '../../../../text/pattern.ts';
import { TIME_BEGINS } from '../parts/named-words.ts';
import { MONTH, type Rule } from '../rule.ts';

const NUMBER = String.raw`[\p{L}-]+(?: [\p{L}-]+)?`;
/** A time that something lasts over is no number beneath another. */
const NO_TIME = `(?!(?:time|the|a|an|our|all|each|every|${TIME_BEGINS}|${MONTH})\\b)`;
const HOW_BAD = String.raw`how (?:bad|good|high|low|big|common|frequent) (?:is|are|was|were) (?:our |the )?(\p{L}{2,6})[\p{L}-]*(?: (?:[\p{L}-]+ing|rates?))?`;
const ASKS = '(?:so |and )?(?:is|are|was|were|do|does|did|has|have|which|who|what|how|where)';

/** What stands behind a question or in brackets, and says how its number is meant. */
export const saidBehindRules: readonly Rule[] = [
  {
    said: 'Is the night shift rewashing more than the early shift? per piece pressed',
    becomes: 'Is the night shift rewashing more than the early shift per piece pressed?',
    also: { 'who donates the most? (per visit)': 'who donates the most per visit?' },
    words: once`^(${ASKS} (?:(?!\bper\b)[^?]){5,80})\? ?\(?(per ${NUMBER})\)?[?.!]*$`,
    full: '$1 $2?',
  },
  {
    said: 'Who no-shows the most? rate by membership, highest first',
    becomes: 'no-show rate by membership, highest first',
    also: { 'who cancels the most? rate by plan': 'cancel rate by plan' },
    words: once`^(?:so |and )?who ([\p{L}-]+?)s? (?:the )?(?:most|least|best|worst|more often|most often)\? (?:as a )?(?=rate by \p{L})`,
    full: '$1 ',
  },
  {
    said: 'who pays us best? euros per dozen by outlet',
    becomes: 'euros per dozen by outlet, highest first',
    words: once`^(?:so |and )?who [\p{L}-]+s? (?:us )?(?:the )?(?:best|most)\? ((?!rate\b)${NUMBER} per ${NUMBER} by (?:(?!\b(?:first|sorted|ordered|ranked)\b)[^?,]){2,40})[?.!]*$`,
    full: '$1, highest first',
  },
  {
    said: 'who pays us worst? euros per dozen by outlet',
    becomes: 'euros per dozen by outlet, lowest first',
    words: once`^(?:so |and )?who [\p{L}-]+s? (?:us )?(?:the )?(?:worst|least)\? ((?!rate\b)${NUMBER} per ${NUMBER} by (?:(?!\b(?:first|sorted|ordered|ranked)\b)[^?,]){2,40})[?.!]*$`,
    full: '$1, lowest first',
  },
  {
    said: 'euros per dozen by outlet',
    becomes: 'money per dozen by outlet',
    words: /^(?:euros?|dollars?|pounds sterling|quid|bucks) (?=per \p{L})/iu,
    full: 'money ',
  },
  // What is asked of bears the name of the number in the brackets, so that no other name is lost with it
  {
    said: 'how bad is late returning by membership type? (late returns as % of loans)',
    becomes: 'late returns as % of loans by membership type',
    words: once`^${HOW_BAD}( (?:by|per|in|for|last|this|since) [^?()]{2,60}?)?\?? ?\((\1[\p{L} -]{1,30} as (?:an? |the )?(?:%|percent|percentage|share) of ${NUMBER})\)[?.!]*$`,
    full: '$3$2',
  },
  {
    said: 'how bad is no-showing by class in May (no-shows over bookings)',
    becomes: 'no-shows per bookings by class in May',
    words: once`^${HOW_BAD}( (?:by|per|in|for|last|this|since) [^?()]{2,60}?)?\?? ?\((\1[\p{L} -]{1,30}) (?:per|over|out of|divided by|\/) (${NUMBER})\)[?.!]*$`,
    full: '$3 per $4$2',
  },
  {
    said: 'Which screen is the least engaging (engaged sessions over sessions)?',
    becomes: 'Which screen is the least engaging (engaged sessions per sessions)?',
    words: once`\(((?!(?:day|week|month|quarter|year)\b)${NUMBER}) (?:over|divided by|÷|\/) (?:all |total |the total )?(${NO_TIME}${NUMBER})\)`,
    full: '($1 per $2)',
  },
  {
    said: 'conversion = purchases over sessions by channel',
    becomes: 'purchases per sessions by channel',
    words: once`^(?:the |our )?${NUMBER} ?= ?(${NUMBER}) (?:over|divided by|÷|\/) (?:all |total |the total )?(?=${NO_TIME}\p{L})`,
    full: '$1 per ',
  },
  {
    said: 'conversion by channel in May, conversion = purchases over sessions',
    becomes: 'conversion (purchases per sessions) by channel in May',
    words: once`\b(${NUMBER})( [^?=,]{3,50}), (?:(?:with|where) )?\1 ?= ?(${NUMBER}) (?:over|divided by|÷|\/|per) (?:all |total |the total )?(${NO_TIME}${NUMBER})(?=[?.!]*$)`,
    full: '$1 ($3 per $4)$2',
  },
  // Words with such ends say what is judged, and are no names that would be lost
  {
    said: 'Which screen is the least engaging (engaged sessions per session)?',
    becomes: 'Which screen has the lowest engaged sessions per session?',
    words: once`\b(?:is|are|was|were) (?:the )?(?:least|worst) [\p{L}-]+(?:ing|ed|y|able|ive|ful) ?\((${NUMBER} per ${NUMBER})\)`,
    full: 'has the lowest $1',
  },
  {
    said: 'Which screen is the most engaging (engaged sessions per session)?',
    becomes: 'Which screen has the highest engaged sessions per session?',
    words: once`\b(?:is|are|was|were) (?:the )?(?:most|best) [\p{L}-]+(?:ing|ed|y|able|ive|ful) ?\((${NUMBER} per ${NUMBER})\)`,
    full: 'has the highest $1',
  },
  {
    said: 'which channel has the best conversion (purchases per session)?',
    becomes: 'which channel has the best purchases per session?',
    words: once`\b(best|worst|highest|lowest) [\p{L}-]{2,20}(?:ion|ment|ness|ing|ity|ance|ence|cy|yield|ratio|rate)(?: rate)? ?\((${NUMBER} per ${NUMBER})\)`,
    full: '$1 $2',
  },
  {
    said: "3 sources with the highest bounce rate (sessions that weren't engaged)",
    becomes: '3 sources with the highest bounce rate',
    words:
      /(?<=\bbounce rate) ?\((?:i\.?e\.?,? |the )?(?:(?:share|percentage|%|part|proportion) of )?(?:all |the )?(?:sessions|visits)(?: that| which)? (?:weren['’]?t|were not|aren['’]?t|are not|not|without being) engaged\)/iu,
    full: '',
  },
  {
    said: 'Litres per kilo by washhouse, thriftiest first',
    becomes: 'Litres per kilo by washhouse, lowest first',
    words: /, (?:the )?(?:thriftiest|leanest|most frugal|most sparing|most economical)(?: ones?)? first\b/iu,
    full: ', lowest first',
  },
];
