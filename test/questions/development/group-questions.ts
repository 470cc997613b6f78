import { type Day, daysFrom, weekday } from '#src/shared/week.ts';
import type { Cell, Question } from '../asking/question.ts';
import type { Range, RawSite, Where } from '../asking/raw-site.ts';

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

/** Its last two days have no data yet. */
const lastSeven: Range = ['2017-03-27', '2017-03-31'];

const dailyValues = (site: RawSite, metric: string, range: Range, where: Where = {}): number[] =>
  site.per('day', [metric], range, where).map(([, value]) => value as number);
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Asked of the real shop on Monday, 3 April 2017. */
export const shopGroups: readonly Question[] = [
  {
    ask: 'average daily sessions by month in Q1',
    want: (site) => months2017.map((month) => [month[0], meanOf(dailyValues(site, 'sessions', month))]),
  },
  {
    ask: 'average number of orders per day for each month from January to March, high to low',
    want: (site) =>
      byValue(months2017.map((month) => [month[0], meanOf(dailyValues(site, 'purchases', month))])),
  },
  {
    ask: 'which month of Q1 had the highest average daily revenue from organic search?',
    want: (site) =>
      byValue(
        months2017.map((month) => [
          month[0],
          meanOf(dailyValues(site, 'revenue', month, { channel: 'Organic Search' })),
        ]),
      ).slice(0, 1),
  },
  {
    ask: 'which month had the highest average daily sessions',
    want: (site) =>
      byValue(months2017.map((month) => [month[0], meanOf(dailyValues(site, 'sessions', month))])).slice(
        0,
        1,
      ),
  },
  {
    ask: 'The number of channels with sessions in March',
    want: (site) => [
      [site.by('channel', ['sessions'], march).filter(([, value]) => (value as number) > 0).length],
    ],
  },
  {
    ask: 'median daily revenue on mobile by month in Q1',
    want: (site) =>
      months2017.map((month) => {
        const values = dailyValues(site, 'revenue', month, { device: 'mobile' }).sort((a, b) => a - b);
        const [low, high] = [(values.length - 1) >> 1, values.length >> 1];
        return [month[0], ((values[low] as number) + (values[high] as number)) / 2];
      }),
  },
  { ask: 'average daily sessions by month and channel', want: 'asked back' },
  {
    ask: 'how many different countries bought each month in Q1?',
    want: (site) =>
      months2017.map((month) => [
        month[0],
        site.by('country', ['purchases'], month).filter(([, value]) => (value as number) > 0).length,
      ]),
  },
  {
    ask: 'The number of channels with sessions in each of the last 14 days',
    want: (site) =>
      daysFrom('2017-03-20' as Day, '2017-03-31' as Day).map((day) => [
        day,
        site.by('channel', ['sessions'], [day, day]).filter(([, value]) => (value as number) > 0).length,
      ]),
  },
  {
    ask: 'Is Saturday or Sunday busier in March?',
    want: (site) =>
      [5, 6].map((day) => {
        const days = site.per('day', ['sessions'], march).filter(([one]) => weekday(one as Day) === day);
        const sum = days.reduce((total, [, value]) => total + (value as number), 0);
        return [`${NAMES[day]}s`, sum, sum / days.length];
      }),
  },
  {
    ask: 'compare sessions by device in march',
    want: (site) => byValue(site.by('device', ['sessions'], march)),
  },
  {
    ask: 'How do sessions differ across devices in March?',
    want: (site) => byValue(site.by('device', ['sessions'], march)),
  },
  {
    ask: 'sessions by device over the last 28 days',
    want: (site) => byValue(site.by('device', ['sessions'], ['2017-03-06', '2017-04-02'])),
  },
  {
    ask: 'revenue: last 28 days vs the previous 28',
    want: (site) => [
      [
        'Purchase revenue',
        site.sum('revenue', ['2017-03-06', '2017-04-02']),
        site.sum('revenue', ['2017-02-06', '2017-03-05']),
      ],
    ],
  },
  {
    ask: 'which channels had fewer sessions in March than in February',
    want: (site) =>
      site
        .by('channel', ['sessions'], march)
        .map(([name, now]): [string, number, number] => [
          name as string,
          now as number,
          site.sum('sessions', february, { channel: name as string }),
        ])
        .filter(([, now, before]) => now < before)
        .sort((a, b) => a[1] - a[2] - (b[1] - b[2])),
  },
  {
    ask: 'In how many of the last 3 months did direct make more money than organic search?',
    want: (site) =>
      months2017
        .map((month): [string, number, number] => [
          month[0],
          site.sum('revenue', month, { channel: 'Direct' }),
          site.sum('revenue', month, { channel: 'Organic Search' }),
        ])
        .filter(([, direct, organic]) => direct > organic),
  },
  {
    ask: 'Canada and Germany combined vs Japan: revenue in March',
    want: (site) => [
      ['Canada and Germany', site.sum('revenue', march, { country: ['Canada', 'Germany'] })],
      ['Japan', site.sum('revenue', march, { country: 'Japan' })],
    ],
  },
  {
    ask: 'median daily sessions by device in March',
    want: (site) =>
      byValue(
        ['desktop', 'mobile', 'tablet'].map((device) => {
          const values = dailyValues(site, 'sessions', march, { device }).sort((a, b) => a - b);
          return [device, values[(values.length - 1) / 2] as number];
        }),
      ),
  },
  {
    ask: 'average daily sessions by device on Mondays in March',
    want: (site) =>
      byValue(
        ['desktop', 'mobile', 'tablet'].map((device) => {
          const days = site
            .per('day', ['sessions'], march, { device })
            .filter(([day]) => weekday(day as Day) === 0);
          return [device, meanOf(days.map(([, value]) => value as number))];
        }),
      ),
  },
  { ask: 'median weekly sessions by month', want: 'asked back' },
  { ask: 'second highest month by average daily sessions', want: 'asked back' },
  { ask: 'orders on each of the past 7 days', want: (site) => site.per('day', ['purchases'], lastSeven) },
  {
    ask: 'revenue for every one of the last 7 days',
    want: (site) => site.per('day', ['revenue'], lastSeven),
  },
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
      const range: Range = ['2017-01-01', '2017-03-31'];
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
  {
    ask: 'For each month, what was the lowest daily revenue and on what date?',
    want: (site) =>
      months2017.map((month) => [
        month[0],
        ...(byValue(site.per('day', ['revenue'], month), -1)[0] as Cell[]),
      ]),
  },
  {
    ask: 'minimum and maximum daily sessions in February',
    want: (site) => {
      const days = byValue(site.per('day', ['sessions'], february));
      return [days[0] as Cell[], days.at(-1) as Cell[]];
    },
  },
  {
    ask: 'which channels had at least 600 sessions in every month of Q1',
    want: (site) =>
      membersOf(site, 'channel', all)
        .map((channel) => [channel, ...months2017.map((month) => site.sum('sessions', month, { channel }))])
        .filter(([, ...values]) => values.every((value) => (value as number) >= 600)),
  },
  {
    ask: 'channels that grew in February and in March',
    want: (site) =>
      membersOf(site, 'channel', all)
        .map((channel): [string, number, number, number] => [
          channel,
          ...(months2017.map((month) => site.sum('sessions', month, { channel })) as [
            number,
            number,
            number,
          ]),
        ])
        .filter(([, one, two, three]) => two > one && three > two)
        .sort((a, b) => b[3] - a[3]),
  },
  {
    ask: 'which channels lost sessions two months in a row',
    want: (site) =>
      membersOf(site, 'channel', all)
        .map((channel): [string, number, number, number] => [
          channel,
          ...(months2017.map((month) => site.sum('sessions', month, { channel })) as [
            number,
            number,
            number,
          ]),
        ])
        .filter(([, one, two, three]) => two < one && three < two)
        .sort((a, b) => b[3] - a[3]),
  },
  {
    ask: 'top 3 channels by sessions in March and which country had the most in each of them',
    want: (site) =>
      site
        .by('channel', ['sessions'], march)
        .slice(0, 3)
        .map(([channel, sessions]) => [
          channel as Cell,
          sessions as Cell,
          ...(site.by('country', ['sessions'], march, { channel: channel as string })[0] as Cell[]),
        ]),
  },
  {
    ask: 'how did the ranking of channels by revenue change from February to March',
    want: (site) => {
      const placeIn = (range: Range) => site.by('channel', ['revenue'], range).map(([name]) => name);
      const [now, then] = [placeIn(march), placeIn(february)];
      return site
        .by('channel', ['revenue'], march)
        .filter(([, revenue]) => (revenue as number) > 0)
        .map(([channel, revenue]) => [
          channel as Cell,
          revenue as Cell,
          1 + now.indexOf(channel as string),
          1 + then.indexOf(channel as string),
        ]);
    },
  },
  {
    ask: 'countries where mobile has more than twice the sessions of desktop in March, with at least 100 sessions',
    want: (site) =>
      membersOf(site, 'country', march)
        .filter((country) => site.sum('sessions', march, { country }) >= 100)
        .map((country): [string, number, number] => [
          country,
          site.sum('sessions', march, { country, device: 'mobile' }),
          site.sum('sessions', march, { country, device: 'desktop' }),
        ])
        .filter(([, mobile, desktop]) => mobile > 2 * desktop)
        .sort((a, b) => b[1] - b[2] - (a[1] - a[2])),
  },
  {
    ask: 'which channels have never had an order from mobile',
    want: (site) =>
      membersOf(site, 'channel', all)
        .filter((channel) => site.sum('purchases', all, { channel, device: 'mobile' }) === 0)
        .sort()
        .map((channel) => [channel, 0]),
  },
  {
    ask: 'sessions by search engine in March',
    want: (site) => site.by('source', ['sessions'], march, { channel: 'Organic Search' }),
  },
  { ask: 'orders by order value range', want: 'asked back' },
];

const april: Range = ['2026-04-01', '2026-04-30'];

/** Queries by the range of their own position; what lies between two of them counts to the upper one. */
function byPosition(site: RawSite, ends: readonly number[], where: Where = {}): Cell[][] {
  const queries = site.by('query', ['position', 'clicks', 'impressions'], april, where);
  const rangeOf = (position: number) => ends.findIndex((end) => position <= end);
  return ends.map((_, at) => {
    const own = queries.filter(([, position]) => rangeOf(position as number) === at);
    const sum = (column: number) => own.reduce((all, row) => all + (row[column] as number), 0);
    return [own.length, sum(2), sum(3)];
  });
}

/** Asked on Wednesday, 13 May 2026, of Search Console in one file. */
export const searchGroups: readonly Question[] = [
  {
    ask: 'queries by position bucket in April',
    want: (site) => byPosition(site, [3, 10, 20, Number.POSITIVE_INFINITY]),
  },
  {
    ask: 'How many queries and clicks by position (up to 5, 5-10, 10-15, over 15) in April?',
    want: (site) =>
      byPosition(site, [5, 10, 15, Number.POSITIVE_INFINITY]).map(([queries, clicks]) => [
        queries as Cell,
        clicks as Cell,
      ]),
  },
  { ask: 'pages grouped by number of clicks', want: 'asked back' },
  {
    ask: 'pages where clicks from mobile exceed desktop in April',
    want: (site) =>
      site
        .by('page', ['clicks'], april)
        .map(([page]): [string, number, number] => [
          page as string,
          site.sum('clicks', april, { page: page as string, device: 'MOBILE' }),
          site.sum('clicks', april, { page: page as string, device: 'DESKTOP' }),
        ])
        .filter(([, mobile, desktop]) => mobile > desktop)
        .sort((a, b) => b[1] - b[2] - (a[1] - a[2])),
  },
  {
    ask: 'best month for each device in 2025 by clicks',
    want: (site) =>
      byValue(
        ['MOBILE', 'DESKTOP', 'TABLET'].map((device) => [
          device,
          ...(byValue(
            site.per('month', ['clicks'], ['2025-01-01', '2025-12-31'], { device }) as Cell[][],
          )[0] as Cell[]),
        ]),
      ),
  },
];
