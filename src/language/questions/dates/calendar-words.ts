/** Months and weekdays as people write them, by stem; German ones where they differ. */
export const monthWords: readonly (readonly string[])[] = [
  ['january', 'jan', 'januar', 'janner'],
  ['february', 'feb', 'februar'],
  ['march', 'mar', 'marz', 'maerz'],
  ['april', 'apr'],
  ['may', 'mai'],
  ['june', 'jun', 'juni'],
  ['july', 'jul', 'juli'],
  ['august', 'aug'],
  ['september', 'sep', 'sept'],
  ['october', 'oct', 'oktober', 'okt'],
  ['november', 'nov'],
  ['december', 'dec', 'dezember', 'dez'],
];

const weekdays: readonly (readonly string[])[] = [
  ['monday', 'mon', 'montag'],
  ['tuesday', 'tue', 'dienstag'],
  ['wednesday', 'wed', 'mittwoch'],
  ['thursday', 'thu', 'thur', 'donnerstag'],
  ['friday', 'fri', 'freitag'],
  ['saturday', 'sat', 'samstag', 'sonnabend'],
  ['sunday', 'sun', 'sonntag'],
];

/** Months and weekdays by their whole names, for the patterns that stop before one or take it with them. */
export const MONTH_NAMES = monthWords.map(([name]) => name).join('|');
export const WEEKDAY_NAMES = weekdays.map(([name]) => name).join('|');

const placeIn = (lists: readonly (readonly string[])[]): ReadonlyMap<string, number> =>
  new Map(lists.flatMap((names, at) => names.map((name): [string, number] => [name, at])));

const monthPlaces = placeIn(monthWords);
const weekdayPlaces = placeIn(weekdays);

/** 1 to 12. */
export const monthOf = (word: string): number | undefined => {
  const at = monthPlaces.get(word);
  return at === undefined ? undefined : at + 1;
};

/** 0 = Monday. */
export const weekdayOf = (word: string): number | undefined => weekdayPlaces.get(word);

export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Long names: short ones are others too often ("mar", "sat") to be taken for a slip of the pen. */
export const calendarWords: readonly string[] = [...monthWords, ...weekdays].flatMap(([name]) => name ?? []);

/** Words that only the grammar of dates knows; the longer ones are read with a slip of the pen, too. */
export const timeWords: readonly string[] = [
  'yesterday',
  'today',
  'tomorrow',
  'previous',
  'weekend',
  'weekday',
  'spring',
  'summer',
  'autumn',
  'winter',
  'quarter',
  'fortnight',
  'since',
  'until',
  'before',
  'after',
  'between',
  'last',
  'past',
  'prior',
  'current',
  'ongoing',
  'ago',
  'half',
  'first',
  'second',
  'third',
  'fourth',
  'week',
  'month',
  'year',
  'black',
  'friday',
  'easter',
  'christma',
  'christmas',
  'thanksgiving',
  'halloween',
  'valentine',
  'starting',
  'beginning',
  'ending',
  'letzte',
  'woche',
  'monat',
  'jahr',
  'gestern',
  'heute',
  'seit',
  'zwischen',
];
