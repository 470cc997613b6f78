import { everywhere, once } from '../../../../text/pattern.ts';
import { AGAINST } from '../parts/named-words.ts';
import { MONTH, type Rule } from '../rule.ts';

const PEOPLE = '(?:visitors|users|people|customers|shoppers|visits|sessions|traffic)';
const BUY =
  '(?:buy|purchase|order|convert|place an order|make a purchase|become customers)(?: something| anything)?';

const MOST_OF =
  "(?:most of|the (?:majority|bulk|largest part|largest share|biggest part|biggest share|lion['’]s share) of) (?:all )?(?:our |the |my |your |all )?";

/** What owners ask of money, of chances and of what was worth it, in the words that they have for it. */
export const ownersSpeechRules: readonly Rule[] = [
  {
    said: 'only the ones we actually pay for, cheapest on top',
    becomes: 'only the ones with ad cost of more than 0, cheapest on top',
    also: { 'only channels that we spend money on': 'only channels with ad cost of more than 0' },
    means: '0',
    words:
      /^((?:only|just) (?:the |those )?(?:ones?|those|channels?|sources?|campaigns?|mediums?)) (?:that |which )?(?:we|i) (?:actually |really )?(?:pay for|paid for|spend (?:money )?on|spent (?:money )?on)(?=[,?.!]|$)/giu,
    full: '$1 with ad cost of more than 0',
  },
  {
    said: 'which categories spent money but got no applications',
    becomes: 'which categories had ad cost of more than 0 but no applications',
    also: {
      'which channels cost us money but bring few leads last month':
        'which channels had ad cost of more than 0 but few leads last month',
    },
    means: '0',
    words:
      /^((?:which|what) (?:of our )?\p{L}+(?: \p{L}+)?) (?:spent|spend|cost us|cost|costs us|burn|burned|ate|eat) (?:our |any )?(?:money|budget) (?:but|and|yet) (?:got|get|gets|brought|bring|brings|brought us|bring us|had|have|has|made|make) (?=(?:no|zero|few|the fewest) \p{L})/giu,
    full: '$1 had ad cost of more than 0 but ',
  },
  // The rest of them is confirmed: one share tells both
  {
    said: 'Measure the percentage of confirmed vs. canceled bookings',
    becomes: 'the percentage of bookings canceled',
    also: { 'share of completed versus cancelled orders by city': 'share of orders cancelled by city' },
    words:
      /^(?:(?:please )?measure )?((?:the |what )?(?:percentage|share|proportion|percent) of )(?:all )?(?:confirmed|completed|kept|active) (?:vs\.?|versus|and|to|against) (cancell?ed) (bookings|orders|reservations|lessons|appointments|viewings)\b/giu,
    full: '$1$3 $2',
  },
  {
    said: 'Spot trends by destination: where do they cancel the most?',
    becomes: 'which destination do they cancel the most?',
    words:
      /^(?:(?:spot|see|find|show|identify|look for) )?(?:the )?(?:trends?|patterns?|differences?) by (\p{L}+(?: \p{L}+)?)[:,–-]+ where (?=(?:do|did) (?:they|people|customers|guests|we) )/giu,
    full: 'which $1 ',
  },
  {
    said: 'and how much money went back to customers over it, same split',
    becomes: 'and how much was refunded, same split',
    also: { 'how much money did we give back last month': 'how much was refunded last month' },
    words:
      /\b(how much)(?: money| cash)? (?:went back|was (?:paid|given|sent) back|(?:did|do) we (?:pay|give|send|hand) back)(?: to (?:our |the )?(?:customers?|guests?|clients?|people|buyers?))?(?: (?:over|because of|for) (?:it|that|this|them|those))?/giu,
    full: '$1 was refunded',
  },
  // From where each part of it came, the largest first, tells where most of it did
  {
    said: 'where does most of our traffic come from?',
    becomes: 'where does our web traffic come from?',
    also: { 'Where is the majority of our traffic coming from': 'Where is our web traffic coming from' },
    words: everywhere`\b(where) (do|does|did|is|are|was|were) ${MOST_OF}(?:web(?:site)? |site )?(?:traffic|visits) (?:(?:most|mostly|mainly) )?(com(?:e|es|ing)) from\b(?!.*\b(?:by|per|each)\b)`,
    full: '$1 $2 our web traffic $3 from',
  },
  {
    said: 'where do most of our bookings come from?',
    becomes: 'where do our bookings come from?',
    words: everywhere`\b(where) (do|does|did|is|are|was|were) ${MOST_OF}((?!them\b|it\b|that\b|this\b|those\b|these\b)\p{L}+(?: \p{L}+){0,2}) (com(?:e|es|ing)) from\b(?!.*\b(?:by|per|each)\b)`,
    full: '$1 $2 our $3 $4 from',
  },
  {
    said: 'How was revenue last month and where did most of it come from?',
    becomes: 'How was revenue last month and where did it come from?',
    words: everywhere`\b(and where (?:do|does|did|is|are|was|were)) (?:most|the majority|the bulk) of (it|that|them|those) (com(?:e|es|ing) from)\b`,
    full: '$1 $2 $3',
  },
  {
    said: 'Is it true that mobile users buy less than desktop users?',
    becomes: 'did mobile users buy less than desktop users?',
    words: /^is it (?:true|correct|right|the case) that /iu,
    full: 'did ',
  },
  {
    said: 'Are returning visitors worth more per session than new ones?',
    becomes: 'do returning visitors bring more revenue per session than new ones?',
    words: /^(?:are|is|were|was) (.{2,40}?) worth (more|less) per (?=\p{L})/iu,
    full: 'do $1 bring $2 revenue per ',
  },
  {
    said: 'Do returning visitors stay longer than new ones?',
    becomes: 'Do returning visitors spend more time per session than new ones?',
    words: /^(do|does|did) (.{2,40}?) stay longer (?:(?:per|each) (?:session|visit) )?(?=than )/iu,
    full: '$1 $2 spend more time per session ',
  },
  {
    said: 'who stays longer, mobile or desktop users?',
    becomes: 'time per session of mobile vs desktop users?',
    words: /^who (?:stays|stayed) (?:the )?longer[,:]? (.{2,30}?) or (?=\p{L})/iu,
    full: 'time per session of $1 vs ',
  },
  {
    said: 'Are mobile users less likely to buy?',
    becomes: 'do mobile users convert worse than the rest?',
    words: once`^(?:are|were) (.{2,30}? ${PEOPLE}) (?:less|more) likely to ${BUY}(?=[?.!]?$|,? (?:in|last|this|since|during|over) )`,
    full: 'do $1 convert worse than the rest',
  },
  {
    said: 'Which channel is most likely to convert?',
    becomes: 'Which channel had the highest conversion rate?',
    words: once`\b(?:(?:is|are|was|were|has|have) )?(?:the )?(?:${PEOPLE} )?(?:that (?:is|are) )?most likely to ${BUY}(?=[?.!]?$|,? (?:in|last|this|since|during|over) )`,
    full: 'had the highest conversion rate',
  },
  {
    said: 'How many euros did we make so far this month?',
    becomes: 'how much revenue did we make so far this month?',
    words:
      /\bhow (?:many|much) (?:euros?|dollars?|pounds|francs|bucks|cash|\$|€|£) (?=(?:did|have|do|has) (?:we|i|the (?:site|shop|store))\b)/giu,
    full: 'how much revenue ',
  },
  {
    said: 'Difference in sessions between weekdays and weekends',
    becomes: 'sessions on weekdays vs on weekends',
    words:
      /^(?:what (?:is|was) )?(?:the )?difference (?:in|of) ([\p{L} -]{3,40}?) between (weekdays|weekends|workdays) and (?:the )?(weekdays|weekends|workdays)\b/iu,
    full: '$1 on $2 vs on $3',
  },
  {
    said: 'Where does Austria stand against Switzerland in revenue and orders in Q3?',
    becomes: 'compare Austria with Switzerland in revenue and orders in Q3?',
    words: once`^where (?:does|do|did) (.{2,30}?) stand (?:${AGAINST}) (.{2,30}?) (?=in |on |for )`,
    full: 'compare $1 with $2 ',
  },
  {
    said: 'Which pages lost clicks and impressions at the same time in the last 4 weeks?',
    becomes: 'Which pages lost clicks and impressions in the last 4 weeks?',
    words: /(?<= and [\p{L} ]{3,25}),? at the same time\b/giu,
    full: '',
  },
  {
    said: 'What made the 9 March week so strong?',
    becomes: 'what happened in the week of March 9?',
    words: once`^what made (?:the )?(\d{1,2})(?:st|nd|rd|th)? (${MONTH}) week so (?:strong|good|successful|big|weak|bad|slow|quiet|different)(?=[?.!]?$)`,
    full: 'what happened in the week of $2 $1',
  },
  {
    said: 'What made the week of March 9 so strong?',
    becomes: 'what happened in the week of March 9?',
    words: once`^what made (the week (?:of|from|beginning|starting) (?:${MONTH} \d{1,2}|\d{1,2} ${MONTH})) so (?:strong|good|successful|big|weak|bad|slow|quiet|different)(?=[?.!]?$)`,
    full: 'what happened in $1',
  },
  {
    said: 'Do newsletter visitors spend more per order than organic visitors?',
    becomes: 'average order value of newsletter visitors vs organic visitors?',
    words: once`^(?:do|did) (.{2,30}? ${PEOPLE}) (?:spend|pay) (?:more|less) per (?:order|purchase|transaction) than (.{2,30}?)(?=[?.!]?$|,? (?:in|last|this|since|during) )`,
    full: 'average order value of $1 vs $2',
  },
  {
    said: 'Did the patio campaign pay off?',
    becomes: 'was the patio campaign worth it?',
    words: /^(?:did|does|is|has) (.{3,40}?) (?:pay|paying|paid) off(?=[?.!]?$)/iu,
    full: 'was $1 worth it',
  },
  // A time of the year is a month of it; the year itself is none
  {
    said: 'When are we busiest in the year',
    becomes: 'which month is our busiest',
    also: {
      'which season is our busiest?': 'which month is our busiest?',
    },
    words:
      /^(?:(?:what|which) (?:(?:time|part|period|season|month)s? of (?:the |a )?year|season) (?:is|are|was|were) (?:our|my|the|we) (busiest|quietest|slowest|strongest|weakest)(?: (?:one|time|season|period|in))?|when (?:are|is|were|was) (?:we|it|the (?:site|shop|store|website)) (?:the )?(busiest|quietest|slowest|strongest|weakest) (?:in|during|of|over) (?:the|a) year)(?= ?[?.!]?$)/iu,
    full: 'which month is our $1$2',
  },
  // Which pages did so is told of what came in less; where "we" do, costs would have to tell
  {
    said: 'Where are we losing the most money?',
    becomes: 'Where are we losing money?',
    words:
      /^(where (?:are|is|do|does|did|have) (?:we|i|the (?:site|shop|store)|our (?:site|shop|store)) los(?:e|ing|t)) (?:the )?most (?=money\b)/iu,
    full: '$1 ',
  },
  {
    said: 'which products are viewed a lot but rarely bought?',
    becomes: 'which products have many views but few purchases?',
    also: {
      'items that are seen often but hardly ever purchased': 'items that have many views but few purchases',
    },
    words:
      /\b(?:is|are|were|get|got) (?:viewed|seen|looked at) (?:a lot|often|frequently|very often|many times),? but (?:are )?(?:(?:only )?rarely|seldom|hardly(?: ever)?|almost never|not often) (?:bought|purchased|sold|ordered)\b/giu,
    full: 'have many views but few purchases',
  },
];
