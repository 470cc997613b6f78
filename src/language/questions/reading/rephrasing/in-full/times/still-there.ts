import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const END = '(?= ?[?.!]|$)';
/** Something with a name: a number that fell, a trend and what "we" are have no last day in the data. */
const NAME =
  '(?!(?:we|i|it|they|this|that|there|you|everything|anything|anyone)\\b|(?:(?:the|our) )?(?:sessions|visits|visitors|users|traffic|page ?views|views|revenue|sales|income|takings|turnover|orders|bookings|purchases|conversions|clicks|impressions|sign-?ups|downloads|leads|growth)(?= (?:still|already|now|end|finish|close|stop|on|been)\\b)|(?:the|our|a|an) (?:drop|fall|decline|dip|rise|growth|spike|trend|streak|outage|increase|decrease|slump|peak|site|website|shop|store|business|season|year|month|week|day)\\b)(\\S.{1,40}?)';
const THERE =
  '(?:on(?: show)?|running|open|showing|active|live|going|available|around|with us|there|in use|up and running)';

/**
 * Whether something is still there: the data say when it was there last. Those that close one day and end at another are one to them;
 * what a total of it would tell is no answer.
 */
export const stillThereRules: readonly Rule[] = [
  {
    said: 'is Robots & Us still on?',
    becomes: 'last day with more than 0 appearances for Robots & Us?',
    also: { 'is the kiosk still open': 'last day with more than 0 appearances for the kiosk' },
    words: once`^(?:is|are) ${NAME} (?:still ${THERE}|on show|on)${END}`,
    full: 'last day with more than 0 appearances for $1',
  },
  {
    said: 'has Robots & Us ended?',
    becomes: 'last day with more than 0 appearances for Robots & Us?',
    words: once`^(?:has|have) ${NAME} (?:already |now )?(?:ended|finished|closed|stopped|been (?:closed|stopped|discontinued|retired))(?: yet| already| now)?${END}`,
    full: 'last day with more than 0 appearances for $1',
  },
  {
    said: 'when did Robots & Us end?',
    becomes: 'last day with more than 0 appearances for Robots & Us?',
    words: once`^when (?:did|does) ${NAME} (?:end|finish|close|stop)${END}`,
    full: 'last day with more than 0 appearances for $1',
  },
  {
    said: 'does Robots & Us still sell tickets?',
    becomes: 'last day with more than 0 tickets for Robots & Us?',
    words: once`^(?:do|does) ${NAME} still (?:sell|bring(?: us)?(?: in)?|get|have|send(?: us)?|see|generate) (?:any )?((?!more\b|fewer\b|less\b|the\b|as\b|our\b|over\b|under\b)\p{L}+(?: (?!than\b|in\b|on\b)\p{L}+)?)${END}`,
    full: 'last day with more than 0 $2 for $1',
  },
];
