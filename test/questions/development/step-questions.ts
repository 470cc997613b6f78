import type { Cell, Question } from '../asking/question.ts';
import type { Range, RawSite, Where } from '../asking/raw-site.ts';

/** Parts of each, parts of a change, days beyond the mean, and questions of those that were chosen first. */
const february: Range = ['2017-02-01', '2017-02-28'];
const march: Range = ['2017-03-01', '2017-03-31'];
const january: Range = ['2017-01-01', '2017-01-31'];
const quarter: Range = ['2017-01-01', '2017-03-31'];

const inOrder = (rows: Cell[][], at: number, sign: 1 | -1 = 1): Cell[][] =>
  rows.sort(
    (a, b) => sign * ((b[at] as number) - (a[at] as number)) || (String(a[0]) < String(b[0]) ? -1 : 1),
  );

/** Every member with its part, its whole and the share; those that the limit keeps, the largest share first. */
const partsOfEach =
  (
    dimension: string,
    metric: string,
    range: Range,
    part: Where,
    isKept: (share: number, whole: number) => boolean,
  ) =>
  (site: RawSite): Cell[][] =>
    inOrder(
      site
        .by(dimension, [metric], range)
        .map(([name, whole]): Cell[] => {
          const own = site.sum(metric, range, { ...part, [dimension]: name as string });
          return [name as string, own, whole as number, own / (whole as number)];
        })
        .filter(([, , whole, share]) => (whole as number) > 0 && isKept(share as number, whole as number)),
      3,
    );

/** Every member with its change and the share of it in the change of all; as `by` says, or the way that all moved. */
const partsOfChange =
  (dimension: string, metric: string, now: Range, before: Range, sign: 1 | -1, count?: number) =>
  (site: RawSite): Cell[][] => {
    const whole = site.sum(metric, now) - site.sum(metric, before);
    const names = [
      ...new Set(
        [now, before].flatMap((range) => site.by(dimension, [metric], range).map(([name]) => name as string)),
      ),
    ];
    const rows = names.map((name): Cell[] => {
      const where = { [dimension]: name };
      const change = site.sum(metric, now, where) - site.sum(metric, before, where);
      return [name, change, change / whole];
    });
    return inOrder(rows, 1, sign).slice(0, count);
  };

const daysBeyond =
  (metric: string, range: Range, isKept: (value: number, mean: number) => boolean) =>
  (site: RawSite): Cell[][] => {
    const days = site.per('day', [metric], range) as [string, number][];
    const mean = days.reduce((sum, [, value]) => sum + value, 0) / days.length;
    return days.filter(([, value]) => isKept(value, mean));
  };

const chosen = (site: RawSite, dimension: string, metric: string, range: Range, count: number): string[] =>
  inOrder(site.by(dimension, [metric], range) as Cell[][], 1)
    .slice(0, count)
    .map(([name]) => name as string);

const values = (
  site: RawSite,
  dimension: string,
  names: readonly string[],
  metric: string,
  range: Range,
): Cell[][] =>
  inOrder(
    names.map((name): Cell[] => [name, site.sum(metric, range, { [dimension]: name })]),
    1,
  );

/** In the order in which they were chosen. */
const movesOf = (site: RawSite, dimension: string, names: readonly string[], metric: string): Cell[][] =>
  names.map((name): Cell[] => [
    name,
    site.sum(metric, march, { [dimension]: name }),
    site.sum(metric, february, { [dimension]: name }),
  ]);

/** Asked of the real shop on Monday, 3 April 2017. */
const topOf = (site: RawSite, metric: string, count: number, range: Range): string[] =>
  inOrder(site.by('country', [metric], range) as Cell[][], 1)
    .slice(0, count)
    .map(([name]) => name as string);

/** Those of one ranking that another does not hold, in the order of the first. */
const topOutside =
  (count: number, metric: string, other: string, range: Range) =>
  (site: RawSite): Cell[][] => {
    const others = topOf(site, other, count, range);
    return topOf(site, metric, count, range)
      .filter((name) => !others.includes(name))
      .map((name): Cell[] => [
        name,
        site.sum(metric, range, { country: name }),
        site.sum(other, range, { country: name }),
      ]);
  };

const without =
  (count: number, by: string, metric: string, range: Range) =>
  (site: RawSite): Cell[][] => {
    const others = topOf(site, by, count, range);
    return inOrder(site.by('country', [metric], range) as Cell[][], 1)
      .filter(([name]) => !others.includes(name as string))
      .slice(0, 5);
  };

export const shopSteps: readonly Question[] = [
  {
    ask: 'which countries are in the top 10 for sessions but not in the top 10 for revenue in March?',
    want: topOutside(10, 'sessions', 'revenue', march),
  },
  {
    ask: 'top 5 countries by sessions but not by revenue in February',
    want: topOutside(5, 'sessions', 'revenue', february),
  },
  {
    ask: 'top 5 countries by sessions in March without the top 3 by revenue',
    want: without(3, 'revenue', 'sessions', march),
  },
  {
    ask: 'Which channels got more than a quarter of their sessions from mobile in March?',
    want: partsOfEach('channel', 'sessions', march, { device: 'mobile' }, (share) => share > 0.25),
  },
  {
    ask: 'In which channels does mobile make up at least 20% of sessions in March?',
    want: partsOfEach('channel', 'sessions', march, { device: 'mobile' }, (share) => share >= 0.2),
  },
  {
    ask: 'channels that get most of their revenue from the United States, February',
    want: partsOfEach('channel', 'revenue', february, { country: 'United States' }, (share) => share > 0.5),
  },
  {
    ask: 'countries with at least 500 sessions in March that got more than half of their sessions from mobile',
    want: partsOfEach(
      'country',
      'sessions',
      march,
      { device: 'mobile' },
      (share, all) => share > 0.5 && all >= 500,
    ),
  },
  {
    ask: 'Did Germany get more than a quarter of its sessions from mobile in March?',
    want: (site) => {
      const own = site.sum('sessions', march, { country: 'Germany', device: 'mobile' });
      const all = site.sum('sessions', march, { country: 'Germany' });
      return [[own, all, own / all]];
    },
  },
  {
    ask: 'How many countries got more than half of their sessions from mobile in March?',
    want: 'asked back',
  },
  {
    ask: 'Which channel contributed most to the drop in sessions in February compared to January?',
    want: partsOfChange('channel', 'sessions', february, january, -1, 1),
  },
  {
    ask: 'What share of the increase in revenue from February to March came from each channel?',
    want: partsOfChange('channel', 'revenue', march, february, 1),
  },
  {
    ask: 'contribution of each device to the change in sessions, March vs February',
    want: partsOfChange('device', 'sessions', march, february, 1),
  },
  {
    ask: 'How much of the revenue growth in March vs February is due to Referral?',
    want: (site) => {
      const change = (where: Where) =>
        site.sum('revenue', march, where) - site.sum('revenue', february, where);
      return [['Referral', change({ channel: 'Referral' }), change({ channel: 'Referral' }) / change({})]];
    },
  },
  {
    ask: 'Which device was responsible for most of the increase in sessions in March vs February?',
    want: partsOfChange('device', 'sessions', march, february, 1, 1),
  },
  { ask: 'Which channel contributed most to the drop in bounce rate in March?', want: 'asked back' },
  {
    ask: 'Did the share of mobile sessions drop in March compared to February?',
    want: (site) => {
      const share = (range: Range) =>
        site.sum('sessions', range, { device: 'mobile' }) / site.sum('sessions', range);
      return [[share(march), share(february)]];
    },
  },
  {
    ask: 'On which days in March was revenue more than 50% above the daily average?',
    want: daysBeyond('revenue', march, (value, mean) => value > 1.5 * mean),
  },
  {
    ask: 'days in March with sessions at least 20% below average',
    want: daysBeyond('sessions', march, (value, mean) => value <= 0.8 * mean),
  },
  {
    ask: 'days with more than double the average revenue in the first quarter of 2017',
    want: daysBeyond('revenue', quarter, (value, mean) => value > 2 * mean),
  },
  {
    ask: 'how many days in Q1 2017 had sales more than 50% above the daily average',
    want: (site) => [[daysBeyond('revenue', quarter, (value, mean) => value > 1.5 * mean)(site).length]],
  },
  {
    ask: 'which days in March had more sessions than average',
    want: daysBeyond('sessions', march, (value, mean) => value > mean),
  },
  {
    ask: 'Take the 5 countries with the most sessions in March: how did their revenue change from February?',
    want: (site) => movesOf(site, 'country', chosen(site, 'country', 'sessions', march, 5), 'revenue'),
  },
  {
    ask: 'Which 3 channels had the most orders in March, and how did their sessions change from February?',
    want: (site) => movesOf(site, 'channel', chosen(site, 'channel', 'purchases', march, 3), 'sessions'),
  },
  {
    ask: 'for the top 3 channels by revenue in February, show March revenue',
    want: (site) =>
      values(site, 'channel', chosen(site, 'channel', 'revenue', february, 3), 'revenue', march),
  },
  {
    ask: 'top 3 countries in February: how many sessions did they have in March?',
    want: (site) =>
      values(site, 'country', chosen(site, 'country', 'sessions', february, 3), 'sessions', march),
  },
  {
    ask: 'Of the 10 countries with the most sessions in March, which had the lowest bounce rate?',
    want: (site) =>
      chosen(site, 'country', 'sessions', march, 10)
        .map((country): Cell[] => [country, site.sum('bounce_rate', march, { country })])
        .sort((a, b) => (a[1] as number) - (b[1] as number))
        .slice(0, 1),
  },
  {
    ask: 'was March busier than February?',
    want: (site) => [[site.sum('sessions', march), site.sum('sessions', february)]],
  },
  {
    ask: 'Was February quieter than January?',
    want: (site) => [[site.sum('sessions', february), site.sum('sessions', january)]],
  },
  {
    ask: 'Was revenue busier last month?',
    want: (site) => [[site.sum('revenue', march), site.sum('revenue', february)]],
  },
];
