import type { Question } from '../asking/question.ts';
import type { Range, RawSite } from '../asking/raw-site.ts';

/** Two things side by side, parts of a whole time, and rates of many days as one value. */
const january: Range = ['2017-01-01', '2017-01-31'];
const february: Range = ['2017-02-01', '2017-02-28'];
const march: Range = ['2017-03-01', '2017-03-31'];
const third: Range = ['2017-03-03', '2017-03-03'];
const tenth: Range = ['2017-03-10', '2017-03-10'];
const quarter: Range = ['2017-01-01', '2017-03-31'];

const both = (site: RawSite, metric: string, one: Range, other: Range): number =>
  site.sum(metric, one) + site.sum(metric, other);

const shares = (site: RawSite, grain: 'month' | 'week', metric: string, range: Range) =>
  site
    .per(grain, [metric], range)
    .map(([time, value]) => [time as string, value as number, (value as number) / site.sum(metric, range)]);

export const shopApart: readonly Question[] = [
  {
    ask: 'sessions on March 3 and March 10',
    want: (site) => [[site.sum('sessions', third)], [site.sum('sessions', tenth)]],
  },
  {
    ask: 'revenue and purchases on desktop in January and in March',
    want: (site) =>
      [january, march].map((range) => [
        site.sum('revenue', range, { device: 'desktop' }),
        site.sum('purchases', range, { device: 'desktop' }),
      ]),
  },
  {
    ask: 'How many purchases on tablet on March 3 and on March 10?',
    want: (site) => [third, tenth].map((range) => [site.sum('purchases', range, { device: 'tablet' })]),
  },
  {
    ask: 'compare revenue in February and March',
    want: (site) => [[site.sum('revenue', february), site.sum('revenue', march)]],
  },
  {
    ask: 'revenue on March 3 and March 10 together',
    want: (site) => [[both(site, 'revenue', third, tenth)]],
  },
  { ask: 'sum of revenue in January and March', want: (site) => [[both(site, 'revenue', january, march)]] },
  { ask: 'revenue in January and March combined vs February', want: 'asked back' },
  {
    ask: 'sessions on mobile and tablet in March, both together',
    want: (site) => [[site.sum('sessions', march, { device: ['mobile', 'tablet'] })]],
  },
  {
    ask: 'sessions in Canada and in Germany in March',
    want: (site) =>
      ['Canada', 'Germany'].map((country) => [country, site.sum('sessions', march, { country })]),
  },
  {
    ask: 'revenue as percent of total, month by month from January to March',
    want: (site) => shares(site, 'month', 'revenue', quarter),
  },
  {
    ask: "each month's share of purchases from January to March",
    want: (site) => shares(site, 'month', 'purchases', quarter),
  },
  {
    ask: 'bounce rate over the last 30 days',
    want: (site) => [[site.sum('bounce_rate', ['2017-03-04', '2017-04-02'])]],
  },
];
