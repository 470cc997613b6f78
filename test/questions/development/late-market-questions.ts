import {
  against,
  bottom,
  by,
  changes,
  per,
  type Question,
  share,
  shares,
  top,
  total,
  totals,
} from '../asking/question.ts';
import type { Range, RawSite } from '../asking/raw-site.ts';

/** A third set, written when the first two were answered. Asked on Wednesday, 13 May 2026, of a shop's Analytics in one file. */
const april: Range = ['2026-04-01', '2026-04-30'];
const march: Range = ['2026-03-01', '2026-03-31'];
const february: Range = ['2026-02-01', '2026-02-28'];
const q1: Range = ['2026-01-01', '2026-03-31'];
const lastWeek: Range = ['2026-05-04', '2026-05-10'];
const not =
  (...names: string[]) =>
  (member: string) =>
    !names.includes(member);

export const lateMarketQuestions: readonly Question[] = [
  { ask: 'total visits in march 2026', want: total('sessions', march) },
  { ask: 'What did we turn over in Q1 this year?', want: total('revenue', q1) },
  { ask: 'purchases per country, Q1', want: by('country', 'purchases', q1) },
  {
    ask: 'Where did most of our revenue come from last month, by channel?',
    want: by('channel', 'revenue', april),
  },
  {
    ask: 'tell me the five best landing pages for revenue in March',
    want: top(5, 'landing_page', 'revenue', march),
  },
  { ask: 'Which three countries had the lowest revenue in Q1?', want: bottom(3, 'country', 'revenue', q1) },
  { ask: 'bounce rate by channel in March, worst first', want: by('channel', 'bounce_rate', march) },
  { ask: 'How many sessions on tablets last week?', want: total('sessions', lastWeek, { device: 'tablet' }) },
  { ask: 'email + direct sessions april', want: total('sessions', april, { channel: ['Email', 'Direct'] }) },
  {
    ask: 'sessions from social channels in march',
    want: total('sessions', march, { channel: ['Organic Social', 'Paid Social'] }),
  },
  {
    ask: 'paid search revenue in Germany, February 2026',
    want: total('revenue', february, { channel: 'Paid Search', country: 'Germany' }),
  },
  {
    ask: 'revenue for returning visitors by device in april',
    want: by('device', 'revenue', april, { new_vs_returning: 'returning' }),
  },
  {
    ask: 'sessions outside the US in March',
    want: total('sessions', march, { country: not('United States') }),
  },
  {
    ask: 'all channels but direct: orders in april',
    want: by('channel', 'purchases', april, { channel: not('Direct') }),
  },
  {
    ask: 'sessions for pages under /products/ in April',
    want: total('sessions', april, { landing_page: (path) => path.startsWith('/products/') }),
  },
  {
    ask: 'How does mobile conversion compare to desktop conversion this year?',
    want: (site) =>
      ['mobile', 'desktop'].map((device) => [
        device,
        site.sum('purchase_rate', ['2026-01-01', '2026-05-12'], { device }),
      ]),
  },
  {
    ask: 'Revenue April versus March versus February',
    want: (site) => [april, march, february].map((range) => [site.sum('revenue', range)]),
  },
  {
    ask: 'sessions in April compared to April last year',
    want: against('sessions', april, ['2025-04-01', '2025-04-30']),
  },
  { ask: 'Did orders fall last week?', want: against('purchases', lastWeek, ['2026-04-27', '2026-05-03']) },
  { ask: 'by how much did revenue grow from February to March', want: against('revenue', march, february) },
  {
    ask: 'which landing pages lost the most sessions between March and April? show 5',
    want: changes('landing_page', 'sessions', april, march, 'most lost', 5),
  },
  { ask: 'channels with growing revenue in April vs March', want: 'told' },
  { ask: 'share of orders by device Q1', want: shares('device', 'purchases', q1) },
  {
    ask: 'What fraction of April revenue is from new customers?',
    want: share('revenue', april, { new_vs_returning: 'new' }),
  },
  { ask: 'average number of orders a day in Q1', want: (site) => [[site.sum('purchases', q1) / 90]] },
  { ask: 'average monthly revenue in Q1', want: (site) => [[site.sum('revenue', q1) / 3]] },
  {
    ask: 'what was the peak day for page views in march',
    want: (site) => ranked(site, 'day', 'page_views', march, -1),
  },
  {
    ask: 'worst week for revenue between 2 March and 26 April',
    want: (site) => ranked(site, 'week', 'revenue', ['2026-03-02', '2026-04-26'], 1),
  },
  {
    ask: 'how many days in April had over 600 sessions?',
    want: (site) => [[site.per('day', ['sessions'], april).filter(([, n]) => (n as number) > 600).length]],
  },
  { ask: 'orders by weekday in Q1', want: 'told' },
  {
    ask: 'revenue trend by month since July 2025',
    want: per('month', 'revenue', ['2025-07-01', '2026-05-12']),
  },
  {
    ask: 'AOV trend weekly 2 March - 26 April',
    want: per('week', 'average_order_value', ['2026-03-02', '2026-04-26']),
  },
  {
    ask: 'mobile sessions and mobile revenue in March',
    want: totals(['sessions', 'revenue'], march, { device: 'mobile' }),
  },
  {
    ask: 'countries with between 1000 and 3000 sessions in April',
    want: (site) =>
      site
        .by('country', ['sessions'], april)
        .filter(([, n]) => (n as number) >= 1000 && (n as number) <= 3000),
  },
  {
    ask: 'landing pages without any orders in the week of 4 May',
    want: (site) =>
      site
        .by('landing_page', ['purchases'], lastWeek)
        .filter(([, n]) => n === 0)
        .map(([page]) => [page as string]),
  },
  { ask: 'revenue for the last 3 full months', want: total('revenue', ['2026-02-01', '2026-04-30']) },
  { ask: 'sessions the day before yesterday', want: total('sessions', ['2026-05-11', '2026-05-11']) },
  { ask: 'sales on 1st of May', want: total('revenue', ['2026-05-01', '2026-05-01']) },
  { ask: 'sessions Jan-Mar 2026', want: total('sessions', q1) },
  { ask: 'number of orders last Saturday', want: total('purchases', ['2026-05-09', '2026-05-09']) },
  {
    ask: 'p95 of daily sessions in Q1',
    want: (site) => [
      [
        quantile(
          site.per('day', ['sessions'], q1).map(([, n]) => n as number),
          0.95,
        ),
      ],
    ],
  },
  { ask: 'sessions by channel in april except the two largest', want: 'asked back' },
  {
    ask: 'which country had the biggest percentage increase in orders in April vs March',
    want: (site) =>
      [...site.changes('country', 'purchases', april, march, 'largest')]
        .sort((a, b) => (b[1] as number) / (b[2] as number) - (a[1] as number) / (a[2] as number))
        .slice(0, 1),
  },
  {
    ask: 'pages where sessions dropped more than 5% in April compared to March',
    want: (site) =>
      site
        .changes('landing_page', 'sessions', april, march, 'most lost')
        .filter(([, now, then]) => (now as number) < (then as number) * 0.95)
        .sort((a, b) => (a[1] as number) / (a[2] as number) - (b[1] as number) / (b[2] as number)),
  },
  {
    ask: 'give me a table of sessions, bounce rate and AOV per country for April',
    want: by('country', ['sessions', 'bounce_rate', 'average_order_value'], april),
  },
  {
    ask: 'I need the revenue of the last 14 days day by day',
    want: per('day', 'revenue', ['2026-04-29', '2026-05-12']),
  },
  { ask: 'hey, quick one: pv last month?', want: total('page_views', april) },
  {
    ask: 'my boss wants to know how organic did in April, sessions and orders',
    want: totals(['sessions', 'purchases'], april, { channel: 'Organic Search' }),
  },
  { ask: 'sessoins by devcie, arpil', want: by('device', 'sessions', april) },
  { ask: 'top chanel by orders in marhc', want: top(1, 'channel', 'purchases', march) },
  { ask: 'email open rate last month', want: 'refused' },
  { ask: 'which products were bought most', want: 'refused' },
  { ask: 'how many sessions from Brazil in april', want: 'refused' },
  { ask: 'sessions by age group', want: 'refused' },
  { ask: 'what will sessions be in June', want: 'refused' },
];

const ranked = (site: RawSite, grain: 'day' | 'week', metric: string, range: Range, sign: 1 | -1) =>
  site
    .per(grain, [metric], range)
    .sort((a, b) => sign * ((a[1] as number) - (b[1] as number)))
    .slice(0, 1);

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * part;
  const [low, high] = [sorted[Math.floor(at)] as number, sorted[Math.ceil(at)] as number];
  return low + (high - low) * (at - Math.floor(at));
}
