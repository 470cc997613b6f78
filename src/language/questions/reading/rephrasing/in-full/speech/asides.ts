import { everywhere } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const branded = (words: string): RegExp =>
  everywhere`\b(?:is|are|was|were) brand(?:ed)?,? ?\(?(?:i\.?e\.?|that is|meaning)[, ]+(?:the )?quer(?:y|ies) (?:contains?|containing|includes?|has|have|with) ${words}\)?(?= ?[?.!]|$)`;

/** What is said around a question, and asks nothing. */
export const asideRules: readonly Rule[] = [
  {
    said: 'so which of our channels is actually the best one?',
    becomes: 'which of our channels is actually the best one?',
    words: /^(?:so|now|well|and so|ok so),? (?=(?:how|what|which|who|where|when)\b)/gi,
    full: '',
  },
  {
    said: 'The mean time on site',
    becomes: 'The average time on site',
    words: /^mean (?=\p{L})|\b(the|what is|whats) mean (?=\p{L})/giu,
    full: '$1 average ',
  },
  {
    said: 'Did revenue fall in March, and if so, by how much?',
    becomes: 'Did revenue fall in March?',
    words: /,? and if so,? (?:by )?how (?:much|many)(?= ?[?.!]|$)/gi,
    full: '',
  },
  {
    said: 'exactly how many',
    becomes: 'how many',
    words: /^(?:exactly|precisely|roughly|approximately|about) (?=(?:how (?:many|much)|what|which)\b)/gi,
    full: '',
  },
  {
    said: 'My accountant asks for the revenue of the first quarter',
    becomes: 'the revenue of the first quarter',
    words:
      /^(?:my|our|the|a) (?:\p{L}+ )?\p{L}+ (?:asks|asked|is asking|keeps asking|wants|wanted|needs|needed|would like|wonders) (?:(?:me|us) )?(?:for|to know|to see|to have|about)[,:]? /giu,
    full: '',
  },
  {
    said: 'give me weekly purchases for organic search since the start of february (weeks start monday)',
    becomes: 'give me weekly purchases for organic search since the start of february',
    words: / ?\(?\b(?:weeks? )?(?:start(?:s|ing)?(?: on)? monday|monday[- ]start)s?\b\)?/gi,
    full: '',
  },
  {
    said: 'sessions by month, just the three numbers',
    becomes: 'sessions by month',
    words: /,? just the (?:\p{L}+ )?(?:numbers|figures|values)\b(?= ?[?.,]|$)/giu,
    full: '',
  },
  {
    said: 'Growth of revenue by month (month over month %)',
    becomes: 'Growth of revenue by month (month over month)',
    words: /(?<=\p{L}) ?(?:\(%\)|%(?=\)))/gu,
    full: '',
  },
  {
    said: 'Revenue per 1000 pageviews (RPM)',
    becomes: 'Revenue per 1000 pageviews',
    words: /(\bper\b.{3,60}?) ?\((?:rpm|rpv|rps|rpc|epc|cpa|cpl|cpc|aov|arpu)\)/gi,
    full: '$1',
  },
  // "Revenue, I mean" is no mean
  {
    said: 'Revenue, I mean',
    becomes: 'Revenue',
    words: /,? ?\b(?:i|we) mean(?:t)?\b(?=[.,!?]|$| by that)/gi,
    full: '',
  },
  {
    said: 'The top 3 sources by revenue, with sessions next to it',
    becomes: 'The top 3 sources by revenue and their sessions',
    words:
      /,? with (?:the |their |its )?(\p{L}+(?: \p{L}+){0,2}) (?:next to|beside|alongside|right next to) (?:it|them|that|those|each)(?= ?[?.!,]|$| (?:in|on|for|during|last|this)\b)/giu,
    full: ' and their $1',
  },
  // The number stands beside the month
  {
    said: 'The best month for revenue in every country, and how much did we make in it',
    becomes: 'The best month for revenue in every country',
    words:
      /(?<=\b(?:best|worst|strongest|weakest|biggest|busiest|highest|lowest|top|peak) (?:day|week|month|quarter|weekday)\b.*),? and (?:how much|how many|what) (?:(?:did|do) (?:we|they|it) (?:make|take|earn|get|bring in|sell|have)|(?:came|comes|come) in|(?:was|were|it was|that was|it made)(?: (?:made|taken|earned|sold))?)(?: (?:in|on|during))? ?(?:it|then|that (?:day|week|month|quarter))?(?= ?[?.!]|$)/giu,
    full: '',
  },
  {
    said: 'Rank pages by key events in 2025 and put the key event rate next to each',
    becomes: 'Rank pages by key events in 2025 and their key event rate',
    words:
      /,? (?:and |then )?(?:put|add|show|list) (?:the |their |its )?((?:\p{L}+ ){0,5}\p{L}+) (?:next to|beside|alongside) (?:it|them|that|those|each)(?: one| of them)?(?= ?[?.!,]|$)/giu,
    full: ' and their $1',
  },
  // The stretch says itself how long it is
  {
    said: 'Over the whole year July 2025 to June 2026',
    becomes: 'from July 2025 to June 2026',
    words:
      /\b(?:over|during|in|for|across) the (?:whole|entire|full) (?:year|period|time|stretch|span),? (?:from )?(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d{4} ?(?:-|–|to|until|through))/giu,
    full: 'from ',
  },
  {
    said: 'Are there countries that bought nothing? Name them',
    becomes: 'Are there countries that bought nothing?',
    words:
      /[?.!;,] (?:and )?(?:please )?(?:name|list|show)(?: me)? (?:them|those)(?: all)?(?: please)?(?=[?.!]?$)/gi,
    full: '?',
  },
  // A length of time always says its unit
  {
    said: 'time on site for mobile in minutes',
    becomes: 'time on site for mobile',
    words:
      /(\b(?:time|duration|length|long|aloft)\b.*?),? \(?(?:measured |expressed |given |told )?in (?:seconds?|secs?|minutes?|mins?)\)?(?= pls| please| in| for| from| last| this| by|[?.!,]|$)/gi,
    full: '$1',
  },
  {
    said: 'total hours spent on our site last month',
    becomes: 'total engagement time last month',
    words:
      /^(?:total |number of |the )*(?:hours|minutes) (?:that )?(?:(?:people|visitors|users|they|were) )?spent on (?:the |our |my )?(?:site|website|pages)(?!.*\b(?:average|mean|each|per|typical)\b)/giu,
    full: 'total engagement time',
  },
  {
    said: 'How many minutes did visitors spend on the site in March?',
    becomes: 'total engagement time in March?',
    words:
      /^how many (?:minutes|hours) (?:did|do|have) (?:visitors|users|people|they) (?:spend|spent)(?: on (?:the|our) (?:site|website|pages))?(?!.*\b(?:average|mean|each|per|typical)\b)/gi,
    full: 'total engagement time',
  },
  {
    said: 'How long does the average mobile session keep people engaged?',
    becomes: 'average engagement time per session mobile ?',
    words:
      /^how long (?:does|do|did|is|was) (?:the |an )?(?:average|typical|mean) ((?:[\p{L}-]+ ){0,2}?)(?:session|visit)s? (?:keep (?:people|visitors|users|them) (?:engaged|busy|reading)|last|take)(?= ?[?.!,]|$| (?:in|on|for|from|last|this|during)\b)/giu,
    full: 'average engagement time per session $1',
  },
  {
    said: 'revenue per session, desktop against mobile, once for Feb and once for March',
    becomes: 'revenue per session, desktop against mobile for Feb and March',
    words: /,? once (for|in) ([^,]{2,30}?) and once (?:for|in) /gi,
    full: ' $1 $2 and ',
  },
  {
    said: 'Sessions for new and for returning visitors',
    becomes: 'Sessions for new and returning visitors',
    words:
      /\b(for|from|on|in) (\p{L}+) and \1 (?=\p{L}+ (?:visitors?|users?|customers?|people|sessions|visits)\b)/giu,
    full: '$1 $2 and ',
  },
  {
    said: 'the 5 biggest sources by sessions in March and next to each how far it moved up or down on February',
    becomes: 'the 5 biggest sources by sessions in March vs February',
    words:
      /,? and (?:next to (?:each|it|them)(?: one)? )?how (?:far|much) (?:it|they|each|that)(?: has| have)? (?:moved|went|changed)(?:,? (?:up or down|either way))? (?:on|from|since|vs|against|compared to|over) /gi,
    full: ' vs ',
  },
  // Both are told of whatever moved
  {
    said: 'where did the rate fall, and from what to what?',
    becomes: 'where did the rate fall?',
    words:
      /,? (?:and )?(?:from (?:what|which) to (?:what|which)|(?:what|how (?:much|many)) (?:were|was) (?:the |it in )?(?:two|both) (?:days|weeks|months|quarters|years|periods)['’]?(?:s['’])?(?: (?:figures|numbers|values|totals))?)(?= ?[?.!]|$)/gi,
    full: '',
  },
  {
    said: 'Any channels where sessions rose from May to June but revenue fell? Give me sessions and revenue for both months.',
    becomes: 'Any channels where sessions rose from May to June but revenue fell.',
    words:
      /\b(\p{L}+)\b(.{3,60}?)\b(\p{L}+)\b(.{0,40}?)[?.!,;] (?:(?:please )?(?:give|show|tell)(?: me)?|and|with) (?:the )?\1 and \3 (?:for|in|of) (?:both|the two) (?:days|weeks|months|quarters|years|periods)(?= ?[?.!]|$)/giu,
    full: '$1$2$3$4',
  },
  {
    said: "And each one's share of everything we took",
    becomes: 'And their share',
    words:
      /\b(?:each|every) one['’]?s share of (?:everything|all|the total|the whole|all that|all of it)(?: (?:that )?we (?:took|made|earned|sold|got|had))?(?= ?[?.!,]|$)/gi,
    full: 'their share',
  },
  {
    said: 'low hanging fruit: queries with more than 3000 impressions and a CTR below 3%',
    becomes: 'queries with more than 3000 impressions and a CTR below 3%',
    words:
      /^(?:(?:find|show|give|get) me |i want |looking for )?(?:the |some |our )?(?:low[- ]hanging fruits?|quick wins?|opportunit(?:y|ies)) ?[:–—-] (?=\p{L})/giu,
    full: '',
  },
  {
    said: 'Is branded, i.e. the query contains acme or acme shop',
    becomes: 'comes from queries containing "acme" or "acme shop"',
    words: branded('([^()?"]+?) or ([^()?"]+?)'),
    full: 'comes from queries containing "$1" or "$2"',
  },
  {
    said: 'How much of our traffic is branded, i.e. the query contains acme?',
    becomes: 'How much of our traffic comes from queries containing "acme"?',
    words: branded('([^()?"]+?)'),
    full: 'comes from queries containing "$1"',
  },
  {
    said: 'Top 3 sources by revenue in March, with visits',
    becomes: 'Top 3 sources by revenue in March and their visits',
    words:
      /(?<=\b(?:top|most|best|highest|biggest|largest)\b.*), with (?:the |their )?(?=(?:visits|sessions|traffic|visitors)(?: ?[?.!]|$))/gi,
    full: ' and their ',
  },
  {
    said: 'top 5 countries by clicks last month, with their ctr and average position next to it',
    becomes: 'top 5 countries by clicks last month, with their ctr and average position',
    words: /,? ?\bnext to (?:it|them|that|each|those)\b/gi,
    full: '',
  },
  // "How many donors gave in October, and how much?" asks for two numbers
  {
    said: 'how many donors gave in October and how much?',
    becomes: 'how many donors gave in October and how much money?',
    words:
      /^(how many (?!.*\b(?:than|more|less|fewer|chang\p{L}*|gr[eo]w\p{L}*|f[ea]ll\p{L}*|r[io]se\p{L}*|up|down|dropp?\p{L}*|gain\p{L}*|los[et]\p{L}*|compared|vs|versus)\b).*?),? and how much(?= ?[?.!]|$)/giu,
    full: '$1 and how much money',
  },
  {
    said: 'which channels got fewer sessions in March, and by how many?',
    becomes: 'which channels got fewer sessions in March?',
    also: { 'how many channels grew in March and how much?': 'which channels grew in March?' },
    words: /,? and (?:by )?how (?:much|many|far)(?: (?:is|was|were) (?:that|it|this|each))?(?= ?[?.!]|$)/giu,
    full: '',
  },
  {
    said: 'which channels fell in March by how much?',
    becomes: 'which channels fell in March?',
    words: /,? by how (?:much|many)(?= ?[?.!]|$)/giu,
    full: '',
  },
  {
    said: 'brand check - what share of clicks came from queries containing acme?',
    becomes: 'what share of clicks came from queries containing acme?',
    words: /^(?:brand|kpi|quick|data|sanity|reality|health) check ?[-–—:,] ?/giu,
    full: '',
  },
  {
    said: 'quick: units sold yesterday',
    becomes: 'units sold yesterday',
    words:
      /^(?:really |super )?(?:quick(?:ly| one| q| question)?|urgent(?:ly)?|asap|question|pls|please help)(?: please| pls)? ?(?:[:–—]|-(?= )) ?(?=\p{L})/giu,
    full: '',
  },
  {
    said: 'Which 4 countries had the most orders last month, give me the counts too',
    becomes: 'Which 4 countries had the most orders last month',
    words:
      /,? (?:\p{L}+ ){0,2}?(?:give|show|tell) me the (?:counts?|numbers?|figures?|values?|amounts?)(?: too| as well| also)?(?= ?[?.!]|$)/giu,
    full: '',
  },
  {
    said: 'the order value of Q1 as one number for a slide',
    becomes: 'the order value of Q1 for a slide',
    words: /,? as (?:one|a single) (?:number|figure|value)(?= ?[?.,!]|$| for )/giu,
    full: '',
  },
  {
    said: 'the order value of Q1 for a slide',
    becomes: 'the order value of Q1',
    also: { 'As one number for a slide': 'As one number' },
    words:
      /,? for (?:a|an|the|my|our) (?:slides?|deck|presentation|pitch|newsletter|board|investors?|dashboard|spreadsheet)(?: meeting| update)?(?= ?[?.,!]|$)/giu,
    full: '',
  },
  {
    said: 'morning! how much did we sell yesterday, in money terms?',
    becomes: 'morning! how much did we sell yesterday?',
    words:
      /\b((?:sell|sold|make|made|earn|earned|take|took)\b.{0,40}?),? in (?:money|cash|dollar|euro|pound) terms(?= ?[?.,!]|$)/giu,
    full: '$1',
  },
  {
    said: 'mobile share of sessions per channel, without Display, those are just noise',
    becomes: 'mobile share of sessions per channel, without Display',
    words:
      /,? (?:those|these|they)(?: a|['’]?)re (?:just|only|mere)(?:ly)? (?:noise|outliers|flukes|too small)(?= ?[?.,!]|$)/giu,
    full: '',
  },
  {
    said: "By how many per cent is March revenue above January's?",
    becomes: "By how many percent is March revenue above January's?",
    words: /\bper cent\b/gi,
    full: 'percent',
  },
  // Both stand beside each other
  {
    said: 'Engagement by device, February vs March. Who got better?',
    becomes: 'Engagement by device, February vs March?',
    words:
      /(?<=\p{L})[.?,;] (?:and )?(?:who|which(?: one)?|what) (?:got|did|has got|is|was|fared) (?:better|worse)(?= ?[?.!]|$)/giu,
    full: '',
  },
];
