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
