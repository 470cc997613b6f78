import type { Rule } from './rule.ts';

const NAME = '(\\p{L}[\\p{L}\\d.&/-]*(?: (?!and\\b|vs\\b)[\\p{L}\\d.&/-]+){0,2})';
const KIND = '(\\p{L}+(?: (?!in\\b|by\\b|for\\b|of\\b|last\\b|this\\b)\\p{L}+)?)';
const METRIC = KIND;
const COUNT = '(\\d+|two|three|four|five|six|seven|eight|nine|ten)';
const END = '(?=[?.!]?$| (?:in|last|this|from|since|during|over|on) )';
const MOST = '(highest|largest|biggest|greatest|lowest|smallest)';

/** Names taken together, and what part of what they are. */
export const nameRules: readonly Rule[] = [
  // "Paid Search plus Paid Social vs Organic Search plus Organic Social"
  [
    new RegExp(
      `^(.{0,30}?)\\b${NAME} (?:plus|\\+) ${NAME} (vs\\.?|versus|against) ${NAME} (?:plus|\\+) ${NAME}(?=,|[?.!]?$| in | last | this )`,
      'iu',
    ),
    '$1$2 and $3 together $4 $5 and $6 together',
  ],
  // "All paid (cpc + paid social) vs organic"
  [
    /^all \p{L}+ \(([\p{L} /-]+?) (?:plus|\+) ([\p{L} /-]+?)\) (vs\.?|versus|against) /iu,
    '$1 and $2 together $3 ',
  ],
  // "Top 3 channels' combined share of leads", "top 2 channels' combined revenue in April"
  [
    new RegExp(
      `^(?:what (?:is|was) )?(?:the )?(top|bottom|best|biggest|largest) ${COUNT} (\\p{L}+(?: \\p{L}+)?)['’]? (?:combined|joint|total|summed|collective) share of (?:the |our |all )?${METRIC}${END}`,
      'iu',
    ),
    'what share of $4 came from the $1 $2 $3',
  ],
  [
    new RegExp(
      `^(?:what (?:is|was) )?(?:the )?(top|bottom|best|biggest|largest) ${COUNT} (\\p{L}+(?: \\p{L}+)?)['’]? (?:combined|joint|summed|collective) (?!share)${METRIC}${END}`,
      'iu',
    ),
    '$4 of the $1 $2 $3 together',
  ],
  // "Number of leads needed for one viewing"
  [
    new RegExp(
      `^(?:the )?number of (\\p{L}+(?: \\p{L}+)?) (?:needed|required|it takes|that it takes) (?:for|to get|per) (?:one|a|an|each|1) ${METRIC}(?= |[?.!]?$)`,
      'iu',
    ),
    '$1 per $2',
  ],
  // "Viewings rate (viewings/leads)"
  [
    /(?<![-\p{L}])\p{L}+ (?:rate|ratio) \((\p{L}+s(?: \p{L}+s)?|\p{L}+ \p{L}+s) ?(?:\/|per|divided by|over) ?(\p{L}+s|\p{L}+ \p{L}+s)\)/giu,
    '$1 per $2',
  ],
  // "The country where Money Talks is the biggest share of downloads"
  [
    new RegExp(
      `^(?:(?:the|which|what) )?${KIND} (?:where|in which) (?:does |is )?${NAME} (?:is|has|makes up|holds|have|make up) the ${MOST} (?:share|part|portion) of (?:the |all |its )?${METRIC}${END}`,
      'iu',
    ),
    'which $1 gets the $3 share of its $4 from $2',
  ],
  // "How big a part of downloads is youtube on Lost Maps?": of those on Lost Maps
  [
    new RegExp(
      `^how (?:big|large) (?:a|is the) (?:part|share|portion) of (?:the |our |all )?${METRIC} (?:is|are|was|were) ${NAME} (?:on|in|at|for) ${NAME}(?=[?.!]?$)`,
      'iu',
    ),
    '$2 share of $3 $1',
  ],
  // "On mobile, how big is the share of the blog?"
  [
    new RegExp(
      `^(?:on|in|from|for|within) ${NAME}, (?:how (?:big|large|high) is|what is|what['’]s|what was) (?:the )?share of (?:the )?${NAME}(?=[?.!]?$)`,
      'iu',
    ),
    '$2 share of $1',
  ],
  // "Each Monday of November", "downloads every Monday in November": one by one
  [
    /(?<!\b(?:of|on|for|average) )\b(?:each|every) ((?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:of|in) ([\p{L}\d ]{3,20}?)(, |[?.!]?$)/giu,
    'per day on $1s in $2$3',
  ],
  // "Growth contribution by app", "which source sells mostly backpacks"
  [/^growth contribution (?=(?:by|of|per) )/iu, 'contribution to the growth '],
  [
    new RegExp(
      `^(which ${KIND}) (?:sells?|sold) (?:mostly|mainly|primarily|predominantly) (?!on |in |from |via |to )(?=\\S)`,
      'iu',
    ),
    '$1 gets more than half of its sales from ',
  ],
  [
    new RegExp(
      `^(which ${KIND}) (?:gets?|got|has|have) (?:mostly|mainly|primarily|predominantly) (?!its |their |on |in |from |via )(?=\\S)`,
      'iu',
    ),
    '$1 gets more than half of its traffic from ',
  ],
  // "When did we sell the first headlamp in 2026?"
  [
    /^when did (?:we|i|the (?:site|shop|store)) (sell|sold) (?:the|our) (first|last) (.{2,30}?)(?=[?.!]?$| in | this | last )/iu,
    '$2 day with more than 0 sales for $3',
  ],
  // "What did newsletter readers buy in September?"
  [
    /^what (?:do|did|does) (?!we\b|i\b|you\b|it\b|they\b|that\b|people\b|customers\b)(?:the |our )?(.{2,30}?)(?: (?:visitors|readers|users|people|customers|traffic|guests|shoppers|buyers))? (?:buy|bought|purchase|order)(?= in | last | this | on | the most|[?.!]?$)(?: the most)?/iu,
    'products by purchases for $1',
  ],
  [
    /^what (?:do|did|does) (.{2,30}?)(?: (?:visitors|readers|users|people|customers|traffic|guests))? land on(?=[?.!]?$| in | last | this )/iu,
    'landing pages by sessions for $1',
  ],
  // "Put in the cart but don't buy"
  [
    /\b(?:do |did )?(.{2,20}? )(?:put|add) (?:in|to|into) (?:the|their) (?:cart|basket) but (?:don['’]?t|do not|never|didn['’]?t|did not) (?:buy|purchase|order)/giu,
    '$1have with add to carts but no purchases',
  ],
  // "Black Friday to Cyber Monday revenue 2025"
  [
    /\bblack friday (?:to|through|until|till|-|–) cyber monday\b(.{0,30}?),? ((?:19|20)\d\d)(?=[?.!]?$| )/giu,
    'from black friday $2 to cyber monday $2$1',
  ],
  // "Leads this Monday compared to the previous one"
  [
    /\b(this|last) ((?:mon|tues|wednes|thurs|fri|satur|sun)day) (vs\.?|versus|compared (?:to|with)|against) (?:the )?(?:previous|prior|last|preceding) one\b/giu,
    '$1 $2 $3 the $2 before',
  ],
  // "Clicks of top 5 queries combined"
  [
    /\b(of|from|for) (?:the )?(top|bottom) (\d+|two|three|four|five|ten) (\p{L}+(?: (?!combined|together)\p{L}+)?) (?:combined|together|in total|altogether)\b/giu,
    '$1 the $2 $3 $4 together',
  ],
  // "Conversion from request to booking"
  [
    /\bconversion(?: rate)? from ((?:booking )?requests?|sessions?|visits?|clicks?|(?:item |page |product )?views?|(?:add to )?carts?|leads?|viewings?|sign-?ups?|trials?|demos?|impressions?|registrations?|downloads?|enquir(?:y|ies)) to (?!last\b|this\b)(\p{L}+)(?= |[?.!]?$)/giu,
    '$2 per $1',
  ],
  // "How much more does a desktop session earn than a mobile one?"
  [
    /^how much (?:more|less) (?:does|do|did|is) (?:an?|the average) (\p{L}+) (\p{L}+) (?:earn|bring(?: in)?|make|generate|yield|worth) than (?:an?|the average) (\p{L}+) (?:one|\2)(?=[?.!]?$)/iu,
    'revenue per $2 of $1 vs $3',
  ],
  // "Which channel drove the growth in revenue?"
  [
    /^(which \p{L}+(?: \p{L}+)?) (?:drove|caused|is behind|was behind|is responsible for|was responsible for|explains) the (?=(?:growth|increase|rise|gain|drop|decline|decrease|fall|loss)\b)/iu,
    '$1 contributed most to the ',
  ],
  // "Average position across all queries": of all of them, and not of each
  [
    /\b((?:average|overall|mean) (?:position|ctr|[\p{L} -]{2,20}?(?:rate|value|duration|time|position|per \p{L}+))) (?:across|over|for|of) all (?:of )?(?:our |the |my )?(?:queries|keywords|search terms|pages|landing pages|channels|countries|sources|products|cities|devices)(?=[?.!]?$| (?:in|last|this) )/giu,
    '$1',
  ],
  [
    /\b(?:highest|best|top)[- ]ranking (quer(?:y|ies)|keywords?|pages?|search terms?)\b/giu,
    '$1 with the best position',
  ],
  [/\bblog articles?\b/giu, 'blog pages'],
  [/\bnumber two (?=\p{L}+\b)(?! of)/giu, 'second highest '],
  [
    /\btop (\d+|two|three|four|five|ten) (revenue|sales|traffic) (products|items|pages|channels|countries|sources|cities)\b(?! by\b)/giu,
    'top $1 $3 by $2',
  ],
];
