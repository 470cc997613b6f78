import { everywhere } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';
import { SHARE } from './named-words.ts';

/** "What percentage of new visitors' sessions in March were engaged": the rate that is made of them. */
const engagedShare = (not: string): RegExp =>
  everywhere`(^|\b)(?:what |which )?(?:the )?(?:${SHARE}) of (?:all |the |our )?((?:[\p{L}'’-]+ ){0,3}?)(?:sessions|visits)((?: (?:in|from|on|during|for|last|this) [^,?]{2,30}?)?) (?:were|was|are|is)(?:${not}) ?(?:considered )?engaged\b`;

/** The share of sessions that were engaged, or not. */
export const engagementRules: readonly Rule[] = [
  {
    said: 'What share of the sessions was not engaged? (bounce = not engaged)',
    becomes: 'What share of the sessions was not engaged?',
    words:
      /[,;(–-]? ?\(?\bbounced?(?: rate| sessions?| visits?)? ?(?:=|is|are|means|meaning|being|i\.e\.) [^.?!)]*\bengag\p{L}*\)?/giu,
    full: '',
  },
  {
    said: 'what percentage of sessions in May were not engaged?',
    becomes: 'bounce rate in May?',
    words: engagedShare("n['’]?t| not"),
    full: '$1bounce rate $2$3',
  },
  {
    said: "what share of new visitors' sessions was engaged?",
    becomes: "engagement rate new visitors' ?",
    words: engagedShare('(?!n|not)'),
    full: '$1engagement rate $2$3',
  },
  {
    said: 'What percentage of push sessions were engaged in October, and of newsletter sessions?',
    becomes: 'engagement rate push in October and of newsletter?',
    words:
      /\b((?:bounce|engagement) rate .{3,60}?),? and of (?:the |our )?(\p{L}+(?: \p{L}+)?) (?:sessions|visits)(?= ?[?.!]|$)/giu,
    full: '$1 and of $2',
  },
  // How many of them did is counted, however often; how engaged they are is a rate
  {
    said: 'how many mobile visits were engaged last month?',
    becomes: 'how many mobile engaged sessions last month?',
    also: { 'how many people engaged with the site in May': 'how many engaged sessions in May' },
    words:
      /(?<=\bhow many (?:(?!(?:more|fewer|of)\b)[\p{L}'’-]+ ){0,2}?)(?:sessions|visits|visitors|people|users|readers) (?:(?:were|was|are|is|got|have been) )?engaged(?: with (?:us|the (?:web ?)?site|our (?:web ?)?site|it))?(?= ?[?.!]|$| (?:in|on|from|during|for|over|last|this|yesterday|by)\b)/giu,
    full: 'engaged sessions',
  },
  {
    said: '% of sessions which bounced by landing page',
    becomes: 'bounce rate by landing page',
    also: { 'the share of visits that bounced in March': 'the bounce rate in March' },
    words:
      /(?:%|\bpercent(?:age)?|\bshare|\bproportion) of (?:all |our |the )?(?:sessions|visits) (?:(?:which|that) )?bounced?\b/giu,
    full: 'bounce rate',
  },
  // How long somebody stays on "a page" is one number of all of them; "by page" behind it asks for each
  {
    said: 'avg time spent on a page last week',
    becomes: 'average time on page last week',
    also: { 'what is the mean time on our pages?': 'what is the average time on page?' },
    words:
      /\b(?:average|avg\.?|mean|typical) (?:amount of )?time (?:spent )?on (?:(?:a|an|each|every|any|one|our|my|all|the average) )?(?:single )?(?:web ?)?pages?\b(?! (?:of|in|on|below|under|containing|called|about)\b| [/"“])/giu,
    full: 'average time on page',
  },
  {
    said: 'how long do people stay on a page?',
    becomes: 'how long do people stay?',
    also: {
      'How much time do visitors spend on each page on average': 'How much time do visitors spend on average',
    },
    words:
      /(?<=\bhow (?:long|much time) (?:do|does|did) (?:\p{L}+ ){1,3}(?:stay|spend|linger|remain)) on (?:a|an|each|any|one|our|an average|a single|the average|all) (?:web ?)?pages?(?= on average\b| in (?:general|total)\b|[ ?.!]*$| (?:in|last|this|since|during|over) )/giu,
    full: '',
  },
];
