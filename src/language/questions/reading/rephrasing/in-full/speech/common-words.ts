import { MONTH_NAMES } from '../../../../dates/calendar-words.ts';
import { everywhere, once } from '../../../../text/pattern.ts';
import { SHARE } from '../parts/named-words.ts';
import { MONTH, type Rule } from '../rule.ts';

/** What is counted one by one, and may bring money each */
const ONE =
  '(trial|booking|order|purchase|session|visit|visitor|user|customer|guest|subscriber|download|lead|click|ticket|sign-?up|member|night|reader|listener)';
const BRINGS = '(?:bring(?: us)?(?: in)?|earn(?: us)?|make(?: us)?|yield(?: us)?)';

/** Whose price is meant; a campaign or a click is expensive by what is paid for it. */
const PRICED =
  '(?!paid\\b|traffic\\b|marketing\\b|campaigns?\\b|channels?\\b|keywords?\\b|clicks?\\b|ads?\\b|leads?\\b|sources?\\b)';
const ONE_PRICED = `${PRICED}(?!\\p{L}+s\\b)(\\p{L}+(?: (?!we\\b|i\\b|that\\b|on\\b|by\\b|in\\b|for\\b|from\\b|average\\b)\\p{L}+)?)`;
const MANY_PRICED = `${PRICED}(\\p{L}+s)`;
const BEHIND = '(?=[?.!,]?$|,? (?:in|on|for|from|last|this|since|during|over|by|per) )';

const priced = (word: string, most: string, words: string): readonly Rule[] => [
  {
    said: `which category has the ${word} items on average?`,
    becomes: `which category has the ${most} average price?`,
    words: everywhere`\b(has|had|have|with|sells?|sold|offers?) (?:the )?(?:${words}) (?:items|products|things|articles|rooms|goods)(?: on average)?${BEHIND}`,
    full: `$1 the ${most} average price`,
  },
  {
    said: `what is the ${word} category`,
    becomes: `which category has the ${most} average price`,
    words: once`^(?:what|which)(?: is| was|['’]?s)? (?:our |the )?(?:${words}) ${PRICED}(\p{L}+(?: \p{L}+)?)${BEHIND}`,
    full: `which $1 has the ${most} average price`,
  },
  {
    said: `the ${word} category we have`,
    becomes: `which category has the ${most} average price`,
    words: once`^(?:(?:what|which)(?: is| was|['’]?s)? )?(?:our |the )?(?:${words}) ${ONE_PRICED}(?: (?:that )?(?:we|i) (?:sell|have|offer|stock)| on average|,? (?:by )?average price)*${BEHIND}`,
    full: `which $1 has the ${most} average price`,
  },
  {
    said: `3 ${word} products`,
    becomes: `${most === 'highest' ? 'top' : 'bottom'} 3 products by average price`,
    words: once`^(?:(?:what|which) are )?(?:our |the )?(?:(?:top|bottom) )?(\d+|three|five|ten) (?:${words}) ${MANY_PRICED}(?: (?:that )?(?:we|i) (?:sell|have|offer|stock)| on average|,? (?:by )?average price)*${BEHIND}`,
    full: `${most === 'highest' ? 'top' : 'bottom'} $1 $2 by average price`,
  },
  {
    said: `${word} products`,
    becomes: `products by average price, ${most} first`,
    words: once`^(?:(?:what|which) are )?(?:our |the )?(?:${words}) ${MANY_PRICED}(?: (?:that )?(?:we|i) (?:sell|have|offer|stock)| on average|,? (?:by )?average price)*((?: (?:in|last|this|since|during|over|on|from) [^,?]{3,30})?)(?=[?.!]?$)`,
    full: `$1 by average price$2, ${most} first`,
  },
  {
    said: `which category is the ${word}?`,
    becomes: `which category has the ${most} average price?`,
    words: once`^(which|what) ${PRICED}(\p{L}+(?: \p{L}+)?) (?:is|are|was|were) (?:the )?(?:${words})${BEHIND}`,
    full: `$1 $2 has the ${most} average price`,
  },
];

/** Words of everyday for what the data say otherwise. */
export const commonWordRules: readonly Rule[] = [
  // What a price is one of is no split
  {
    said: 'average price of sold item per category, q3',
    becomes: 'average price per category, q3',
    also: { 'mean price of the items sold by category': 'average price by category' },
    words: everywhere`\b(?:average|avg\.?|mean) price of (?:(?:an|a|the|our|all|each|one) )?(?:(?:sold|purchased|bought) )?(?:items?|products?|articles?|units?|pieces?)(?: (?:that (?:was|were) |we )?(?:sold|purchased|bought))?(?=,? (?:per|by|in each|for each|in each|in|last|this|q[1-4])\b|, |[?.!]?$)`,
    full: 'average price',
  },
  // What is delivered are the letters: one number, and no second one beside those that were sent
  {
    said: 'what proportion of delivered emails were opened?',
    becomes: 'what proportion of delivered were opened?',
    words: /\bdelivered (?:e-?mails|mails|messages|newsletters)\b/giu,
    full: 'delivered',
  },
  {
    said: 'percentage of revenue given as discount',
    becomes: 'discount as a percentage of revenue',
    words: once`^(?:(?:what|which) )?(${SHARE}) of (?:our |the )?(revenue|takings|income|sales) (?:(?:is|was|were|are) )?(?:given|paid|lost|handed)(?: away| out| back)? (?:as|in|to) (\p{L}+)(?=[?.!]?$| (?:in|by|for|last|this|since|during|over) )`,
    full: '$3 as a $1 of $2',
  },
  // How many took it, and nothing that went up
  {
    said: 'take-up of audio guides by site',
    becomes: 'audio guides rate by site',
    words:
      /\b(?:the )?(?:take[- ]?up|uptake)(?: rates?)? of (?:the |our )?(\p{L}+(?: (?!by|in|on|for|at|per|last|this)\p{L}+)?)/giu,
    full: '$1 rate',
  },
  {
    said: 'audio guide take-up by site',
    becomes: 'audio guide rate by site',
    also: { 'Audio guide take up rate last month': 'Audio guide rate last month' },
    words:
      /(?<=\p{L} )(?:take[- ]?up rates?|take-up|takeup|uptake(?: rates?)?|take up(?= by\b))(?=[?.!]?$| (?:in|on|for|at|by|per|last|this|since|during|over)\b)/giu,
    full: 'rate',
  },
  {
    said: "what share of each campaign's donations is recurring",
    becomes: 'what share of donations is recurring by campaign',
    words: once`^((?:what|which) (?:${SHARE}) of) (?:each|every) (\p{L}+(?: \p{L}+)?)['’]s? (\p{L}+) ((?:is|are|was|were) \p{L}+(?:[ -]\p{L}+)?)(?=[?.!]?$)`,
    full: '$1 $3 $4 by $2',
  },
  // A place, and no name with "second" in it
  {
    said: 'second best seller in May',
    becomes: 'second most sold product in May',
    also: { 'the 2nd best selling item': 'the 2nd most sold product' },
    words:
      /\b(second|third|fourth|fifth|2nd|3rd|4th|5th)[- ]best[- ]?(?:sellers?|selling (?:items?|products?))\b/giu,
    full: '$1 most sold product',
  },
  {
    said: 'no. of newsletters with more than 5000 opens',
    becomes: 'number of newsletters with more than 5000 opens',
    words: /(?<![\p{L}\p{N}])(?:no|nr|num)\.? of (?=\p{L})/giu,
    full: 'number of ',
  },
  {
    said: 'who is our best instructor',
    becomes: 'which instructor is the best',
    also: { 'who is our most read author last month': 'which author is the most read last month' },
    words:
      /^who(?: is| was| are| were|['’]?s|['’]re) (?:our|the|my) (best|worst|top|busiest|(?:most|least) [\p{L}-]+) (?!customer|client|user|visitor|buyer|member|donor|subscriber|reader|guest|shopper|spender|person|people)(\p{L}+)(?=[?.!]?$| (?:in|last|this|since|during|over|by) )/iu,
    full: 'which $2 is the $1',
  },
  {
    said: 'cheapest paid channel per lead last month',
    becomes: 'which paid channel has the lowest cost per lead last month',
    words:
      /^(?:(?:which|what)(?: is| was)? )?(?:our |the )?(?:cheapest|least expensive) (\p{L}+(?: \p{L}+)?) per (?=(?:lead|click|conversion|sign-?up|customer|acquisition|install|sale|order|purchase|booking|trial)\b)/iu,
    full: 'which $1 has the lowest cost per ',
  },
  // Where visits come from has no price, but costs
  {
    said: 'which traffic source is the cheapest',
    becomes: 'which traffic source has the cheapest ad cost',
    also: { 'our cheapest channel last month': 'which channel has the cheapest ad cost last month' },
    words:
      /^(?:(?:which|what)(?: is| was|['’]?s)? )?(?:our |the )?(?:cheapest|least expensive) ((?:traffic |marketing |ad |paid )*(?:sources?|channels?|mediums?|campaigns?|keywords?))(?=[?.!]?$| (?:in|last|this|since|during|over) )|^which ((?:traffic |marketing |ad |paid )*(?:sources?|channels?|mediums?|campaigns?|keywords?)) (?:is|was|are) (?:the )?(?:cheapest|least expensive)(?=[?.!]?$| (?:in|last|this|since|during|over) )/iu,
    full: 'which $1$2 has the cheapest ad cost',
  },
  ...priced('priciest', 'highest', 'priciest|most expensive|dearest|costliest'),
  ...priced('cheapest', 'lowest', 'cheapest|least expensive'),
  {
    said: 'how much is a ticket on average',
    becomes: 'average price of a ticket',
    also: { 'what does a lesson in Ashby cost': 'average price of a lesson in Ashby' },
    words:
      /^(?:how much (?:is|was)|what (?:is|was) the price of) (?:an?|the average) (?!night|room|visit|session|user|lead|click|customer|conversion|subscriber|follower)(?!.*\bworth\b)(\p{L}+(?: \p{L}+)?)(?: on average)?(?=[?.!]?$| (?:in|last|this|since|during|over) )|^what (?:does|did) (?:an?|the average) (?!night|room|click|lead|conversion|sign|customer|visit|session|user|download|install|subscriber|follower)(\p{L}+(?: (?!us\b)\p{L}+){0,3}?) cost(?: on average)?(?=[?.!]?$| (?:in|last|this|since|during|over) )/iu,
    full: 'average price of a $1$2',
  },
  {
    said: 'Which newsletter earns the most ad money per email sent?',
    becomes: 'Which newsletter has the most ad money per email sent?',
    words:
      /^(which \p{L}+(?: \p{L}+)?) (?:earns?|earned|makes?|made|brings?(?: in)?|brought(?: in)?|takes?(?: in)?|took(?: in)?) the (most|least) (?!per\b)(?=\p{L}+(?: \p{L}+){0,2} per )/iu,
    full: '$1 has the $2 ',
  },
  {
    said: "how many booking requests didn't turn into bookings in August?",
    becomes: 'how many booking requests but not bookings in August?',
    also: {
      'sign ups that never led to an order last month': 'sign ups but not order last month',
    },
    words:
      /(?<=\p{L}) (?:(?:that|which|who) )?(?:did not|did ?n['’]?t|do not|do ?n['’]?t|never|have not|have ?n['’]?t|had not) (?:turn(?:ed)? into|become|became|convert(?:ed)? (?:in)?to|lead to|led to|end(?:ed)? (?:up )?(?:in|as|with)|result(?:ed)? in|make it (?:in)?to) (?:an? |any )?(?=\p{L})/giu,
    full: ' but not ',
  },
  {
    said: 'items viewed but never bought last week',
    becomes: 'which items were viewed but never bought last week',
    also: {
      'show me the products added to cart but never ordered':
        'which products were added to cart but never ordered',
    },
    words:
      /^(?:(?:show|list|give)(?: me)? )?(?:the |our |all )?(items|products) (?:(?:that|which) )?(?:(?:were|was|got|have been) )?((?:added|put|viewed)\b[^,.?!]{0,20}?) (?:but|and|yet) (?:were |was )?never (bought|purchased|sold|ordered)\b/giu,
    full: 'which $1 were $2 but never $3',
  },
  {
    said: 'How many items were added to cart but never bought last week?',
    becomes: 'How many items added to cart but not items purchased last week?',
    words:
      /(?<!\b(?:which|what)(?: of (?:our|the))? )\b(items|products) (?:(?:that|which) )?(?:(?:were|was|got|have been) )?((?:added|put|viewed)\b[^,.?!]{0,20}?) (?:but|and) (?:were |was )?(?:never|not) (?:bought|purchased|sold|ordered)\b/giu,
    full: '$1 $2 but not items purchased',
  },
  {
    said: 'paid vs organic google revenue',
    becomes: 'paid google vs organic google revenue',
    words:
      /\b(paid|organic) (vs\.?|versus|and|or|against) (paid|organic) (google|bing|facebook|instagram|linkedin|tiktok|pinterest|youtube)\b/giu,
    full: '$1 $4 $2 $3 $4',
  },
  {
    said: 'which country opens the most, as a rate?',
    becomes: 'which country has the highest open rate?',
    words:
      /^((?:which|what) \p{L}+(?: \p{L}+)?) opens (?:the )?(?:most|more),? (?:as a (?:rate|percentage|share)|rate[- ]wise|percentage[- ]wise|by rate)\b/iu,
    full: '$1 has the highest open rate',
  },
  {
    said: 'when did the free readers upgrade most, which month?',
    becomes: 'in which month did the free readers upgrade most?',
    words: /^when (did|do|does) ([^,?]{3,60}),? (?:which|what) (day|week|month|quarter|year)(?=[?.!]?$)/iu,
    full: 'in which $3 $1 $2',
  },
  {
    said: 'how much does a trial bring in on average? revenue / trials, this year',
    becomes: 'revenue per trials this year',
    words: once`^how much (?:does|did) (?:an?|each|one|the average) ${ONE} ${BRINGS}(?: on average)?[?.,]? \(?(\p{L}+(?: \p{L}+)?) ?(?:\/|÷|per|divided by) ?(\p{L}+)\)?,?`,
    full: '$2 per $3',
  },
  {
    said: 'how much did a booking bring in on average last month?',
    becomes: 'revenue per booking last month?',
    words: once`^how much (?:does|did) (?:an?|each|one|the average) ${ONE} ${BRINGS}(?: on average)?(?=[?.!]?$| (?:in|last|this|since|during|over|by|on(?! average)|from) )`,
    full: 'revenue per $1',
  },
  {
    said: 'what % of our revenue last month came from direct bookings?',
    becomes: 'what % of our revenue last month came from direct?',
    words: once`^((?:what|which) (?:${SHARE}) of (?:our |the |all )*(?:revenue|income|turnover|takings)(?: .{3,30}?)? (?:came|comes|come) (?:from|through|via) (?!cancell?ed|lost|new|repeat|returning|refunded|first|all|our|the)\p{L}+(?: \p{L}+)?) (?:bookings|orders|purchases|reservations|sessions|visits)\b`,
    full: '$1',
  },
  {
    said: 'add to cart rate by device in sept (adds per view)',
    becomes: 'add to cart rate by device in sept (items added to cart per items viewed)',
    words: /\badds (?:per|\/) (?:item |product )?views?\b/giu,
    full: 'items added to cart per items viewed',
  },
  {
    said: 'purchases by app version since 6.1 came out (oct 5)',
    becomes: 'purchases by app version since oct 5',
    also: { 'sessions since version 2.0 was released on 5 October': 'sessions since 5 October' },
    words: everywhere`\bsince (?:the )?(?:version |v\.? ?)?\d+(?:\.\d+)+ (?:came out|launched|went live|was released|was launched|was out|shipped) (?:\(|on )((?:${MONTH} \d{1,2}|\d{1,2} ${MONTH})(?:,? \d{4})?)\b\)?`,
    full: 'since $1',
  },
  {
    said: 'Which newsletters sent nothing in the last 30 days?',
    becomes: 'Which newsletters sent no emails in the last 30 days?',
    words: /\bsent (?:nothing|not a thing|not a single (?:mail|email))(?= |[?.!]?$)/giu,
    full: 'sent no emails',
  },
  {
    said: 'What share of emails goes to gmail addresses?',
    becomes: 'What share of emails was sent to gmail?',
    words:
      /\b(?:goes|go|went|is sent|was sent|are sent|were sent) to (\p{L}+) (?:addresses|accounts|inboxes|mailboxes)\b/giu,
    full: 'was sent to $1',
  },
  {
    said: 'which source grew most in trials in october vs september, in percent?',
    becomes: 'which source grew most in trials in october vs september in percent?',
    words: /(?<=\bgrew .{5,80}), (?=in (?:percent|%|relative terms|percentage terms)[?.!]?$)/iu,
    full: ' ',
  },
  // Of these days alone; how it stood before is a question of its own
  {
    said: 'Did overcast overtake the web player in downloads in october?',
    becomes: 'Did overcast have more downloads than the web player in october?',
    words: once`^(did|has|have) (.{2,30}?) (?:overtake|overtaken|surpass|surpassed|outstrip|outstripped) (.{2,30}?) (?:in|on|by) (?!${MONTH_NAMES}|the\b|\d|q\d|last|this)(\p{L}+(?: \p{L}+)?)(?=[?.!]?$| (?:in|last|this|since|during|over) )`,
    full: '$1 $2 have more $4 than $3',
  },
  {
    said: 'Which app versions have the largest user base?',
    becomes: 'Which app versions have the most users?',
    words: /\b(?:largest|biggest|highest) (user|visitor|customer|reader|subscriber)[- ]?base\b/giu,
    full: 'most $1s',
  },
  {
    said: 'a full breakdown of my traffic metrics for March',
    becomes: 'all metrics for March',
    also: { 'show me all of our website metrics for March': 'show me all metrics for March' },
    words:
      /\b(?:all(?: of)?|(?:an? |the )?(?:full|complete|entire) (?:breakdown|overview|picture|summary|list) of(?: all)?) (?:(?:my|our|the) )?(?:traffic|site|website|web) metrics\b/giu,
    full: 'all metrics',
  },
];
