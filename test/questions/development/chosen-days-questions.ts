import type { Cell, Question } from '../asking/question.ts';
import type { Range, RawSite, Where } from '../asking/raw-site.ts';

/** Days that a limit chooses, of the whole site, and what is asked of all of them together. */
const march: Range = ['2017-03-01', '2017-03-31'];
const february: Range = ['2017-02-01', '2017-02-28'];

const daysWith = (site: RawSite, metric: string, range: Range, keeps: (value: number) => boolean): Range[] =>
  site
    .per('day', [metric], range)
    .filter(([, value]) => keeps(value as number))
    .map(([day]) => [day as string, day as string]);

const sumOver = (site: RawSite, metric: string, days: readonly Range[], where: Where = {}): number =>
  days.reduce((sum, day) => sum + site.sum(metric, day, where), 0);

const busy = (site: RawSite) => daysWith(site, 'purchases', march, (value) => value > 40);

const byDimension =
  (dimension: string, metric: string, count?: number) =>
  (site: RawSite): Cell[][] =>
    site
      .by(dimension, [metric], march)
      .map(([name]): [string, number] => [
        name as string,
        sumOver(site, metric, busy(site), { [dimension]: name as string }),
      ])
      .sort((a, b) => b[1] - a[1])
      .slice(0, count);

export const shopChosenDays: readonly Question[] = [
  {
    ask: 'last day in March with more than 40 purchases',
    want: (site) => [[busy(site).at(-1)?.[0] ?? '']],
  },
  {
    ask: 'revenue in March without our best day',
    want: (site) => {
      const days = site.per('day', ['revenue'], march).map(([, value]) => value as number);
      return [[site.sum('revenue', march) - Math.max(...days)]];
    },
  },
  {
    ask: 'on days when sessions were above 2500 in March, how much revenue did we make?',
    want: (site) => [
      [
        sumOver(
          site,
          'revenue',
          daysWith(site, 'sessions', march, (value) => value > 2500),
        ),
      ],
    ],
  },
  {
    ask: 'average revenue on days with more than 40 purchases in March',
    want: (site) => [[sumOver(site, 'revenue', busy(site)) / busy(site).length]],
  },
  {
    ask: 'revenue per purchase on days with more than 40 purchases in March',
    want: (site) => [[sumOver(site, 'revenue', busy(site)) / sumOver(site, 'purchases', busy(site))]],
  },
  {
    ask: 'What was the conversion rate on days with fewer than 2000 sessions in February?',
    want: (site) => {
      const quiet = daysWith(site, 'sessions', february, (value) => value < 2000);
      return [[sumOver(site, 'purchases', quiet) / sumOver(site, 'sessions', quiet)]];
    },
  },
  {
    ask: 'How many sessions from mobile did we get on days with more than 40 purchases in March',
    want: (site) => [[sumOver(site, 'sessions', busy(site), { device: 'mobile' })]],
  },
  {
    ask: 'sessions on days with more than 40 purchases in March by device',
    want: byDimension('device', 'sessions'),
  },
  {
    ask: 'top 3 channels by revenue on days with more than 40 purchases in March',
    want: byDimension('channel', 'revenue', 3),
  },
  { ask: 'revenue on days with more than 1000 mobile sessions in March', want: 'asked back' },
  {
    ask: 'how did revenue on days with more than 40 purchases in March compare with February',
    want: 'asked back',
  },
];
