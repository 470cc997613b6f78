import type { Rule } from './rule.ts';

const branded = (words: string): RegExp =>
  new RegExp(
    `\\b(?:is|are|was|were) brand(?:ed)?,? ?\\(?(?:i\\.?e\\.?|that is|meaning)[, ]+(?:the )?quer(?:y|ies) (?:contains?|containing|includes?|has|have|with) ${words}\\)?(?= ?[?.!]|$)`,
    'gi',
  );

/** What is said around a question, and asks nothing. */
export const asideRules: readonly Rule[] = [
  [/^(?:so|now|well|and so|ok so),? (?=(?:how|what|which|who|where|when)\b)/gi, ''],
  // "The mean time on site"
  [/^mean (?=\p{L})|\b(the|what is|whats) mean (?=\p{L})/giu, '$1 average '],
  [/,? and if so,? (?:by )?how (?:much|many)(?= ?[?.!]|$)/gi, ''],
  [/^(?:exactly|precisely|roughly|approximately|about) (?=(?:how (?:many|much)|what|which)\b)/gi, ''],
  // "My accountant asks for the revenue of the first quarter"
  [
    /^(?:my|our|the|a) (?:\p{L}+ )?\p{L}+ (?:asks|asked|is asking|keeps asking|wants|wanted|needs|needed|would like|wonders) (?:(?:me|us) )?(?:for|to know|to see|to have|about)[,:]? /giu,
    '',
  ],
  [/ ?\(?\b(?:weeks? )?(?:start(?:s|ing)?(?: on)? monday|monday[- ]start)s?\b\)?/gi, ''],
  [/,? just the (?:\p{L}+ )?(?:numbers|figures|values)\b(?= ?[?.,]|$)/giu, ''],
  // "Growth of revenue by month (month over month %)"
  [/(?<=\p{L}) ?(?:\(%\)|%(?=\)))/gu, ''],
  // "Revenue per 1000 pageviews (RPM)"
  [/(\bper\b.{3,60}?) ?\((?:rpm|rpv|rps|rpc|epc|cpa|cpl|cpc|aov|arpu)\)/gi, '$1'],
  // "Revenue, I mean" is no mean
  [/,? ?\b(?:i|we) mean(?:t)?\b(?=[.,!?]|$| by that)/gi, ''],
  // "The top 3 sources by revenue, with sessions next to it"
  [
    /,? with (?:the |their |its )?(\p{L}+(?: \p{L}+){0,2}) (?:next to|beside|alongside|right next to) (?:it|them|that|those|each)(?= ?[?.!,]|$| (?:in|on|for|during|last|this)\b)/giu,
    ' and their $1',
  ],
  // "The best month for revenue in every country, and how much did we make in it": the number stands beside the month
  [
    /(?<=\b(?:best|worst|strongest|weakest|biggest|busiest|highest|lowest|top|peak) (?:day|week|month|quarter|weekday)\b.*),? and (?:how much|how many|what) (?:(?:did|do) (?:we|they|it) (?:make|take|earn|get|bring in|sell|have)|(?:came|comes|come) in|(?:was|were|it was|that was|it made)(?: (?:made|taken|earned|sold))?)(?: (?:in|on|during))? ?(?:it|then|that (?:day|week|month|quarter))?(?= ?[?.!]|$)/giu,
    '',
  ],
  // "… and put the rate next to each"
  [
    /,? (?:and |then )?(?:put|add|show|list) (?:the |their |its )?((?:\p{L}+ ){0,5}\p{L}+) (?:next to|beside|alongside) (?:it|them|that|those|each)(?: one| of them)?(?= ?[?.!,]|$)/giu,
    ' and their $1',
  ],
  // "Over the whole year July 2025 to June 2026": the stretch says itself how long it is
  [
    /\b(?:over|during|in|for|across) the (?:whole|entire|full) (?:year|period|time|stretch|span),? (?:from )?(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d{4} ?(?:-|–|to|until|through))/giu,
    'from ',
  ],
  // "Are there countries that bought nothing? Name them"
  [
    /[?.!;,] (?:and )?(?:please )?(?:name|list|show)(?: me)? (?:them|those)(?: all)?(?: please)?(?=[?.!]?$)/gi,
    '?',
  ],
  // "Time on site, in seconds": a length of time always says its unit
  [
    /(\b(?:time|duration|length|long|aloft)\b.*?),? \(?(?:measured |expressed |given |told )?in (?:seconds?|secs?|minutes?|mins?|hours?|hrs?)\)?(?= pls| please| in| for| from| last| this| by|[?.!,]|$)/gi,
    '$1',
  ],
  // "How many minutes did visitors spend on the site in March?"
  [
    /^how many (?:minutes|hours) (?:did|do|have) (?:visitors|users|people|they) (?:spend|spent)(?: on (?:the|our) (?:site|website|pages))?(?!.*\b(?:average|mean|each|per|typical)\b)/gi,
    'total engagement time',
  ],
  // "How long does the average mobile session keep people engaged?"
  [
    /^how long (?:does|do|did|is|was) (?:the |an )?(?:average|typical|mean) ((?:[\p{L}-]+ ){0,2}?)(?:session|visit)s? (?:keep (?:people|visitors|users|them) (?:engaged|busy|reading)|last|take)(?= ?[?.!,]|$| (?:in|on|for|from|last|this|during)\b)/giu,
    'average engagement time per session $1',
  ],
  // "Once for February and once for March"
  [/,? once (for|in) ([^,]{2,30}?) and once (?:for|in) /gi, ' $1 $2 and '],
  // "Sessions for new and for returning visitors"
  [
    /\b(for|from|on|in) (\p{L}+) and \1 (?=\p{L}+ (?:visitors?|users?|customers?|people|sessions|visits)\b)/giu,
    '$1 $2 and ',
  ],
  // "And next to each how far it moved up or down on February"
  [
    /,? and (?:next to (?:each|it|them)(?: one)? )?how (?:far|much) (?:it|they|each|that)(?: has| have)? (?:moved|went|changed)(?:,? (?:up or down|either way))? (?:on|from|since|vs|against|compared to|over) /gi,
    ' vs ',
  ],
  // "Where did the rate fall, and from what to what?": both are told of whatever moved
  [
    /,? (?:and )?(?:from (?:what|which) to (?:what|which)|(?:what|how (?:much|many)) (?:were|was) (?:the |it in )?(?:two|both) (?:days|weeks|months|quarters|years|periods)['’]?(?:s['’])?(?: (?:figures|numbers|values|totals))?)(?= ?[?.!]|$)/gi,
    '',
  ],
  [
    /\b(\p{L}+)\b(.{3,60}?)\b(\p{L}+)\b(.{0,40}?)[?.!,;] (?:(?:please )?(?:give|show|tell)(?: me)?|and|with) (?:the )?\1 and \3 (?:for|in|of) (?:both|the two) (?:days|weeks|months|quarters|years|periods)(?= ?[?.!]|$)/giu,
    '$1$2$3$4',
  ],
  // "And each one's share of everything we took"
  [
    /\b(?:each|every) one['’]?s share of (?:everything|all|the total|the whole|all that|all of it)(?: (?:that )?we (?:took|made|earned|sold|got|had))?(?= ?[?.!,]|$)/gi,
    'their share',
  ],
  // "Low-hanging fruit: queries with more than 2,000 impressions …"
  [
    /^(?:(?:find|show|give|get) me |i want |looking for )?(?:the |some |our )?(?:low[- ]hanging fruits?|quick wins?|opportunit(?:y|ies)) ?[:–—-] (?=\p{L})/giu,
    '',
  ],
  // "Is branded, i.e. the query contains acme or acme shop"
  [branded('([^()?"]+?) or ([^()?"]+?)'), 'comes from queries containing "$1" or "$2"'],
  [branded('([^()?"]+?)'), 'comes from queries containing "$1"'],
  // "Top 3 sources by revenue in March, with visits"
  [
    /(?<=\b(?:top|most|best|highest|biggest|largest)\b.*), with (?:the |their )?(?=(?:visits|sessions|traffic|visitors)(?: ?[?.!]|$))/gi,
    ' and their ',
  ],
  [/,? ?\bnext to (?:it|them|that|each|those)\b/gi, ''],
  // "How many donors gave in October, and how much?" asks for two numbers
  [
    /^(how many (?!.*\b(?:than|more|less|fewer|chang\p{L}*|gr[eo]w\p{L}*|f[ea]ll\p{L}*|r[io]se\p{L}*|up|down|dropp?\p{L}*|gain\p{L}*|los[et]\p{L}*|compared|vs|versus)\b).*?),? and how much(?= ?[?.!]|$)/giu,
    '$1 and how much money',
  ],
  // "Of the channels with more than 1,000 sessions, which got fewer in March, and by how many?"
  [/,? and (?:by )?how (?:much|many|far)(?: (?:is|was|were) (?:that|it|this|each))?(?= ?[?.!]|$)/giu, ''],
  [/,? by how (?:much|many)(?= ?[?.!]|$)/giu, ''],
  [/^(?:brand|kpi|quick|data|sanity|reality|health) check ?[-–—:,] ?/giu, ''],
  [
    /,? (?:\p{L}+ ){0,2}?(?:give|show|tell) me the (?:counts?|numbers?|figures?|values?|amounts?)(?: too| as well| also)?(?= ?[?.!]|$)/giu,
    '',
  ],
  // "As one number for a slide"
  [/,? as (?:one|a single) (?:number|figure|value)(?= ?[?.,!]|$| for )/giu, ''],
  [
    /,? for (?:a|an|the|my|our) (?:slides?|deck|presentation|pitch|newsletter|board|investors?|dashboard|spreadsheet)(?: meeting| update)?(?= ?[?.,!]|$)/giu,
    '',
  ],
  [
    /\b((?:sell|sold|make|made|earn|earned|take|took)\b.{0,40}?),? in (?:money|cash|dollar|euro|pound) terms(?= ?[?.,!]|$)/giu,
    '$1',
  ],
  [
    /,? (?:those|these|they)(?: a|['’]?)re (?:just|only|mere)(?:ly)? (?:noise|outliers|flukes|too small)(?= ?[?.,!]|$)/giu,
    '',
  ],
  [/\bper cent\b/gi, 'percent'],
  // "Engagement by device, February vs March. Who got better?": both stand beside each other
  [
    /(?<=\p{L})[.?,;] (?:and )?(?:who|which(?: one)?|what) (?:got|did|has got|is|was|fared) (?:better|worse)(?= ?[?.!]|$)/giu,
    '',
  ],
];
