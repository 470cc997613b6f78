import { MONTH } from '../rule.ts';

/** Words of one meaning that many rules know. */
export const BUY = 'buy|bought|order|ordered|purchase|purchased';

/** What holds two things against each other. */
export const AGAINST = String.raw`vs\.?|versus|against|compared (?:to|with)`;

export const SHARE = 'share|portion|percentage|percent|proportion|part|%';

export const QUERIES = 'queries|searches|keywords|search terms';

/** What leads a limit of a number. */
export const OVER_OR_UNDER = 'over|more than|at least|fewer than|less than|under|above|below';

/** What the days that are meant begin with, so that what is asked has ended. */
export const TIME_BEGINS = 'in|on|for|during|over|last|this|from|between|yesterday|the|since';

/** "Last year same month", "in the previous year, the same quarter": `$1` is the time, one of these. */
export const yearThenSame = (times: string): string =>
  `(?:in |from )?(?:the )?(?:LY|(?:last|previous|prior) year)(?:['’]s)?,? (?:(?:in|on|at|for|during|over) )?(?:the )?same (${times})`;

/** What is said of a share itself, and no part that it is of: "was above 5 %", "was highest in May", "is normal". */
const JUDGED = String.raw`above|below|over|under|more|less|at least|at most|(?:the )?(?:high|low|larg|bigg|small|great)(?:er|est)|(?:the )?(?:better|worse|best|worst)|up|down|rising|falling|growing|good|bad|normal|usual|too|ok|okay|high|low|there|it|last|this|yesterday|(?:in|for|on|during|over) (?:${MONTH}|last|this|the last|20\d\d)`;

const ARE_OF = String.raw`(?:is|are|was|were) (?!(?:${JUDGED})\b)(?=\p{L})`;

/** What parts the things that a share is of: "came from Vienna", "were in London", "does mobile have". */
export const OF_PART = String.raw`(?:that |which )?(?:(?:comes?|came|falls?|fell|happen(?:s|ed)?|did|do|does|from|via|through|made|went|belong(?:s|ed)?)\b|${ARE_OF})`;

/** "… in London were pizza": said of some of them, and parted behind. */
export const OF_PART_BEHIND = `(?:in|on|at|of|for|from|with|via) [^,;?.!]{2,40} (?:comes?|came|${ARE_OF})`;

/** What may stand before a share that nobody has: "London's share" and "mobile share" are theirs. */
export const SHARE_OF_ALL = String.raw`(?<=^|[,:;.?!(] ?|\b(?:what|which|whats|the|an?|our|my|is|are|was|were|total|overall|average|daily|weekly|monthly|quarterly|yearly|by|with|in|and|or|of|on|for|show|give|me|us|tell|plot|chart|compare|highest|lowest|biggest|largest|smallest|higher|lower|best|worst|(?:today|yesterday|week|month|quarter|year|${MONTH})['’]s) )`;

/** Things that names are of, as several of them are spoken of. */
export const MANY_KINDS =
  '(?:channels|sources|devices|countries|pages|cities|campaigns|hotels|products|items|categories)';
