import { MONTH_NAMES, WEEKDAY_NAMES } from '../../../../dates/calendar-words.ts';
import { once } from '../../../../text/pattern.ts';
import { END, type Rule } from '../rule.ts';
import { SOME, THING } from './what-there-was.ts';

const TIME = `${MONTH_NAMES}|${WEEKDAY_NAMES}s?|this|last|next|today|yesterday|tomorrow|q[1-4]|spring|summer|autumn|winter|\\d+`;
/** A number that went somewhere and a trend have no first day: whoever and whatever has a name does. */
const NO_NAME = `(?:we|i|it|they|this|that|there|you|he|she|everything|anything|anyone|everyone|${TIME})\\b|(?:(?:the|our|total|daily|weekly|monthly) )*(?:sessions|visits|visitors|users|traffic|page ?views|views|revenue|sales|income|takings|turnover|orders|bookings|purchases|conversions|clicks|impressions|sign-?ups|downloads|leads|growth|decline|data|tracking)\\b|(?:the|our|a|an) (?:drop|fall|decline|dip|rise|growth|spike|trend|streak|outage|increase|decrease|slump|peak|site|website|shop|store|business|season|year|month|week|day|most|least|best|worst|first|last|second|data)\\b`;
const NAME = `(?!${NO_NAME})(\\S[^,?]{1,40}?)`;
const WHEN = '(?:when|(?:on )?(?:what|which) (?:date|day))';

const START = '(?:start|begin)(?: (?:work|working|trading|operating|selling))?';
const BEGAN = `(?:${START}|join|arrive|open(?: up)?)`;
const STOP = '(?:stop|finish|quit)(?: (?:work|working|trading|operating|selling))?';
const WITH_US = '(?: (?:us|here|with us|for us|the (?:team|company|business|practice|firm)))?';
const OPENED = '(?:open(?:ed)? up|opened|launched|started|set up|introduced|founded|added)';
const CLOSED = '(?:closed(?: down)?|shut(?: down)?|discontinued|dropped|retired|ended|axed|scrapped)';
const DO =
  '(?:do|have|get|see|sell|serve|treat|take|show|host|visit|handle|fix|repair|install|run|book|fit|hold|send|deliver|make|record)';

const DOING =
  '(?:selling|offering|showing|having|getting|booking|serving|hosting|sending|doing|treating|seeing|stocking)';

/**
 * The first day and the last of somebody or something with a name, by the verbs of coming and going: "when did Niamh start", "when did
 * we close Taunton", "Omar Farouk's first day", "when did Lucy last see a rabbit". That the data begin or end there is told beside it.
 */
export const cameAndLeftRules: readonly Rule[] = [
  // What somebody had in all is told from the first row on, with its day
  {
    said: 'when did Dilara start and how much has she brought in since',
    becomes: 'how much has Dilara brought in since the beginning',
    words: once`^${WHEN} did ${NAME} ${BEGAN}${WITH_US},? and (how (?:much|many) (?:has|have|did)) (?:she|he|it|they) ([^,?]{3,40}?) since(?: then)?${END}`,
    full: '$2 $1 $3 since the beginning',
  },
  {
    said: 'when did Ada Reyes start and how many page views since',
    becomes: 'page views from Ada Reyes since the beginning',
    words: once`^${WHEN} did ${NAME} ${BEGAN}${WITH_US},? and how (?:much|many) ((?!has\b|have\b|did\b)[^,?]{3,30}?)(?: (?:has|have|did) (?:she|he|it|they) (?:have|had|get|got|make|made|bring in|brought in))? since(?: then)?${END}`,
    full: '$2 from $1 since the beginning',
  },
  {
    said: 'Parrots: when did we last see one?',
    becomes: 'when did we last see any Parrots?',
    words: once`^(?!${NO_NAME})(\S[^,?:]{1,40}?)[:,] when did (?:we|i) (first|last) (${DO}) (?:one|any|some|them|it)${END}`,
    full: 'when did we $2 $3 any $1',
  },
  {
    said: 'when did we open Musselburgh?',
    becomes: 'first day with more than 0 appearances for Musselburgh?',
    also: { 'on what date did we launch Oban': 'first day with more than 0 appearances for Oban' },
    words: once`^${WHEN} did (?:we|i) (?:open(?: up)?|launch|introduce|set up) (?:in |at )?${NAME}${END}`,
    full: 'first day with more than 0 appearances for $1',
  },
  {
    said: 'when did we start in Musselburgh?',
    becomes: 'first day with more than 0 appearances for Musselburgh?',
    words: once`^${WHEN} did (?:we|i) ${START} (?:in|at|with) ${NAME}${END}`,
    full: 'first day with more than 0 appearances for $1',
  },
  {
    said: 'when did we close Taunton?',
    becomes: 'last day with more than 0 appearances for Taunton?',
    also: { 'when did we stop working in Oban': 'last day with more than 0 appearances for Oban' },
    words: once`^${WHEN} did (?:we|i) (?:close(?: down)?|shut(?: down)?|discontinue|leave|${STOP} (?:in|at|with)) ${NAME}${END}`,
    full: 'last day with more than 0 appearances for $1',
  },
  {
    said: 'when did linz start selling suites?',
    becomes: 'first day with more than 0 suites from linz?',
    also: { 'on what date did Exeter begin showing horror': 'first day with more than 0 horror from Exeter' },
    words: once`^${WHEN} did ${NAME} (?:start|begin) ${DOING} (?:${SOME})?${THING}${END}`,
    full: 'first day with more than 0 $2 from $1',
  },
  {
    said: 'when did we start selling suites?',
    becomes: 'first day with at least 1 suites?',
    words: once`^${WHEN} did (?:we|i) (?:start|begin) ${DOING} (?:${SOME})?${THING}${END}`,
    full: 'first day with at least 1 $1',
  },
  {
    said: 'on which day did we sell our first titanium mug in Belfast',
    becomes: 'first day with at least 1 titanium mug in Belfast',
    also: {
      'When did we get the very first booking from Spain?': 'first day with at least 1 booking from Spain?',
    },
    words: once`^${WHEN} did (?:we|i) ${DO} (?:our|the|my) (?:very )?first (?!\d|two\b|three\b|few\b)([^,?]{2,60}?)${END}`,
    full: 'first day with at least 1 $1',
  },
  {
    said: 'when did Niamh start working for us?',
    becomes: 'first day with more than 0 appearances for Niamh?',
    also: {
      'when did Niamh join the team': 'first day with more than 0 appearances for Niamh',
      'what day did Dr Farouk begin': 'first day with more than 0 appearances for Dr Farouk',
    },
    words: once`^${WHEN} did ${NAME} (?:${START}|join|arrive)${WITH_US}${END}`,
    full: 'first day with more than 0 appearances for $1',
  },
  {
    said: 'when did dr nowak leave?',
    becomes: 'last day with more than 0 appearances for dr nowak?',
    also: {
      'when did Callum stop working with us': 'last day with more than 0 appearances for Callum',
      'when did Rialto Taunton shut down': 'last day with more than 0 appearances for Rialto Taunton',
    },
    words: once`^${WHEN} did ${NAME} (?:${STOP}|leave|close down|shut(?: down)?|retire|resign)${WITH_US}${END}`,
    full: 'last day with more than 0 appearances for $1',
  },
  {
    said: 'when was Rialto Plymouth opened?',
    becomes: 'first day with more than 0 appearances for Rialto Plymouth?',
    words: once`^when was ${NAME} ${OPENED}${END}`,
    full: 'first day with more than 0 appearances for $1',
  },
  {
    said: 'when was Rialto Taunton closed?',
    becomes: 'last day with more than 0 appearances for Rialto Taunton?',
    words: once`^when was ${NAME} ${CLOSED}${END}`,
    full: 'last day with more than 0 appearances for $1',
  },
  {
    said: 'when did Callum last work?',
    becomes: 'last day with more than 0 appearances for Callum?',
    words: once`^${WHEN} did ${NAME} (first|last) (?:work|operate|trade)${WITH_US}${END}`,
    full: '$2 day with more than 0 appearances for $1',
  },
  {
    said: 'when did Ltd Build Co last buy?',
    becomes: 'last day with more than 0 bought from Ltd Build Co?',
    words: once`^${WHEN} did ${NAME} (first|last) (?:buy|order|purchase)(?: (?:anything|something|from us))*${END}`,
    full: '$2 day with more than 0 bought from $1',
  },
  {
    said: 'when did the solar lantern first sell?',
    becomes: 'first day with more than 0 sold from the solar lantern?',
    words: once`^${WHEN} did ${NAME} (first|last) sell${END}`,
    full: '$2 day with more than 0 sold from $1',
  },
  {
    said: 'when was Omar Farouk’s first day?',
    becomes: 'first day with more than 0 appearances for Omar Farouk?',
    also: { "Callum Reid's last day at work": 'last day with more than 0 appearances for Callum Reid' },
    words: once`^(?:(?:when|what|which) (?:day |date )?(?:was|is) )?${NAME}['’]s (?:very )?(first|last) (?:working )?day(?: (?:at|of) work)?${WITH_US}${END}`,
    full: '$2 day with more than 0 appearances for $1',
  },
  {
    said: "when was Niamh Kelly's first callout?",
    becomes: 'first day with more than 0 callout from Niamh Kelly?',
    words: once`^when (?:was|were) ${NAME}['’]s (?:very )?(first|last) ${THING}${END}`,
    full: '$2 day with more than 0 $3 from $1',
  },
  {
    said: 'when did Lucy last see a rabbit?',
    becomes: 'last day with more than 0 rabbit from Lucy?',
    also: {
      'when did Exeter last have a complaint about horror':
        'last day with more than 0 complaint about horror from Exeter',
    },
    words: once`^${WHEN} did ${NAME} (first|last) ${DO} ${SOME}${THING}${END}`,
    full: '$2 day with more than 0 $3 from $1',
  },
  {
    said: 'when did we last send a quote?',
    becomes: 'last day with at least 1 quote?',
    also: { 'when did we first do a bathroom fitting': 'first day with at least 1 bathroom fitting' },
    words: once`^${WHEN} did (?:we|i) (first|last) (?:do|send|serve|treat|fix|repair|install|run|book|fit|hold|deliver|show|handle) ${SOME}${THING}${END}`,
    full: '$1 day with at least 1 $2',
  },
];
