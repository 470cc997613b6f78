import { everywhere } from '../../../../text/pattern.ts';
import { HAD, HAS, HAVE } from '../../../../vocabulary/having-words.ts';
import type { Rule } from '../rule.ts';

const KEYWORDS = '(keywords|queries|search terms|searches|search queries)';

/** Of "with when" a time may follow. */
const ASKING = '(?:how|what|why|where|which|who)';

/** What owners ask of their place in search and of their site, in words that leave out what is counted. */
export const ownersSearchRules: readonly Rule[] = [
  {
    said: 'which keywords have multiple of my pages competing',
    becomes: 'which keywords have more than one page',
    also: {
      'queries where two or more of my pages are competing and splitting the traffic':
        'queries where more than one page',
      'queries where several of our pages show up': 'queries where more than one page',
    },
    words: everywhere`(?<=\b${KEYWORDS}\b.{1,20})(?<!\bd(?:id|o) )\b(?:multiple|several|two or more|at least two|more than one|2 or more|2\+) (?:of )?(?:(?:my|our|the) )?pages?(?: (?:are|is))?(?: (?:competing|ranking|rank|compete|show(?:ing)? up|appear(?:ing)?))(?: (?:and|for) (?:splitting|sharing|splits?) (?:the |our |my )?(?:traffic|clicks|impressions))?(?=[?.!]?$)`,
    full: 'more than one page',
    means: 'one',
  },
  {
    said: 'top queries with how, what or why',
    becomes: 'top queries containing how, what or why',
    also: {
      'keywords with what in them last month': 'keywords containing what last month',
      'search terms that have how or why': 'search terms containing how or why',
    },
    words: new RegExp(
      String.raw`\b${KEYWORDS} (?:with|having|(?:that|which) (?:have|had|has)) (?:the words? )?(${ASKING}(?:(?:,| or|, or) ${ASKING})*)(?: in (?:them|it))?(?=[?.!]?$| (?:last|this|in|since|over|by)\b)`,
      'giu',
    ),
    full: '$1 containing $2',
  },
  // Of queries it is asked which ones several pages are found by
  {
    said: 'how many sessions saw more than one page',
    becomes: 'how many visits of several pages',
    also: {
      'sessions with more than one page by channel': 'visits of several pages by channel',
      'visitors who viewed at least two pages': 'visits of several pages',
    },
    words:
      /\b(?:sessions|visits|visitors|users|people) (?:(?:who|that|which) )?(?:with|saw|viewed|visited|looked at|opened|read|see|view|visit|look at|open) (?:more than (?:one|1|two|2|three|3)|at least (?:two|2|three|3)|several|multiple) (?:different )?pages?\b/giu,
    full: 'visits of several pages',
  },
  {
    said: 'branded vs non-branded click share',
    becomes: 'branded vs non-branded clicks',
    also: { 'brand vs non-brand impression share last month': 'brand vs non-brand impressions last month' },
    words:
      /\b((?:non[- ]?|un)?brand(?:ed)?(?: queries)? (?:vs\.?|versus|and) (?:non[- ]?|un)?brand(?:ed)?) (click|impression)s? (?:share|split|ratio)\b/giu,
    full: '$1 $2s',
  },
  {
    said: "how much of February's clicks is our own name and how much isn't",
    becomes: "branded vs non-branded February's clicks",
    also: {
      'what share of our clicks last month was our brand name and how much was not?':
        'branded vs non-branded clicks last month?',
    },
    words:
      /\b(?:how much|how many|(?:what|which) (?:share|percent(?:age)?|part|%)) of (?:the |our |my )?([^?!]{3,40}?) (?:is|are|was|were|comes from|came from) (?:our |my |the )?(?:own|company|shop|business|brand) name and (?:how (?:much|many)|what|which part) (?:is|are|was|were)(?: not|n['’]?t)\b/giu,
    full: 'branded vs non-branded $1',
  },
  {
    said: 'what is the earliest and latest Search Console date in the DB',
    becomes: 'what is the earliest and latest date',
    words:
      /\b(?:earliest|first|oldest) (?:and|&) (?:latest|last|most recent|newest) (?:(?:search console|gsc|analytics|ga4?|available|data) )?(?:dates?|days?)(?: (?:in|of) (?:the|our|this|my) (?:db|database|data ?set|table|file|data))?(?=[?.!]?$)/giu,
    full: 'earliest and latest date',
  },
  {
    said: "How's my site doing?",
    becomes: 'how is my site doing?',
    words: /\bhow['’]s (?=(?:my|our|the|it|everything|business|traffic)\b)/giu,
    full: 'how is ',
  },
  {
    said: 'How much of my search traffic is branded?',
    becomes: 'How much of my search clicks is branded?',
    also: { 'what share of organic traffic is non-brand': 'what share of search clicks is non-brand' },
    words:
      /\b(?:organic |google )?(?:search|organic|seo) traffic (?=(?:is|are|was|were|comes from|came from) (?:non[- ]?|un)?brand)/giu,
    full: 'search clicks ',
  },
  {
    said: 'What new keywords are we ranking for?',
    becomes: 'new keywords?',
    words: everywhere`^(?:(?:what|which|any) new ${KEYWORDS} (?:are|do|did) (?:we|i) (?:now |newly )?(?:rank(?:ing)?|found|showing up|appear(?:ing)?|show up)(?: for| in| with)?|new ${KEYWORDS} (?:we|i)(?: are|'re|’re)? (?:now )?rank(?:ing)?(?: for)?)(?=[?.! ]|$)`,
    full: 'new keywords',
  },
  {
    said: 'Which new queries appeared last month?',
    becomes: 'new queries last month?',
    words: everywhere`^(?!.*(?:\b(?:not|but|never)\b|n['’]t\b))(?:which|what)(?: are the)? new ${KEYWORDS} (?:have )?(?:appeared|showed up|shown up|came up|popped up|emerged)\b`,
    full: 'new $1',
  },
  {
    said: 'Are any of our pages cannibalizing each other?',
    becomes: 'keyword cannibalization?',
    also: { 'do some pages compete with one another last month': 'keyword cannibalization last month' },
    words: everywhere`^(?:are|is|do|does) (?:there )?(?:any|some)(?: of (?:my|our|the))? (?:pages?|urls?|articles?|posts?|keywords?|queries) (?:cannibali[sz]ing|cannibali[sz]e|competing|compete)(?: (?:with|against))?(?: (?:each other|one another|themselves|others))?(?=[?.! ]|$)`,
    full: 'keyword cannibalization',
  },
  {
    said: 'How is my SEO doing?',
    becomes: 'search performance?',
    also: { 'how was our seo last month': 'search performance last month' },
    words: everywhere`^how(?:'s|’s| is| was| are| did) (?:my|our|the) seo(?: (?:doing|going|performing|looking|do|perform))?(?=[?.! ]|$)`,
    full: 'search performance',
  },
  {
    said: 'keywords we no longer rank for',
    becomes: 'gone keywords',
    words: everywhere`^(?:(?:what|which|list|show)(?: me)?(?: the)? )?${KEYWORDS} (?:that )?(?:(?:do |are )?(?:we|i)(?: do| are)? (?:no longer|not) (?:rank(?:ing)?|show(?:ing)? up|appear(?:ing)?)(?: for| in| with)?(?: any ?more)?|(?:we|i) stopped ranking for)(?=[?.! ]|$)`,
    full: 'gone $1',
  },
  {
    said: 'Where should I focus my SEO effort?',
    becomes: 'low hanging fruit keywords?',
    words:
      /^(?:where (?:should|do|can) (?:i|we) (?:focus|spend|put|invest) (?:my|our|the)? ?seo(?: efforts?| work| time| budget| energy)?|(?:are there )?any (?:quick |easy )?seo (?:quick )?(?:wins|opportunities)|which (?:content|articles|posts|pages) should (?:i|we) (?:update|refresh|optimi[sz]e)(?: for (?:seo|google|search))?)(?=[?.! ]*$)/giu,
    full: 'low hanging fruit keywords',
  },
  {
    said: 'the most viewed pages last month',
    becomes: 'pages with the most views last month',
    words: everywhere`(?<!\b(?:${HAVE}|${HAD}|${HAS}|with|by|give|gives|gave) (?:the )?)\b(?:the )?(most|least)[- ](?:viewed|seen) (pages|page|articles|article|posts|post|landing pages|screens|screen|products|product|items|item)\b`,
    full: '$2 with the $1 views',
  },
  {
    said: 'trial-to-paid by platform',
    becomes: 'trial to purchase rate by platform',
    words:
      /\b(trials?|leads?|demos?|sign-?ups?)[- ]to[- ](?:paid|paying)(?: customers?)?(?: conversion)?(?: rate| ratio| %)?(?![\p{L}-])/giu,
    full: '$1 to purchase rate',
  },
];
