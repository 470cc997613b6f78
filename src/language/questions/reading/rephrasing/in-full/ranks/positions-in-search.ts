import { everywhere } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const SEARCHES = '(?:queries|query|keywords?|searches|(?:search )?terms?)';

/** A place alone: "ranked above 500 bookings" is no place. */
const PLACE_ENDS =
  '(?=#?\\d+(?:\\.\\d+)?(?: (?:with|and|but|in|on|for|last|this|since|from|that|which|by|during|over|get|got|have|had|yet|despite)\\b|[,?.!]|$))';

const KEYWORDS = '((?:search )?(?:keywords|queries|terms)|searches|(?:keyword|query)(?! \\d))';

/** How places in search results are spoken of. */
export const searchPlaceRules: readonly Rule[] = [
  // Of single searches, and not of the mean place of all of them
  {
    said: 'do we rank in the top 3 for any non brand query',
    becomes: 'any non brand queries in the top 3',
    also: {
      'are we ranking top 3 for anything thats not our brand?': 'any non brand queries in the top 3?',
      'do we rank #1 for anything non-branded?': 'any non brand queries in the top 1?',
    },
    words: new RegExp(
      `^(?:do|did|are|have) we (?:even |actually |ever )?rank(?:ing|ed)? (?:in |on |at )?(?:the )?(?:top |#|number |no\\.? ?)(\\d+) for any(?:thing|one)?(?: else)?(?: that(?:['’]?s| is| are))? (?:non[- ]?|not (?:our |the |a )?|un)brand(?:ed|s)?(?: name)?(?: ${SEARCHES})?(?=[?.! ]*$| (?:in|last|this|since) )`,
      'giu',
    ),
    full: 'any non brand queries in the top $1',
  },
  // Nobody dropped out of a purchase there
  {
    said: 'queries that dropped out of the top 10 in february',
    becomes: 'queries that fell out of the top 10 in february',
    words: /\bdrop(?:ped|ping)? (?=out of (?:the |our |google['’]s )?top (?:\d+|three|five|ten|twenty)\b)/giu,
    full: 'fell ',
  },
  {
    said: 'which keywords are sitting in positions 11-20',
    becomes: 'which keywords are in positions 11-20',
    also: { 'queries stuck below position 10': 'queries below position 10' },
    words:
      /\b(?:sitting|hovering|stuck|parked|hanging|languishing) (?=(?:in|at|on|between|below|behind|beyond|around) (?:positions?|page|places?|ranks?)\b)/giu,
    full: '',
  },
  // Who ranks below stands further down the list, whose number is the higher one
  {
    said: 'pages ranking below 15 with more than 500 impressions',
    becomes: 'pages position worse than 15 with more than 500 impressions',
    also: { 'which queries rank lower than 10': 'which queries position worse than 10' },
    words: everywhere`\brank(?:s|ed|ing)? (?:below|lower than|beneath|behind|beyond|outside) ${PLACE_ENDS}`,
    full: 'position worse than ',
  },
  {
    said: 'keywords ranking above 5 in february',
    becomes: 'keywords position better than 5 in february',
    also: { 'queries that rank higher than 4': 'queries that position better than 4' },
    words: everywhere`\brank(?:s|ed|ing)? (?:above|higher than) ${PLACE_ENDS}`,
    full: 'position better than ',
  },
  {
    said: 'keywords in positions 11-20, those are the fastest wins',
    becomes: 'keywords in positions 11-20',
    words:
      /, (?:those|these|that|this) (?:are|is|would be|will be) (?:the |our |my )?(?:\p{L}+ ){0,3}(?:wins?|chances?|opportunit(?:y|ies)|candidates?|ones|targets?|priorit(?:y|ies)|money pages|problems?)(?=[.!]?$)/giu,
    full: '',
  },
  {
    said: 'how many queries in the top 3, 4-10, 11-20',
    becomes: 'how many queries in positions 1-3, 4-10, 11-20',
    words:
      /\bin the top (3(?=,? (?:and )?4 ?[-–])|5(?=,? (?:and )?6 ?[-–])|10(?=,? (?:and )?11 ?[-–])|20(?=,? (?:and )?21 ?[-–]))/giu,
    full: 'in positions 1-$1',
    means: '1',
  },
  // Those that stand so high, and no so many of them
  {
    said: 'which keywords are we ranking top 3 for',
    becomes: 'keywords position of at most 3',
    also: {
      'keywords we rank top 5 for in austria': 'keywords position of at most 5 in austria',
      'which keywords are we top 10 for': 'keywords position of at most 10',
      'what queries do we rank in the top 3 for last month?': 'queries position of at most 3 last month?',
    },
    words: everywhere`^(?:(?:which|what|all|show|list)(?: me)? (?:of )?(?:the |our |all )*)?${KEYWORDS} (?:(?:that|which) )?(?:(?:are|do|did|were) (?:we|i)|(?:we|i)(?: are|'re|’re)?|(?:is|does|did) (?:our|my|the) (?:site|shop|page))(?: currently| now)? (?:rank(?:ing|ed|s)? )?(?:(?:in|within|among|at) )?(?:the )?(?:google )?top (\d{1,2}) (?:of google )?for(?=[?.!]?$| (?:in|on|last|this|from|during|since)\b)`,
    full: '$1 position of at most $2',
  },
  {
    said: 'keywords rank top 3',
    becomes: 'keywords position of at most 3',
    also: {
      'which queries are ranking in the top 5 in May?': 'queries position of at most 5 in May?',
    },
    words: everywhere`^(?:(?:which|what|all|show|list)(?: me)? (?:of )?(?:the |our |all )*)?${KEYWORDS} (?:(?:that|which) )?(?:are )?rank(?:ing|ed|s)? (?:(?:in|within|among|at) )?(?:the )?(?:google )?top (\d{1,2})(?=[?.!]?$| (?:in|on|last|this|from|during|since)\b)`,
    full: '$1 position of at most $2',
  },
  {
    said: 'first page keywords with no clicks in march',
    becomes: 'keywords on page one with no clicks in march',
    also: { 'our page one queries last month': 'queries on page one last month' },
    words: everywhere`^(?:(?:which|what|all|show|list)(?: me)? )?(?:(?:the|our|my|all|are|are our) )*(?:google )?(?:first[- ]page|page[- ](?:one|1)) ${KEYWORDS}(?= |[?.!]|$)`,
    full: '$1 on page one',
    means: 'one',
  },
  {
    said: 'biggest ranking drops in february',
    becomes: 'queries that lost the most position in february',
    also: { 'the largest position losses last month': 'queries that lost the most position last month' },
    words:
      /^(?:the |our |my )*(?:biggest|largest|worst|top|most) (?:rankings?|positions?|rank|serp) (?:drops?|loss(?:es)?|declines?|falls?|losers)(?= |[?.!]|$)/giu,
    full: 'queries that lost the most position',
  },
  {
    said: 'biggest ranking gains last month',
    becomes: 'queries that gained the most position last month',
    words:
      /^(?:the |our |my )*(?:biggest|largest|best|top|most) (?:rankings?|positions?|rank|serp) (?:gains?|improvements?|rises?|climbs?|winners|jumps?)(?= |[?.!]|$)/giu,
    full: 'queries that gained the most position',
  },
  {
    said: 'is my seo improving',
    becomes: 'is search clicks improving',
    also: { 'did our SEO get better last month': 'did search clicks get better last month' },
    words:
      /(?<=^(?:is|has|did|does) )(?:my|our|the) seo(?= (?:improv|gett?(?:ing)? (?:better|worse)|growing|grow))/giu,
    full: 'search clicks',
  },
  {
    said: 'Which pages rank for this query: aeropress',
    becomes: 'Which pages rank for "aeropress"',
    also: { 'clicks for the following keyword: moka pot. Thanks': 'clicks for "moka pot". Thanks' },
    words:
      /\bfor (?:this|the|the following|that) (?:search )?(?:query|keyword|term|phrase): ?["“']?([\p{L}\d][^"“”?.!,;:]{1,50}?)["”']?(?=[?.!]|$)/giu,
    full: 'for "$1"',
  },
  {
    said: 'and what page does google show for each of them?',
    becomes: 'and which page for each of them?',
    also: { 'what page does google show?': 'which page?' },
    words:
      /\b(?:what|which) (pages?|urls?) (?:does|is|do) google (?:show(?:ing)?|rank(?:ing)?|list(?:ing)?|return(?:ing)?)(?=[?.!]*$| for (?:each|all|those|these|them)\b)/giu,
    full: 'which $1',
  },
  {
    said: 'what page does google show for moka pot',
    becomes: 'which page rank for moka pot',
    words:
      /\b(?:what|which) (pages?|urls?) (?:does|is|do) google (?:show(?:ing)?|rank(?:ing)?|list(?:ing)?|return(?:ing)?) for (?!it\b|that\b|this\b)/giu,
    full: 'which $1 rank for ',
  },
  // A feeling about what is listed limits nothing
  {
    said: 'Which pages rank for moka pot. Feels like two of our own pages are competing for the same searcher',
    becomes: 'Which pages rank for moka pot',
    words:
      /(?<=\b(?:pages?|urls?)\b.+)[.!?] (?:it |that )?(?:feels|seems|looks|sounds)(?: to me)? like [^.?!\d]{0,40}\b(?:pages|urls|articles|posts)\b[^.?!\d]{0,30}\b(?:compet|cannibal|fight|eat)\p{L}*[^.?!\d]*[.!]?$/iu,
    full: '',
  },
  // To be seen is no rise
  {
    said: 'which searches did we show up for in the Netherlands last week',
    becomes: 'searches by impressions in the Netherlands last week',
    also: { 'what queries do we appear for on mobile?': 'queries by impressions on mobile?' },
    words:
      /^(?:which|what) (searches|queries|keywords|search terms|search queries) (?:did|do|are) (?:we|i|our (?:site|shop|pages)) (?:show(?:ing)? up|com(?:e|ing) up|appear(?:ing)?)(?: (?:for|in|with))?(?=[?.!]?$| (?:in|on|from|last|this|over|during|since) (?!.*\b(?:click|nobody|without|but)))/giu,
    full: '$1 by impressions',
  },
  {
    said: 'cross-reference that one with the queries tab',
    becomes: 'its queries',
    also: { 'cross reference it with the countries report': 'its countries' },
    words:
      /^(?:now |then |and )*cross[- ]?(?:reference|check) (?:that(?: one| page| query)?|this(?: one| page| query)?|it) (?:with|against) (?:the |our )?(queries|pages|countries|devices|keywords)(?: (?:tab|report|data|list|table))?(?=[?.!]?$)/giu,
    full: 'its $1',
  },
  // Where nobody clicked, it was shown all the same
  {
    said: 'which searches did we show up for in the Netherlands last week where nobody clicked',
    becomes: 'searches with impressions but no clicks in the Netherlands last week',
    also: {
      'impressions with zero clicks - which queries do we appear for on mobile without any clicks':
        'queries with impressions but no clicks on mobile',
      'what keywords did we rank for last month but got no clicks?':
        'keywords with impressions but no clicks last month?',
    },
    words:
      /^(?:(?:(?:seen|shown|impressions|appearances),? (?:with|but|and) (?:zero|no|without) clicks|zero[- ]clicks?(?: (?:queries|searches|keywords|impressions))?) ?[-–—:] ?)?(?:which|what) (searches|queries|keywords|search terms|search queries) (?:did|do|have|are) (?:we|i|our (?:site|shop|pages)) (?:show(?:n|ing)? up|appear(?:ed|ing)?|rank(?:ed|ing)?|come up|get shown|got shown|seen|shown)(?: (?:for|in|with))?((?: (?!where|but|and|without|with|that|yet)[^?.!,]{2,40}?)?),? (?:(?:where|but|and|yet|that) (?:nobody|no ?one|none)(?: has)? (?:ever )?click(?:s|ed)(?: on (?:us|it|them))?|(?:(?:where|but|and|yet) )?(?:(?:we )?(?:got|get|had|have|received) |with )?(?:zero|no|without|without any|0) clicks)(?=[?.!]?$)/giu,
    full: '$1 with impressions but no clicks$2',
  },
  {
    said: 'queries stuck below position 10, filtered to mobile traffic in the US only',
    becomes: 'queries below position 10 on mobile in the US',
    also: { 'clicks by page last week, filtered to desktop only': 'clicks by page last week on desktop' },
    words:
      /,? (?:filter(?:ed)?|limited|restricted|narrowed(?: down)?) (?:to|on) (?:only )?(mobile|desktop|tablet)(?: (?:traffic|devices?|users|visitors|searches))?((?: in (?:the )?\p{L}{2,20})?)(?: only| alone)?(?=[?.!]?$)/giu,
    full: ' on $1$2',
  },
  {
    said: 'I searched for coffee grinder and my site is nowhere to be found, why are we not ranking number one in Austria?? What position are we',
    becomes: 'What position are we for "coffee grinder" in Austria',
    also: {
      "i googled moka pot and our shop doesn't show up, what position are we":
        'what position are we for "moka pot"',
    },
    words:
      /^(?:(?:hi|hello|hey|dear)(?: (?!i\b)\p{L}+)?,? )?i (?:searched(?: google)?(?: for)?|googled|looked for|typed in) ["“]?([\p{L}\d][^"“”?.!,;:]{1,40}?)["”]? and (?:my|our|the) (?:web ?site|site|shop|store|page|business) (?:(?:is|was) (?:nowhere(?: to be (?:found|seen))?|not (?:there|on the first page|to be found))|(?:does|did) ?n[o'’]t (?:show up|appear|come up))[,.!?;]* (?:(?:so )?why (?:are|is|do|does|don['’]?t|aren['’]?t|isn['’]?t) (?:we|i|my site|our site|it) (?:not )?(?:rank(?:ing)? |be(?:ing)? )?(?:number one|number 1|no\.? ?1|#1|first|on top|at the top)((?: in (?:the )?\p{L}{3,20}(?: \p{L}{3,20})?)?)[?.!]+ )?(what (?:position|place|rank) (?:are we|am i|do we have|is (?:it|my site|our site)))(?: (?:in|at|on))?(?=[?.!]*$)/giu,
    full: '$3 for "$1"$2',
  },
];
