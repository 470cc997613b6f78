/** The id of a column of minutes told in hours: `hours~mending_minutes`. */
export const hoursOf = (column: string): string => `hours~${column}`;

export const MINUTES_AN_HOUR = 60;

/** The column of minutes that is told in hours. */
export const minutesIn = (id: string): string | undefined => /^hours~(.+)$/.exec(id)?.[1];

const MINUTES = /(?:^|_|(?<=\p{Ll}))min(?:ute)?s?(?=$|_)/iu;

export const isOfMinutes = (column: string): boolean =>
  MINUTES.test(column) && !column.includes(':') && minutesIn(column) === undefined;

/** "mending minutes" → "mending hours" */
export const inHours = (words: string): string =>
  words.replace(/\bmin(?:ute)?s?\b/i, (minutes) => (/^M/.test(minutes) ? 'Hours' : 'hours'));
