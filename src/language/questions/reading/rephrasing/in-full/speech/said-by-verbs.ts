import { once } from '../../../../text/pattern.ts';
import { FALL, FELL, RISE, ROSE } from '../../../../vocabulary/moving-words.ts';
import type { Rule } from '../rule.ts';

const END = '(?=[?.!]?$)';
const WHEN = String.raw`((?: (?:in|during|of|since|from) (?:[\p{L}\d]+)(?: 20\d\d)?| (?:last|this) \p{L}+)?)`;
const NAME = String.raw`(\S(?:(?!\b(?:and|or|but|than|beaten)\b)[^,;:?]){1,40}?)`;

const PEOPLE = '(?:visitors|users|people|customers)';
/** "Version 6.1" is the name 6.1 beside what it is one of. */
const VERSION = '(?:(?:app |the )*version )?';

/** What is said by a verb of another form: who is sending more, what one of them earns. */
export const saidByVerbRules: readonly Rule[] = [
  {
    said: 'how many hours did big dave put in last week',
    becomes: 'how many hours did big dave do last week',
    words: once`^(how (?:many|much) [\p{L} -]{2,30}? (?:do|does|did) (?:\p{L}[^,?]{1,40}?)) put in(?= ?[?.!]|$| (?:in|on|last|this|during|since|yesterday|today|each|every|per|a)\b)`,
    full: '$1 do',
  },
  {
    said: 'was Google sending more traffic than Bing?',
    becomes: 'did Google send more traffic than Bing?',
    words: once`^(?:was|were|is|are) ${NAME} (?:sending|delivering|driving) (?=more|less|fewer)`,
    full: 'did $1 send ',
  },
  {
    said: 'who bought more: desktop or mobile?',
    becomes: 'which bought more: desktop or mobile?',
    words: once`^who (?=(?:buys?|bought|books?|booked|orders?|ordered|spends?|spent|converts?|converted|clicks?|clicked) (?:more|less)(?: often)?[:,]? (?!new\b|returning\b)\S.{1,40}? or )`,
    full: 'which ',
  },
  {
    said: 'Lisbon + Athens revenue together',
    becomes: 'revenue of Lisbon and Athens together',
    words: once`^([\p{L}\d.-]+) [+&] ([\p{L}\d.-]+) (\p{L}+(?: \p{L}+)?) (together|combined)(?=[?.!]?$| (?:in|last|this|since) )`,
    full: '$3 of $1 and $2 $4',
  },
  {
    said: 'which months grew?',
    becomes: 'in which months did it grow by more than 0 %?',
    words: once`^(?:in )?(?:which|what) (day|week|month|quarter)s? (?:have |has |did )?(?:${ROSE}|${RISE}|grown|risen)${WHEN}${END}`,
    full: 'in which $1s did it grow by more than 0 %$2',
  },
  {
    said: 'which weeks fell in 2025?',
    becomes: 'in which weeks did it fall by more than 0 % in 2025?',
    words: once`^(?:in )?(?:which|what) (day|week|month|quarter)s? (?:have |has |did )?(?:${FELL}|${FALL}|fallen|shrunk)${WHEN}${END}`,
    full: 'in which $1s did it fall by more than 0 %$2',
  },
  {
    said: 'how long do people stay on average per session from social?',
    becomes: 'engagement time per session from social?',
    words: once`^how long (?:do|did) (?:people|visitors|users|they|we) stay(?: on (?:the|our) (?:site|page|website))?(?: on (?:average|avg\.?))? per (session|visit)\b`,
    full: 'engagement time per $1',
  },
  {
    said: 'how many authors write for the business section?',
    becomes: 'how many authors in the business section?',
    words: once`^(how many (?:authors|writers|journalists|editors|columnists)) (?:write|wrote|have written|work|worked) (?:for|in|about) `,
    full: '$1 in ',
  },
  {
    said: 'which day do people open most (weekday)',
    becomes: 'which weekday do people open most',
    words: once`^(?:which|what|on which) day (.{3,60}?) \((?:of the week|(?:the |a )?weekday)\)${END}`,
    full: 'which weekday $1',
  },
  {
    said: 'what was the first day version 6.1 showed up?',
    becomes: 'first day with anything from 6.1?',
    words: once`^what (?:is|was) the (?:very )?first (?:day|date) (?:that |when |on which )?${VERSION}${NAME} (?:showed up|appeared|turned up|popped up)${END}`,
    full: 'first day with anything from $1',
  },
  {
    said: 'when did version 6.1 first show up?',
    becomes: 'first day with anything from 6.1?',
    also: { 'when did version 6.1 go live': 'first day with anything from 6.1' },
    words: once`^when did ${VERSION}${NAME} (?:first (?:show up|turn up|pop up)|go live|come out|launch)${END}`,
    full: 'first day with anything from $1',
  },
  {
    said: 'when was the first session from version 6.1?',
    becomes: 'first day with session from 6.1?',
    words: once`^when was (?:the|our) (?:very )?first (?!day\b|date\b|time\b|week\b|month\b)(\p{L}+) (?:from|with|of|by|on) (?:app |the )*version (?=\S.{1,40}?${END})`,
    full: 'first day with $1 from ',
  },
  // No single one is meant by what it does, and the other days are what it is held against
  {
    said: 'does the weekend convert worse?',
    becomes: 'do weekends convert worse than weekdays?',
    also: { 'do the weekends bring fewer orders': 'do weekends bring fewer orders than weekdays' },
    words: once`^(?:do|does) (?:the )?weekends? (?!.*\b(?:than|last|this|or|vs|on|in)\b)(\p{L}+ (?:better|worse|(?:more|less|fewer)(?: \p{L}+)?))${END}`,
    full: 'do weekends $1 than weekdays',
  },
  // How likely it is, is how many of those that could did
  {
    said: 'are returning visitors more likely to buy than new ones?',
    becomes: 'do returning visitors convert better than new ones?',
    words: once`^(?:are|is|were|was) ${NAME} more likely to (?:buy|purchase|convert|order)(?: something| anything)? than (?=\S)`,
    full: 'do $1 convert better than ',
  },
  {
    said: 'are mobile users less likely to buy than desktop users?',
    becomes: 'do mobile users convert worse than desktop users?',
    words: once`^(?:are|is|were|was) ${NAME} less likely to (?:buy|purchase|convert|order)(?: something| anything)? than (?=\S)`,
    full: 'do $1 convert worse than ',
  },
  {
    said: 'are UK visitors more likely to enrol than Indian visitors?',
    becomes: 'do UK visitors enrol more than Indian visitors?',
    also: {
      'are mobile users less likely to sign up than desktop users':
        'do mobile users sign up less than desktop users',
    },
    words: once`^(?:are|is|were|was) ${NAME} (more|less) likely to ((?!be\b|have\b|get\b|make\b|grow\b|fall\b|become\b)\p{L}+(?: (?:up|in|out|back))?) than (?=\S)`,
    full: 'do $1 $3 $2 than ',
  },
  {
    said: 'do UK visitors enrol more often than Indian visitors?',
    becomes: 'do UK enrol more than Indian?',
    words: once`^(do|does|did) (\S.{0,25}?) ${PEOPLE} ((?!spend\b|cancel\b|unsubscribe\b|open\b|click\b|convert\b|buy\b|book\b|order\b|purchase\b)\p{L}+(?: (?:up|in|out|back))?) (more|less)(?: often)? than (\S.{0,25}?) (?:${PEOPLE}|ones)(?=[?.!]?$| (?:in|last|this|since|during) )`,
    full: '$1 $2 $3 $4 than $5',
  },
];
