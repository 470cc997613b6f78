import { everywhere } from '../../../text/pattern.ts';
import { SHARE } from './named-words.ts';
import type { Rule } from './rule.ts';

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
  {
    said: '% of sessions which bounced by landing page',
    becomes: 'bounce rate by landing page',
    also: { 'the share of visits that bounced in March': 'the bounce rate in March' },
    words:
      /(?:%|\bpercent(?:age)?|\bshare|\bproportion) of (?:all |our |the )?(?:sessions|visits) (?:(?:which|that) )?bounced?\b/giu,
    full: 'bounce rate',
  },
];
