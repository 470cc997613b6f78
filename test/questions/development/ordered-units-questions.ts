import { type Day, dayFromEpoch, epochDay } from '#src/shared/week.ts';
import type { Cell, Question } from '../asking/question.ts';
import type { Grain, Range, RawSite, Where } from '../asking/raw-site.ts';

/** Units of time as they stand in an order, or behind each other: the place of one, a mean of the best, the longest run. */
const march: Range = ['2017-03-01', '2017-03-31'];
const january: Range = ['2017-01-01', '2017-01-31'];
/** Whole weeks. */
const weeks: Range = ['2017-01-02', '2017-03-26'];

const values = (site: RawSite, grain: Grain, metric: string, range: Range, where?: Where): number[] =>
  site.per(grain, [metric], range, where).map(([, value]) => value as number);

const placeOf = (
  site: RawSite,
  grain: Grain,
  start: string,
  metric: string,
  range: Range,
  where?: Where,
): Cell[][] => {
  const all = site.per(grain, [metric], range, where);
  const own = all.find(([time]) => time === start)?.[1] as number;
  return [[start, 1 + all.filter(([, value]) => (value as number) > own).length, own]];
};

const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
const highest = (list: readonly number[], count: number): number[] =>
  list.toSorted((a, b) => b - a).slice(0, count);
const lowest = (list: readonly number[], count: number): number[] =>
  list.toSorted((a, b) => a - b).slice(0, count);

/** First day, last day and length of the first of the longest runs; those of the last day where `isNow`. */
function run(
  days: readonly (readonly [string, number])[],
  holds: (value: number, before: number | undefined) => boolean,
  isNow = false,
): Cell[][] {
  let best: Cell[] = [];
  let from = 0;
  for (const [at, [day, value]] of days.entries()) {
    if (!holds(value, days[at - 1]?.[1])) from = at + 1;
    const length = at - from + 1;
    const isBetter = isNow ? at === days.length - 1 : length > ((best[2] as number | undefined) ?? 0);
    if (isBetter && length > 0) best = [days[from]?.[0] as string, day, length];
  }
  return [best];
}

const daysOf = (site: RawSite, metric: string, range: Range, where?: Where) =>
  site
    .per('day', [metric], range, where)
    .map(([day, value]): [string, number] => [day as string, value as number]);

const rose = (value: number, before: number | undefined): boolean => before !== undefined && value > before;
const fell = (value: number, before: number | undefined): boolean => before !== undefined && value < before;
const above =
  (bound: number) =>
  (value: number): boolean =>
    value > bound;

/** Weeks by their last day. */
const endOfWeek = (start: string): string => dayFromEpoch(epochDay(start as Day) + 6);

export const shopOrderedUnits: readonly Question[] = [
  {
    ask: 'Where does March 20 rank among all days of March by revenue?',
    want: (site) => placeOf(site, 'day', '2017-03-20', 'revenue', march),
  },
  {
    ask: 'rank of the week of March 13, 2017 among all weeks by sessions',
    want: (site) => placeOf(site, 'week', '2017-03-13', 'sessions', weeks),
  },
  {
    ask: 'was March 14 one of our 10 best days for purchases in March',
    want: (site) => placeOf(site, 'day', '2017-03-14', 'purchases', march),
  },
  {
    ask: 'where does March 3 rank in March by mobile sessions',
    want: (site) => placeOf(site, 'day', '2017-03-03', 'sessions', march, { device: 'mobile' }),
  },
  {
    ask: 'rank the days of January by sessions',
    want: (site) =>
      site.per('day', ['sessions'], january).toSorted((a, b) => (b[1] as number) - (a[1] as number)),
  },
  {
    ask: 'average of the 5 best days by revenue in March',
    want: (site) => [[meanOf(highest(values(site, 'day', 'revenue', march), 5))]],
  },
  {
    ask: 'What is the average revenue of our 3 best days in January?',
    want: (site) => [[meanOf(highest(values(site, 'day', 'revenue', january), 3))]],
  },
  {
    ask: 'mean of the 3 worst weeks for sessions',
    want: (site) => [[meanOf(lowest(values(site, 'week', 'sessions', weeks), 3))]],
  },
  {
    ask: 'what was the median number of purchases on the 3 busiest days of March',
    want: (site) => [[highest(values(site, 'day', 'purchases', march), 3)[1] as number]],
  },
  {
    ask: 'Longest streak of days above 2000 sessions in March',
    want: (site) => run(daysOf(site, 'sessions', march), above(2000)),
  },
  {
    ask: 'how many days in a row did revenue fall in March',
    want: (site) => run(daysOf(site, 'revenue', march), fell),
  },
  {
    ask: 'most consecutive days without a purchase on tablet in March',
    want: (site) => run(daysOf(site, 'purchases', march, { device: 'tablet' }), (value) => value === 0),
  },
  {
    ask: 'how many weeks in a row did purchases grow',
    want: (site) =>
      run(
        site.per('week', ['purchases'], weeks).map(([week, value]) => [week as string, value as number]),
        rose,
      ).map(([from, to, count]) => [from as string, endOfWeek(to as string), count as number]),
  },
  {
    ask: 'current streak of days above 1000 sessions in January',
    want: (site) => run(daysOf(site, 'sessions', january), above(1000), true),
  },
  {
    ask: 'on which days in March did sessions fall below 1800',
    want: (site) => site.per('day', ['sessions'], march).filter(([, value]) => (value as number) < 1800),
  },
  {
    ask: 'how many days of March did sessions rise above 2500',
    want: (site) => [[values(site, 'day', 'sessions', march).filter((value) => value > 2500).length]],
  },
];
