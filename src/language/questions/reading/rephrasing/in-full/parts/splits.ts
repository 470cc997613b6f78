import { everywhere } from '../../../../text/pattern.ts';
import { FALL } from '../../../../vocabulary/moving-words.ts';
import type { Rule } from '../rule.ts';

const ASKING = '["“]?(how|what|why|when|where|who|which|can|is|are|do|does|should|will)["”]?';
const BEGINS =
  '(?<!\\([^)]{0,40})((?:starting|beginning|that start|that begin|which start|which begin|start|begin) with|containing|that contain|including|that include)';

/** How something is split, and what else short speech asks in a word or two. */
export const splitRules: readonly Rule[] = [
  // The names say what sections they are
  {
    said: 'which section did best in 2026 by sessions: guides, reviews, recipes or news?',
    becomes: 'which did best in 2026 by sessions: guides, reviews, recipes or news?',
    also: {
      'which part of the site had more sessions, guides or reviews?':
        'which had more sessions, guides or reviews?',
    },
    words:
      /^which (?:one )?(?:sections?|folders?|areas?|(?:section|part|area)s? of (?:the|our) (?:site|website)) (?=[^,:?]{5,80}[,:] ?[^?.!]{2,80} or [^?.!]{2,40}\?$)/giu,
    full: 'which ',
  },
  {
    said: 'mobile / desktop / tablet split of impressions in percent',
    becomes: 'share of impressions from mobile vs desktop vs tablet',
    also: {
      'mobile, desktop and tablet share of sessions': 'share of sessions from mobile vs desktop vs tablet',
    },
    words:
      /^(?:the |show (?:me )?(?:the )?|what (?:is|was) the )?(\p{L}[\p{L}-]*(?: \p{L}+)?)(?: ?\/ ?|, )(\p{L}[\p{L}-]*(?: \p{L}+)?)(?: ?\/ ?|,? and |, )(\p{L}[\p{L}-]*(?: \p{L}+)?) (?:split|breakdown|mix|distribution|share)s? (?:of|in|for) (?:the |our |all )?(.{3,60}?)(?:,? (?:in|as) (?:a )?(?:percent|percentages?|per cent|%))?(?=[?.!]?$)/iu,
    full: 'share of $4 from $1 vs $2 vs $3',
  },
  {
    said: 'Mobile vs desktop split of impressions',
    becomes: 'share of impressions from Mobile vs desktop',
    words:
      /^(?:the |show (?:me )?(?:the )?|what (?:is|was) the )?(\p{L}[\p{L}-]*(?: \p{L}+)?)(?: ?\/ ?| vs\.? | versus |-to-)(\p{L}[\p{L}-]*) (?:split|breakdown|mix|distribution|share) (?:of|in|for) (?:the |our |all )?(.{3,60}?)(?:,? (?:in|as) (?:a )?(?:percent|percentages?|per cent|%))?(?=[?.!]?$)/iu,
    full: 'share of $3 from $1 vs $2',
  },
  {
    // In percent, and not "share of …": behind that the name of somebody is taken for a part of each kind
    said: 'device split of sessions',
    becomes: 'sessions by device in percent',
    also: { 'material mix for County Council in %': 'County Council by material in percent' },
    words:
      /^(?:the |show (?:me )?(?:the )?|what (?:is|was) (?:the|our) |our )?(?!traffic\b|revenue\b|the\b|our\b)(\p{L}+) (?:split|mix|distribution) (?:of|in|for) (?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b|(?:the )?(?:last|past|this)\b|\d|q[1-4]\b)(?:the |our |all )?(\p{L}+(?: (?!in\b|on\b|last\b|this\b|for\b|by\b)\p{L}+)?)(?:,? (?:in|as) (?:a )?(?:percent|percentages?|per cent|%))?(?=[?.!]?$| (?:in|last|this|for) )/iu,
    full: '$2 by $1 in percent',
  },
  {
    said: 'sessions split by mobile / desktop',
    becomes: 'share of sessions from mobile vs desktop',
    words:
      /^(\p{L}+(?: \p{L}+)?) split (?:by )?(\p{L}+) ?(?:\/|vs\.?|versus) ?(\p{L}+)(?=[?.!]?$| (?:in|last|this|for) )/iu,
    full: 'share of $1 from $2 vs $3',
  },
  {
    said: 'Why was revenue higher last week? Break the change down by channel',
    becomes: 'Why was revenue higher last week by channel',
    words: everywhere`[?.!;,] ?(?:please |and |can you )?(?:break|split) (?:it|this|that|the (?:${FALL}|change|increase|growth|difference|rise|jump)) (?:down |up )?by (?=\p{L})`,
    full: ' by ',
  },
  {
    said: 'why did clicks fall in November? which queries are behind it',
    becomes: 'why did clicks fall in November by queries',
    words:
      /^(why .{5,80}?)[?.!;,] ?(?:and )?(?:which|what) (\p{L}+(?: \p{L}+)?) (?:is|are|was|were) (?:behind|responsible for|to blame for|driving|causing) (?:it|this|that)(?=[?.!]?$)/iu,
    full: '$1 by $2',
  },
  {
    said: 'How many seconds of engagement do we get per session from each channel?',
    becomes: 'engagement time per session each channel?',
    words:
      /\bhow many (?:seconds|minutes) of engagement(?: time)? (?:do|did|does|are there|have) (?:we |there )?(?:get |have |see )?per (session|visit)(?: (?:from|in|on|for)(?= (?:each|every) ))?/giu,
    full: 'engagement time per $1',
  },
  {
    said: 'minutes of engagement by channel',
    becomes: 'engagement time by channel',
    words: /\b(?:seconds|minutes) of engagement\b/giu,
    full: 'engagement time',
  },
  {
    said: 'Which of our /guides/ pages bring in the most key events?',
    becomes: 'Which pages under /guides/ bring in the most key events?',
    words: /^(which|what) of (?:our|the|my) (\/[\w\-./]+) (pages|posts|articles|urls) (?=\p{L})/iu,
    full: '$1 $3 under $2 ',
  },
  {
    said: 'How did an average weekend day compare with an average weekday in sessions?',
    becomes: 'average sessions on weekends vs weekdays ?',
    words:
      /^(?:(.{2,30}?),? )?how (?:did|does|do) (?:an |the )?(?:average|typical|normal) weekend(?: day)? compare (?:with|to|against) (?:an |the )?(?:average|typical|normal)?(?: )?weekday (?:in|on|for|by|in terms of) ([\p{L}-]+(?: [\p{L}-]+)?)(?=[?.!]?$)/iu,
    full: 'average $2 on weekends vs weekdays $1',
  },
  {
    said: 'how well do trials convert to purchases on ios?',
    becomes: 'purchases per trials on ios?',
    words:
      /^how (?:well|good|badly) (?:does|do|did) (?:the |our )?(\p{L}+(?: \p{L}+)?) (?:convert|turn) (?:in)?to (\p{L}+)/iu,
    full: '$2 per $1',
  },
  {
    said: 'how well does mobile convert',
    becomes: 'conversion rate of mobile',
    words:
      /^how (?:well|good|badly) (?:does|do|did) (.{2,40}?) convert(?:ing)?(?=[?.!]?$| (?:in|last|this|on) )/iu,
    full: 'conversion rate of $1',
  },
  {
    said: 'Queries starting with how, what, why or where',
    becomes: 'Queries starting with "how" or "what" or "why" or "where"',
    words: everywhere`\b${BEGINS} ${ASKING}, ${ASKING}, ${ASKING},? or ${ASKING}\b`,
    full: '$1 "$2" or "$3" or "$4" or "$5"',
  },
  {
    said: 'queries starting with how, what or why, by clicks',
    becomes: 'queries starting with "how" or "what" or "why", by clicks',
    words: everywhere`\b${BEGINS} ${ASKING}, ${ASKING},? or ${ASKING}\b`,
    full: '$1 "$2" or "$3" or "$4"',
  },
  {
    said: 'hw many key events did the landing page /newsletter get last year?',
    becomes: 'how many key events did the landing page /newsletter get last year?',
    words: /^(?:hw|hwo|ho|hoe) (?=many|much)/iu,
    full: 'how ',
  },
  // "Display the revenue of March" shows it, and is no channel
  {
    said: 'Display the revenue of March',
    becomes: 'show the revenue of March',
    words:
      /^(?:(?:please|can you|could you|now),? )?display (?=(?:the|me|us|all|a|an|our|my|how|which|what|top|every|each)\b)/iu,
    full: 'show ',
  },
];
