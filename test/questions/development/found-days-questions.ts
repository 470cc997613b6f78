import { type Day, dayFromEpoch, epochDay, weekday } from '#src/shared/week.ts';
import { inOrderOfShare } from '../asking/expected.ts';
import type { Cell, Question } from '../asking/question.ts';
import type { Grain, Range, RawSite, Where } from '../asking/raw-site.ts';

/** Days that are found by a ranking, units of time that are counted for each, and parts of a longer time. */
const all: Range = ['2017-01-01', '2017-04-02'];
const march: Range = ['2017-03-01', '2017-03-31'];
const quarter: Range = ['2017-01-01', '2017-03-31'];

const daysOf = ([from, to]: Range): string[] =>
  Array.from({ length: epochDay(to as Day) - epochDay(from as Day) + 1 }, (_, at) =>
    dayFromEpoch(epochDay(from as Day) + at),
  );

const best = (site: RawSite, grain: Grain, metric: string, range: Range): string =>
  site.per(grain, [metric], range).toSorted((a, b) => (b[1] as number) - (a[1] as number))[0]?.[0] as string;

const weekOfBest = (site: RawSite, metric: string, range: Range): Range => {
  const start = best(site, 'week', metric, range);
  return [start, dayFromEpoch(epochDay(start as Day) + 6)];
};

/** Of each name how many days hold, the most first. */
const daysHeld = (
  site: RawSite,
  dimension: string,
  metric: string,
  range: Range,
  holds: (value: number) => boolean,
): Cell[][] =>
  site
    .by(dimension, ['sessions'], range)
    .map(([name]): [string, number] => [
      name as string,
      site
        .per('day', [metric], range, { [dimension]: name as string })
        .filter(([, value]) => holds(value as number)).length,
    ])
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));

const onWeekends = (site: RawSite, metric: string, range: Range, where: Where): number =>
  daysOf(range)
    .filter((day) => weekday(day as Day) > 4)
    .reduce((sum, day) => sum + site.sum(metric, [day, day], where), 0);

export const shopFoundDays: readonly Question[] = [
  {
    ask: 'revenue by channel in the week of March with the most revenue',
    want: (site) => site.by('channel', ['revenue'], weekOfBest(site, 'revenue', march)),
  },
  {
    ask: 'sessions by device on the day with the most purchases in March',
    want: (site) => {
      const day = best(site, 'day', 'purchases', march);
      return site.by('device', ['sessions'], [day, day]);
    },
  },
  {
    ask: 'average order value on our best day for sessions in March',
    want: (site) => {
      const day = best(site, 'day', 'sessions', march);
      return [[site.sum('average_order_value', [day, day])]];
    },
  },
  {
    ask: 'Which channel had the most days with more than 10 purchases in March?',
    want: (site) => daysHeld(site, 'channel', 'purchases', march, (value) => value > 10),
  },
  {
    ask: 'number of days in March each device had zero purchases',
    want: (site) => daysHeld(site, 'device', 'purchases', march, (value) => value === 0),
  },
  {
    ask: 'on how many days in March was Referral the top channel by revenue',
    want: (site) => {
      const first = daysOf(march).map(
        (day) => site.by('channel', ['revenue'], [day, day]).find(([, value]) => (value as number) > 0)?.[0],
      );
      return site
        .by('channel', ['sessions'], march)
        .map(([name]): [string, number] => [name as string, first.filter((one) => one === name).length])
        .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    },
  },
  {
    ask: 'share of sessions on weekends by device in March',
    want: (site) =>
      inOrderOfShare(
        site.by('device', ['sessions'], march).map(([name, all]) => {
          const whole = all as number;
          const share = onWeekends(site, 'sessions', march, { device: name as string }) / whole;
          const row: Cell[] = [name as string, share];
          return { whole, share, row };
        }),
      ),
  },
  {
    ask: 'What share of Q1 revenue came in March?',
    want: (site) => [[site.sum('revenue', march) / site.sum('revenue', quarter)]],
  },
  {
    ask: 'purchases on mobile without Direct in March',
    want: (site) => [
      [
        site.sum('purchases', march, { device: 'mobile' }) -
          site.sum('purchases', march, { device: 'mobile', channel: 'Direct' }),
      ],
    ],
  },
  {
    ask: 'when did revenue in a day first exceed 10000?',
    want: (site) => [
      [
        (site.per('day', ['revenue'], all).find(([, value]) => (value as number) > 10_000)?.[0] as string) ??
          '',
      ],
    ],
  },
];
