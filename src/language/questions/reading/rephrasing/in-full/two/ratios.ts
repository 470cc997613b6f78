import { MONTH_NAMES } from '../../../../dates/calendar-words.ts';
import { everywhere } from '../../../../text/pattern.ts';
import { HAD, HAVE } from '../../../../vocabulary/having-words.ts';
import { SHARE, TIME_BEGINS } from '../parts/named-words.ts';
import { MONTH, type Rule } from '../rule.ts';

/** One number over another, or beside it. */
export const ratioRules: readonly Rule[] = [
  // A rate of so many is how many there are for them
  {
    said: 'complaint rate per 100 loads by customer',
    becomes: 'complaints per 100 loads by customer',
    also: { 'cancellations rate per 1,000 bookings': 'cancellations per 1,000 bookings' },
    words: /\b(\p{L}{3,}?)s? rate (?=per (?:100|1,?000|hundred|thousand) \p{L})/giu,
    full: '$1s ',
  },
  {
    said: 'percentage of product views leading to add to cart',
    becomes: 'percentage of product views that lead to add to cart',
    words:
      /\b(percent(?:age)?|share|proportion|fraction|%) of (?=(?:the |all |our )?\p{L})([^,?]{3,40}?) (?:leading|resulting|ending|turning) (?:in)?to (?=\p{L})/iu,
    full: '$1 of $2 that lead to ',
  },
  {
    said: 'google is how many times bing last week',
    becomes: 'ratio of google to bing last week',
    words:
      /^((?!(?:what|which|how|who)\b)[^,?!.]{2,40}?) (?:is|are|was|were|has|had) how many times (?:(?:bigger|larger|more|as (?:big|large|many|much)) (?:than|as) )?(?=[^,?!.]{2,60}[?.!]?$)/giu,
    full: 'ratio of $1 to ',
  },
  {
    said: 'desktop sessions are what percent of mobile sessions last week',
    becomes: 'desktop sessions as a percentage of mobile sessions last week',
    words:
      /^((?!(?:what|which|how|who)\b)[^,?!.]{3,60}?) (?:is|are|was|were|make|makes|made) (?:what|how many) (?:percent(?:age)?|%|per cent|fraction|share) of (?=[^,?!.]{3,60}[?.!]?$)/giu,
    full: '$1 as a percentage of ',
  },
  {
    said: 'What article earns us the most money per visit?',
    becomes: 'What article earns the most money per visit?',
    words:
      /\b(earn|make|bring|give|net|pay)(s?|ed) us (?=(?:more|less|the most|the least|most|least)\b[^?]*\bper\b)/gi,
    full: '$1$2 ',
  },
  {
    said: 'Do mobile users view more pages a visit than desktop users?',
    becomes: 'Do mobile users view more pages per visit than desktop users?',
    words: /\b((?:more|fewer|less|most|fewest) pages) (?:an?|each|every|in an?) (?=(?:visit|session)\b)/gi,
    full: '$1 per ',
  },
  {
    said: 'add-to-cart to product-view ratio by device',
    becomes: 'add-to-cart per product-view by device',
    words: /\b(\p{L}+(?:-\p{L}+)+) to (\p{L}+(?:-\p{L}+)*) ratio\b/giu,
    full: '$1 per $2',
  },
  {
    said: 'search-to-booking conversion rate and revenue per booking by week',
    becomes: 'bookings per search and revenue per booking by week',
    words: /\b(\p{L}{3,20}?)s?[- ]to[- ](\p{L}{3,20}?)s? conversion rates?(?= and \p{L})/giu,
    full: '$2s per $1',
  },
  {
    said: 'New-to-returning ratio by country',
    becomes: 'ratio of New to returning by country',
    words: /\b(\p{L}{3,20})[- ]to[- ](\p{L}{3,20}) (\p{L}{3,20} )?ratio\b/giu,
    full: 'ratio of $1 to $2 $3',
  },
  {
    said: 'Refunds as a percentage of revenue',
    becomes: 'Refunds as a share of revenue',
    words: /\bas (?:an? |the )?(?:percentage|percent|per cent|%|proportion|fraction|portion) of (?=\p{L})/giu,
    full: 'as a share of ',
  },
  {
    said: 'Refunds by market in percent of revenue',
    becomes: 'Refunds by market as a share of revenue',
    words:
      /(?<!\b(?:changes?|changed|increased?|decreased?|growth|grew|rise|rose|drop|dropped|fell|difference|most|least) )\bin (?:percent|per cent|%) of (?=\p{L})/giu,
    full: 'as a share of ',
  },
  {
    said: 'How high was the order value on mobile?',
    becomes: 'what was the order value on mobile?',
    words: /^how (?:high|low|big|large) (?:is|was|were|are) (?=the |our |my )/gi,
    full: 'what was ',
  },
  {
    said: 'how many page views does a session from India have in May?',
    becomes: 'page views per session from India in May?',
    words: everywhere`^(?:on average,? )?how many ([\p{L}-]+(?: [\p{L}-]+)?) (?:does|did|do|has|have|had) (?:an?|each|one|every|the average|an average|a typical) (session|visit|order|booking|user|visitor|ticket|customer)( .{0,30}?)? (?:${HAVE}|include|contain|had|has)(?: on average)?(?= ?[?.!,]|$| (?:${TIME_BEGINS})\b)`,
    full: '$1 per $2$3',
  },
  {
    said: 'For every order, how many sessions do we need?',
    becomes: 'sessions per order?',
    words:
      /^for (?:every|each|one) (\p{L}+),? how many (\p{L}+(?: \p{L}+)?) (?:do we (?:need|have|get)|are (?:there|needed)|does it take|were (?:there|needed))/giu,
    full: '$2 per $1',
  },
  {
    said: 'visits for each order',
    becomes: 'visits per order',
    words:
      /\b(sessions|visits|clicks|searches|page ?views|views) for (?:each|every|one) (order|purchase|booking|sale|signup|trial|lead|ticket|session|visit)(?= ?[?.!,]|$| (?:in|on|for|by|last|this|during)\b)/gi,
    full: '$1 per $2',
  },
  {
    said: 'Which market cancels the most relative to bookings since June?',
    becomes: 'Which market has the most cancels per bookings since June?',
    words:
      /\b(\p{L}+s) (?:the )?most (?:relative to|in relation to|in proportion to) (?:its |their )?(?=\p{L})/giu,
    full: 'has the most $1 per ',
  },
  {
    said: 'The most page views relative to sessions',
    becomes: 'The most page views per sessions',
    also: { 'the most revenue for its sessions': 'the most revenue per sessions' },
    words: everywhere`\bmost ([\p{L}-]+(?: [\p{L}-]+)?) (?:relative to|compared (?:to|with)|in relation to|in proportion to|for (?:its|their)|against (?:its|their)|given (?:its|their)) (?:its |their )?(?!last|this|previous|prior|all|other|the|a|an|average|week|month|quarter|year|day|period|same|usual|weekends?|weekdays?|yesterday|\d|${MONTH_NAMES}|q[1-4])([\p{L}-]+(?: (?!in|on|for|last|this|since|during|over|from|by)[\p{L}-]+)?)(?= ?[?.!,]|$| (?:in|on|for|last|this|since|during|over|from|by)\b)`,
    full: 'most $1 per $2',
  },
  {
    said: 'What percentage of our bookings come from the three largest studios?',
    becomes: 'What percentage of bookings came from the top three studios?',
    words:
      /\bpercentage of (?:the |our |all )?(\p{L}+) (?:come|comes|came|is|are|was|were)(?: from)? the (\d+|two|three|four|five|ten) (?:largest|biggest|strongest|best|top) /giu,
    full: 'percentage of $1 came from the top $2 ',
  },
  // "Sum up orders in January" moves nothing
  {
    said: 'Sum up orders in January',
    becomes: 'total orders in January',
    words:
      /^(?:please )?(?:sum|add|tally|total) up (?:all )?(?:of )?(?:the |our |my )?(?!last|this|what|how|yesterday|where|which)(?=\p{L})/giu,
    full: 'total ',
  },
  // "Tips per order by city" orders nothing
  {
    said: 'Tips per order by city',
    becomes: 'Tips per order for each city',
    words: /\bper (order|booking|visit|session|ticket) by (?=\p{L})/giu,
    full: 'per $1 for each ',
  },
  {
    said: 'How many did Leeds and Glasgow have together?',
    becomes: 'How many did Leeds and Glasgow together have?',
    // The verb may be all that says which number is meant
    also: {
      'how much did instagram and facebook make together?':
        'how much did instagram and facebook together make?',
    },
    words: everywhere`\b(did|do|have|has) (.{2,60}? and .{2,40}?) (bring in|${HAVE}|earn|sell|sold|had|made) (?:together|combined|in total|altogether)(?= ?[?.!,]|$| (?:in|on|for|during|over|last|this|from|between|yesterday|the|since|\d{4}|${MONTH})\b)`,
    full: '$1 $2 together $3',
  },
  {
    said: 'Total sessions on Saturdays and Sundays',
    becomes: 'Total sessions on weekends',
    words:
      /\b(total|overall|combined|sum of|percentage of|percent of|share of|proportion of)\b(.{1,40}?) on saturdays? (?:and|&|\+) sundays?\b/gi,
    full: '$1$2 on weekends',
  },
  {
    said: 'Which share of sessions came from mobile?',
    becomes: 'what share of sessions came from mobile?',
    words: /\bwhich (?=(?:share|percentage|part|fraction|proportion) of\b)/gi,
    full: 'what ',
  },
  {
    said: 'how many times more clicks does mobile have than desktop?',
    becomes: 'ratio of clicks of mobile to desktop?',
    words: everywhere`^how many times (?:as (?:many|much)|more|the) ([\p{L}-]+(?: [\p{L}-]+){0,3}?) (?:does|do|did|has|have|had) (.{1,40}?)(?: (?:${HAVE}|${HAD}|has))? (?:than|as|of|that of) (?=\p{L})`,
    full: 'ratio of $1 of $2 to ',
  },
  {
    said: 'The combined share of the top 3 countries in sessions',
    becomes: 'The what share of sessions came from the top 3 countries',
    words: everywhere`\b(?:combined|total|joint) share of (the (?:top|bottom|\d+) .{3,40}?) in (?=\p{L})([\p{L}-]+(?: (?!${MONTH_NAMES}|in|on|for|during|over|last|this|from|between|yesterday|the|since)[\p{L}-]+)?)(?=[ ?.!,]|$)`,
    full: 'what share of $2 came from $1',
  },
  {
    said: 'How much of our revenue do the 3 biggest sources make up, in percent?',
    becomes: 'what share of revenue do the 3 biggest sources make up?',
    words:
      /^(?:how much|what part|what portion) of (?:the |our |my |all )?(.{3,30}?) (do|does|did) (the .{3,40}?) (?:make up|account for|bring(?: in)?|make|generate)\b(.*?),? (?:in|as a) (?:percent|percentage|%)/gi,
    full: 'what share of $1 $2 $3 make up$4',
  },
  {
    said: 'How much of our revenue falls on weekends, in percent?',
    becomes: 'what share of revenue falls on weekends?',
    words:
      /^(?:how much|what part|what portion) of (?:the |our |my |all )?(.{3,30}?) (falls?|is|was|were|are|came|comes|happens?|happened) ((?:on|at) .*?),? (?:in percent|as a percentage|in %)(?= ?[?.!]|$)/gi,
    full: 'what share of $1 $2 $3',
  },
  {
    said: 'How many times bigger is Vienna than Linz by revenue?',
    becomes: 'ratio of revenue of Vienna to Linz?',
    words: everywhere`^how many times (?:bigger|larger|higher|greater|stronger|more) (?:is|was|are|were) (.{1,40}?) than (.{1,40}?) (?:by|in|on|for|in terms of) ([\p{L}-]+(?: [\p{L}-]+){0,3}?)(?= ?[?.!,]|$| (?:in|on|for|during|over|last|this|from|between|yesterday|the|since|${MONTH_NAMES}|\d{4})\b)`,
    full: 'ratio of $3 of $1 to $2',
  },
  {
    said: 'Visits for one sale',
    becomes: 'Visits per purchase',
    words: /\b(visits|sessions|clicks|searches) (?:for|per) (?:(?:one|an?|each|every) )?sale\b/giu,
    full: '$1 per purchase',
  },
  // How many sales there are, and not what they bring
  {
    said: 'How many sessions does it take to make a sale?',
    becomes: 'How many sessions does it take to make a purchase?',
    words:
      /^(how many .{3,40}? (?:do (?:we|i) need|does it take|did it take|are needed) (?:for|per|to (?:get|make|win|sell)) (?:one|an?|each|every) )sale\b/giu,
    full: '$1purchase',
  },
  {
    said: "What's the value of a Canadian session?",
    becomes: 'revenue per session Canadian ?',
    words:
      /^what(?:['’]s| is| was) (?:the )?(?:average |mean )?(?:value|worth) of (?:one|an?|each|every) (?!order|purchase|booking|sale|cart|basket|transaction)(\p{L}+ )?(session|visit|click)\b/giu,
    full: 'revenue per $2 $1',
  },
  {
    said: 'Time on site per purchase',
    becomes: 'engagement seconds per purchase',
    words:
      /\b(?:average )?(?:time (?:spent )?on (?:the |our )?(?:site|website|page)|engagement time|time spent) per (purchase|order|sale|transaction|lead|conversion|signup|key event)\b/giu,
    full: 'engagement seconds per $1',
  },
  // "How many impressions did the shop need for one click": of whom it is asked stays the end of the question
  {
    said: 'how many impressions did /shop/saws need for one click last month',
    becomes: 'impressions per click /shop/saws last month',
    also: {
      'how many sessions did mobile need for each order in May?': 'sessions per order mobile in May?',
      'how many clicks did the newsletter need to get a sign-up?': 'clicks per sign-up the newsletter?',
    },
    words: everywhere`^how (?:many|much) ([\p{L}-]+(?: (?!(?:did|does|do|has|have|had)\b)[\p{L}-]+)?) (?:did|does|do|has|have|had) (?!(?:we|i|it|you|they)\b)(\S+(?: \S+){0,4}?) (?:need(?:ed|s)?|take|took|taken) (?:for|per|to (?:get|make|win|sell)) (?:one|an?|each|every) (\p{L}[\p{L}-]*)`,
    full: '$1 per $3 $2',
  },
  {
    said: 'impressions needed for one click last month',
    becomes: 'impressions per click last month',
    also: { 'sessions needed to get an order in May': 'sessions per order in May' },
    words:
      /(?<!\bhow (?:many|much) )\b(?!(?:do|did|does|is|are|was|were) )(\p{L}[\p{L}-]*) (?:needed|required|it takes|we need) (?:for|per|to (?:get|make|win|sell)) (?:one|an?|each|every) (?=\p{L})/giu,
    full: '$1 per ',
  },
  {
    said: 'How many sessions do we need for one order?',
    becomes: 'sessions per order?',
    also: { 'how many searches does it take to get a booking?': 'searches per booking?' },
    words:
      /^how many ([\p{L}-]+(?: [\p{L}-]+)?) (?:do (?:we|i) need|does it take|did it take|did (?:we|i) need|are needed|were needed) (?:for|per|to (?:get|make|win|sell)) (?:one|an?|each|every) /giu,
    full: '$1 per ',
  },
  {
    said: 'What did one visitor from the US bring in on average in March?',
    becomes: 'revenue per visitor from the US in March?',
    words: everywhere`^(?!.*\bper\b)(?:what|how much) (?:does|did) (?:one|an?|each|every|the average|an average|the typical|a typical) (visitor|session|visit|user|customer|order|booking|purchase|buyer|guest|click|lead|donor)(.{0,30}?) (?:bring(?: in)?|spend|generate|earn|make|yield)(?: us)?(?: on average)?(?= ?[?.!,]|$| (?:${TIME_BEGINS})\b)`,
    full: 'revenue per $1$2',
  },
  {
    said: 'How many times higher was the conversion rate of /pricing than that of /?',
    becomes: 'ratio of conversion rate of /pricing to /?',
    words:
      /^how many times (?:higher|larger|bigger|greater|as (?:high|large|big|great)) (?:is|was|were|are) (?:the |our )?(\p{L}+(?: \p{L}+){0,3}) (?:of|for|on|in|from) (.{1,40}?) (?:than|as) (?:(?:that|the one|those) )?(?:of |for |on |in |from )?(?=\S)/giu,
    full: 'ratio of $1 of $2 to ',
  },
  {
    said: 'how much more does a Suite booking bring than a Double Room booking?',
    becomes: 'revenue per booking Suite vs Double Room?',
    words:
      /^how much more (?:revenue |money )?(?:does|do|did) an? (.{2,30}?) (\p{L}+) (?:bring(?: in)?|make|earn|generate|cost|spend|pay) than (?:an? )?(.{2,30}?) \2\b/giu,
    full: 'revenue per $2 $1 vs $3',
  },
  {
    said: 'What share of sessions falls on Saturdays?',
    becomes: 'What share of sessions on Saturdays?',
    words: everywhere`\b((?:${SHARE}) of .{3,60}?) (?:falls?|fell|falling) (?:on|into|in|to) `,
    full: '$1 on ',
  },
  {
    said: 'Page views last week and how many of them per session?',
    becomes: 'Page views and Page views per session last week?',
    words:
      /^(\p{L}+(?: \p{L}+)?) ((?:last|this|in|over|during|for) .{3,40}?),? and how many (?:of (?:them|those|these) )?per (\p{L}+)/giu,
    full: '$1 and $1 per $3 $2',
  },
  {
    said: 'attendance rate by city (attended out of bookings)',
    becomes: 'attended per bookings by city',
    also: {
      'sign-up rate (key events per session)': 'key events per session',
      'The apply rate per city in Q2 (applications divided by views)':
        'applications per views per city in Q2',
    },
    words:
      /\b(?:\p{L}+[- ])?\p{L}+ rates?\b([^(]{0,60}?) ?\((?:i\.?e\.?,? |that is,? |meaning |= ?)?(\p{L}+(?: \p{L}+)?) (?:divided by|out of|over|per|\/|÷) (?:all |the |total )?(\p{L}+(?: \p{L}+)?)\)/giu,
    full: '$2 per $3$1',
  },
];
