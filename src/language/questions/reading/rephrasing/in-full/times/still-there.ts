import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const END = '(?= ?[?.!]|$)';
const NUMBER =
  'sessions|visits|visitors|users|traffic|page ?views|views|revenue|sales|income|takings|turnover|orders|bookings|purchases|conversions|clicks|impressions|sign-?ups|downloads|leads|growth';
const NO_NAME = `(?:we|i|it|they|this|that|there|you|everything|anything|anyone|every|each|any|some|both|most|none|all (?:the|our|of|other)|${NUMBER})\\b|(?:(?:the|our) )?(?:${NUMBER})(?= (?:still|already|now|end|finish|close|stop|on|been|no|not)\\b)|(?:the|our|a|an) (?:drop|fall|decline|dip|rise|growth|spike|trend|streak|outage|increase|decrease|slump|peak|site|website|shop|store|business|season|year|month|week|day)\\b`;
/** Something with a name: a number that fell, a trend and what "we" are have no last day in the data. */
const NAME = `(?!${NO_NAME})(\\S.{1,40}?)`;
/** No "tickets", which are all that is sold, no "more than 500" and no "as much as", which are no name. */
const GOODS = `(?!${NO_NAME}|(?:more|less|fewer|over|under|above|below|at|as|the (?:most|least|same)|much|many|(?:tickets?|items?|products?|goods|things?|stuff|units|pieces|seats|passes)(?=[ ?.!]*$)|enough|well|better|worse|\\d)\\b)(?:any |the |our )?(\\S(?:(?!\\b(?:than|as)\\b).){1,40}?)`;
const THERE =
  '(?:on(?: show)?|running|open|showing|active|live|going(?: on)?|available|around|with us|there|in use|up and running|in operation|operating|being (?:run|used|shown)|used|alive)';
const SOLD = '(?:selling|sold|being sold|bought|being bought|for sale|on sale|in the shop)';
const SELL = '(?:sell|be sold|get sold|sell anything)';
/** "Send visitors": what it brings has a name of its own. */
const SEND =
  '(?:bring(?: us)?(?: in)?|get|have|send(?: us)?|see|generate|deliver|drive|make|receive|produce|sell)';
const SENDING =
  '(?:bringing(?: us)?(?: in)?|getting|having|sending(?: us)?|seeing|generating|delivering|driving|making|receiving|producing|selling)';
const METRIC =
  '(?:any )?((?!more\\b|fewer\\b|less\\b|the\\b|as\\b|our\\b|over\\b|under\\b)\\p{L}+(?: (?!than\\b|in\\b|on\\b|any\\b)\\p{L}+)?)';
const RUN = '(?:run|exist|operate|trade|work|appear|show(?: up)?)';
/** "Is X no longer sold", "does it not sell any more": that it is over. */
const NO_LONGER = '(?:no longer|not)';
const ANY_MORE = '(?: any ?more)?';

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
    said: 'is Robots & Us still selling?',
    becomes: 'last day with more than 0 sold from Robots & Us?',
    also: {
      'are gift cards still being sold': 'last day with more than 0 sold from gift cards',
      'is the linen apron no longer sold?': 'last day with more than 0 sold from the linen apron?',
      'Is the linen apron not sold any more': 'last day with more than 0 sold from the linen apron',
    },
    words: once`^(?:is|are) ${NAME} (?:still|${NO_LONGER}) ${SOLD}${ANY_MORE}${END}`,
    full: 'last day with more than 0 sold from $1',
  },
  {
    said: 'are gift cards still being ordered?',
    becomes: 'last day with more than 0 orders for gift cards?',
    words: once`^(?:is|are) ${NAME} (?:still|${NO_LONGER}) (?:being )?(order|book|download)(?:ed)${ANY_MORE}${END}`,
    full: 'last day with more than 0 $2s for $1',
  },
  {
    said: 'is Austria still buying?',
    becomes: 'last day with more than 0 bought from Austria?',
    words: once`^(?:is|are) ${NAME} (?:still|${NO_LONGER}) (?:buying|ordering)(?: from us| anything)?${ANY_MORE}${END}`,
    full: 'last day with more than 0 bought from $1',
  },
  {
    said: 'is the kiosk gone?',
    becomes: 'last day with more than 0 appearances for the kiosk?',
    words: once`^(?:is|are|was|were) ${NAME} (?:gone|discontinued)(?: now| already)?${END}`,
    full: 'last day with more than 0 appearances for $1',
  },
  {
    said: 'is the Spring Push no longer running?',
    becomes: 'last day with more than 0 appearances for the Spring Push?',
    also: {
      'is the Spring Push not running anymore': 'last day with more than 0 appearances for the Spring Push',
    },
    words: once`^(?:is|are) ${NAME} ${NO_LONGER} ${THERE}${ANY_MORE}${END}`,
    full: 'last day with more than 0 appearances for $1',
  },
  {
    said: 'the Spring Push: still running?',
    becomes: 'last day with more than 0 appearances for the Spring Push?',
    also: { 'Spring Push still going': 'last day with more than 0 appearances for Spring Push' },
    words: once`^(?!(?:is|are|was|were|do|does|did|has|have|had|which|what|who|how|why|when|where)\b)${NAME}(?: ?[:,–—-])? still ${THERE}${END}`,
    full: 'last day with more than 0 appearances for $1',
  },
  {
    said: 'linen apron: still selling?',
    becomes: 'last day with more than 0 sold from linen apron?',
    words: once`^(?!(?:is|are|was|were|do|does|did|has|have|had|which|what|who|how|why|when|where)\b)${NAME} ?[:,–—-] still ${SOLD}${END}`,
    full: 'last day with more than 0 sold from $1',
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
    said: 'when did the Spring Push stop running?',
    becomes: 'last day with more than 0 appearances for the Spring Push?',
    also: {
      'when did the Spring Push last run': 'last day with more than 0 appearances for the Spring Push',
    },
    words: once`^when (?:did|does) ${NAME} (?:stop (?:running|existing|showing|appearing|being (?:used|shown|there))|last ${RUN})${END}`,
    full: 'last day with more than 0 appearances for $1',
  },
  {
    said: 'when did twitter stop sending us visitors?',
    becomes: 'last day with more than 0 visitors for twitter?',
    also: { 'has twitter stopped sending any visitors': 'last day with more than 0 visitors for twitter' },
    words: once`^(?:when did ${NAME} stop|(?:has|have) ${NAME} stopped) ${SENDING} ${METRIC}${END}`,
    full: 'last day with more than 0 $3 for $1$2',
  },
  {
    said: 'has the linen apron stopped selling?',
    becomes: 'last day with more than 0 sold from the linen apron?',
    also: { 'did the linen apron stop selling': 'last day with more than 0 sold from the linen apron' },
    words: once`^(?:(?:has|have) ${NAME} stopped|did ${NAME} stop) (?:selling|being sold)${END}`,
    full: 'last day with more than 0 sold from $1$2',
  },
  {
    said: 'did the Spring Push stop running?',
    becomes: 'last day with more than 0 appearances for the Spring Push?',
    also: { 'did the Spring Push end': 'last day with more than 0 appearances for the Spring Push' },
    words: once`^(?:(?:has|have) ${NAME} stopped running|did ${NAME} (?:stop running|end|stop|close|finish))(?: already| yet)?${END}`,
    full: 'last day with more than 0 appearances for $1$2',
  },
  {
    said: 'does the advent box still sell?',
    becomes: 'last day with more than 0 sold from the advent box?',
    also: { 'does the advent box no longer sell': 'last day with more than 0 sold from the advent box' },
    words: once`^(?:do|does) ${NAME} (?:still|${NO_LONGER}) ${SELL}${ANY_MORE}${END}`,
    full: 'last day with more than 0 sold from $1',
  },
  {
    said: 'does the Spring Push still run?',
    becomes: 'last day with more than 0 appearances for the Spring Push?',
    also: { 'does linen apron still exist': 'last day with more than 0 appearances for linen apron' },
    words: once`^(?:do|does) ${NAME} (?:still|${NO_LONGER}) ${RUN}${ANY_MORE}${END}`,
    full: 'last day with more than 0 appearances for $1',
  },
  {
    said: 'do we still sell the advent box?',
    becomes: 'last day with more than 0 sold from advent box?',
    also: { 'do we still sell linen aprons': 'last day with more than 0 sold from linen aprons' },
    words: once`^(?:do|are) (?:we|you) (?:still|${NO_LONGER}) (?:sell|selling) (?:to |in |into )?${GOODS}${ANY_MORE}${END}`,
    full: 'last day with more than 0 sold from $1',
  },
  {
    said: 'do we still run the Spring Push?',
    becomes: 'last day with more than 0 appearances for Spring Push?',
    words: once`^(?:do|are) (?:we|you) (?:still|${NO_LONGER}) (?:run|running|offer|offering|stock|stocking|carry|carrying|use|using) ${GOODS}${ANY_MORE}${END}`,
    full: 'last day with more than 0 appearances for $1',
  },
  {
    said: 'does Robots & Us still sell tickets?',
    becomes: 'last day with more than 0 tickets for Robots & Us?',
    words: once`^(?:do|does) ${NAME} (?:still|${NO_LONGER}) ${SEND} ${METRIC}${ANY_MORE}${END}`,
    full: 'last day with more than 0 $2 for $1',
  },
];
