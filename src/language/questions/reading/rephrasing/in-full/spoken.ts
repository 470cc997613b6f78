import { MONTH, type Rule } from './rule.ts';

const METRIC = String.raw`([\p{L}-]+(?: (?!in\b|on\b|from\b|for\b|than\b)[\p{L}-]+)?)`;
const MORE = '(?:exceeded|topped|passed|beat|(?:was|were|is|are|went) (?:over|above|more than|higher than))';
const LESS = '(?:(?:was|were|is|are|fell|dropped|went) (?:under|below|less than|lower than|fewer than))';
const PHONE = '(?:(?:mobile |smart ?)?phones?|mobiles?|mobile devices?)';
const COMPUTER = '(?:computers?|desktops?|pcs?|laptops?)';

/** What is asked in sentences of spoken language. */
export const spokenRules: readonly Rule[] = [
  // "How many visits did we get last week, and was that more or less than the week before?"
  [
    /,? (?:and )?(?:is|was|were|are) (?:that|this|it|they|those) (?:more or less|less or more|up or down|better or worse|higher or lower|above or below) (?:than |from |on |compared (?:to|with) )?(?=\p{L})/giu,
    ' compared with ',
  ],
  // "… put the one that moved the most on top"
  [
    /,? (?:and )?put the (?:one|ones)(?: that| which)? (?:moved|changed) (?:the )?most (?:on top|first|at the top)(?=[?.!]?$)/giu,
    ', largest change first',
  ],
  // "List every day on which purchases exceeded 45, with that day's purchases and sessions"
  [
    new RegExp(
      `^(?:list|show|give me|name|which were) (?:me )?(?:every|each|all|all the|the) (day|week|month)s? (?:on|in|during) which (?:our |the )?${METRIC} ${MORE} ([$€£]?\\d[\\d.,]*k?)`,
      'iu',
    ),
    '$1s with $2 of more than $3',
  ],
  [
    new RegExp(
      `^(?:list|show|give me|name|which were) (?:me )?(?:every|each|all|all the|the) (day|week|month)s? (?:on|in|during) which (?:our |the )?${METRIC} ${LESS} ([$€£]?\\d[\\d.,]*k?)`,
      'iu',
    ),
    '$1s with $2 of less than $3',
  ],
  [/,? with (?:that|the) (?:day|week|month)['’]s (?=\p{L})/giu, ' and their '],
  // "Do people on phones buy less often than people on computers?"
  [
    new RegExp(
      `^do (?:people|visitors|users|customers|those) on (?:a |their )?(${PHONE}|tablets?|${COMPUTER}) (?:buy|order|convert|purchase) (?:less|more)(?: often)? than (?:people |visitors |users |customers |those )?(?:on )?(?:a |their )?(${PHONE}|tablets?|${COMPUTER})[?.!]?(?: (?:conversion|purchase) rates? (?:of|for) (?:each|both)(?: of them)?(?: please)?)?`,
      'iu',
    ),
    'conversion rate of $1 vs $2',
  ],
  // "… but never bought a single thing"
  [
    /\b(?:never|didn['’]?t|did not|have not|haven['’]?t) (?:bought|buy|ordered|order|purchased|purchase) (?:a single thing|anything(?: at all)?|a thing|one single thing)/giu,
    'had no purchases',
  ],
  // "On how many days did we sell for less than $1000?"
  [
    /\b(did|do) (we|i|they) (?:sell|make|take|earn) (?:for )?(more|less) than [$€£](?=\d)/giu,
    '$1 $2 have revenue of $3 than ',
  ],
  // "Feb vs Jan, which countries are up and which are down (sessions)"
  [
    /^(.{3,40}?),? which (\p{L}+(?: \p{L}+)?) (?:are|is|went) up and which (?:ones )?(?:are|is|went)? ?down,? \(?(?:in |by )?(\p{L}+(?: \p{L}+)?)\)?(?=[?.!]?$)/iu,
    '$3 by $2 $1',
  ],
  // "What do people type into Google before they click on us? Top 10 for last month"
  [
    /^(?:what|which words) do (?:people|users|visitors|they) (?:type|enter|put|search for)(?: in)?(?:to)? (?:google|the search)(?: (?:before|when|and) .{3,30}?)?\? top (\d+)(?: for| in)?(?= )/iu,
    'top $1 search queries by clicks in',
  ],
  [
    /^(?:what|which words) do (?:people|users|visitors|they) (?:type|enter|put)(?: in)?(?:to)? (?:google|the search)(?: (?:before|when|and) [^?]{3,30}?)?(?=[?.!]?$| (?:in|last|this) )/iu,
    'top search queries by clicks',
  ],
  // "How often did we show up on Google and how many people clicked?"
  [
    /\bhow often (?:did|do|have|were) (?:we|our (?:site|pages|shop)) (?:show up|shown up|shown|appear|appeared|seen|come up)(?: (?:on|in) google)?(?: search)?,? and how (?:often|many)(?: (?:people|times|users|visitors))? (?:did (?:people|they|users) )?(?:click|clicked)(?: on us)?/giu,
    'impressions and clicks',
  ],
  // "How many nights does a guest book on average in each hotel?"
  [
    /^how many nights (?:does|do|did) (?:a|an|the|our) (?:average |typical )?(?:guest|guests|visitor|customer)s? (?:book|stay)(?: on average)?/iu,
    'average length of stay',
  ],
  [/\baverage length of stay in each (?=\p{L})/giu, 'average length of stay by '],
  // "Which room type brings in the most money per booking? Show all of them"
  [
    /^which (\p{L}+(?: \p{L}+)?) (?:brings?(?: in)?|has|had|makes?|made|gets?|got|earns?|earned|brought(?: in)?) the (?:most|highest) (.{3,50}?)[?.!] ?(?:please )?(?:show|list)(?: me)? (?:all|all of them|them all|every one(?: of them)?)(?=[?.!]?$)/giu,
    '$2 by $1, highest first',
  ],
  // "Which room type brings in the most? Show all of them"
  [
    /[?.!] ?(?:please )?(?:show|list)(?: me)? (?:all|all of them|them all|every one(?: of them)?)(?=[?.!]?$)/giu,
    '?',
  ],
  // "On what day of the week do we get the most bookings? Average per day for Monday to Sunday"
  [
    /^(?:on )?(?:what|which) (?:day of the week|weekday) (?:do|did) (?:we|they) (?:get|have|see|make) the most (\p{L}+(?: \p{L}+)?)\? (?:the )?average (?:per day )?(?:for|from|of) monday (?:to|through|-|–) sunday(?=[?.!]?$)/giu,
    'average daily $1 by day of the week',
  ],
  // "Clicks per month, pages under /blog/ next to pages under /shop/"
  [/\b(pages under|urls under|under) (\/\S+) next to (?:pages |urls )?(?:under )?(?=\/)/giu, '$1 $2 vs '],
  // "January and February 2026 sessions vs the same months of 2025, with absolute and percentage change"
  [
    /^(?!.*\b(?:monthly|weekly|daily|quarterly|yearly|(?:by|per|each|every) (?:day|week|month|quarter|year))\b)(.*?),? (?:with|including) (?:the )?(?:absolute|percentage|percent|relative)(?: and (?:the )?(?:absolute|percentage|percent|relative))? changes?(?=[?.!]?$)/iu,
    '$1',
  ],
  [
    new RegExp(
      `\\b(${MONTH}) and (${MONTH}) (\\d{4})\\b(.{0,30}?) (vs\\.?|versus|against|compared (?:to|with)) the same (?:two )?months (?:of|in) (\\d{4})`,
      'giu',
    ),
    'from $1 to $2 $3$4 $5 from $1 to $2 $6 by month',
  ],
  // "CTR by device last week? Mobile looks bad to me"
  [
    /[?.!,;] ?(?:i think )?\p{L}+(?: \p{L}+)? (?:looks?|seems?|feels?) (?:really |very |a bit |quite |so )?(?:bad|good|weird|odd|strange|low|high|off|weak|poor|great)(?: to me)?(?=[?.!]?$)/giu,
    '',
  ],
  // "Were we above?" of two numbers side by side
  [
    /,? (?:were|was|are|is) (?:we|it|that) (?:above|below|over|under|better|worse)(?: or (?:above|below|over|under|better|worse))?(?=[?.!]?$)/giu,
    '',
  ],
  // "Brand queries (query contains "acme" or "acme shop")"
  [
    /\b(?:brand|branded) (?:queries|searches|keywords) \((?:i\.?e\.?,? |that is,? |meaning )?(?:the )?(?:query|queries|search|searches|keyword)s? (?:that )?(?:contains?|containing|with|includes?) ([^()]{2,60})\)/giu,
    'queries containing $1',
  ],
  [
    /^non[- ]?brand(?:ed)?(?: only| queries| searches)? ?\((?:i\.?e\.?,? |that is,? )?(?:no|not|without|excluding) ["“]?([^()"/]{2,30}?)["”]? ?(?:\/|or|,) ?["“]?([^()"/]{2,30}?)["”]? in (?:the )?(?:query|queries|search|name)\)(?: ?[:–—-] ?|,? )(.{5,120}?)(?=[?.!]?$)/giu,
    '$3, of queries not containing "$1" or "$2"',
  ],
  [
    /\bnon[- ]?brand(?:ed)?(?: only| queries| searches)? ?\((?:i\.?e\.?,? |that is,? )?(?:no|not|without|excluding) ["“]?([^()"/]{2,30}?)["”]? ?(?:\/|or|,) ?["“]?([^()"/]{2,30}?)["”]? in (?:the )?(?:query|queries|search|name)\)/giu,
    'queries not containing "$1" or "$2"',
  ],
  // "Cold brew stuff (all searches with cold brew in it)"
  [
    /^(?:(?:\p{L}+ ){1,3}(?:stuff|things|topics?|searches) )?\((?:all |only )?(?:searches|queries|keywords) (?:with|containing) ["“]?([^()"]{2,30}?)["”]?(?: in (?:it|them))?\)(?: ?[-–—:,] ?| )(.{5,120}?)(?=[?.!]?$)/iu,
    '$2 of queries containing "$1"',
  ],
  // "The cancellations in March were crazy... which channel was it? Cancellations by channel, March …": no name is lost
  [
    new RegExp(
      `^(?:the )?\\p{L}+ in (${MONTH})(?: \\d{2,4})? (?:was|were) (?:crazy|insane|wild|awful|terrible)(?:\\.{1,3}|…|!|,) ?(?:(?:which|what) \\p{L}+ (?:was|is|were) (?:it|that)\\? ?)?(?=\\p{L}.*\\b\\1\\b)`,
      'iu',
    ),
    '',
  ],
  // "The podcast page, is it dying? Sessions per month …"
  [
    /^((?:the |our )?.{3,40}?),? (?:is|are) (?:it|they) (?:dying|dead|doing (?:well|ok|okay|badly)|growing or shrinking|alive)\? (?=\p{L})(.{5,80}?)(?=[?.!]?$)/iu,
    '$2 of $1',
  ],
  // "Days with more than 45 purchases, with sessions"
  [/(?<=\b(?:days|weeks|months) with .*\d.*), with (?:the |their )?(?=\p{L}+[?.!]?$)/giu, ' and their '],
  // "Give the AOV; highest first", "… in each period" of two that are compared
  [/; (highest|lowest|largest|smallest|best|worst) first(?=[?.!]?$)/giu, ', $1 first'],
  [/(?<=^compare .*) (?:in|for) (?:each|both) (?:period|time|stretch)s?(?=[?.!]?$)/giu, ''],
  // "For each channel and source with at least 20 purchases, give the AOV"
  [
    /^for each (?:combination of )?(\p{L}+ and \p{L}+) ((?:with|that had|having) .{5,40}?)(?: in the (?:quarter|data|period|file))?,? (?:give|show|list|tell)(?: me)? (?:the |its |their )?(\p{L}+(?: \p{L}+){0,3})(?=[?.!,]|$)/giu,
    '$3 by $1 $2',
  ],
  // "Canada, Venezuela, Indonesia - orders and revenue for each last month"
  [
    /^([\p{L} ]+(?:, [\p{L} ]+)+) ?[-–—:] ?(.{3,50}?) (?:for|of) each(?: of (?:them|these|those))?(?= (?:last|this|in|over) |[?.!]?$)(.{0,30}?)(?=[?.!]?$)/iu,
    '$2 of $1$3, each',
  ],
  // "Referral channel: the five sources …"
  [
    /,? only (?:counting|considering|including|looking at) (?:the )?(?:\p{L}+ )?(?:with|that have) (.{3,40}?)(?: in total)?(?=[?.!]?$)/giu,
    ' with $1',
  ],
  [
    /^(\p{L}+(?: \p{L}+)?) (channel|source|country|device|medium|campaign)(?: only)?: (?:the )?((?:top |bottom )?(?:\d+|two|three|four|five|six|ten) .{5,120}?)(?=[?.!]?$)/iu,
    '$3 from $1',
  ],
  // "Clicks excluding queries with acme or acme shop": whatever holds the words, and not those two alone
  [
    /\b(?:excluding|without|except|leaving out) (?:the |all |any )?(?:queries|searches|keywords|search terms) (?:with|containing|that contain|that include|including|holding|that have|that mention) ["“]?([\p{L}\d]+(?: (?!or\b|and\b|in\b|last\b|this\b)[\p{L}\d]+)?)["”]?(?: or ["“]?([\p{L}\d]+(?: (?!in\b|last\b|this\b)[\p{L}\d]+)?)["”]?)(?= ?[,?.!]|$| (?:in|last|this|by)\b)/giu,
    'of queries not containing "$1" or "$2"',
  ],
  [
    /\b(?:excluding|without|except|leaving out) (?:the |all |any )?(?:queries|searches|keywords|search terms) (?:with|containing|that contain|that include|including|holding|that have|that mention) ["“]?([\p{L}\d]+(?: (?!or\b|and\b|in\b|last\b|this\b)[\p{L}\d]+)?)["”]?(?= ?[,?.!]|$| (?:in|last|this|by)\b)/giu,
    'of queries not containing "$1"',
  ],
  // "First day we got impressions for aeropress recipe"
  [
    /^(?:the |what was the |which was the )?(first|last) (day|week|month) (?:that |on which |when )?we (?:got|had|saw|received|made) (?:any |an? |some )?(\p{L}+?)s? (for|from|on|in|via) (?=\S)/iu,
    '$1 $2 with at least 1 $3 $4 ',
  ],
  // "Countries where mobile share of sessions is above 50 %, min 1000 sessions"
  [
    /^(.{0,20}?\p{L}+) (?:where|whose|with|in which) (?:the |a )?(\p{L}+) share of (?:the |all )?(\p{L}+) (?:is |was |of |lies )?(above|over|more than|below|under|less than|at least|at most) (\d+(?:\.\d+)? ?%)/iu,
    '$1 that get $4 $5 of their $3 from $2',
  ],
  [
    /(?<!\d ?),? ?\(?\bmin(?:imum|\.)? (?:of )?(\d[\d,.]*k?) (\p{L}+)\)?(?=[?.!]?$| by )/giu,
    ' with at least $1 $2',
  ],
  // "How long do people stay on average by country, top 10 countries by sessions"
  [
    /^(.{5,60}?),? (?:by|per|for each) (\p{L}+),? (?:only )?(?:for )?(?:the |our )?top (\d+) (\p{L}+) by (\p{L}+(?: \p{L}+)?)(?=[?.!]?$)/iu,
    'of the top $3 $4 by $5, $1 by $2',
  ],
  // "How much revenue do we lose per month if we exclude the US": what comes from there
  [
    /^how (?:much|many) (\p{L}+(?: \p{L}+)?) (?:do|would|did) we lose(.{0,20}?) if we (?:exclude|leave out|drop|lose|ignore) (?:all of )?(.{2,30}?)(?=[?.!]?$)/iu,
    '$1 from $3$2',
  ],
  // "Sessions to blog posts from organic search as % of all organic search sessions"
  [
    /^(\p{L}+) (on|to|of) (.{2,30}?) (in|from|on|via) (.{2,30}?) as (?:a |an )?(?:share|%|percentage|percent|part) of all (?:the )?(?:\1 \4 \5|\5 \1)(?=[?.!]?$)/iu,
    'what share of $1 $4 $5 came from $3',
  ],
  // "How many of the 10 biggest countries by sessions grew in March?"
  [
    /^how many of (?:the |our )?(?:top )?(\d+|five|ten|three) (?:biggest |largest |best |top |strongest )?(\p{L}+) by (\p{L}+(?: \p{L}+)?) (grew|rose|increased|gained|fell|dropped|declined|lost|shrank) /iu,
    'of the top $1 $2 by $3, how many $4 ',
  ],
  // "Revenue between the 10th and 20th of each month": days of all months put together are not told
  [
    /\b(?:between|from) the \d{1,2}(?:st|nd|rd|th) (?:and|to|until) (?:the )?\d{1,2}(?:st|nd|rd|th) of (?:each|every|the) month\b/giu,
    'by days of the month',
  ],
  // "Pages per session for engaged sessions": those alone are counted, and by nothing else
  [
    /\b(per (?:session|visit)|rate|duration)( .{0,20}?)? (?:for|of|among|in|during) (?:only )?engaged (?:sessions|visits|visitors)\b/giu,
    '$1$2 among engaged ones',
  ],
  // "Which month had the most countries with purchases?": how many there were, month by month
  [
    /^which (month|week|day) had the (?:most|fewest|least) (\p{L}+) with (?!no\b|the\b|more\b|less\b|at\b)(?:any )?(\p{L}+(?: \p{L}+)?)(?=[?.!]?$)/iu,
    'number of $2 with $3 by $1',
  ],
  // "What portion of the March growth in revenue came from new visitors?"
  [
    new RegExp(
      `^(?:what|which) (?:portion|share|part|percentage|percent|%) of (?:the |our )?(?:(${MONTH}) )?(growth|increase|rise|gain|drop|decline|decrease|fall|loss) (?:in|of) (\\p{L}+(?: \\p{L}+)?)((?: (?:in|last|from|between) .{3,30}?)?) (?:came|comes|is|was|were) (?:from|due to|down to|because of) (.{2,40}?)(?=[?.!]?$)`,
      'iu',
    ),
    'how much of the $2 of $3 $1$4 came from $5',
  ],
  // "Which country had the largest share of Linz bookings?": its part of those, and no part within it
  [
    /^which (\p{L}+(?: \p{L}+)?) (?:had|has|made|makes|got|gets) the (largest|biggest|smallest) share of (?:the |our |all )?(\p{L}+ \p{L}+)(?=[?.!]?$)/iu,
    'share of $3 by $1',
  ],
  // "Days down compared to the day before in March"
  [
    /^(?:the |all |which )?(days|weeks|months) (?:that were |were )?(up|down) (?:compared (?:to|with)|on|vs\.?|against|from) the (?:day|week|month) before(?=[?.!]?$| (?:in|of|during|last|this) )/iu,
    'in which $1 did traffic go $2',
  ],
  [/^(in which (?:days|weeks|months) did traffic) go (up|down)/iu, '$1 change $2 by more than 0 %'],
  [/^(in which (?:days|weeks|months) did traffic) change up\b/iu, '$1 grow'],
  [/^(in which (?:days|weeks|months) did traffic) change down\b/iu, '$1 fall'],
  // "Leave out the (Other) bucket"
  [/(?<=\((?:other|not set|none)\)) (?:bucket|group|row|line|entry)\b/giu, ''],
  // "Is mobile becoming a bigger part of our sessions? I'd like its share for each month"
  [
    /^is (.{2,30}?) becoming an? (?:bigger|larger|smaller|greater) (?:part|share|portion) of (?:our |the )?(\p{L}+)\? .{0,30}?\bshare (?:for each|per|by|each|every) (month|week|quarter)(?=[?.!]?$)/iu,
    '$1 share of $2 by $3',
  ],
  // "How do the guides, reviews and news sections compare on engagement rate?"
  [
    /^how do (?:the |our )?([\p{L}-]+), ([\p{L}-]+) and ([\p{L}-]+) sections compare (?:on|in|by|for|in terms of) (.{3,60}?)(?=[?.!]?$)/iu,
    '$4: /$1/ vs /$2/ vs /$3/',
  ],
  // "Are weekends weaker than weekdays for us? Average sessions per day"
  [
    /^are weekends (?:weaker|stronger|better|worse|slower|busier|quieter) than weekdays(?: for us)?\? (?:the )?(?:avg\.?|average|mean) (\p{L}+(?: \p{L}+)?) (?:per|a) day(?=[?.!]?$)/iu,
    'average $1 per day on weekends vs weekdays',
  ],
  // "Sessions fell a lot from August to September, which landing pages were behind it?"
  [
    /^(\p{L}+(?: \p{L}+)?) (?:fell|dropped|declined|sank)(?: a lot| sharply| strongly)? (from .{3,20}? to .{3,20}?)[,.;] (?:which|what) (\p{L}+(?: \p{L}+)?) (?:were|was|are|is) (?:behind|responsible for|driving) (?:it|this|that)(?=[?.!]?$)/iu,
    'which $3 lost the most $1 $2',
  ],
  [
    /^(\p{L}+(?: \p{L}+)?) (?:rose|grew|jumped|climbed)(?: a lot| sharply| strongly)? (from .{3,20}? to .{3,20}?)[,.;] (?:which|what) (\p{L}+(?: \p{L}+)?) (?:were|was|are|is) (?:behind|responsible for|driving) (?:it|this|that)(?=[?.!]?$)/iu,
    'which $3 gained the most $1 $2',
  ],
  // "Which questions do people google before they land on us? Queries starting with …"
  [
    /^(?:which|what) (?:questions|words) do people (?:google|ask|search|type)[^?]{0,40}\? (?=queries\b)/iu,
    '',
  ],
  // "Does chatgpt.com send better visitors than g2.com and capterra.com? Go by conversion rate"
  [
    /^does (\S+(?: \p{L}+)?) (?:send|bring) (?:us )?better (?:visitors|traffic|users|people) than (\S+)(?:,? (?:and|or) (\S+?))?\? (?:go by|judge by|measured by|by|use) (.{3,30}?)(?=[?.!]?$)/iu,
    '$4 of $1 vs $2 vs $3',
  ],
  // "Which pages peak in December?": their own highest month, which is asked about
  [/^(which \p{L}+(?: \p{L}+)?) peak(?:ed|s)? in (?=\p{L})/iu, '$1 have their best month in '],
];
