import { everywhere } from '../../../../text/pattern.ts';
import { HAD, HAVE } from '../../../../vocabulary/having-words.ts';
import { MONTH, type Rule, WEEKDAY } from '../rule.ts';

/** A day as it is written. */
const DAY = `(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}(?: \\d{4})?|${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{4}-\\d{2}-\\d{2})`;

/** "Monday to Wednesday", "Mon-Wed"; "Mon-Fri" are the days of work, and together. */
const rangeOf = (first: string, last: string): string =>
  first === 'Monday' && last === 'Friday'
    ? `${first}s? (?:to|through|until|till|-|–) ${last}s?`
    : `(?:${first}s?|${first.slice(0, 3)}) ?(?:to|through|until|till|-|–) ?(?:${last}s?|${last.slice(0, 3)})`;

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** "Monday to Thursday in September": those days of every week in it, and not the last of each. */
const rangesOfWeekdays: readonly Rule[] = WEEK.flatMap((first, from) =>
  WEEK.slice(from + 1).map((last, more): Rule => {
    const days = WEEK.slice(from, from + more + 2).map((day) => `${day}s`);
    const full = `on ${days.slice(0, -1).join(', ')} and ${days.at(-1)}`;
    return {
      said: `sessions ${first} to ${last} in September`,
      becomes: `sessions ${full} in September`,
      words: everywhere`\b(?:on |from )?${rangeOf(first, last)}(?= (?:in|of|during|over) (?:${MONTH}|q[1-4]|20\d\d|the last|last|this)\b| (?:the )?(?:last|past|this) (?:month|quarter|year)\b)`,
      full,
      means: days.join(' '),
    };
  }),
);

/** Times that short speech names by a part. */
export const timeRules: readonly Rule[] = [
  {
    said: 'bookings in the last month but one',
    becomes: 'bookings in the month before last',
    words: /\b(?:the )?last (week|month|quarter|year) but one\b/giu,
    full: 'the $1 before last',
  },
  {
    said: 'performance overview for 28 days',
    becomes: 'performance overview for the last 28 days',
    words:
      /\b(overview|summary|report|performance|clicks|impressions|sessions|traffic|visits|revenue|orders|sales|data|stats|ctr|position|trends?) (?:for|over|in) (\d{2,3} days)(?=[?.!]?$| ?\()/giu,
    full: '$1 for the last $2',
  },
  {
    said: 'clicks all year',
    becomes: 'clicks this year',
    words: /(?<!\b(?:of|for|in|the) )\ball year(?: long)?(?=[?.!]?$)/giu,
    full: 'this year',
  },

  {
    said: "What portion of this year's clicks so far is branded?",
    becomes: "What portion of this year's clicks is branded?",
    words: /\b(this (?:week|month|quarter|year)['’]?s [\p{L} ]{3,30}?) so far\b/giu,
    full: '$1',
  },
  {
    said: 'Purchases since mid March',
    becomes: 'Purchases since March 15',
    also: { 'clicks since the middle of February': 'clicks since February 15' },
    words: everywhere`\bsince (?:mid[- ]|the middle of )(${MONTH})\b(?! \d)`,
    full: 'since $1 15',
    means: '15',
  },
  ...rangesOfWeekdays,
  {
    said: 'Revenue for all Mondays in March',
    becomes: 'Revenue by day on Mondays in March',
    words: everywhere`\b(?:for|on|by|of) (?:each|every|all|all the) (${WEEKDAY})s?\b(?=(?: (?:in|of|during|since|from) |,? (?:last|this) | ?[?.!]|$))`,
    full: 'by day on $1s',
  },
  {
    said: 'list the Mondays in March with their revenue',
    becomes: 'revenue by day on Mondays in March',
    words: everywhere`^(?:list|show|give me|name) (?:all )?(?:the |our )?(${WEEKDAY})s ((?:in|of|during|since|from) .{3,25}?) (?:with|and) (?:their |the )?(?=\p{L})(.{3,40}?)[?.!]?$`,
    full: '$3 by day on $1s $2',
  },
  // All that there is until then
  {
    said: 'By the end of June',
    becomes: 'until the end of June',
    words: everywhere`\bby (?:the )?end of (?=${MONTH}\b|q[1-4]\b|20\d\d\b|the (?:week|month|quarter|year)|(?:last|this) )`,
    full: 'until the end of ',
  },
  // "By Friday" alone is asked about: nobody means all Fridays before
  {
    said: 'how many bookings had we by October 5',
    becomes: 'how many bookings had we until October 5',
    also: { 'bookings by 5 October 2026': 'bookings until 5 October 2026' },
    words: everywhere`\bby (?=(?:the )?${DAY}(?!\d))`,
    full: 'until ',
  },
  {
    said: 'Since New Year',
    becomes: 'since january 1',
    words: /\bsince (?:the )?new year(?:['’]?s)?(?: day)?\b/gi,
    full: 'since january 1',
    means: 'January 1',
  },
  {
    said: 'for 10 to 20 February',
    becomes: 'from 10 to 20 February',
    words: everywhere`\b(?:for|on|over|during) (\d{1,2}(?:st|nd|rd|th)?) ?(?:to|-|–|through) ?(\d{1,2}(?:st|nd|rd|th)?) (?=${MONTH}\b)`,
    full: 'from $1 to $2 ',
  },
  // What a name is seen by is the source's to say
  {
    said: 'when was the first day of version 6.1',
    becomes: 'first day with more than 0 appearances for 6.1',
    words:
      /^(?:(?:when|what|which)(?: was| is)? )?(?:the )?(first|last) (day|date) (?:of|for|with|on) (?:the )?(?:(?:app )?(?:version|release|build) )(?=\d)/giu,
    full: '$1 day with more than 0 appearances for ',
  },
  // With any at all
  {
    said: 'The first day with a breakage',
    becomes: 'The first day with at least 1 breakage',
    words: everywhere`\b(first|last) (day|week|month) (?:with|that had|that saw|of) (?:a |an |any |some )?(?!(?:the|each|every|last|this|next|cumulative|data|all|more|less|fewer|at|over|under|above|below|no|zero|out|a|any|\d+|our|their|its|every|spring|summer|autumn|fall|winter|week|month|year|quarter|${MONTH})\b)(?=\p{L})`,
    full: '$1 $2 with at least 1 ',
  },
  {
    said: 'Takings on days with refused crates',
    becomes: 'Takings on days with at least 1 refused crates',
    also: { 'how many days had cancellations': 'how many days had at least 1 cancellations' },
    words:
      /\b(on (?:the )?(?:days|weeks|months) with|how many (?:days|weeks|months) (?:with|had|saw)) (?:any |some |a )?(?!(?:more|less|fewer|at|over|under|above|below|no|zero|out|high|low|higher|lower|the|a|an|any|all|most|least|revenue|sales|data|exactly|between|up|growth|missing|better|worse|above-average|below-average|their|its|about|around|roughly|approximately|nearly|almost|close)\b)(?=\p{L})(?![^?.!]{2,40}? (?:above|over|below|under|exceeding|between|of (?:more|less|at)) [$€£]?\d)/giu,
    full: '$1 at least 1 ',
  },
  {
    said: 'The 14 days from March 14',
    becomes: 'The 14 days starting March 14',
    words: everywhere`\b((?:\d+|two|three|four|five|six|seven|eight|ten) (?:days|weeks)) (?:from|beginning(?: on| with)?|starting with) (${DAY})(?: on(?:wards?)?)?(?! (?:to|until|through|-|–))`,
    full: '$1 starting $2',
  },
  // A stretch that is told from its end
  {
    said: 'Until June 15 from June 1',
    becomes: 'from June 1 to June 15',
    words: everywhere`\b(?:through|thru|until|till|up to|to) (${DAY})[,]? (?:from|since|starting(?: on| from)?|beginning(?: on)?) (${DAY})`,
    full: 'from $2 to $1',
  },
  // The months that are named are meant
  {
    said: 'This quarter (Jan-Mar)',
    becomes: 'from Jan to Mar',
    words: everywhere`\b(?:(?:in|during|for|over) )?(?:this|last|the) (?:quarter|half|year|season) ?\((${MONTH}) ?(?:-|–|to|through) ?(${MONTH})( \d{4})?\)`,
    full: 'from $1 to $2$3',
  },
  {
    said: 'So far this year than in the same stretch of 2025',
    becomes: 'So far this year than in the same period in 2025',
    words:
      /\bthe same (?:stretch|span|period|time|part|days|window|time ?frame) (?:of|in|from) (?=20\d\d\b(?![-/]))/gi,
    full: 'the same period in ',
  },
  {
    said: 'more sessions so far this year than in the same stretch of last year',
    becomes: 'more sessions so far this year than in the same period of last year',
    words: /\bsame (?:stretch|span|time ?span|time ?frame|window)(?= (?:of|in|last|a year)\b)/gi,
    full: 'same period',
  },
  // All of them that lie there, and not the last of each
  {
    said: 'Compare Thursday and Friday in March',
    becomes: 'Compare Thursdays and Fridays in March',
    words: everywhere`(?<!\b(?:last|this|next|past|from|between|of) )\b(?:the |a )?(${WEEKDAY}) (vs\.?|versus|and|or|with|against|compared? (?:with|to)) (?:the |a )?(${WEEKDAY})\b(?=.*\b(?:${MONTH}|month|quarter|q[1-4]|year|20\d\d|weeks|days)\b)`,
    full: '$1s $2 $3s',
  },
  {
    said: 'When did we first have more orders than enquiries in a day?',
    becomes: 'which was the first day with more orders than enquiries?',
    words: everywhere`^when did we (first|last) (?:${HAVE}|sell|reach) (.{3,50}?) (?:in|on) (?:a|one) (?:single )?(day|week|month)\b`,
    full: 'which was the $1 $3 with $2',
  },
  {
    said: 'the last time we sold more than 20 units in a day',
    becomes: 'which was the last day with more than 20 units',
    words: everywhere`\b(?:when was )?the (first|last) time (?:that )?we (?:${HAD}|sold|reached) (.{3,50}?) (?:in|on) (?:a|one) (?:single )?(day|week|month)\b`,
    full: 'which was the $1 $3 with $2',
  },
  // "The first day in March with more than 40 orders" is no 1st of March
  {
    said: 'The first day in March with more than 40 orders',
    becomes: 'the first day with more than 40 orders in March',
    words: everywhere`^(?:(?:which|what|when) (?:was|is|were) )?(?:the |our )?(first|earliest|last|latest|most recent) (day|week) in (${MONTH}(?: \d{4})?|(?:last|this) (?:month|quarter|year)|20\d\d) ((?:with|above|over|below|under|that had|(?:when|where|on which) (?:we|it|there)(?: \p{L}+)?) .*\d.*?)\??$`,
    full: 'the $1 $2 $4 in $3',
  },
  // "The last day with more than 20 orders" is no yesterday
  {
    said: 'The last day with more than 20 orders',
    becomes: 'the final day with more than 20 orders',
    words: everywhere`^(?:(?:which|what|when) (?:was|is|were) )?(?:the |our )?(?:last|latest|most recent) (day|week|month)(?= (?:in ${MONTH}(?: \d{4})? )?(?:(?:with|above|over|below|under|that had|when (?:we|it|there)(?: \p{L}+)?|where (?:we|it)(?: \p{L}+)?|on which we(?: \p{L}+)?) )(?:(?:more|less|fewer) than |at least |at most |over |above |below |under )?[\d,.]+k? )`,
    full: 'the final $1',
  },
  {
    said: 'Without the 2 best days',
    becomes: 'Without the best 2 days',
    words:
      /\b(without|excluding|except|minus|apart from|other than|leaving out|ignoring) (?:the |our |my )?(\d+|two|three|four|five|ten) (best|biggest|largest|strongest|highest|busiest|worst|weakest|lowest|smallest) (?=(?:days|weeks|months)\b)/giu,
    full: '$1 the $3 $2 ',
  },
];
