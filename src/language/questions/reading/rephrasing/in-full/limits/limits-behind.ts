import { everywhere } from '../../../../text/pattern.ts';
import { HAD, HAVE } from '../../../../vocabulary/having-words.ts';
import { FELL, ROSE } from '../../../../vocabulary/moving-words.ts';
import { OVER_OR_UNDER } from '../parts/named-words.ts';
import { MONTH, type Rule } from '../rule.ts';

/** "Where its number was below that of February": what is held against a named stretch of time. */
const heldBy = (than: string): RegExp =>
  everywhere`\b(?:where|whose|in which|for which) (?:the |our )?(.{3,40}?) (?:was|were|is|are) (?:${than})(?: than| from| on)? (?:(?:it|they) (?:was|were) )?(?:in |that of )?(?=(?:${MONTH}|q[1-4]|last|the (?:week|month|quarter|year) before|20\d\d)\b)(?!.* than )`;

/** Limits by another stretch of time, and those that are told behind the question. */
export const limitBehindRules: readonly Rule[] = [
  {
    said: 'any day when we had more cancellations than 40?',
    becomes: 'any day when we had more than 40 cancellations?',
    also: { 'days with fewer orders than 10': 'days with fewer than 10 orders' },
    words:
      /\b(more|fewer|less) ([\p{L}-]+(?: [\p{L}-]+)?) than (\d+(?:,\d{3})*k?)(?![.,]\d)(?=[?.!]?$| (?:in|on|last|this|since|during)\b)/giu,
    full: '$1 than $3 $2',
  },
  // "Revenue over 2024" is that of a year; what has or does not have it has more or less than a number
  {
    said: 'channels with bookings over 2000 in September',
    becomes: 'channels with bookings more than 2000 in September',
    also: {
      'queries with impressions over 2000 and CTR below 2% in February':
        'queries with impressions more than 2000 and CTR below 2% in February',
    },
    words:
      /\b((?:with|having|whose|where|had|has|have|(?<=\b(?:with|having|whose|where)\b.*)and) (?!(?:over|above|the|most|least|more|fewer|highest|lowest|best)\b)\p{L}[\p{L}-]*(?: (?!(?:in|on|from|for|by|over|and|most|least)\b)[\p{L}-]+){0,2}) over (?=(?:20[4-9]\d|200\d|[12][1-9]\d\d)(?: and\b| but\b| or\b|,|[?.!]?$)|[12]\d{3}(?: in\b| last\b| this\b| since\b| during\b))/giu,
    full: '$1 more than ',
  },
  {
    said: 'countries where March revenue was below February',
    becomes: 'countries that had lower March revenue than in February',
    words: heldBy('lower|less|below|smaller|down'),
    full: 'that had lower $1 than in ',
  },
  {
    said: 'Countries where March revenue was above February',
    becomes: 'Countries that had higher March revenue than in February',
    words: heldBy('higher|more|above|greater|up'),
    full: 'that had higher $1 than in ',
  },
  {
    said: 'channels that neither grew nor fell by more than 5%',
    becomes: 'channels that changed by at most 5%',
    words: everywhere`\bneither (?:${ROSE}|won) nor (?:${FELL}|lost) (?:by )?more than `,
    full: 'changed by at most ',
  },
  {
    said: 'countries with neither purchases nor key events',
    becomes: 'countries with no purchases and no key events',
    words: everywhere`\b(?:${HAD}|with|having|have|has) neither (\p{L}+(?: \p{L}+)?) nor (?=\p{L})`,
    full: 'with no $1 and no ',
  },
  {
    said: 'countries with more than 1,500 sessions last week but fewer than the week before',
    becomes:
      'countries with more than 1,500 sessions that had fewer sessions last week than in the week before',
    words: everywhere`\b(?:(?:that|which|who) )?(?:had|with|having|got) ((?:${OVER_OR_UNDER}) [\d,.]+k?) (\p{L}+(?: \p{L}+)?) ((?:last|this) (?:week|month|quarter|year)|in ${MONTH}(?: \d{4})?),? (?:but|and|yet) (less|fewer|lower|more|higher) than (?:(?:it|they) did )?(?:in |during )?(?=(?:the|last|${MONTH})\b)`,
    full: 'with $1 $2 that had $4 $2 $3 than in ',
  },
  {
    said: 'cities where fewer than 45% of the apply clicks turned into an application in June',
    becomes: 'cities with application per apply clicks fewer than 45% in June',
    words:
      /\b(?:where|in which|for which|with) ((?:fewer|less|more) than|under|over|above|below|at least|at most) (\d+(?:\.\d+)? ?%) of (?:the |all |our )?(\p{L}+(?: \p{L}+)?) (?:have |had |has )?(?:turned into|turn into|turns into|converted (?:in)?to|convert (?:in)?to|became|become|led to|lead to|resulted in|result in|ended in|end in) (?:an? |the )?(\p{L}+(?: \p{L}+)?)(?= (?:in|last|this|during|over|between|from)\b| ?[?.,]|$)/giu,
    full: 'with $4 per $3 $1 $2',
  },
  {
    said: "That didn't bring a single order",
    becomes: 'with no order',
    words: everywhere`\b(?:(?:that|which|who) )?(?:didn['’]?t|did not|never|don['’]?t|do not|haven['’]?t|have not) (?:${HAVE}|${HAD}|produce|produced)(?: us)?(?: even)? (?:a single|any|one single) (?=\p{L})`,
    full: 'with no ',
  },
  {
    said: 'Which source has the best rate? Ignore the tiny ones, i.e. anything under 1,000 sessions.',
    becomes: 'Which source has the best rate with at least 1,000 sessions.',
    words:
      /[?.,;]? (?:please )?(?:ignor|exclud|leav|skipp?)(?:e|ing) (?:out )?(?:the |all |any )?(?:(?:tiny|small|little|low[- ]volume) )?(?:ones|those|anything|everything)(?:,? (?:i\.?e\.?|that is|so|meaning),? (?:anything|everything|those|ones))? (?:(?:with|having) )?(?:under|below|less than|fewer than) (?=[\d,.]+k? \p{L})/giu,
    full: ' with at least ',
  },
  {
    said: 'Rank our guides (urls starting with /guides/) by clicks',
    becomes: 'Rank pages under /guides/ by clicks',
    words:
      /^((?:rank|list|show|sort|find|order|which|what)(?: me)? )?(?:all )?(?:our |the |my )?\p{L}+(?: \p{L}+)? \((?:i\.?e\.?,? )?(?:all |only )?(?:anything|everything|urls?|pages?|paths?)(?: that)? (?:starts?|starting|begins?|beginning|under|below|in)(?: with)? (\/[\w\-./]+)\)/giu,
    full: '$1pages under $2',
  },
  {
    said: 'top 5 posts by clicks (only urls with /blog/ in them)',
    becomes: 'top 5 posts by clicks under /blog/',
    words:
      /,? ?\(?(?:(?:i\.?e\.?|so|only|just|that is)[,:]? )?(?:(?:all|only|just) )?(?:of )?(?:the )?(?:landing )?(?:urls?|pages|paths|posts|articles) (?:that (?:have|contain|start with)|with|under|below|in|containing|starting with) (\/[\w\-./]+)(?: in (?:them|it|the (?:url|path|address)))?\)/giu,
    full: ' under $1',
  },
  {
    said: 'Which countries had purchases in spring but none in summer?',
    becomes: 'countries with no purchases in summer whose purchases grew in spring?',
    words: everywhere`^which (\p{L}+(?: \p{L}+)?) (?:${HAD}|have) (?:any |some )?(\p{L}+(?: \p{L}+)?) (in|last|this) (.{3,24}?),? (?:but|and) (?:had )?(?:none|no \2|not any|zero)(?: at all)? (in|during|the|last) (.{3,24}?)\??$`,
    full: '$1 with no $2 $5 $6 whose $2 grew $3 $4?',
  },
  {
    said: 'which countries had no sessions in February but some in March?',
    becomes: 'countries with no sessions in February whose sessions grew in March?',
    words: everywhere`^which (\p{L}+(?: \p{L}+)?) (?:${HAD}|have) (?:no|zero|not any) (\p{L}+(?: \p{L}+)?) (in|last|this) (.{3,24}?),? (?:but|and) (?:had )?(?:some|any|at least one)(?: \2)? (in|during|the|last) (.{3,24}?)\??$`,
    full: '$1 with no $2 $3 $4 whose $2 grew $5 $6?',
  },
  {
    said: 'mobile share of sessions per channel, but drop any channel with under 1,000 sessions',
    becomes: 'mobile share of sessions per channel, with at least 1,000 sessions',
    words:
      /,? (?:but |and )?(?:drop|skip|leave out|omit) (?:any|all|every|the) (\p{L}+(?: \p{L}+)?) (?:with|under|that had|having) (?:under |below |less than |fewer than )?(?=[\d,.]+k? \p{L})/giu,
    full: ', with at least ',
  },
  {
    said: 'breakages per loan by depot and kit. only count pairs with at least 250 loans',
    becomes: 'breakages per loan by depot and kit with at least 250 loans',
    words:
      /[.,;]? ?\bonly (?:count|consider|show|include|list|take) (?:the )?(?:pairs|those|ones|combinations|combos) (?:with|that have)\b/giu,
    full: ' with',
  },
  // Rows are what the table has of those that are asked for
  {
    said: 'sessions by channel, April vs March, show only rows with more than 100 sessions',
    becomes: 'sessions by channel, April vs March, only those with more than 100 sessions',
    words:
      /[.,;]? ?(?:and )?\b(?:(?:show|list|keep|include|display)(?: me)? )?only (?:(?:show|list|keep|include|display) )?(?:the )?(?:rows|entries|lines) (?:with|having|that have|where there is) /giu,
    full: ', only those with ',
  },
  {
    said: 'channels, April vs March, only those with an absolute change greater than 100 sessions',
    becomes: 'channels, April vs March, only those with a change of more than 100 sessions',
    words:
      /\bwith (?:an? )?(?:absolute )?change (?:of )?(?:greater|larger|bigger|higher|more|above|over)(?: than)? (?=[\d.,]+ \p{L})/giu,
    full: 'with a change of more than ',
  },
  {
    said: 'which channels had sessions on 10 days or fewer?',
    becomes: 'which channels had sessions on at most 10 days?',
    also: { 'pages with clicks in 3 or fewer months': 'pages with clicks in at most 3 months' },
    words: /\b(on|in) (\d+) or (?:fewer|less) (?=(?:days|weeks|months|quarters)\b)/gi,
    full: '$1 at most $2 ',
  },
  {
    said: 'which channels had sessions on 10 or more days?',
    becomes: 'which channels had sessions on at least 10 days?',
    words: /\b(on|in) (\d+) or more (?=(?:days|weeks|months|quarters)\b)/gi,
    full: '$1 at least $2 ',
  },
];
