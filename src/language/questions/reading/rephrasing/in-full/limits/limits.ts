import { everywhere } from '../../../../text/pattern.ts';
import { HAD, HAS, HAVE } from '../../../../vocabulary/having-words.ts';
import { ROSE } from '../../../../vocabulary/moving-words.ts';
import { QUERIES, TIME_BEGINS } from '../parts/named-words.ts';
import { MONTH, type Rule } from '../rule.ts';

const beyondMean = (more: string): RegExp =>
  everywhere`\b(with|that had|had|having|have) ${more} ([\p{L}-]+(?: [\p{L}-]+)?) than (?:the |an? )?(?:average|usual|mean)(?= ?[?.!,]|$| (?:${TIME_BEGINS})\b)`;

/** What keeps or leaves out, where its number or its verb is not repeated. */
export const limitRules: readonly Rule[] = [
  // No days between two visits
  {
    said: 'days between $2k and $3k',
    becomes: 'days with revenue between $2k and $3k',
    words: /\b(days|weeks|months) between (?=[$€£]\d)/giu,
    full: '$1 with revenue between ',
  },
  {
    said: 'More than 20 orders and at the same time fewer than 100 visits',
    becomes: 'More than 20 orders and fewer than 100 visits',
    words:
      /,? (and|but|yet) (?:at the same time|still|nevertheless|also)(?= (?:had |have |has |with )?(?:fewer|less|more|under|over|below|above|at least|at most)\b)/gi,
    full: ' $1',
  },
  {
    said: 'over 20 orders yet under 100 visits',
    becomes: 'over 20 orders but under 100 visits',
    words:
      / yet (?=(?:had |have |has |with )?(?:fewer|less|more|under|over|below|above|at least|at most)\b)/gi,
    full: ' but ',
  },
  {
    said: '100 or more orders in February as well as in March',
    becomes: '100 or more orders in both February and March',
    words: everywhere`\bin (${MONTH}(?: \d{4})?) as well as (?:in )?(?=${MONTH}\b)`,
    full: 'in both $1 and ',
  },
  {
    said: 'Among pages with over 20k sessions, which ones have the poorest engagement rate?',
    becomes: 'which pages with over 20k sessions have the poorest engagement rate?',
    words: everywhere`^(?:among|amongst|of|out of) (?:all |the |our )?(\p{L}+(?: \p{L}+)? (?:with|that had|having) [^,]{5,70}), which(?: ones| of them)? (?=${ROSE}|had|have|has|lost|fell)`,
    full: 'which $1 ',
  },
  {
    said: 'orders from neither Leeds nor York in May',
    becomes: 'orders not from Leeds or York in May',
    words:
      /\b(?:(?:came|come|comes|were|was|are) )?(from|on|via|through|in|by) neither (?:the )?(.+?) nor (?:\1 )?(?=[\p{L}"“])/giu,
    full: 'not $1 $2 or ',
  },
  {
    said: "trials by people who weren't on iOS",
    becomes: 'trials not on iOS',
    words:
      /\b(?:(?:made |started |done )?(?:by|from) )?(?:people|visitors|users|customers|those|guests) (?:who|that) (?:were|was|are|is)(?:n['’]?t| not) (on|from|in|via|using) /gi,
    full: 'not $1 ',
  },
  {
    said: 'Which pages rank for espresso machine queries?',
    becomes: 'Which pages rank for queries containing "espresso machine"?',
    words: everywhere`\brank(?:s|ed|ing)? for (?:the |our )?(?!the |our |top|more|most|which|what|how|all|any|brand|non|our|these|those|\d)([\p{L}-]+(?: [\p{L}-]+)?) (?:${QUERIES})\b`,
    full: 'rank for queries containing "$1"',
  },
  {
    said: 'queries with grinder but without coffee',
    becomes: 'queries containing "grinder" but not containing "coffee"',
    words:
      /\b(quer(?:y|ies)|searches|search terms|keywords|terms|phrases|pages|urls) with (?!clicks|impressions|sessions|views|visits|purchases|revenue|orders|traffic|key|conversions|sales|a|an|the|more|less|fewer|at|over|under|no|high|low|\d)["“]?([\p{L}-]+)["”]? (?:but|and) (?:without|not|no) (?!clicks|impressions|sessions|views|visits|purchases|revenue|orders|traffic|key|conversions|sales|a|an|the|more|any|much|many|in)["“]?([\p{L}-]+)["”]?/giu,
    full: '$1 containing "$2" but not containing "$3"',
  },
  {
    said: 'Everything with espresso in the query',
    becomes: 'queries containing espresso',
    words:
      /\b(?:everything|anything|all|those|the ones) with (["“]?[\p{L}-]+(?: [\p{L}-]+)?["”]?) in (?:the|its|their) (?:query|queries|search terms?|keywords?)\b/giu,
    full: 'queries containing $1',
  },
  {
    said: 'clicks of everything with espresso in the title',
    becomes: 'clicks of titles containing espresso',
    words:
      /\b(?:everything|anything|all|those|the ones) with (["“]?[\p{L}-]+(?: [\p{L}-]+)?["”]?) in (?:the|its|their) (page|url|title|path)\b/giu,
    full: '$2s containing $1',
  },
  {
    said: 'queries that had a better position than 5',
    becomes: 'queries that with position better than 5',
    words:
      /\b(?:had|have|has|with|at) an? (better|worse|lower|higher) ([\p{L}-]+(?: [\p{L}-]+){0,2}) than (?=\d)/giu,
    full: 'with $2 $1 than ',
  },
  {
    said: 'which city had the fewest orders in May, ignoring those with fewer than 5?',
    becomes: 'which city had the fewest orders with at least 5 orders in May?',
    words:
      /\b(most|fewest|least|lowest|highest) (\p{L}+)\b([^,]*?),? (?:ignoring|excluding|leaving out|not counting|apart from) (?:those|the ones|any|anything|all|everything) (?:with |that had |having )?(?:fewer|less|under|below)(?: than)? (\d[\d.,]*)(?: of them)?(?= ?[?.!]|$)/giu,
    full: '$1 $2 with at least $4 $2$3',
  },
  {
    said: 'Countries with 500 sessions or more',
    becomes: 'Countries with 500 or more sessions',
    words: /\b(\d[\d.,]*k?) (\p{L}+) or (more|fewer|less)(?= |[?.!,]|$)/giu,
    full: '$1 or $3 $2',
  },
  {
    said: 'Then lost over 10 % of them in March',
    becomes: 'Then lost over 10 % in March',
    words:
      /\b((?:lost|gained|dropped|shed) (?:by )?(?:over|more than|at least|about) \d[\d.,]*\s?%) of (?:them|it|those|that)\b/gi,
    full: '$1',
  },
  {
    said: 'on which days did we break 10k in revenue?',
    becomes: 'on which days did we have more than 10k in revenue?',
    words: /\b(did|do) (we|i|they) (?:clear|top|beat|exceed|break|surpass) (?=[$€£]?\d)/gi,
    full: '$1 $2 have more than ',
  },
  {
    said: "How big was bing's part?",
    becomes: 'what share was bing?',
    words:
      /\bhow (?:big|large) (?:is|was) ([^?]{2,40}?)(?:['’]s)? (?:part|share|slice|portion)(?= ?[?.!]|$)/gi,
    full: 'what share was $1',
  },
  // Those with the fewest come first
  {
    said: 'Queries in the top 3 that get few clicks',
    becomes: 'Queries in the top 3, fewest clicks first',
    words: everywhere`,? (?:but|and|yet|that|which)(?: still| only)? (?:${HAVE}|${HAD}|with|gets|has)(?: only)? (?:few|very few|hardly any|barely any|little|almost no) (clicks|sessions|visits|orders|purchases|bookings|revenue|sales|conversions|signups|views)\b`,
    full: ', fewest $1 first',
  },
  {
    said: 'Sources with more than 500 sessions but few orders',
    becomes: 'Sources with more than 500 sessions, fewest orders first',
    words:
      /(?<=\b(?:more than|over|above|at least) [\d,.]+k? .*),? (?:but|yet)(?: with| only)? (?:few|very few|hardly any|barely any|little|almost no) (clicks|sessions|visits|orders|purchases|bookings|revenue|sales|conversions|signups|views)\b/gi,
    full: ', fewest $1 first',
  },
  {
    said: 'Which searches showed us over 1,000 times',
    becomes: 'Which searches with impressions over 1,000',
    words:
      /\b(searches|queries|search terms|keywords|terms) (?:that )?(?:showed|displayed|listed) (?:us|our (?:site|pages)) (over|more than|at least|above|fewer than|less than|under) ([\d.,]+k?) times\b/gi,
    full: '$1 with impressions $2 $3',
  },
  {
    said: 'Posts that were shown over 1,500 times',
    becomes: 'Posts with over 1,500 impressions',
    words:
      /(?:that |which )?(?:were |was |got |are )?shown (over|more than|at least|above|fewer than|less than|under) ([\d.,]+k?) times\b/gi,
    full: 'with $1 $2 impressions',
  },
  {
    said: 'which pages have a bounce rate above the site average?',
    becomes: 'which pages have a bounce rate above average?',
    words:
      /\b(above|below|over|under|than) (?:the |our )?(?:site|overall|sitewide|site-wide|total)(?:['’]s)? (?:average|mean)\b/giu,
    full: '$1 average',
  },
  {
    said: 'Hotels with more bookings than average',
    becomes: 'Hotels with above-average bookings',
    words: beyondMean('(?:more|higher)'),
    full: '$1 above-average $2',
  },
  {
    said: 'Hotels with fewer bookings than average',
    becomes: 'Hotels with below-average bookings',
    words: beyondMean('(?:fewer|less|lower)'),
    full: '$1 below-average $2',
  },
  {
    said: 'Where revenue stayed below 300',
    becomes: 'Where revenue below 300',
    words:
      /\b(?:stayed|remained|stays|remains|kept) (?=(?:below|under|above|over|at least|at most|between)\b)/gi,
    full: '',
  },
  {
    said: 'sources with 300 sessions but not a single dollar',
    becomes: 'sources with 300 sessions but no revenue',
    words: /\b(?:not|without) (?:even )?(?:a|one) single (?:dollar|cent|penny|euro|pound|buck)\b/gi,
    full: 'no revenue',
  },
  {
    said: 'Were there days without a single booking on mobile? Which ones?',
    becomes: 'Were there days no booking on mobile? Which ones?',
    words: /\b(?:not|without) (?:even )?(?:a|one) single (?=\p{L})/giu,
    full: 'no ',
  },
  {
    said: 'sources with 300 sessions and not one purchase',
    becomes: 'sources with 300 sessions and no purchase',
    words: /\b(and|but|with) not (?:even )?one (?=\p{L})/giu,
    full: '$1 no ',
  },
  {
    said: 'countries with purchases >= 5',
    becomes: 'countries with purchases at least 5',
    words: / ?(?:>=|≥|=>) ?(?=[\d€$£])/g,
    full: ' at least ',
  },
  {
    said: 'queries with position <= 10',
    becomes: 'queries with position at most 10',
    words: / ?(?:<=|≤|=<) ?(?=[\d€$£])/g,
    full: ' at most ',
  },
  {
    said: 'sum revenue > 110000 monthly',
    becomes: 'sum revenue more than 110000 monthly',
    words: / ?> ?(?=[\d€$£])/g,
    full: ' more than ',
  },
  {
    said: 'Queries with CTR < 2% and impressions > 3000 since January 1',
    becomes: 'Queries with CTR less than 2% and impressions more than 3000 since January 1',
    words: / ?< ?(?=[\d€$£])/g,
    full: ' less than ',
  },
  {
    said: 'CTR below 2 % and above 300 impressions',
    becomes: 'CTR below 2 % and more than 300 impressions',
    words:
      /\b(and|but) (?:above|over) (?=\d[\d,.]*k? (?!in\b|on\b|by\b|at\b|for\b|from\b|last\b)\p{L}{3,})/giu,
    full: '$1 more than ',
  },
  {
    said: 'queries with ctr above 2 % and below 300 impressions',
    becomes: 'queries with ctr above 2 % and fewer than 300 impressions',
    words:
      /\b(and|but) (?:below|under) (?=\d[\d,.]*k? (?!in\b|on\b|by\b|at\b|for\b|from\b|last\b)\p{L}{3,})/giu,
    full: '$1 fewer than ',
  },
  {
    said: 'revenue of everything other than Direct',
    becomes: 'revenue of everything except Direct',
    words: /\b(everything|anything|everyone|all) (?:other than|else than)(?= \p{L})/giu,
    full: '$1 except',
  },
  // Some revenue is a limit as well
  {
    said: 'Which sources brought revenue but less than 100 sessions?',
    becomes: 'Which sources had more than 0 revenue and less than 100 sessions?',
    words: everywhere`^(which|what) (\p{L}+(?: \p{L}+)?) (?:${HAD}|earned)(?: us)?(?: in)? (?:some |any )?(\p{L}+(?: \p{L}+)?),? (?:but|yet|although|though|despite|and yet) (?:only |just )?(?:had |having |got |they had )?(?=(?:fewer|less|more|under|below|over|above|at least|at most) (?:than )?\d)`,
    full: '$1 $2 had more than 0 $3 and ',
  },
  {
    said: 'Which countries bought nothing in March although they had more than 500 sessions?',
    becomes: 'Which countries bought nothing in March and had more than 500 sessions?',
    words: everywhere`,? (?:although|though|even though|despite the fact that) (?:they|it) (?=(?:${HAD}|have|has)\b)`,
    full: ' and ',
  },
  {
    said: 'Landing pages with an engagement rate under 40% and no fewer than 5,000 sessions (entire dataset).',
    becomes: 'Landing pages with an engagement rate under 40% and at least 5,000 sessions (entire dataset).',
    words: /\b(?:no|not) (?:fewer|less) than (?=\d|an?\b|one\b|two\b|three\b|half\b)/gi,
    full: 'at least ',
  },
  {
    said: 'channels with no more than 100 sessions',
    becomes: 'channels with at most 100 sessions',
    words: /\b(?:no|not) more than (?=\d|an?\b|one\b|two\b|three\b|half\b)/gi,
    full: 'at most ',
  },
  {
    said: 'Over twice the sessions of desktop',
    becomes: 'more than twice the sessions of desktop',
    words:
      /\bover (?=(?:twice|double|three times|half|a (?:half|third|quarter)|[\d.]+ ?(?:%|percent\b|times\b))(?! of (?:the|last)\b (?:week|month|year)))/gi,
    full: 'more than ',
  },
  {
    said: 'with over 2000 impressions',
    becomes: 'with more than 2000 impressions',
    words: everywhere`\b(${HAVE}|${HAD}|${HAS}|with|having) (?:over|above) (?=[12]\d{3} \p{L})`,
    full: '$1 more than ',
  },
  {
    said: 'sources with under 2000 impressions',
    becomes: 'sources with fewer than 2000 impressions',
    words: everywhere`\b(${HAVE}|${HAD}|${HAS}|with|having) (?:under|below) (?=[12]\d{3} \p{L})`,
    full: '$1 fewer than ',
  },
];
