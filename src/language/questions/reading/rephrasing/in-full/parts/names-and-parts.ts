import { everywhere, once } from '../../../../text/pattern.ts';
import { MOVE } from '../../../../vocabulary/moving-words.ts';
import { type Rule, WEEKDAY } from '../rule.ts';
import { AGAINST } from './named-words.ts';

const NAME = '(\\p{L}[\\p{L}\\d.&/-]*(?: (?!and\\b|vs\\b)[\\p{L}\\d.&/-]+){0,2})';
const VISITORS = '(?:visitors|readers|users|people|traffic|visits|sessions)';
const ENTER =
  '(?:land|enter|arrive|start)(?: (?:on |in )?(?:our|the|my) (?:site|website|blog|app))?(?: (?:the )?most(?: often)?| first)?(?=[?.!]?$| (?:in|last|this|during|since) )';
const KIND = '(\\p{L}+(?: (?!in\\b|by\\b|for\\b|of\\b|last\\b|this\\b)\\p{L}+)?)';
const METRIC = KIND;
const COUNT = '(\\d+|two|three|four|five|six|seven|eight|nine|ten)';
const END = '(?=[?.!]?$| (?:in|last|this|from|since|during|over|on) )';
/** What is paid for by one, or brings money each. */
const PAID_FOR = '(?:order|purchase|booking|sale|session|visit|click|customer|visitor|lead|trial|sign-?up)';
const BRING = '(?:earn|bring(?: in)?|make|generate|yield)';
const MOST = '(highest|largest|biggest|greatest|lowest|smallest)';

/** Names taken together, and what part of what they are. */
export const nameRules: readonly Rule[] = [
  {
    said: 'Paid Search plus Paid Social vs Organic Search plus Organic Social, revenue q1',
    becomes: 'Paid Search and Paid Social together vs Organic Search and Organic Social together, revenue q1',
    words: once`^(.{0,30}?)\b${NAME} (?:plus|\+) ${NAME} (vs\.?|versus|against) ${NAME} (?:plus|\+) ${NAME}(?=,|[?.!]?$| in | last | this )`,
    full: '$1$2 and $3 together $4 $5 and $6 together',
  },
  {
    said: 'All paid (cpc + paid social) vs organic',
    becomes: 'cpc and paid social together vs organic',
    words: /^all \p{L}+ \(([\p{L} /-]+?) (?:plus|\+) ([\p{L} /-]+?)\) (vs\.?|versus|against) /iu,
    full: '$1 and $2 together $3 ',
  },
  {
    said: "top 3 channels' combined share of leads",
    becomes: 'what share of leads came from the top 3 channels',
    words: once`^(?:what (?:is|was) )?(?:the )?(top|bottom|best|biggest|largest) ${COUNT} (\p{L}+(?: \p{L}+)?)['’]? (?:combined|joint|total|summed|collective) share of (?:the |our |all )?${METRIC}${END}`,
    full: 'what share of $4 came from the $1 $2 $3',
  },
  {
    said: "top 2 channels' combined revenue in April",
    becomes: 'revenue of the top 2 channels together in April',
    words: once`^(?:what (?:is|was) )?(?:the )?(top|bottom|best|biggest|largest) ${COUNT} (\p{L}+(?: \p{L}+)?)['’]? (?:combined|joint|summed|collective) (?!share)${METRIC}${END}`,
    full: '$4 of the $1 $2 $3 together',
  },
  {
    said: 'number of leads needed for one viewing by channel',
    becomes: 'leads per viewing by channel',
    words: once`^(?:the )?number of (\p{L}+(?: \p{L}+)?) (?:needed|required|it takes|that it takes) (?:for|to get|per) (?:one|a|an|each|1) ${METRIC}(?= |[?.!]?$)`,
    full: '$1 per $2',
  },
  {
    said: 'viewings rate (viewings/leads) by month',
    becomes: 'viewings per leads by month',
    words:
      /(?<![-\p{L}])\p{L}+ (?:rate|ratio) \((\p{L}+s(?: \p{L}+s)?|\p{L}+ \p{L}+s) ?(?:\/|per|divided by|over) ?(\p{L}+s|\p{L}+ \p{L}+s)\)/giu,
    full: '$1 per $2',
  },
  {
    said: 'The country where Money Talks is the biggest share of downloads',
    becomes: 'which country gets the biggest share of its downloads from Money Talks',
    words: once`^(?:(?:the|which|what) )?${KIND} (?:where|in which) (?:does |is )?${NAME} (?:is|has|makes up|holds|have|make up) the ${MOST} (?:share|part|portion) of (?:the |all |its )?${METRIC}${END}`,
    full: 'which $1 gets the $3 share of its $4 from $2',
  },
  // Of those on Lost Maps
  {
    said: 'How big a part of downloads is youtube on Lost Maps?',
    becomes: 'youtube share of Lost Maps downloads?',
    words: once`^how (?:big|large) (?:a|is the) (?:part|share|portion) of (?:the |our |all )?${METRIC} (?:is|are|was|were) ${NAME} (?:on|in|at|for) ${NAME}(?=[?.!]?$)`,
    full: '$2 share of $3 $1',
  },
  {
    said: 'On mobile, how big is the share of the blog?',
    becomes: 'blog share of mobile?',
    words: once`^(?:on|in|from|for|within) ${NAME}, (?:how (?:big|large|high) is|what is|what['’]s|what was) (?:the )?share of (?:the )?${NAME}(?=[?.!]?$)`,
    full: '$2 share of $1',
  },
  // One by one
  {
    said: 'Each Monday of November',
    becomes: 'per day on Mondays in November',
    also: { 'downloads every Monday in November': 'downloads per day on Mondays in November' },
    words: everywhere`(?<!\b(?:of|on|for|average) )\b(?:each|every) (${WEEKDAY}) (?:of|in) ([\p{L}\d ]{3,20}?)(, |[?.!]?$)`,
    full: 'per day on $1s in $2$3',
  },
  {
    said: 'Growth contribution by app',
    becomes: 'contribution to the growth by app',
    words: /^growth contribution (?=(?:by|of|per) )/iu,
    full: 'contribution to the growth ',
  },
  {
    said: 'which source sells mostly backpacks',
    becomes: 'which source gets more than half of its sales from backpacks',
    words: once`^(which ${KIND}) (?:sells?|sold) (?:mostly|mainly|primarily|predominantly) (?!on |in |from |via |to )(?=\S)`,
    full: '$1 gets more than half of its sales from ',
  },
  {
    said: 'which country gets mostly organic search',
    becomes: 'which country gets more than half of its traffic from organic search',
    words: once`^(which ${KIND}) (?:gets?|got|has|have) (?:mostly|mainly|primarily|predominantly) (?!its |their |on |in |from |via )(?=\S)`,
    full: '$1 gets more than half of its traffic from ',
  },
  {
    said: 'When did we sell the first headlamp in 2026?',
    becomes: 'first day with more than 0 sales for headlamp in 2026?',
    words:
      /^when did (?:we|i|the (?:site|shop|store)) (sell|sold) (?:the|our) (first|last) (.{2,30}?)(?=[?.!]?$| in | this | last )/iu,
    full: '$2 day with more than 0 sales for $3',
  },
  {
    said: 'What did newsletter readers buy in September?',
    becomes: 'products by purchases for newsletter in September?',
    words:
      /^what (?:do|did|does) (?!we\b|i\b|you\b|it\b|they\b|that\b|people\b|customers\b)(?:the |our )?(.{2,30}?)(?: (?:visitors|readers|users|people|customers|traffic|guests|shoppers|buyers))? (?:buy|bought|purchase|order)(?= in | last | this | on | the most|[?.!]?$)(?: the most)?/iu,
    full: 'products by purchases for $1',
  },
  {
    said: 'what do linkedin people land on',
    becomes: 'landing pages by sessions for linkedin',
    words:
      /^what (?:do|did|does) (.{2,30}?)(?: (?:visitors|readers|users|people|customers|traffic|guests))? land on(?=[?.!]?$| in | last | this )/iu,
    full: 'landing pages by sessions for $1',
  },
  // Where they come from is another question
  {
    said: 'where do mobile visitors land',
    becomes: 'landing pages by sessions for mobile',
    words: once`^where (?:do|did|does) (?:(?:our|the|most) )?(?!our\b|the\b|most\b|new\b|returning\b)(\S.{1,30}?) ${VISITORS} (?:first |mostly |usually )?${ENTER}`,
    full: 'landing pages by sessions for $1',
  },
  {
    said: 'where do Australian users land, apart from the home page?',
    becomes: 'landing pages by sessions for Australian without the home page?',
    words: once`^where (?:do|did|does) (?:(?:our|the|most) )?(?!our\b|the\b|most\b|new\b|returning\b)(\S.{1,30}?) ${VISITORS} (?:first |mostly |usually )?land(?: on)?,? (?:apart from|except(?: for)?|other than|besides|excluding|aside from|not counting) (?=(?:the )?(?:home|front|start|landing)? ?page\b|home\b|/)`,
    full: 'landing pages by sessions for $1 without ',
  },
  {
    said: 'where do visitors enter the site last month?',
    becomes: 'landing pages by sessions last month?',
    words: once`^where (?:do|did|does) (?:(?:our|the|most) )*${VISITORS} (?:first |mostly |usually )?${ENTER}`,
    full: 'landing pages by sessions',
  },
  {
    said: "which products do mobile users put in the cart but don't buy",
    becomes: 'which products do mobile users have with add to carts but no purchases',
    words:
      /\b(?:do |did )?(.{2,20}? )(?:put|add) (?:in|to|into) (?:the|their) (?:cart|basket) but (?:don['’]?t|do not|never|didn['’]?t|did not) (?:buy|purchase|order)/giu,
    full: '$1have with add to carts but no purchases',
  },
  {
    said: 'black friday to cyber monday revenue 2025',
    becomes: 'from black friday 2025 to cyber monday 2025 revenue',
    words:
      /\bblack friday (?:to|through|until|till|-|–) cyber monday\b(.{0,30}?),? ((?:19|20)\d\d)(?=[?.!]?$| )/giu,
    full: 'from black friday $2 to cyber monday $2$1',
  },
  {
    said: 'Leads this Monday compared to the previous one',
    becomes: 'Leads this Monday compared to the Monday before',
    words: everywhere`\b(this|last) (${WEEKDAY}) (${AGAINST}) (?:the )?(?:previous|prior|last|preceding) one\b`,
    full: '$1 $2 $3 the $2 before',
  },
  {
    said: 'Clicks of top 5 queries combined',
    becomes: 'Clicks of the top 5 queries together',
    words:
      /\b(of|from|for) (?:the )?(top|bottom) (\d+|two|three|four|five|ten) (\p{L}+(?: (?!combined|together)\p{L}+)?) (?:combined|together|in total|altogether)\b/giu,
    full: '$1 the $2 $3 $4 together',
  },
  {
    said: 'Conversion from request to booking',
    becomes: 'booking per request',
    words:
      /\bconversion(?: rate)? from ((?:booking )?requests?|sessions?|visits?|clicks?|(?:item |page |product )?views?|(?:add to )?carts?|leads?|viewings?|sign-?ups?|trials?|demos?|impressions?|registrations?|downloads?|enquir(?:y|ies)) to (?!last\b|this\b)(\p{L}+)(?= |[?.!]?$)/giu,
    full: '$2 per $1',
  },
  {
    said: 'how much more does a desktop session earn than a mobile one',
    becomes: 'revenue per session of desktop vs mobile',
    also: {
      'how much more is a desktop order worth than a mobile one in May':
        'revenue per order of desktop vs mobile in May',
    },
    words: once`^how much (?:more|less)(?: money)? (?:does|do|did|is) (?:an?|the average) (\p{L}+) (\p{L}+) (?:${BRING}|worth) than (?:an?|the average) (\p{L}+) (?:one|\2)${END}`,
    full: 'revenue per $2 of $1 vs $3',
  },
  {
    said: 'does a desktop purchase bring more than a mobile one in May?',
    becomes: 'is revenue per purchase higher on desktop than on mobile in May?',
    words: once`^(?:does|do|did|is) (?:an?|the average) (\p{L}+) (${PAID_FOR}) (?:${BRING}|worth) (?:us )?more(?: money)? than (?:an?|the average) (\p{L}+) (?:one|\2)${END}`,
    full: 'is revenue per $2 higher on $1 than on $3',
  },
  // "In May" is when, "bring in" the verb
  {
    said: 'how much money does a mobile order bring in May',
    becomes: 'revenue per order of mobile in May',
    also: { 'how much does an email purchase bring in in May': 'revenue per purchase of email in May' },
    words: once`^how much(?: money| revenue)? (?:does|did) (?:an?|one) (?!(?:single|average|typical|new|returning)\b)(\p{L}+) (${PAID_FOR}) (?:earn|bring(?: in(?= (?:in|on|last|this)\b|[?.!]?$))?|make|generate|yield)(?: us)?${END}`,
    full: 'revenue per $2 of $1',
  },
  {
    said: 'Which channel drove the growth in revenue?',
    becomes: 'Which channel contributed most to the growth in revenue?',
    words: once`^(which \p{L}+(?: \p{L}+)?) (?:drove|caused|is behind|was behind|is responsible for|was responsible for|explains) the (?=(?:${MOVE})\b)`,
    full: '$1 contributed most to the ',
  },
  // What lies between two times is how far it moved; behind "of" and between names it is a difference of its own
  {
    said: 'which channel contributed most to the difference in revenue between April and May',
    becomes: 'which channel contributed most to the change in revenue between April and May',
    also: {
      'which device contributes to the gap?': 'which device contributes to the change?',
      'which device contributed most of the difference?': 'which device contributed most to the change?',
      'contribution of each channel to the revenue difference in May':
        'contribution of each channel to the revenue change in May',
    },
    words:
      /\b(contribut(?:ed|es?|ing|ions?)(?: (?!(?:to|and|or|but)\b)\p{L}+){0,4}) (?:to|of) ((?:the |this |that |its |our )?(?:(?:overall|total|whole|net) )?(?:(?!(?:difference|gap|of|and|or|in)\b)\p{L}+ )?)(?:difference|gap)\b(?! between (?!\d|(?:the )?(?:last|this)\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))/giu,
    full: '$1 to $2change',
  },
  {
    said: 'what contributed most to the drop in revenue in April',
    becomes: 'what contributed to the drop in revenue in April',
    words: once`^what contribut(?:ed|es) (?:the )?most to (?=(?:the|this|that) (?:${MOVE})\b)`,
    full: 'what contributed to ',
  },
  // Of all of them, and not of each
  {
    said: 'average position across all queries',
    becomes: 'average position',
    words:
      /\b((?:average|overall|mean) (?:position|ctr|[\p{L} -]{2,20}?(?:rate|value|duration|time|position|per \p{L}+))) (?:across|over|for|of) all (?:of )?(?:our |the |my )?(?:queries|keywords|search terms|pages|landing pages|channels|countries|sources|products|cities|devices)(?=[?.!]?$| (?:in|last|this) )/giu,
    full: '$1',
  },
  {
    said: 'what was our highest-ranking query in the UK last year',
    becomes: 'what was our query with the best position in the UK last year',
    words: /\b(?:highest|best|top)[- ]ranking (quer(?:y|ies)|keywords?|pages?|search terms?)\b/giu,
    full: '$1 with the best position',
  },
  {
    said: 'lowest ranking keywords with over 500 clicks',
    becomes: 'keywords with the worst position and over 500 clicks',
    words:
      /\b(?:lowest|worst|poorest)[- ]rank(?:ing|ed) (quer(?:y|ies)|keywords?|pages?|search terms?) (?:with|having) (?=(?:over|more than|at least|above|under|less than|fewer than) \d)/giu,
    full: '$1 with the worst position and ',
  },
  {
    said: 'what is our lowest ranking page in March',
    becomes: 'what is our page with the worst position in March',
    words:
      /\b(?:lowest|worst|poorest)[- ]rank(?:ing|ed) (quer(?:y|ies)|keywords?|pages?|search terms?)\b(?! (?:by|in terms of)\b)/giu,
    full: '$1 with the worst position',
  },
  {
    said: 'page with the lowest ranking',
    becomes: 'page with the worst position',
    also: { 'which query has the poorest ranking in May?': 'which query has the worst position in May?' },
    words:
      /(?<=\b(?:quer(?:y|ies)|keywords?|pages?|search terms?) (?:with|has|have|had) the )(?:lowest|poorest) rank(?:ing)?s?(?=[?.!]?$| (?:in|on|last|this|from|during|since)\b)/giu,
    full: 'worst position',
  },
  {
    said: 'average ctr of the blog articles',
    becomes: 'average ctr of the blog pages',
    words: /\bblog articles?\b/giu,
    full: 'blog pages',
  },
  {
    said: 'number two app in the united states',
    becomes: 'second highest app in the united states',
    words: /\bnumber two (?=\p{L}+\b)(?! of)/giu,
    full: 'second highest ',
  },
  {
    said: 'top 5 revenue products mobile vs desktop september',
    becomes: 'top 5 products by revenue mobile vs desktop september',
    words:
      /\btop (\d+|two|three|four|five|ten) (revenue|sales|traffic) (products|items|pages|channels|countries|sources|cities)\b(?! by\b)/giu,
    full: 'top $1 $3 by $2',
  },
];
