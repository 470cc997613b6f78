import { everywhere, once } from '../../../../text/pattern.ts';
import { HAD } from '../../../../vocabulary/having-words.ts';
import { AGAINST } from '../parts/named-words.ts';
import { MONTH, type Rule, WEEKDAY } from '../rule.ts';

const AND = String.raw` ?(?:and|&|-|–|\/|to) ?(?:the )?`;
/** "6 and 7", "13th-14th": a weekend has no other days. */
const DAYS_IN_A_ROW = `(?:${Array.from({ length: 30 }, (_, at) => `${at + 1}(?:st|nd|rd|th)?${AND}${at + 2}`).join('|')})(?!\\d)`;

/** Stretches that run or have just ended, halves of one, weekends and days of the week. */
export const stretchRules: readonly Rule[] = [
  {
    said: 'how busy are mondays compared to thursdays',
    becomes: 'on mondays vs on thursdays',
    words: once`^how busy (?:are|were) (?:the |our |an? )?(${WEEKDAY})s? (?:${AGAINST}) (?:on )?(?:the |our |an? )?(${WEEKDAY}|weekend|weekday)s?(?= ?[?.!]*$| (?:in|this|last|since|over|during) )`,
    full: 'on $1s vs on $2s',
  },
  {
    said: 'is the saturday worth it? fees per day saturday vs weekday in 2026',
    becomes: 'fees per day saturday vs weekday in 2026',
    words: once`^(?:is|are) (?:the |our |an? )?(?:${WEEKDAY}|weekend)s? (?:really )?worth (?:it|opening|the (?:money|trouble|effort))[?,:] (?=.{8})`,
    full: '',
  },
  // Beside all of these a single name of a day is all of them, too
  {
    said: 'fees per day saturday vs weekday in 2026',
    becomes: 'fees per day saturdays vs weekdays in 2026',
    words: everywhere`\b(${WEEKDAY})s? (vs\.?|versus) (weekday|weekend)s?\b`,
    full: '$1s $2 $3s',
  },
  // Weeks from Monday to Sunday would leave out the first days of the month, and take days of the next one for its last
  {
    said: 'last week of march vs first week',
    becomes: 'last 7 days of march vs first 7 days of march',
    also: {
      'sessions: first week of march 2026 compared to the last week of march 2026':
        'sessions: first 7 days of march 2026 compared to last 7 days of march 2026',
    },
    words: everywhere`\b(?:the )?(first|last) (?:full )?week (?:of|in) (${MONTH}(?: (?:19|20)\d\d)?),? (${AGAINST}) (?:the |its )?(?!\1)(first|last)(?: week(?: (?:of|in) (?:\2|the month|it))?| one)(?! (?:of|in) )\b`,
    full: '$1 7 days of $2 $3 $4 7 days of $2',
    means: '7',
  },
  {
    said: 'sales so far in 2025',
    becomes: 'sales in 2025',
    words: /\bso far in (?=20\d\d\b)/gi,
    full: 'in ',
  },
  {
    said: 'This year, what did we turn over in Q1?',
    becomes: 'what did we turn over in Q1 of This year?',
    words: once`^((?:this|last) year), (?!.*\b(?:vs|versus|than|compared|against|20\d\d)\b)(.*\b(?:in|for|during) (?:q[1-4]|${MONTH}))(?= ?[?.!]*$)`,
    full: '$2 of $1',
  },
  // "For each day of the week" is by Monday to Sunday
  {
    said: 'For each day of the week',
    becomes: 'by day of week',
    words: /\b(?:for |on |by )?(?:each|every) day of (?:the )?week\b(?! (?:of|from|before|after)\b)/gi,
    full: 'by day of week',
  },
  {
    said: 'In the month of March',
    becomes: 'In March',
    words: everywhere`\b(?:the|the whole|the full) month of (?=${MONTH}\b)`,
    full: '',
  },
  {
    said: 'In the week that just ended',
    becomes: 'last week',
    words:
      /\b(?:(?:in|during|for|over) )?the (?:(?:full|whole|calendar) )?(week|month|quarter|year) (?:that (?:has |just |has just )?(?:ended|finished|passed|closed|went by)|just (?:ended|finished|passed|closed|gone|past))\b/gi,
    full: 'last $1',
  },
  {
    said: 'tips per month since we started tracking',
    becomes: 'tips per month since the beginning',
    words:
      /\bsince (?:we|i|the (?:site|shop|store)|it) (?:started|began|launched|opened|went live|existed?)(?: (?:tracking|measuring|counting|collecting(?: data)?|recording|selling|business|out))?(?= ?[?.,!]|$)/gi,
    full: 'since the beginning',
  },
  {
    said: 'rhubarb saison litres per week since launch',
    becomes: 'rhubarb saison litres per week since the beginning',
    also: {
      'iced tea jug since its launch, week by week': 'iced tea jug since the beginning, week by week',
      'tickets at Airport Desk since opening': 'tickets at Airport Desk since the beginning',
    },
    words:
      /\bsince (?:(?:its|their|his|her) )?(?:launch|release|introduction|debut|opening|start)(?= ?[?.,!]|$)/gi,
    full: 'since the beginning',
  },
  {
    said: 'How is this month going so far?',
    becomes: 'How is this month going?',
    words: /\b(this (?:week|month|quarter|year)\b.{0,40}?),? so far(?= ?[?.!]|$)/gi,
    full: '$1',
  },
  // As many days are compared anyway
  {
    said: 'revenue this month vs the same days in June',
    becomes: 'revenue this month vs June',
    also: {
      'November purchases compared with the same days in October': 'November purchases compared with October',
    },
    words: everywhere`\b((?:this (?:month|quarter|year)|^${MONTH}(?: (?!vs)\p{L}+){1,2})(?:,? so far| to date)?,? (?:${AGAINST})) (?:the )?(?:exact )?same (?:number of )?(?:days|dates|period|stretch|time|timeframe) (?:in|of|during|from) (?=(?:${MONTH}|last|the (?:previous|prior))\b)`,
    full: '$1 ',
  },
  {
    said: 'Which single day in March got the most page views?',
    becomes: 'which day in March got the most page views?',
    words: /\bwhich single (?=(?:day|week|month|weekend|quarter|year)\b)/gi,
    full: 'which ',
  },
  {
    said: 'Show monthly revenue for the year so far with the month over month growth.',
    becomes: 'Show monthly revenue this year with the month over month growth.',
    words: /\b(?:for|in|over|during) the year so far\b/gi,
    full: 'this year',
  },
  {
    said: 'On an average Monday, Tuesday and so on',
    becomes: 'on average by weekday',
    words:
      /\bon (?:an average|a typical|a usual|average) monday,? tuesday(?:,? (?:wednesday))?,? (?:and so on|etc\.?|and so forth)/gi,
    full: 'on average by weekday',
  },
  {
    said: 'highest revenue in a single day',
    becomes: 'highest revenue in a day',
    words: /\b(an?|any|one) single (?=(?:day|week|weekend|month|quarter|year)\b)/gi,
    full: '$1 ',
  },
  {
    said: 'Sessions per day excluding weekends',
    becomes: 'Sessions per day on weekdays',
    words:
      /,? \(?(?:excluding|without|except(?: for)?|not counting|ignoring|leaving out|apart from|other than) (?:the )?(?:weekends|saturdays and sundays)\)?(?= ?[?.!]|$|,(?! [^,]{2,25}(?:,| and | or ))| (?:in|for|last|this|during)\b)/gi,
    full: ' on weekdays',
  },
  {
    said: 'Sessions per day excluding weekdays',
    becomes: 'Sessions per day on weekends',
    words:
      /,? \(?(?:excluding|without|except(?: for)?|not counting|ignoring|leaving out|apart from|other than) (?:the )?weekdays\)?(?= ?[?.!]|$|,(?! [^,]{2,25}(?:,| and | or ))| (?:in|for|last|this|during)\b)/gi,
    full: ' on weekends',
  },
  {
    said: 'Excluding weekends, how many sessions in February?',
    becomes: 'how many sessions in February on weekdays?',
    words: /^(?:excluding|without|ignoring|leaving out|not counting) (?:the )?weekends,? (.*?)([?.!]*)$/gi,
    full: '$1 on weekdays$2',
  },
  {
    said: 'In the first half of March than in the second',
    becomes: 'In the first half of March than the second half of March',
    words: everywhere`\bthe first half of (${MONTH}(?: \d{4})?|q[1-4](?: \d{4})?)(.{0,40}?) (than|vs\.?|versus|and|against|compared (?:to|with)|with) (?:in )?the second(?: half| one)?(?= ?[?.!]|$)`,
    full: 'the first half of $1$2 $3 the second half of $1',
  },
  {
    said: 'did we sell more in the second half of March than in the first?',
    becomes: 'did we sell more in the second half of March than the first half of March?',
    words: everywhere`\bthe second half of (${MONTH}(?: \d{4})?|q[1-4](?: \d{4})?)(.{0,40}?) (than|vs\.?|versus|and|against|compared (?:to|with)|with) (?:in )?the first(?: half| one)?(?= ?[?.!]|$)`,
    full: 'the second half of $1$2 $3 the first half of $1',
  },
  {
    said: 'sessions on Sat and Sun',
    becomes: 'sessions on weekends',
    words: /\bon sat(?: and | & |\/)sun\b/gi,
    full: 'on weekends',
  },
  {
    said: 'sessions on Mon-Fri in March',
    becomes: 'sessions on weekdays in March',
    words: /\b(?:on )?mon(?:days?)? ?(?:–|-|to|through) ?fri(?:days?)?\b/gi,
    full: 'on weekdays',
  },
  {
    said: 'fees from the 1st to the 10th of September against the same ten days in August',
    becomes: 'fees from the 1st to the 10th of September against the same days in August',
    words: everywhere`\bthe same (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen) days (?=(?:in|of) (?:${MONTH}|last)\b)`,
    full: 'the same days ',
  },
  {
    said: 'sessions on the weekend of 25/26 March',
    becomes: 'sessions on the weekend of March 25',
    words: everywhere`\bweekend of (\d{1,2})(?:st|nd|rd|th)?\/\d{1,2}(?:st|nd|rd|th)? (${MONTH})\b`,
    full: 'weekend of $2 $1',
  },
  {
    said: 'What happened on the weekend of June 6 and 7?',
    becomes: 'What happened on the weekend of June 6?',
    also: { 'sessions on the weekend of June 13th-14th': 'sessions on the weekend of June 13' },
    words: everywhere`\bweekend of (${MONTH}) (?=${DAYS_IN_A_ROW})(\d{1,2})(?:st|nd|rd|th)?${AND}\d{1,2}(?:st|nd|rd|th)?(?=[?.!,)]|$| )`,
    full: 'weekend of $1 $2',
  },
  {
    said: 'revenue since March 6 vs the same number of days before',
    becomes: 'revenue since March 6 vs the period before',
    words:
      /\b(vs\.?|versus|against|compared (?:to|with)|and) (?:the |an )?(?:(?:same|equal) (?:number|amount) of (?:days|weeks|time)|as many days|same length of time) (?:right |just |immediately |directly )?(?:before(?:hand)?|prior|earlier|preceding)(?: (?:it|that|then|this))?(?= ?[?.,!]|$)/gi,
    full: '$1 the period before',
  },
  // "When was the busiest Saturday?" is about all of them, and not about the last one
  {
    said: 'when was the busiest Saturday?',
    becomes: 'when was the busiest day on Saturdays?',
    words: everywhere`\b(busiest|quietest|slowest|best|worst|biggest|strongest|weakest) (${WEEKDAY})(?!s)\b(?! (?:and|or|to|vs|versus|last|this)\b)`,
    full: '$1 day on $2s',
  },
  {
    said: 'Which Saturday had the most revenue?',
    becomes: 'Which day on Saturdays had the most revenue?',
    also: {
      'which Friday in October had the most opens?': 'which day on Fridays in October had the most opens?',
    },
    words: everywhere`\b(which|what) (${WEEKDAY}) (?=(?:(?:in|of|during|since|last|this) [^,.?]{2,20}? )?(?:${HAD}|was|did|were|has)\b)(?=.*\b(?:most|least|fewest|\p{L}+est)\b)`,
    full: '$1 day on $2s ',
  },
];
