import { everywhere, once } from '../../../../text/pattern.ts';
import { HAVE } from '../../../../vocabulary/having-words.ts';
import { AGAINST, BUY, QUERIES } from '../parts/named-words.ts';
import { MONTH, type Rule } from '../rule.ts';

const METRIC = String.raw`([\p{L}-]+(?: (?!in\b|on\b|from\b|for\b|than\b)[\p{L}-]+)?)`;
const MORE = '(?:exceeded|topped|passed|beat|(?:was|were|is|are|went) (?:over|above|more than|higher than))';
const LESS = '(?:(?:was|were|is|are|fell|dropped|went) (?:under|below|less than|lower than|fewer than))';
const PHONE = '(?:(?:mobile |smart ?)?phones?|mobiles?|mobile devices?)';
const COMPUTER = '(?:computers?|desktops?|pcs?|laptops?)';

/** What is asked in sentences of spoken language. */
export const spokenRules: readonly Rule[] = [
  {
    said: 'How many visits did we get last week, and was that more or less than the week before?',
    becomes: 'How many visits did we get last week compared with the week before?',
    words:
      /,? (?:and )?(?:is|was|were|are) (?:that|this|it|they|those) (?:more or less|less or more|up or down|better or worse|higher or lower|above or below) (?:than |from |on |compared (?:to|with) )?(?=\p{L})/giu,
    full: ' compared with ',
  },
  {
    said: 'revenue by channel March vs February, put the one that moved the most on top',
    becomes: 'revenue by channel March vs February, largest change first',
    words:
      /,? (?:and )?put the (?:one|ones)(?: that| which)? (?:moved|changed) (?:the )?most (?:on top|first|at the top)(?=[?.!]?$)/giu,
    full: ', largest change first',
  },
  {
    said: "List every day on which purchases exceeded 45, with that day's purchases and sessions",
    becomes: "days with purchases of more than 45, with that day's purchases and sessions",
    words: once`^(?:list|show|give me|name|which were) (?:me )?(?:every|each|all|all the|the) (day|week|month)s? (?:on|in|during) which (?:our |the )?${METRIC} ${MORE} ([$€£]?\d[\d.,]*k?)`,
    full: '$1s with $2 of more than $3',
  },
  {
    said: 'List every day on which purchases were below 20',
    becomes: 'days with purchases of less than 20',
    words: once`^(?:list|show|give me|name|which were) (?:me )?(?:every|each|all|all the|the) (day|week|month)s? (?:on|in|during) which (?:our |the )?${METRIC} ${LESS} ([$€£]?\d[\d.,]*k?)`,
    full: '$1s with $2 of less than $3',
  },
  {
    said: "List every day on which purchases exceeded 45, with that day's purchases and sessions",
    becomes: 'days with purchases of more than 45 and their purchases and sessions',
    words: /,? with (?:that|the) (?:day|week|month)['’]s (?=\p{L})/giu,
    full: ' and their ',
  },
  {
    said: 'Do people on phones buy less often than people on computers?',
    becomes: 'conversion rate of phones vs computers',
    words: once`^do (?:people|visitors|users|customers|those) on (?:a |their )?(${PHONE}|tablets?|${COMPUTER}) (?:buy|order|convert|purchase) (?:less|more)(?: often)? than (?:people |visitors |users |customers |those )?(?:on )?(?:a |their )?(${PHONE}|tablets?|${COMPUTER})[?.!]?(?: (?:conversion|purchase) rates? (?:of|for) (?:each|both)(?: of them)?(?: please)?)?`,
    full: 'conversion rate of $1 vs $2',
  },
  {
    said: 'which countries never bought a single thing',
    becomes: 'which countries had no purchases',
    words: everywhere`\b(?:never|didn['’]?t|did not|have not|haven['’]?t) (?:${BUY}) (?:a single thing|anything(?: at all)?|a thing|one single thing)(?: from us)?`,
    full: 'had no purchases',
  },
  {
    said: 'On how many days did we sell for less than $1000?',
    becomes: 'On how many days did we have revenue of less than 1000?',
    words: /\b(did|do) (we|i|they) (?:sell|make|take|earn) (?:for )?(more|less) than [$€£](?=\d)/giu,
    full: '$1 $2 have revenue of $3 than ',
  },
  {
    said: 'Feb vs Jan, which countries are up and which are down (sessions)',
    becomes: 'sessions by countries Feb vs Jan',
    words:
      /^(.{3,40}?),? which (\p{L}+(?: \p{L}+)?) (?:are|is|went) up and which (?:ones )?(?:are|is|went)? ?down,? \(?(?:in |by )?(\p{L}+(?: \p{L}+)?)\)?(?=[?.!]?$)/iu,
    full: '$3 by $2 $1',
  },
  {
    said: 'What do people type into Google before they click on us? Top 10 for last month',
    becomes: 'top 10 search queries by clicks in last month',
    words:
      /^(?:what|which words) do (?:people|users|visitors|they) (?:type|enter|put|search for)(?: in)?(?:to)? (?:google|the search)(?: (?:before|when|and) .{3,30}?)?\? top (\d+)(?: for| in)?(?= )/iu,
    full: 'top $1 search queries by clicks in',
  },
  {
    said: 'What do people type into Google before they click on us?',
    becomes: 'top search queries by clicks?',
    words:
      /^(?:what|which words) do (?:people|users|visitors|they) (?:type|enter|put)(?: in)?(?:to)? (?:google|the search)(?: (?:before|when|and) [^?]{3,30}?)?(?=[?.!]?$| (?:in|last|this) )/iu,
    full: 'top search queries by clicks',
  },
  {
    said: 'How often did we show up on Google and how many people clicked?',
    becomes: 'impressions and clicks?',
    words:
      /\bhow often (?:did|do|have|were) (?:we|our (?:site|pages|shop)) (?:show up|shown up|shown|appear|appeared|seen|come up)(?: (?:on|in) google)?(?: search)?,? and how (?:often|many)(?: (?:people|times|users|visitors))? (?:did (?:people|they|users) )?click(?:ed)?(?: on us)?/giu,
    full: 'impressions and clicks',
  },
  // A stay is long by its nights; how long visitors stay on a site is said with a verb
  {
    said: 'which countries book the longest stays',
    becomes: 'which countries have the highest average length of stay',
    also: {
      'Which room type has the longest stay in May?':
        'Which room type have the highest average length of stay in May?',
    },
    words:
      /\b(?:book|books|booked|have|has|had|with|make|makes|made) (?:the )?longest (?:average )?stays?\b(?! on\b)/giu,
    full: 'have the highest average length of stay',
  },
  {
    said: 'which countries book the shortest stays',
    becomes: 'which countries have the lowest average length of stay',
    words:
      /\b(?:book|books|booked|have|has|had|with|make|makes|made) (?:the )?shortest (?:average )?stays?\b(?! on\b)/giu,
    full: 'have the lowest average length of stay',
  },
  {
    said: 'average stay by country',
    becomes: 'average length of stay by country',
    words: /\b(?:average|mean|typical) stays?\b(?! on\b)/giu,
    full: 'average length of stay',
  },
  {
    said: 'How many nights does a guest book on average in each hotel?',
    becomes: 'average length of stay in each hotel?',
    words:
      /^how many nights (?:does|do|did) (?:a|an|the|our) (?:average |typical )?(?:guest|guests|visitor|customer)s? (?:book|stay)(?: on average)?/iu,
    full: 'average length of stay',
  },
  {
    said: 'How many nights does a guest book on average in each hotel?',
    becomes: 'average length of stay by hotel?',
    words: /\baverage length of stay in each (?=\p{L})/giu,
    full: 'average length of stay by ',
  },
  {
    said: 'Which room type brings in the most money per booking? Show all of them',
    becomes: 'money per booking by room type, highest first',
    words:
      /^which (\p{L}+(?: \p{L}+)?) (?:brings?(?: in)?|has|had|makes?|made|gets?|got|earns?|earned|brought(?: in)?) the (?:most|highest) (.{3,50}?)[?.!] ?(?:please )?(?:show|list)(?: me)? (?:all|all of them|them all|every one(?: of them)?)(?=[?.!]?$)/giu,
    full: '$2 by $1, highest first',
  },
  {
    said: 'Which room type brings in the most? Show all of them',
    becomes: 'Which room type brings in the most?',
    words:
      /[?.!] ?(?:please )?(?:show|list)(?: me)? (?:all|all of them|them all|every one(?: of them)?)(?=[?.!]?$)/giu,
    full: '?',
  },
  {
    said: 'On what day of the week do we get the most bookings? Average per day for Monday to Sunday',
    becomes: 'average daily bookings by day of the week',
    words: everywhere`^(?:on )?(?:what|which) (?:day of the week|weekday) (?:do|did) (?:we|they) (?:${HAVE}) the most (\p{L}+(?: \p{L}+)?)\? (?:the )?average (?:per day )?(?:for|from|of) monday (?:to|through|-|–) sunday(?=[?.!]?$)`,
    full: 'average daily $1 by day of the week',
  },
  {
    said: 'Clicks per month, pages under /blog/ next to pages under /shop/',
    becomes: 'Clicks per month, pages under /blog/ vs /shop/',
    words: /\b(pages under|urls under|under) (\/\S+) next to (?:pages |urls )?(?:under )?(?=\/)/giu,
    full: '$1 $2 vs ',
  },
  {
    said: 'January and February 2026 sessions vs the same months of 2025, with absolute and percentage change',
    becomes: 'January and February 2026 sessions vs the same months of 2025',
    words:
      /^(?!.*\b(?:monthly|weekly|daily|quarterly|yearly|(?:by|per|each|every) (?:day|week|month|quarter|year))\b)(.*?),? (?:with|including) (?:the )?(?:absolute|percentage|percent|relative)(?: and (?:the )?(?:absolute|percentage|percent|relative))? changes?(?=[?.!]?$)/iu,
    full: '$1',
  },
  {
    said: 'January and February 2026 sessions vs the same months of 2025, with absolute and percentage change',
    becomes: 'from January to February 2026 sessions vs from January to February 2025 by month',
    words: everywhere`\b(${MONTH}) and (${MONTH}) (\d{4})\b(.{0,30}?) (${AGAINST}) the same (?:two )?months (?:of|in) (\d{4})`,
    full: 'from $1 to $2 $3$4 $5 from $1 to $2 $6 by month',
  },
  {
    said: 'CTR by device last week? Mobile looks bad to me',
    becomes: 'CTR by device last week',
    words:
      /[?.!,;] ?(?:i think )?\p{L}+(?: \p{L}+)? (?:looks?|seems?|feels?) (?:really |very |a bit |quite |so )?(?:bad|good|weird|odd|strange|low|high|off|weak|poor|great)(?: to me)?(?=[?.!]?$)/giu,
    full: '',
  },
  // "Were we above?" of two numbers side by side
  {
    said: 'sessions on March 30 vs the average day of March, were we above?',
    becomes: 'sessions on March 30 vs the average day of March?',
    words:
      /,? (?:were|was|are|is) (?:we|it|that) (?:above|below|over|under|better|worse)(?: or (?:above|below|over|under|better|worse))?(?=[?.!]?$)/giu,
    full: '',
  },
  {
    said: 'Share of clicks from brand queries (query contains "acme" or "acme shop")',
    becomes: 'Share of clicks from queries containing "acme" or "acme shop"',
    words:
      /\b(?:brand|branded) (?:queries|searches|keywords) \((?:i\.?e\.?,? |that is,? |meaning )?(?:the )?(?:query|queries|search|searches|keyword)s? (?:that )?(?:contains?|containing|with|includes?) ([^()]{2,60})\)/giu,
    full: 'queries containing $1',
  },
  {
    said: 'Non-brand queries (without "acme" or "acme shop" in the query): clicks by month',
    becomes: 'clicks by month, of queries not containing "acme" or "acme shop"',
    words:
      /^non[- ]?brand(?:ed)?(?: only| queries| searches)? ?\((?:i\.?e\.?,? |that is,? )?(?:no|not|without|excluding) ["“]?([^()"/]{2,30}?)["”]? ?(?:\/|or|,) ?["“]?([^()"/]{2,30}?)["”]? in (?:the )?(?:query|queries|search|name)\)(?: ?[:–—-] ?|,? )(.{5,120}?)(?=[?.!]?$)/giu,
    full: '$3, of queries not containing "$1" or "$2"',
  },
  {
    said: 'clicks of non-brand queries (no acme or falcon in the query) by month',
    becomes: 'clicks of queries not containing "acme" or "falcon" by month',
    words:
      /\bnon[- ]?brand(?:ed)?(?: only| queries| searches)? ?\((?:i\.?e\.?,? |that is,? )?(?:no|not|without|excluding) ["“]?([^()"/]{2,30}?)["”]? ?(?:\/|or|,) ?["“]?([^()"/]{2,30}?)["”]? in (?:the )?(?:query|queries|search|name)\)/giu,
    full: 'queries not containing "$1" or "$2"',
  },
  {
    said: 'cold brew stuff (all searches with cold brew in it) - total clicks per month',
    becomes: 'total clicks per month of queries containing "cold brew"',
    words:
      /^(?:(?:\p{L}+ ){1,3}(?:stuff|things|topics?|searches) )?\((?:all |only )?(?:searches|queries|keywords) (?:with|containing) ["“]?([^()"]{2,30}?)["”]?(?: in (?:it|them))?\)(?: ?[-–—:,] ?| )(.{5,120}?)(?=[?.!]?$)/iu,
    full: '$2 of queries containing "$1"',
  },
  // No name is lost
  {
    said: 'The cancellations in March were crazy... which channel was it? Cancellations per booking by channel, March vs February',
    becomes: 'Cancellations per booking by channel, March vs February',
    words: once`^(?:the )?\p{L}+ in (${MONTH})(?: \d{2,4})? (?:was|were) (?:crazy|insane|wild|awful|terrible)(?:\.{1,3}|…|!|,) ?(?:(?:which|what) \p{L}+ (?:was|is|were) (?:it|that)\? ?)?(?=\p{L}.*\b\1\b)`,
    full: '',
  },
  {
    said: 'the podcast page, is it dying? sessions per month in 2025',
    becomes: 'sessions per month in 2025 of the podcast page',
    words:
      /^((?:the |our )?.{3,40}?),? (?:is|are) (?:it|they) (?:dying|dead|doing (?:well|ok|okay|badly)|growing or shrinking|alive)\? (?=\p{L})(.{5,80}?)(?=[?.!]?$)/iu,
    full: '$2 of $1',
  },
  {
    said: 'Days with more than 45 purchases, with sessions',
    becomes: 'Days with more than 45 purchases and their sessions',
    words: /(?<=\b(?:days|weeks|months) with .*\d.*), with (?:the |their )?(?=\p{L}+[?.!]?$)/giu,
    full: ' and their ',
  },
  {
    said: 'Give the AOV; highest first',
    becomes: 'Give the AOV, highest first',
    words: /; (highest|lowest|largest|smallest|best|worst) first(?=[?.!]?$)/giu,
    full: ', $1 first',
  },
  {
    said: 'Compare May with June: average daily sessions and conversion rate in each period',
    becomes: 'Compare May with June: average daily sessions and conversion rate',
    words: /(?<=^compare .*) (?:in|for) (?:each|both) (?:period|time|stretch)s?(?=[?.!]?$)/giu,
    full: '',
  },
  {
    said: 'For each channel and source with at least 20 purchases, give the AOV',
    becomes: 'AOV by channel and source with at least 20 purchases',
    words:
      /^for each (?:combination of )?(\p{L}+ and \p{L}+) ((?:with|that had|having) .{5,40}?)(?: in the (?:quarter|data|period|file))?,? (?:give|show|list|tell)(?: me)? (?:the |its |their )?(\p{L}+(?: \p{L}+){0,3})(?=[?.!,]|$)/giu,
    full: '$3 by $1 $2',
  },
  {
    said: 'Canada, Venezuela, Indonesia - orders and revenue for each last month',
    becomes: 'orders and revenue of Canada, Venezuela, Indonesia last month, each',
    words:
      /^([\p{L} ]+(?:, [\p{L} ]+)+) ?[-–—:] ?(.{3,50}?) (?:for|of) each(?: of (?:them|these|those))?(?= (?:last|this|in|over) |[?.!]?$)(.{0,30}?)(?=[?.!]?$)/iu,
    full: '$2 of $1$3, each',
  },
  {
    said: 'the five sources with the lowest engagement rate, only counting sources with at least 100 sessions in total',
    becomes: 'the five sources with the lowest engagement rate with at least 100 sessions',
    words:
      /,? only (?:counting|considering|including|looking at) (?:the )?(?:\p{L}+ )?(?:with|that have) (.{3,40}?)(?: in total)?(?=[?.!]?$)/giu,
    full: ' with $1',
  },
  {
    said: 'Referral channel: the five sources with the lowest engagement rate',
    becomes: 'five sources with the lowest engagement rate from Referral',
    words:
      /^(\p{L}+(?: \p{L}+)?) (channel|source|country|device|medium|campaign)(?: only)?: (?:the )?((?:top |bottom )?(?:\d+|two|three|four|five|six|ten) .{5,120}?)(?=[?.!]?$)/iu,
    full: '$3 from $1',
  },
  // Whatever holds the words, and not those two alone
  {
    said: 'clicks excluding queries with acme or acme shop in May',
    becomes: 'clicks of queries not containing "acme" or "acme shop" in May',
    words: everywhere`\b(?:excluding|without|except|leaving out) (?:the |all |any )?(?:${QUERIES}) (?:with|containing|that contain|that include|including|holding|that have|that mention) ["“]?([\p{L}\d]+(?: (?!or\b|and\b|in\b|last\b|this\b)[\p{L}\d]+)?)["”]?(?: or ["“]?([\p{L}\d]+(?: (?!in\b|last\b|this\b)[\p{L}\d]+)?)["”]?)(?= ?[,?.!]|$| (?:in|last|this|by)\b)`,
    full: 'of queries not containing "$1" or "$2"',
  },
  {
    said: 'Clicks excluding queries with acme in May',
    becomes: 'Clicks of queries not containing "acme" in May',
    words: everywhere`\b(?:excluding|without|except|leaving out) (?:the |all |any )?(?:${QUERIES}) (?:with|containing|that contain|that include|including|holding|that have|that mention) ["“]?([\p{L}\d]+(?: (?!or\b|and\b|in\b|last\b|this\b)[\p{L}\d]+)?)["”]?(?= ?[,?.!]|$| (?:in|last|this|by)\b)`,
    full: 'of queries not containing "$1"',
  },
];
