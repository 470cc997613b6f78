import { type Day, weekday } from '#src/shared/week.ts';
import type { Cell, Question } from './question.ts';
import type { Range, RawSite, Where } from './raw-site.ts';

/** Within every one of something: its best day, one name against another, its share then and now, ranges of a number. */
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const months2017: readonly Range[] = [
  ['2017-01-01', '2017-01-31'],
  ['2017-02-01', '2017-02-28'],
  ['2017-03-01', '2017-03-31'],
];
const [january, february, march] = months2017 as [Range, Range, Range];
const all: Range = ['2017-01-01', '2017-03-31'];

const byValue = (rows: Cell[][], sign: 1 | -1 = 1): Cell[][] =>
  rows.sort((a, b) => sign * ((b.at(-1) as number) - (a.at(-1) as number)));

const bestDay = (site: RawSite, metric: string, range: Range, where: Where = {}): Cell[] =>
  byValue(site.per('day', [metric], range, where))[0] as Cell[];

/** Mean of each weekday over the days of the range, the largest first. */
function weekdayMeans(site: RawSite, metric: string, range: Range, where: Where = {}): Cell[][] {
  const days = site.per('day', [metric], range, where);
  return byValue(
    NAMES.map((name, at) => {
      const own = days.filter(([day]) => weekday(day as Day) === at);
      return [name, own.reduce((sum, [, value]) => sum + (value as number), 0) / own.length];
    }),
  );
}

const membersOf = (site: RawSite, dimension: string, range: Range): string[] =>
  site.by(dimension, ['sessions'], range).map(([name]) => name as string);

/** Both numbers of every member, those first that lie farthest apart as the question says. */
function apart(
  site: RawSite,
  [dimension, other, one, two]: readonly [string, string, string, string],
  metric: string,
  range: Range,
  sign: 1 | -1,
  isKept: (member: string) => boolean = () => true,
): Cell[][] {
  return membersOf(site, dimension, range)
    .filter(isKept)
    .map((name): [string, number, number] => [
      name,
      site.sum(metric, range, { [dimension]: name, [other]: one }),
      site.sum(metric, range, { [dimension]: name, [other]: two }),
    ])
    .filter(([, a, b]) => sign * (a - b) > 0)
    .sort((x, y) => sign * (y[1] - y[2] - (x[1] - x[2])) || (x[0] < y[0] ? -1 : 1));
}

const shareOf = (site: RawSite, metric: string, range: Range, part: Where): number =>
  site.sum(metric, range, part) / site.sum(metric, range);

/** Asked of the real shop on Monday, 3 April 2017. */
export const shopGroups: readonly Question[] = [
  {
    ask: 'highest revenue day of each month',
    want: (site) => months2017.map((month) => [month[0], ...bestDay(site, 'revenue', month)]),
  },
  {
    ask: 'For every month, which weekday had the most sessions on average per day?',
    want: (site) =>
      months2017.map((month) => [month[0], ...(weekdayMeans(site, 'sessions', month)[0] as Cell[])]),
  },
  {
    ask: 'On which day of the week does each device peak in revenue, January to March?',
    want: (site) =>
      byValue(
        ['desktop', 'mobile', 'tablet'].map((device) => [
          device,
          ...(weekdayMeans(site, 'revenue', all, { device })[0] as Cell[]),
        ]),
      ),
  },
  {
    ask: 'worst weekday of each month for sessions',
    want: (site) =>
      months2017.map((month) => [month[0], ...(weekdayMeans(site, 'sessions', month).at(-1) as Cell[])]),
  },
  {
    ask: "each device's best day by sessions in March",
    want: (site) =>
      byValue(
        ['desktop', 'mobile', 'tablet'].map((device) => [
          device,
          ...bestDay(site, 'sessions', march, { device }),
        ]),
      ),
  },
  {
    ask: 'best weekday for each channel',
    want: (site) => {
      const range: Range = ['2017-03-04', '2017-03-31'];
      return byValue(
        membersOf(site, 'channel', range).map((channel) => [
          channel,
          ...(weekdayMeans(site, 'sessions', range, { channel })[0] as Cell[]),
        ]),
      );
    },
  },
  {
    ask: 'countries with more mobile than desktop sessions in March',
    want: (site) => apart(site, ['country', 'device', 'mobile', 'desktop'], 'sessions', march, 1),
  },
  {
    ask: 'channels where mobile bounces worse than desktop in march: bounce rate lower on desktop than on mobile',
    want: 'refused',
  },
  {
    ask: 'on which channels is the bounce rate higher on mobile than on desktop in March, with at least 500 sessions',
    want: (site) =>
      apart(
        site,
        ['channel', 'device', 'mobile', 'desktop'],
        'bounce_rate',
        march,
        1,
        (channel) => site.sum('sessions', march, { channel }) >= 500,
      ),
  },
  {
    ask: 'in which months did organic search bring more revenue than direct',
    want: (site) =>
      months2017
        .map((month): [string, number, number] => [
          month[0],
          site.sum('revenue', month, { channel: 'Organic Search' }),
          site.sum('revenue', month, { channel: 'Direct' }),
        ])
        .filter(([, a, b]) => a > b),
  },
  {
    ask: "did mobile's share of sessions grow in March",
    want: (site) => [
      [march, february].map((month) => shareOf(site, 'sessions', month, { device: 'mobile' })),
    ],
  },
  {
    ask: "did mobile's share of sessions grow since January",
    want: (site) =>
      months2017.map((month) => [month[0], shareOf(site, 'sessions', month, { device: 'mobile' })]),
  },
  {
    ask: 'Mobile share of revenue, March vs January',
    want: (site) => [[march, january].map((month) => shareOf(site, 'revenue', month, { device: 'mobile' }))],
  },
  {
    ask: 'channels whose share of revenue rose by at least 2 percentage points from January to March',
    want: (site) =>
      membersOf(site, 'channel', all)
        .map((channel): [string, number, number] => [
          channel,
          shareOf(site, 'revenue', march, { channel }),
          shareOf(site, 'revenue', january, { channel }),
        ])
        .filter(([, now, before]) => now - before >= 0.02)
        .sort((a, b) => b[1] - b[2] - (a[1] - a[2])),
  },
  {
    ask: 'which channel lost the most share of sessions in march',
    want: (site) =>
      membersOf(site, 'channel', all)
        .map((channel): [string, number, number] => [
          channel,
          shareOf(site, 'sessions', march, { channel }),
          shareOf(site, 'sessions', february, { channel }),
        ])
        .sort((a, b) => a[1] - a[2] - (b[1] - b[2]))
        .slice(0, 1),
  },
];
