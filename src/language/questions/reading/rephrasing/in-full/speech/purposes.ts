import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const SOMEBODY = '(?:we|i|you|they|he|she|everyone|(?:my|our|the) [\\p{L}]+)';
/** What is done with an answer, and not what is to be seen in it: "so that I can see sessions by channel" asks. */
const DONE_WITH =
  '(?:show|showcase|present|share|explain|report|decide|plan|prepare|prove|discuss|use|brief|update|convince|demonstrate|pitch|celebrate|act|budget|adjust|tell|put)';

/** What an answer is wanted for limits no number; and what people say beside it. */
export const purposeRules: readonly Rule[] = [
  {
    said: 'weekly trends for desktop and mobile so we can see the impact on volume',
    becomes: 'weekly traffic volume trends for desktop and mobile',
    also: {
      'a monthly trend by device, to see the effect on the overall volume':
        'a monthly traffic volume trend by device',
    },
    words: new RegExp(
      `(?<!\\p{L} volume )\\b(trends?)\\b([^.?!]*?),? (?:so(?: that)? ${SOMEBODY} can|(?:in order )?to) see (?:the |its |their |what )?(?:impact|effect) (?:it had )?on (?:the |our )?(?:overall |total )?volumes?(?=[.?!]|$)`,
      'giu',
    ),
    full: 'traffic volume $1$2',
  },
  {
    said: 'Could you pull monthly sessions so that we can showcase the growth there?',
    becomes: 'Could you pull monthly sessions?',
    also: { 'sessions by channel, so my boss can decide': 'sessions by channel' },
    words: new RegExp(
      `,? (?:so(?: that)?|in order that) ${SOMEBODY} (?:can|could|may|might|will be able to|are able to) ${DONE_WITH}\\b[^.?!\\d]*(?=[.?!]|$)`,
      'giu',
    ),
    full: '',
  },
  {
    said: 'sessions by week for the life of the business',
    becomes: 'sessions by week for all time',
    also: { 'revenue over the lifetime of the site': 'revenue for all time' },
    words:
      /\b(?:for|over|across|during|in) the (?:(?:whole|entire|full) )?(?:life|lifetime|life ?span) of (?:the|our|this) (?:business|company|site|website|shop|store|app|account|property|data)\b/giu,
    full: 'for all time',
  },
  {
    said: 'overall session and order volume by week',
    becomes: 'overall session and order by week',
    words: /(?<=\band (?:session|visit|order|purchase|transaction|click|user|visitor)s?) volumes?\b/giu,
    full: '',
  },
  {
    said: 'share of sessions of new visitors and not people coming back',
    becomes: 'share of sessions of new visitors',
    also: { 'new users, not returning ones, last week': 'new users last week' },
    words:
      /(?<=\bnew (?:visitors?|users?|people|customers?|ones)),?(?: and| but)? not (?:(?:the )?(?:people|those|visitors?|users?|ones) (?:coming back|returning|who (?:came|come) back|that (?:came|come) back)|(?:the )?returning(?: (?:ones|visitors?|users?|people|customers?))?),?(?= |[.?!]|$)/giu,
    full: '',
  },
  {
    said: 'session-to-lead conversion rate by quarter',
    becomes: 'leads per session by quarter',
    also: { 'visit to order rate': 'orders per session' },
    words: /\b(?:session|visit)s?(?:-to-| to )(lead|order|purchase|sale)s?(?: conversion)? rates?\b/giu,
    full: '$1s per session',
  },
  {
    said: 'Page RPM by source last month',
    becomes: 'revenue per 1000 page views by source last month',
    words: /(?<![\p{L}-])(?:page |pageview )rpm(?![\p{L}-])(?: ?\((?:earnings|revenue|income)[^()]*\))?/giu,
    full: 'revenue per 1000 page views',
    means: '1000',
  },
  {
    said: 'RPM by source? (earnings divided by pageviews times 1,000)',
    becomes: 'RPM by source? (earnings per 1000 pageviews)',
    also: { 'revenue divided by sessions multiplied by 1000': 'revenue per 1000 sessions' },
    words:
      /\bdivided by (\p{L}[\p{L} ]{1,30}?),? (?:times|multiplied by|x|×|\*) (?:1[,.]?000|a thousand)(?![\d.,]*\d)/giu,
    full: 'per 1000 $1',
    means: '1000',
  },
  {
    said: 'compare weekdays to weekends by clicks',
    becomes: 'weekdays vs weekends by clicks',
    words: /^compare (weekdays?|weekends?) (?:to|with|and|against) (weekends?|weekdays?)/giu,
    full: '$1 vs $2',
  },
  {
    said: 'Summarise last quarter for my board',
    becomes: 'how did we do last quarter',
    also: { 'give me a recap of last week': 'how did we do last week' },
    words:
      /^(?:please )?(?:summari[sz]e|recap|sum up|(?:give me |write |do )?(?:an? |the )?(?:summary|recap|rundown|overview) (?:of|for)) ((?:last|this) (?:week|month|quarter|year))(?: for (?:my|our|the) \p{L}+)?(?=[?.!]?$)/giu,
    full: 'how did we do $1',
  },
  // What is to be stopped or cut is chosen by its other end
  {
    said: 'which day of the week should we send the newsletter judging by sign-ups',
    becomes: 'best day of the week by sign-ups',
    also: {
      'Which article should we promote, going by sign-ups last month?':
        'best article by sign-ups last month?',
    },
    words: once`^(?:on )?(?:which|what) (\p{L}+(?: of the week)?) (?:should|shall|do) (?:we|i) (?:best )?(?:send|mail|post|publish|promote|feature|push)(?: out)?(?: (?:the|our|a|an) \p{L}+)?(?: on)?,? (?:judging by|judged by|going by|based on) (?:the |our )?(?=\p{L})`,
    full: 'best $1 by ',
  },
];
