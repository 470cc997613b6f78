import { everywhere } from '../../../../text/pattern.ts';
import { HAD } from '../../../../vocabulary/having-words.ts';
import { FELL, ROSE } from '../../../../vocabulary/moving-words.ts';
import { TIME_BEGINS } from '../parts/named-words.ts';
import type { Rule } from '../rule.ts';

const TWO_TIMES =
  '(?:(?:last|this) (?:week|month|quarter|year) (?:vs|versus|than|compared)|(?:week|month|year) over|from \\p{L}+(?: \\d{4})? to |between \\p{L}+(?: \\d{4})? and |(?:in )?\\p{L}+(?: \\d{4})? (?:vs|versus|than|compared))';
const withOther = (more: string): RegExp =>
  everywhere`^((?:list |show |name |give me |which are )?(?:all )?(?:the )?\p{L}+(?: \p{L}+)?) (?:with|that had|having) ${more} (?!than\b)([\p{L}-]+(?: [\p{L}-]+)?) (?=${TWO_TIMES})`;

/** Who comes first, with everything that chooses them behind. */
const END_OF_ALL = '(?:most|least|fewest|busiest|quietest|highest|lowest|best|worst|strongest|weakest)';

export const rankingRules: readonly Rule[] = [
  // How full something is no total says: "is it full", which is no word of all of it, is asked as that
  {
    said: 'is Vienna full on weekends',
    becomes: 'how full is Vienna on weekends',
    also: { 'are our hotels fully booked in august': 'how full are our hotels in august' },
    words:
      /^(is|are|was|were) ((?:the |our |my )?(?:\p{L}+ ){1,3}?)(?:nearly |almost |always |usually |often |completely |ever |mostly )?(?:full|fully booked|sold out|booked out)(?=[ ?.!]*$| (?:on|in|at|during|over|this|last) )/giu,
    full: 'how full $1 $2',
  },
  // By which unit "when" is asked stands behind: the best month, and not the best day of each
  {
    said: 'when do people book the most, by month',
    becomes: 'which month do people book the most',
    also: { 'when is revenue highest month wise?': 'which month is revenue highest?' },
    words: everywhere`^when ((?:do|does|did|is|are|was|were|have|has) [^,?]*?\b${END_OF_ALL}\b[^,?]*?),? (?:(?:by|per) (day|week|month|quarter|year|weekday)|(day|week|month|quarter|year|weekday)[- ]?wise)(?=[ ?.!]*$)`,
    full: 'which $2$3 $1',
  },
  {
    said: 'Whose orders grew the most in percent',
    becomes: 'Whose orders grew fastest',
    words: everywhere`\b(${FELL}|${ROSE}) (?:the )?most,? (?:in (?:percent|percentage(?: terms)?|relative terms|%)|percentage[- ]wise|relatively)\b(?!.*\babsolut)`,
    full: '$1 fastest',
  },
  {
    said: 'which two cities together made the most orders',
    becomes: 'which two cities made the most orders',
    words:
      /^which (two|three|four|five|\d+) (\p{L}+(?: \p{L}+)?) (?:together|combined|taken together) (?=\p{L})(?!.*\b(?:more|less|fewer|over|above|at least|at most|under|below|exceed(?:ed)?) )/giu,
    full: 'which $1 $2 ',
  },
  {
    said: 'Which countries are new in March?',
    becomes: 'Which new countries in March?',
    words:
      /^(how many|which|what|any|are there (?:any )?)? ?(\p{L}+(?: \p{L}+)?) (?:are|were|is|was) (?:brand )?new (?=in|this|last|since|compared)/giu,
    full: '$1 new $2 ',
  },
  {
    said: 'Which sources disappeared in March?',
    becomes: 'Which gone sources in March?',
    words:
      /^(how many|which|what|any|are there (?:any )?)? ?(\p{L}+(?: \p{L}+)?) (?:(?:that|which) )?(?:(?:are|were|is|was|have|has) )?(?:gone|disappeared|vanished|dropped out) (?=in|this|last|since|compared)/giu,
    full: '$1 gone $2 ',
  },
  {
    said: 'sources that appeared in March for the first time',
    becomes: 'new sources that in March',
    words:
      /^(how many|which|what)? ?((?!how many\b|who\b|(?:bookings|reservations|appointments|lessons|orders|guests|pupils|patients)\b.* (?:showed|turned) up\b)\p{L}+(?: \p{L}+)?) (?:(?:that|which) )?(?:have |has )?(?:appeared|appear|showed up|show up|came up|turned up|joined) (?:for the first time )?((?:in|this|last) \p{L}+(?: \d{4})?)(?: for the first time)?(?= ?[?.!]|$)/giu,
    full: '$1 new $2 $3',
  },
  {
    said: 'how many customers bought something in may',
    becomes: 'how many customers bought in may',
    words: everywhere`\b(brought in|${HAD}|bought|sold|ordered|have|has) (?:something|anything) (?=in|on|during|last|this)`,
    full: '$1 ',
  },
  // "What sources lost sessions?" is no question about what is connected
  {
    said: 'What sources lost sessions?',
    becomes: 'which sources lost sessions?',
    words:
      /^what (sources?) (?=(?!of data\b|(?:do|are|can|have|is) (?:you|connected|there|we|i|available)\b)\p{L}{3})/giu,
    full: 'which $1 ',
  },
  // The best month of each
  {
    said: 'For every outlet, tell me its best month for takings',
    becomes: 'For every outlet, best month for takings',
    words:
      /^(for (?:every|each) \p{L}+(?: \p{L}+)?),? (?:please )?(?:(?:tell|show|give) (?:me|us) )?(?:what (?:is|was) )?(?:its|their) (?=(?:best|worst|strongest|weakest|biggest|busiest|highest|lowest|top|peak)\b)/giu,
    full: '$1, ',
  },
  // In each of them
  {
    said: 'For each of the 2 cities with the most orders, which channel had the most revenue?',
    becomes: 'of the 2 cities with the most orders, which channel had the most revenue in each?',
    words: everywhere`^for each of (the .{5,90}?), (which|what) (\p{L}+(?: \p{L}+)?) (${HAD}|was|has) the (most|highest|lowest|least|fewest) (.+?)(?=[?.!]?$)`,
    full: 'of $1, $2 $3 $4 the $5 $6 in each',
  },
  {
    said: 'Break the orders of our 2 biggest devices by revenue down by channel',
    becomes: 'orders of our 2 biggest devices by revenue by channel',
    words: /^(?:please )?break (?:the |our )?(?=\p{L})(.{3,90}?) down by (?=\p{L})/giu,
    full: '$1 by ',
  },
  {
    said: 'for the top 3 cities, split the orders by device',
    becomes: 'for the top 3 cities, orders by device',
    words:
      /(?<=^|[,:] |[.!?] |\band |\bplease )(?:please )?split (?:up )?(?:the |our |their |its )?(?=\p{L}+(?: \p{L}+){0,2} (?:by|per) \p{L})/giu,
    full: '',
  },
  // "Rank the pages under /guides/ by sessions" asks for no place of one among others
  {
    said: 'Rank the pages under /guides/ by sessions',
    becomes: 'list pages under /guides/ by sessions',
    words:
      /^rank (?:all |our |the |my )*(?=(?:landing )?(?:pages|urls|paths|posts|articles) (?:that |which )?(?:under|below|in|with|starting|start|containing|contain|beginning)\b)/gi,
    full: 'list ',
  },
  // Those that gained
  {
    said: 'List the channels with more orders last month vs the month before',
    becomes: 'List the channels that gained orders last month vs the month before',
    words: withOther('more'),
    full: '$1 that gained $2 ',
  },
  {
    said: 'show depots that had fewer loans last week than the week before',
    becomes: 'show depots that lost loans last week than the week before',
    words: withOther('(?:fewer|less)'),
    full: '$1 that lost $2 ',
  },
  // "Where does Germany rank by sessions?" orders no list; what a site ranks for is searched for, and no number
  {
    said: 'Where does Germany rank by sessions?',
    becomes: 'Where does Germany rank in sessions?',
    words:
      /\b((?:where|how) (?:do|does|did|is|was) (?!(?:we|i|our site|my site|the site) rank(?:ed)? for ).{1,40}? rank(?:ed)?(?: (?:among|amongst|of|out of) .{3,30}?)?) (?:by|for|on|based on|in terms of|according to|when it comes to) /gi,
    full: '$1 in ',
  },
  {
    said: 'What rank does Germany have among countries by sessions?',
    becomes: 'where does Germany rank in sessions?',
    also: { 'what place is Germany in by sessions?': 'where does Germany rank in sessions?' },
    words:
      /^(?:what|which) (?:rank|place|position) (?:does|do|did|is|was) (.{1,40}?) (?:have|hold|take|occupy|in|at|on)(?: (?:among|amongst|of|out of) (?:all |the |our )?(?:\p{L}+ ?){1,3}?)? ?(?:by|for|in terms of) /giu,
    full: 'where does $1 rank in ',
  },
  {
    said: 'Which country came second in sessions?',
    becomes: 'second biggest country by sessions?',
    words:
      /^(?:which|what) (\p{L}+(?: \p{L}+)?) (?:came|comes|is|was|ranked|ranks|finished|placed) (?:in |at |on )?(second|third|fourth|fifth|sixth|2nd|3rd|4th|5th)(?: place)? (?:in|by|for|on) /giu,
    full: '$2 biggest $1 by ',
  },
  {
    said: 'Number 4 country by sessions',
    becomes: '4th biggest country by sessions',
    also: { 'number 4 page last week': '4th biggest page last week' },
    words:
      /^(?:the |what is the |which is the )?(?:number|no\.|#) ?([2-9]) (\p{L}+(?: \p{L}+)?) (?=by|for|in|last|this|yesterday)/giu,
    full: '$1th biggest $2 ',
  },
  // Chosen by the one number, told the other
  {
    said: 'Add to cart rate of the top 3 products by sessions last month',
    becomes: 'for the 3 products with the most sessions last month, what was the Add to cart rate',
    words: everywhere`^(?!.* (?:together|combined|altogether|overall|in total)\b)(?:what (?:is|was|are|were) )?(?:the |our )?([\p{L}-]+(?: [\p{L}-]+){0,2} (?:per|rate|ratio)(?: [\p{L}-]+){0,3}?) (?:of|for) (?:the |our )?top (\d+|three|five|ten) (\p{L}+(?: \p{L}+)?) by ([\p{L}-]+(?: (?!${TIME_BEGINS})[\p{L}-]+)?)(?= ?[?.!,]|$| )(.*?)(?=[?.!]?$)`,
    full: 'for the $2 $3 with the most $4$5, what was the $1',
  },
  {
    said: 'Which of the last 6 weeks had the most orders?',
    becomes: 'Which week in the last 6 weeks had the most orders?',
    words: everywhere`^(which|what) of the (last|past) (\d+|\p{L}+) (day|week|month|quarter)s (?=(?:${HAD}|was|were|did|has)\b)`,
    full: '$1 $4 in the $2 $3 $4s ',
  },
  {
    said: 'How much revenue did the top 3 channels bring together?',
    becomes: 'How much revenue did the top 3 channels bring?',
    words:
      /^(how (?:many|much) .{3,40}?\bthe (?:(?:top|best|biggest|largest) (?:\d+|two|three|four|five|ten)|(?:\d+|two|three|four|five|ten) (?:top|best|biggest|largest)) (?:(?! by ).){3,40}?) (?:together|combined|in total|altogether)\b/gi,
    full: '$1',
  },
  {
    said: 'clicks of top 5 queries combined',
    becomes: 'total clicks of the top 5 queries',
    words:
      /^(\p{L}+(?: \p{L}+)?) (of|from) (the (?:top|best|biggest|largest) (?:\d+|two|three|four|five|ten) \p{L}+(?: \p{L}+)?) (?:together|combined|in total|altogether)\b/giu,
    full: 'total $1 $2 $3',
  },
  {
    said: 'Any channels where sessions went up but revenue went down?',
    becomes: 'which channels where sessions went up but revenue went down?',
    words: /^(?:are there )?any (\p{L}+(?: \p{L}+)?) (?=where\b)/giu,
    full: 'which $1 ',
  },
  {
    said: 'Within mobile, which country leads in sessions?',
    becomes: 'Within mobile, which country had the most sessions?',
    words:
      /\b((?:which|what) (?!happened\b)\p{L}+(?: (?!(?:did|do|does|have|has|had|get|got|were|was|are|is)\b)\p{L}+)?) (?:leads?|led|is leading|was leading|is ahead|was ahead|comes first|came first) (?:in|on|for|by|with|in terms of|when it comes to) (?=\p{L})/giu,
    full: '$1 had the most ',
  },
  {
    said: 'Which channel had the biggest single day of revenue?',
    becomes: 'Which channel had the biggest day of revenue?',
    words:
      /\b((?:high|low|bigg|larg|small|strong|weak)est|best|worst|top|record|peak) single (?=day|week|month)/gi,
    full: '$1 ',
  },
  // Both of two orders, which is asked about (`refuse-percent-and-absolute.ts`)
  {
    said: 'which source grew most in March, in percent and in absolute terms',
    becomes: 'which source grew most in March, in percent and absolutely',
    also: {
      'which page fell most in relative and absolute terms':
        'which page fell most in relative and absolutely',
    },
    words:
      /(?<=\b(?:percent|relativ).*?)(?:\bin )?\babsolute (?:terms|numbers|figures|values)\b|\bin absolute (?:terms|numbers|figures|values)(?=.*\b(?:percent|relativ))/giu,
    full: 'absolutely',
  },
  // Who lost the most is ranked by how much it was
  {
    said: 'Which page lost most impressions in absolute terms from December to February?',
    becomes: 'Which page lost most impressions from December to February?',
    words: /,? in absolute (?:terms|numbers|figures|values)(?= ?[?.!,]|$| (?:in|from|last|this|between)\b)/gi,
    full: '',
  },
];
