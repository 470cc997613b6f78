import { everywhere } from '../../../../text/pattern.ts';
import { HAD, HAS } from '../../../../vocabulary/having-words.ts';
import { MONTH, type Rule } from '../rule.ts';

/** Who comes first among those that are first by something else, and within each. */
export const rankedAmongRules: readonly Rule[] = [
  {
    said: 'Which countries are in the top 10 for sessions but not in the top 10 for revenue?',
    becomes: 'top 10 countries by sessions but not in the top 10 for revenue?',
    words:
      /\b(?:which|what) (\p{L}+(?: \p{L}+)?) (?:are|is|were|was|rank|ranked) (?:in|among|part of) (?:the |our )?((?:top|bottom) \d+) (?:for|by|in) (?!both\b)/giu,
    full: '$2 $1 by ',
  },
  {
    said: 'Which countries are in the top 10 for sessions but not in the top 10 for revenue?',
    becomes: 'top 10 countries by sessions outside the top 10 for revenue?',
    words:
      /\b(?:but|yet|though),? (?:(?:are|is|were|was|who are|that are) )?not(?: also)? (?:in|among|part of) (?:the |its |our )?(?=(?:top|bottom) \d)/gi,
    full: 'outside the ',
  },
  {
    said: 'top 5 sources by sessions but not by revenue',
    becomes: 'top 5 sources by sessions outside the top 5 by revenue',
    words: /\b((?:top|bottom) \d+) (.{3,60}?) by (\p{L}+(?: \p{L}+)?),? but not by (?=\p{L})/giu,
    full: '$1 $2 by $3 outside the $1 by ',
  },
  {
    said: 'which of the top 5 countries by sessions has the best conversion rate?',
    becomes: 'of the top 5 countries by sessions, which has the best conversion rate?',
    words: everywhere`^which (?:ones? )?of (?:the|our|my) ((?:top|bottom|best|worst|biggest|largest) .+?),? (${HAD}|is|was|are|were|convert|converts|converted|perform|performs|performed|have|has)(?= (?:the )?(?:\p{L}+ )?(?:best|worst|highest|lowest|most|least|fewest|biggest|smallest|largest)\b) `,
    full: 'of the $1, which $2 ',
  },
  {
    said: 'Among countries with at least 500 sessions, which three convert best?',
    becomes: 'which three countries with at least 500 sessions convert best?',
    words:
      /^among (?:the |our |all )?(\p{L}+(?: \p{L}+)?) ((?:with|that|which|having) .{3,80}?), which (two|three|four|five|\d+) (?=\p{L})/giu,
    full: 'which $3 $1 $2 ',
  },
  {
    said: 'For every city, the cuisine with the highest revenue in January',
    becomes: 'which cuisine had the highest revenue in January in every city?',
    words:
      /^(?:for|in|within|per) (each|every) (?!month|week|day|quarter|year)(\p{L}+(?: \p{L}+)?),? (?:(?:show|give|tell|list)(?: me| us)? )?(?:the|which|what) (\p{L}+(?: \p{L}+)?) (?:with|had|has|having) the ((?:highest|most|largest|biggest|lowest|fewest|smallest|best|worst) .+?)\??$/giu,
    full: 'which $3 had the $4 in $1 $2?',
  },
  // The days behind the number
  {
    said: '5 biggest countries in march by sessions',
    becomes: '5 biggest countries by sessions in march',
    words: everywhere`\b((?:top|bottom) \d+|\d+ (?:biggest|largest|best|worst)) (\p{L}+(?: \p{L}+)?) (?:in|during|for) ((?:last|this) (?:week|month|quarter|year)|${MONTH}(?: \d{4})?) by (\p{L}+(?: per \p{L}+)?)`,
    full: '$1 $2 by $4 in $3',
  },
  // Of the one that runs, where no other is named
  {
    said: 'The biggest revenue day of the quarter',
    becomes: 'The biggest revenue day this quarter',
    words:
      /^(?!.*\b(?:each|every|per|by|last|this|previous|past|all|20\d\d|q[1-4])\b)(?=.*\b(?:\p{L}+est|top|most|least|record|peak)\b)(.*\b(?:day|week|weekend|month)) of the (quarter|year)(?=\b(?! (?:before|of)))/giu,
    full: '$1 this $2',
  },
  {
    said: 'For every country, tell me the query that got the most clicks last month',
    becomes: 'which query had the most clicks last month in every country?',
    also: {
      'For every country, tell me the query that got the most clicks last month.':
        'which query had the most clicks last month. in every country?',
    },
    words: everywhere`^(?:for|in|within|per) (each|every) (?!month|week|day|quarter|year)(\p{L}+(?: \p{L}+)?),? (?:(?:show|give|tell|list)(?: me| us)? )?(?:the|which|what) (\p{L}+(?: \p{L}+)?) (?:that|which) (?:brought in|brings in|${HAD}|${HAS}|earned|drove|sold|have) (?:us )?the ((?:highest|most|largest|biggest|lowest|fewest|smallest|best|worst) .+?)\??$`,
    full: 'which $3 had the $4 in $1 $2?',
  },
  {
    said: "Which route's revenue is most dependent on cars?",
    becomes: 'which route had the most share of revenue from cars?',
    words:
      /^(?:which|what) (\p{L}+(?: \p{L}+)?)(?:['’]s| has| have|['’])? ([\p{L}]+(?: \p{L}+)?) (?:is|are|was|were|that is) (?:the )?(most|least) (?:dependent|reliant) (?:on|upon) /giu,
    full: 'which $1 had the $3 share of $2 from ',
  },
  {
    said: 'revenue per session by channel for last month, best one on top',
    becomes: 'revenue per session by channel for last month, best first',
    words:
      /,? (?:with )?(?:the )?(best|worst)(?: ones?| performers?)? (?:on top|at the top|first)(?= ?[?.,!]|$)/giu,
    full: ', $1 first',
  },
  // "Hire fees per depot, biggest on top"; of what was lost the biggest loss is meant
  {
    said: 'Hire fees per depot, biggest on top',
    becomes: 'Hire fees per depot sorted descending',
    words:
      /^(?!.*\b(?:lost|losing|gain\w*|grew|growing|drop\w*|fell|falling|chang\w*|best|worst|most|top \d+)\b)(.{6,90}?),? ?(?:with )?(?:the )?(?:biggest|largest|highest)(?: ones?)? (?:on top|at the top|first)(?= ?[?.,!]|$)/giu,
    full: '$1 sorted descending',
  },
  {
    said: 'complaints per store in june, lowest first',
    becomes: 'complaints per store in june sorted ascending',
    words:
      /^(?!.*\b(?:lost|losing|gain\w*|grew|growing|drop\w*|fell|falling|chang\w*|best|worst|most|top \d+)\b)(.{6,90}?),? ?(?:with )?(?:the )?(?:smallest|lowest|fewest)(?: ones?)? (?:on top|at the top|first)(?= ?[?.,!]|$)/giu,
    full: '$1 sorted ascending',
  },
  {
    said: 'sort channel in ascending order by sum of sessions',
    becomes: 'sessions by channel sorted ascending',
    also: {
      'Rank the channels descending by revenue in May': 'revenue in May by channels sorted descending',
    },
    words:
      /^(?:please )?(?:sort|rank|order) (?:the |our |all )?(\p{L}+(?: (?!in\b|an?\b)\p{L}+)?) (?:in )?(?:an? )?(ascending|descending)(?: order)? (?:by|on|according to) (?:the )?(?:(?:total|sum|number)(?: of)? )?(.{3,50}?)(?=[?.!]?$)/giu,
    full: '$3 by $1 sorted $2',
  },
  {
    said: 'Top 3 families by fees last month, and for each of them the depot that took the most',
    becomes: 'Top 3 families by fees last month, and which depot had the most in each',
    words:
      /,? and for each(?: of (?:them|these|those))?,? (?:the|its) (\p{L}+(?: \p{L}+)?) (?:that|which|with) (?:(?:took|had|brought(?: in)?|made|sold|got|earned) )?(?:the )?(most|least|fewest)\b/giu,
    full: ', and which $1 had the $2 in each',
  },
  {
    said: 'which five depot and kit family pairs have the highest breakages per loan?',
    becomes: 'which five depot and kit family had the highest breakages per loan?',
    words:
      /\b(which (?:\p{L}+|\d+) )(\p{L}+(?: \p{L}+)?) and (\p{L}+(?: \p{L}+)?) (?:pairs|combinations|combos) (?:have|has|had)\b/giu,
    full: '$1$2 and $3 had',
  },
];
