import { once } from '../../../../text/pattern.ts';
import { HAVE } from '../../../../vocabulary/having-words.ts';
import { MOVE } from '../../../../vocabulary/moving-words.ts';
import type { Rule } from '../rule.ts';
import { SHARE } from './named-words.ts';

const AS = `(?:as|in|as a|as the) (?:${SHARE}) of`;
const ALL = '(?:all |the |all of the |total |our )*';
const LIMIT = '(above|over|more than|below|under|less than|at least|at most) (\\d+(?:\\.\\d+)? ?%)';

/** What is a part of what. */
export const partRules: readonly Rule[] = [
  {
    said: 'direct purchases from the US as % of all US purchases',
    becomes: 'what share of purchases from US came from direct',
    words: once`^(?:what (?:is|are|was|were) )?(?:the )?(\p{L}+(?: \p{L}+)?) (\p{L}+) (from|in|on|via|for|of|with) (?:the )?(.{2,25}?) ${AS} ${ALL}\4 \2(?=[?.!]?$| (?:in|last|this) )`,
    full: 'what share of $2 $3 $4 came from $1',
  },
  {
    said: 'Vienna direct bookings as % of Vienna bookings',
    becomes: 'what share of Vienna bookings came from direct',
    words: once`^(\p{L}+) (\p{L}+) (\p{L}+) ${AS} ${ALL}\1 \3(?=[?.!]?$| (?:in|last|this) )`,
    full: 'what share of $1 $3 came from $2',
  },
  {
    said: 'direct Vienna bookings as % of Vienna bookings',
    becomes: 'what share of Vienna bookings came from direct',
    words: once`^(\p{L}+) (\p{L}+) (\p{L}+) ${AS} ${ALL}\2 \3(?=[?.!]?$| (?:in|last|this) )`,
    full: 'what share of $2 $3 came from $1',
  },
  {
    said: 'Hotels with mobile share above 35 %',
    becomes: 'Hotels that get above 35 % of their traffic from mobile',
    words: once`^(.{0,20}?\p{L}+) (?:where|whose|with|that have|having) (?:the |a |an )?(\p{L}+) share (?:is |was |of |lies )?${LIMIT}`,
    full: '$1 that get $3 $4 of their traffic from $2',
  },
  {
    said: 'Countries where more than half of the nights are in Vienna or Salzburg',
    becomes: 'Countries that get more than half of their nights from Vienna or Salzburg',
    words:
      /^(.{0,20}?\p{L}+) (?:where|in which) (more|less|fewer) than (half|a third|a quarter|two thirds|\d+(?:\.\d+)? ?(?:%|percent)) of (?:the |all |their |its )?(\p{L}+(?: \p{L}+)?) (?:are|is|was|were|come|comes|came) (?:in|from|on|via) /iu,
    full: '$1 that get $2 than $3 of their $4 from ',
  },
  {
    said: 'Which source makes up the largest part of /demo key events?',
    becomes: 'share of /demo key events by source?',
    words:
      /^which (\p{L}+(?: \p{L}+)?) (?:makes?|made) up the (?:largest|biggest) (?:part|share|portion) of (?:the |our |all )?([\p{L}/][\p{L}\d/_-]* \p{L}+(?: \p{L}+)?)(?=[?.!]?$)/iu,
    full: 'share of $2 by $1',
  },
  // A share of the week is of all weekends, and of the last one only where it is called so
  {
    said: 'what percentage of our purchases come from the weekend',
    becomes: 'what percentage of our purchases come from weekends',
    words:
      /^((?:what|which|how much) (?:is the )?(?:share|percent|percentage|%|part|proportion|fraction)? ?of [^,;:?]{2,60}? (?:on|from|at|over|during|in)) the weekend(?=[ ?.!]*$)/giu,
    full: '$1 weekends',
  },
  {
    said: 'weekend share of revenue',
    becomes: 'share of revenue on weekends',
    words:
      /^(?:what (?:is|was) )?(?:the |our )?weekends?['’]? share of (?:the |our |all )?(\p{L}+(?: (?!in\b|last\b|this\b|by\b)\p{L}+)?)/iu,
    full: 'share of $1 on weekends',
  },
  {
    said: 'How many percent of the increase is due to Canada?',
    becomes: 'how much of the increase came from Canada?',
    words: once`^how (?:many|much) (?:percent|per cent|%) of (?:the |our )?(\p{L}+ )?(${MOVE})((?: (?:in|of) (?:\p{L}+ ?){1,2}?)?)((?: (?:in|last|from|between) .{3,30}?)?) (?:came|comes|is|was|were|are) (?:from|due to|down to|because of) (?=\S)`,
    full: 'how much of the $1$2$3$4 came from ',
  },
  {
    said: 'How many of our queries are questions?',
    becomes: 'How many queries are questions?',
    words:
      /^(how many) of (?:our |the )?(queries|searches|keywords) are (?:questions|phrased as questions)(?=[?.!]?$)/iu,
    full: '$1 $2 are questions',
  },
  {
    said: 'questions people ask (how, what, why) by clicks',
    becomes: 'question queries by clicks',
    words:
      /^(?:the |which |what )?questions (?:that |do |did )?(?:people|visitors|users|searchers) (?:ask|search(?: for)?|google|type(?: in)?)(?: (?:before|when) (?:they )?(?:find|found|visit|reach|finding) us| to find us| that (?:lead|led|bring|brought) (?:them )?to us)?(?: \((?:(?:how|what|why|who|when|where|which|can|is|etc\.?)(?:, | or | and |\/)?)+\))?(?=[?.!,]| by\b| in\b| last\b|$)/iu,
    full: 'question queries',
  },
  {
    said: 'question keywords (starting with how or why): clicks and CTR per month since May',
    becomes: 'clicks and CTR from keywords starting with how or why per month since May',
    words:
      /^question (queries|keywords|searches|search terms) \((?:which |that )?(?:start|begin|starting|beginning) with (\p{L}+(?:,? (?:or |and )?\p{L}+){0,8})\): ?(\p{L}[\p{L} ,]{2,30}?) (?=(?:per|by|each) (?:day|week|month|quarter)\b)/iu,
    full: '$3 from $1 starting with $2 ',
  },
  {
    said: 'question keywords (starting with how, what or why): clicks',
    becomes: 'keywords starting with how, what or why: clicks',
    words:
      /\bquestion (queries|keywords|searches|search terms) \((?:which |that )?(start|begin|starting|beginning) with (\p{L}+(?:,? (?:or |and )?\p{L}+){0,8})\)/iu,
    full: '$1 $2 with $3',
  },
  // Added up from its first day on
  {
    said: 'when did bookings reach 10,000 in 2026?',
    becomes: 'first day with cumulative bookings of at least 10,000 in 2026?',
    words:
      /^(?:when|on (?:which|what) (?:day|date)) did (?:we |our |the )?(\p{L}+(?: \p{L}+)?) (?:reach|hit|get to) ([$€£]?\d[\d.,]*k?)(?! (?:on|in) (?:a|one|any) )(?: in total)?(?= (?:in|this|since|for) )/iu,
    full: 'first day with cumulative $1 of at least $2',
  },
  {
    said: 'Sources with purchases in March only',
    becomes: 'Sources that had purchases only in March',
    words:
      /^((?:which |what |all )?\p{L}+(?: \p{L}+)?) (?:with|that had|having|had) (\p{L}+(?: \p{L}+)?) in (\p{L}+) only(?=[?.!]?$)/iu,
    full: '$1 that had $2 only in $3',
  },
  {
    said: 'pages only visited from desktop',
    becomes: 'pages with purchases only from desktop',
    words:
      /^((?:which |what |all )?\p{L}+(?: \p{L}+)?) (?:that )?(?:are |were )?only (?:buying|ordering|converting|visited|bought|opened|seen) (on|from|via|in) /iu,
    full: '$1 with purchases only $2 ',
  },
  {
    said: 'Weekend revenue as % of total by category',
    becomes: 'share of revenue on weekends by category',
    words: once`^weekends? (\p{L}+(?: \p{L}+)?) ${AS} (?:the |all )?(?:total|\1|everything|all)(?=[?.!]?$| (?:by|per|for|in) )`,
    full: 'share of $1 on weekends',
  },
  {
    said: 'share of weekend bookings per hotel',
    becomes: 'share of bookings on weekends per hotel',
    words:
      /\bshare of weekend (\p{L}+(?: (?!per\b|by\b|in\b|for\b)\p{L}+)?) (?=(?:per|in each|for each|of each) )/iu,
    full: 'share of $1 on weekends ',
  },
  // How those of the weekends spread
  {
    said: 'Share of weekend sessions by channel',
    becomes: 'share of sessions by channel on weekends',
    words:
      /\bshare of weekend (\p{L}+(?: (?!per\b|by\b|in\b|for\b|came\b|comes\b|is\b)\p{L}+)?) (?:by|came from each|comes from each) (\p{L}+(?: \p{L}+)?)(?=[?.!]?$)/iu,
    full: 'share of $1 by $2 on weekends',
  },
  {
    said: 'share of weekend sessions',
    becomes: 'share of sessions on weekends',
    words:
      /\bshare of weekend (\p{L}+(?: (?!per\b|by\b|in\b|for\b|came\b|comes\b|is\b)\p{L}+)?)(?=[?.!]?$)/iu,
    full: 'share of $1 on weekends',
  },
  {
    said: 'share of weekend in units, by category',
    becomes: 'share of units on weekends, by category',
    words:
      /\bshare of (?:the )?weekends? in (?:the )?(\p{L}+(?: (?!per\b|by\b)\p{L}+)?),? (?:per|by|for each|in each|of each) (?=\p{L})/iu,
    full: 'share of $1 on weekends, by ',
  },
  {
    said: 'What % of mobile sessions are from new visitors, and what % of desktop?',
    becomes: 'new visitors share of sessions, mobile vs desktop?',
    words: once`^what (?:${SHARE}) of (?:the )?(\p{L}+) (\p{L}+) (?:are|is|come|comes|came|were|was) (?:from |by )?(.{2,30}?),? and what (?:${SHARE}) of (?:the )?(\p{L}+)(?: \2)?(?=[?.!]?$)`,
    full: '$3 share of $2, $1 vs $4',
  },
  {
    said: 'When did we reach 50k sessions in March?',
    becomes: 'first day with cumulative sessions of at least 50k in March?',
    also: {
      'how many days did it take to reach 100k sessions in 2025?':
        'first day with cumulative sessions of at least 100k in 2025?',
    },
    words:
      /^(?:when did we|when had we|how many (?:days|weeks) did it take (?:us )?to) (?:reach|hit|get to|reached) ([$€£]?\d[\d.,]*k?) (\p{L}+(?: (?!in\b|this\b)\p{L}+)?)(?=[?.!]?$| (?:in|this|since) )(?! in total)/iu,
    full: 'first day with cumulative $2 of at least $1',
  },
  {
    said: 'Which channels were up on Feb 14 compared to Feb 13?',
    becomes: 'which channels moved up in traffic on Feb 14 vs Feb 13?',
    words:
      /^which (\p{L}+(?: \p{L}+)?) (?:were|was|are|went) (up|down) (on|in) (.{3,25}?) (?:compared (?:to|with)|vs\.?|versus|against|from) (.{3,25}?)(?=[?.!]?$)/iu,
    full: 'which $1 moved $2 in traffic $3 $4 vs $5',
  },
  {
    said: 'Which channels were up on Feb 14 compared to Feb 13?',
    becomes: 'which channels gained traffic on Feb 14 vs Feb 13?',
    words: /^(which .{2,40}?) moved up in traffic /iu,
    full: '$1 gained traffic ',
  },
  {
    said: 'Which channels were down on Feb 14 compared to Feb 13?',
    becomes: 'which channels lost traffic on Feb 14 vs Feb 13?',
    words: /^(which .{2,40}?) moved down in traffic /iu,
    full: '$1 lost traffic ',
  },
  {
    said: 'How many clicks more did desktop bring than mobile in each month?',
    becomes: 'how many more clicks did desktop have than mobile, per month?',
    words: once`^how (?:many|much) (\p{L}+) more did (.{2,30}?) (?:${HAVE}) than (.{2,30}?) (?:in each|each|per|by) (day|week|month|quarter)\b`,
    full: 'how many more $1 did $2 have than $3, per $4',
  },
  {
    said: 'mobile bookings share in each hotel',
    becomes: 'share of mobile bookings per hotel',
    words:
      /^(?:the |what is the )?(\p{L}+) (\p{L}+) share (?:in each|in every|for each|of each|per) (?=\p{L})/iu,
    full: 'share of $1 $2 per ',
  },
];
