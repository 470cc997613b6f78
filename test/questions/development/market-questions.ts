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
import type { Range, RawSite, Where } from '../asking/raw-site.ts';

/** Asked on Wednesday, 13 May 2026, of a shop's Analytics in one file, 1 January 2025 to 12 May 2026. */
const yesterday: Range = ['2026-05-12', '2026-05-12'];
const lastWeek: Range = ['2026-05-04', '2026-05-10'];
const weekBefore: Range = ['2026-04-27', '2026-05-03'];
const last7: Range = ['2026-05-06', '2026-05-12'];
const last30: Range = ['2026-04-13', '2026-05-12'];
const last28: Range = ['2026-04-15', '2026-05-12'];
const last90: Range = ['2026-02-12', '2026-05-12'];
const may: Range = ['2026-05-01', '2026-05-12'];
const april: Range = ['2026-04-01', '2026-04-30'];
const march: Range = ['2026-03-01', '2026-03-31'];
const february: Range = ['2026-02-01', '2026-02-28'];
const q1: Range = ['2026-01-01', '2026-03-31'];
const thisQuarter: Range = ['2026-04-01', '2026-05-12'];
const thisYear: Range = ['2026-01-01', '2026-05-12'];
const year2025: Range = ['2025-01-01', '2025-12-31'];

const not =
  (...names: string[]) =>
  (member: string) =>
    !names.includes(member);
const organic: Where = { channel: 'Organic Search' };
const blog: Where = { landing_page: (path) => path.startsWith('/blog/') };
const best = (site: RawSite, grain: 'day' | 'week' | 'month', metric: string, range: Range, where?: Where) =>
  site
    .per(grain, [metric], range, where)
    .sort((a, b) => (b[1] as number) - (a[1] as number))
    .slice(0, 1);
const worst = (site: RawSite, grain: 'day' | 'week' | 'month', metric: string, range: Range) =>
  site
    .per(grain, [metric], range)
    .sort((a, b) => (a[1] as number) - (b[1] as number))
    .slice(0, 1);

export const marketQuestions: readonly Question[] = [
  // Keywords, as typed into a search box
  { ask: 'sessions by country last month', want: by('country', 'sessions', april) },
  { ask: 'PV yesterday', want: total('page_views', yesterday) },
  { ask: 'conv rate L7D', want: total('purchase_rate', last7) },
  { ask: 'revenue MTD', want: total('revenue', may) },
  { ask: 'QTD revenue', want: total('revenue', thisQuarter) },
  { ask: 'revenue YTD', want: total('revenue', thisYear) },
  { ask: 'sessions WoW', want: against('sessions', lastWeek, weekBefore) },
  { ask: 'revenue april MoM', want: against('revenue', april, march) },
  { ask: 'YoY revenue march', want: against('revenue', march, ['2025-03-01', '2025-03-31']) },
  { ask: 'orders Q1', want: total('purchases', q1) },
  { ask: 'AOV by device Q1', want: by('device', 'average_order_value', q1) },
  { ask: 'bounce rate mobile april', want: total('bounce_rate', april, { device: 'mobile' }) },
  { ask: 'organic sessions last week', want: total('sessions', lastWeek, organic) },
  { ask: 'direct traffic yesterday', want: total('sessions', yesterday, { channel: 'Direct' }) },
  {
    ask: 'paid sessions last 30 days',
    want: total('sessions', last30, { channel: ['Paid Search', 'Paid Social'] }),
  },
  { ask: 'top 5 landing pages by revenue april', want: top(5, 'landing_page', 'revenue', april) },
  {
    ask: 'bottom 3 landing pages by sessions last month',
    want: bottom(3, 'landing_page', 'sessions', april),
  },
  { ask: 'rev by channel L30D', want: by('channel', 'revenue', last30) },
  {
    ask: 'mobile vs desktop sessions april',
    want: (site) => ['mobile', 'desktop'].map((device) => [device, site.sum('sessions', april, { device })]),
  },
  { ask: 'new vs returning revenue last month', want: by('new_vs_returning', 'revenue', april) },
  { ask: 'revenue per session by channel march', want: by('channel', 'revenue_per_session', march) },
  { ask: 'sessions since March', want: total('sessions', ['2026-03-01', '2026-05-12']) },
  { ask: 'page views between 3 and 7 March', want: total('page_views', ['2026-03-03', '2026-03-07']) },
  {
    ask: 'sessions Germany vs France last month',
    want: (site) =>
      ['Germany', 'France'].map((country) => [country, site.sum('sessions', april, { country })]),
  },
  { ask: 'US revenue last week', want: total('revenue', lastWeek, { country: 'United States' }) },
  {
    ask: 'UK sessions by device april',
    want: by('device', 'sessions', april, { country: 'United Kingdom' }),
  },
  { ask: 'blog traffic last month', want: total('sessions', april, blog) },
  { ask: 'sessions /pricing last week', want: total('sessions', lastWeek, { landing_page: '/pricing' }) },
  // The owner of the shop
  { ask: 'How much did we sell last week?', want: total('revenue', lastWeek) },
  { ask: 'how many orders did we get on Sunday', want: total('purchases', ['2026-05-10', '2026-05-10']) },
  { ask: 'How many people visited the site in April?', want: total('sessions', april) },
  {
    ask: 'how was business last month compared to the month before? just the revenue',
    want: against('revenue', april, march),
  },
  { ask: 'which day had the most orders in April?', want: (site) => best(site, 'day', 'purchases', april) },
  {
    ask: 'What was our best month for sales last year?',
    want: (site) => best(site, 'month', 'revenue', year2025),
  },
  {
    ask: 'what was the slowest day last month in terms of visits',
    want: (site) => worst(site, 'day', 'sessions', april),
  },
  {
    ask: 'Where do my customers come from? orders by country, last 90 days',
    want: by('country', 'purchases', last90),
  },
  {
    ask: 'how much does a customer spend on average per order this year',
    want: total('average_order_value', thisYear),
  },
  {
    ask: 'do people buy more on mobile or on desktop? last month',
    want: (site) => ['mobile', 'desktop'].map((device) => [device, site.sum('purchases', april, { device })]),
  },
  {
    ask: 'How many visits does it get on a typical day? average sessions per day in April',
    want: (site) => [[site.sum('sessions', april) / 30]],
  },
  { ask: 'Did we sell more in April than in March?', want: against('revenue', april, march) },
  {
    ask: 'how many visitors came back in April (returning sessions)',
    want: total('sessions', april, { new_vs_returning: 'returning' }),
  },
  { ask: 'sales in the first half of April', want: total('revenue', ['2026-04-01', '2026-04-15']) },
  { ask: 'sales in the second half of march', want: total('revenue', ['2026-03-16', '2026-03-31']) },
  {
    ask: 'Hi, could you please tell me how much revenue we made through email during April? Many thanks!',
    want: total('revenue', april, { channel: 'Email' }),
  },
  {
    ask: 'I would like to know how many orders came in from Canada between 1 March and 15 April 2026.',
    want: total('purchases', ['2026-03-01', '2026-04-15'], { country: 'Canada' }),
  },
  {
    ask: 'Can you show me which product page people land on most? Top 3 landing pages containing /products/ by sessions in April',
    want: top(3, 'landing_page', 'sessions', april, { landing_page: (path) => path.includes('/products/') }),
  },
  {
    ask: 'yesterday vs the day before: sales',
    want: against('revenue', yesterday, ['2026-05-11', '2026-05-11']),
  },
  {
    ask: 'how did we do last weekend? revenue and orders please',
    want: totals(['revenue', 'purchases'], ['2026-05-09', '2026-05-10']),
  },
  { ask: 'what were sales like on Friday', want: total('revenue', ['2026-05-08', '2026-05-08']) },
  { ask: 'total sales so far this quarter', want: total('revenue', thisQuarter) },
  {
    ask: 'how much money came in from people using tablets in Q1 2026',
    want: total('revenue', q1, { device: 'tablet' }),
  },
  {
    ask: 'which weekday is best for sales? since january',
    want: (site) => weekdaysBy(site, 'revenue', ['2026-01-01', '2026-05-12']).slice(0, 1),
  },
  // The marketer
  {
    ask: 'What percentage of sessions came from paid search in March?',
    want: share('sessions', march, { channel: 'Paid Search' }),
  },
  { ask: 'what share of revenue does each channel bring? April', want: shares('channel', 'revenue', april) },
  {
    ask: 'Which channels drive the highest conversion rate? last month',
    want: by('channel', 'purchase_rate', april),
  },
  {
    ask: 'Compare email and referral revenue in Q1',
    want: (site) => ['Email', 'Referral'].map((channel) => [channel, site.sum('revenue', q1, { channel })]),
  },
  {
    ask: 'organic vs paid search conversion rate in april',
    want: (site) =>
      ['Organic Search', 'Paid Search'].map((channel) => [
        channel,
        site.sum('purchase_rate', april, { channel }),
      ]),
  },
  {
    ask: 'revenue by channel excluding direct last month',
    want: by('channel', 'revenue', april, { channel: not('Direct') }),
  },
  {
    ask: 'traffic from channels other than organic search in April',
    want: total('sessions', april, { channel: not('Organic Search') }),
  },
  {
    ask: 'sessions not from the United States in april',
    want: total('sessions', april, { country: not('United States') }),
  },
  {
    ask: 'landing pages with at least 100 sessions last week',
    want: (site) => site.by('landing_page', ['sessions'], lastWeek).filter(([, n]) => (n as number) >= 100),
  },
  {
    ask: 'channels with a conversion rate under 2% in april',
    want: (site) => site.by('channel', ['purchase_rate'], april).filter(([, n]) => (n as number) < 0.02),
  },
  {
    ask: 'Which landing pages gained the most sessions in April vs March?',
    want: changes('landing_page', 'sessions', april, march, 'most gained', 10),
  },
  {
    ask: 'biggest losers by revenue: countries april vs march',
    want: changes('country', 'revenue', april, march, 'most lost', 10),
  },
  {
    ask: 'which channel lost most revenue last week?',
    want: changes('channel', 'revenue', lastWeek, weekBefore, 'most lost', 1),
  },
  { ask: 'conversion rate by device last 28 days', want: by('device', 'purchase_rate', last28) },
  {
    ask: 'How is email performing? revenue by week since April 6',
    want: per('week', 'revenue', ['2026-04-06', '2026-05-12'], { channel: 'Email' }),
  },
  {
    ask: 'daily paid search sessions in the last 7 days',
    want: per('day', 'sessions', last7, { channel: 'Paid Search' }),
  },
  {
    ask: 'monthly orders from social this year',
    want: per('month', 'purchases', thisYear, { channel: ['Organic Social', 'Paid Social'] }),
  },
  {
    ask: 'average weekly sessions in Q1 from email',
    want: (site) => [[site.sum('sessions', q1, { channel: 'Email' }) / (90 / 7)]],
  },
  {
    ask: 'sessions, orders and revenue by channel last month',
    want: by('channel', ['sessions', 'purchases', 'revenue'], april),
  },
  {
    ask: 'engagement rate for the gift guide in december 2025',
    want: total('engagement_rate', ['2025-12-01', '2025-12-31'], { landing_page: '/blog/gift-guide' }),
  },
  {
    ask: 'how many sessions did /sale get from email in march',
    want: total('sessions', march, { landing_page: '/sale', channel: 'Email' }),
  },
  {
    ask: 'which country has the lowest bounce rate this month',
    want: bottom(1, 'country', 'bounce_rate', may),
  },
  {
    ask: 'top country for each channel by revenue in april',
    want: (site) =>
      site
        .by('channel', ['revenue'], april)
        .flatMap(([channel]) =>
          site
            .by('country', ['revenue'], april, { channel: channel as string })
            .slice(0, 1)
            .map(([country, n]) => [channel as string, country as string, n as number]),
        )
        .sort((a, b) => (b[2] as number) - (a[2] as number)),
  },
  {
    ask: 'revenue from new visitors in the US on mobile in april',
    want: total('revenue', april, { new_vs_returning: 'new', country: 'United States', device: 'mobile' }),
  },
  {
    ask: 'whats the convertion rate of the boots page in april',
    want: total('purchase_rate', april, { landing_page: '/products/boots' }),
  },
  { ask: 'sesions by chanel last 7 days', want: by('channel', 'sessions', last7) },
  { ask: 'revenu form germny in Febuary', want: total('revenue', february, { country: 'Germany' }) },
  // The analyst
  {
    ask: 'sessions by device and new vs returning, april',
    want: pairs('device', 'new_vs_returning', 'sessions', april),
  },
  { ask: 'bounce rate trend last 7 days', want: per('day', 'bounce_rate', last7) },
  { ask: 'pages per session by country in Q1', want: by('country', 'pages_per_session', q1) },
  {
    ask: 'weekly revenue from 2 March to 5 April',
    want: per('week', 'revenue', ['2026-03-02', '2026-04-05']),
  },
  { ask: 'revenue by month in 2025', want: per('month', 'revenue', year2025) },
  {
    ask: 'revenue by month for Germany in the first half of 2025',
    want: per('month', 'revenue', ['2025-01-01', '2025-06-30'], { country: 'Germany' }),
  },
  {
    ask: 'how did sessions by channel change last month',
    want: changes('channel', 'sessions', april, march, 'largest', 99),
  },
  { ask: 'difference in orders between april and march', want: against('purchases', april, march) },
  { ask: 'April 2026 vs April 2025 revenue', want: against('revenue', april, ['2025-04-01', '2025-04-30']) },
  { ask: 'revenue this month vs last month', want: against('revenue', may, ['2026-04-01', '2026-04-12']) },
  {
    ask: 'sessions this week vs last week',
    want: against('sessions', ['2026-05-11', '2026-05-12'], ['2026-05-04', '2026-05-05']),
  },
  {
    ask: 'number of landing pages with more than 10 orders in April',
    want: (site) => [
      [site.by('landing_page', ['purchases'], april).filter(([, n]) => (n as number) > 10).length],
    ],
  },
  {
    ask: 'average revenue per day by channel in april',
    want: (site) =>
      site.by('channel', ['revenue'], april).map(([channel, n]) => [channel as string, (n as number) / 30]),
  },
  {
    ask: 'sessions on weekends in April',
    want: (site) => [
      [
        ['2026-04-04', '2026-04-11', '2026-04-18', '2026-04-25'].reduce(
          (all, saturday) =>
            all +
            site.sum('sessions', [
              saturday,
              `2026-04-${String(Number(saturday.slice(8)) + 1).padStart(2, '0')}`,
            ]),
          0,
        ),
      ],
    ],
  },
  {
    ask: 'ratio of mobile to desktop sessions in april',
    want: (site) => [
      [
        site.sum('sessions', april, { device: 'mobile' }) /
          site.sum('sessions', april, { device: 'desktop' }),
      ],
    ],
  },
  {
    ask: 'top 3 countries by orders for each device last month',
    want: (site) =>
      site.by('device', ['purchases'], april).flatMap(([device]) =>
        site
          .by('country', ['purchases'], april, { device: device as string })
          .slice(0, 3)
          .map(([country, n]) => [device as string, country as string, n as number]),
      ),
  },
  {
    ask: 'sessions last 7 days vs previous 7 days',
    want: against('sessions', last7, ['2026-04-29', '2026-05-05']),
  },
  { ask: 'revenue in week 18', want: total('revenue', ['2026-04-27', '2026-05-03']) },
  { ask: 'sessions from 01/04/2026 to 10/04/2026', want: total('sessions', ['2026-04-01', '2026-04-10']) },
  { ask: 'sessions on 03/04/2026', want: 'asked back' },
  { ask: 'what is the highest daily revenue in Q1', want: (site) => best(site, 'day', 'revenue', q1) },
  {
    ask: 'on which days did we have more than 500 sessions in april',
    want: (site) => site.per('day', ['sessions'], april).filter(([, n]) => (n as number) > 500),
  },
  // What was refused until now
  {
    ask: 'landing pages that grew by more than 10 % in April vs March',
    want: (site) =>
      grown(site, 'landing_page', 'sessions', april, march, (now, then) => now > then * 1.1).sort(
        (a, b) => rate(b) - rate(a),
      ),
  },
  {
    ask: 'countries that lost at least 20 orders in april compared to march',
    want: (site) =>
      grown(site, 'country', 'purchases', april, march, (now, then) => then - now >= 20).sort(
        (a, b) => change(a) - change(b),
      ),
  },
  {
    ask: 'daily sessions this month vs last month',
    want: (site) => sideBySide(site, 'sessions', may, ['2026-04-01', '2026-04-12']),
  },
  {
    ask: 'revenue by channel last month without the top 2',
    want: (site) => site.by('channel', ['revenue'], april).slice(2),
  },
  {
    ask: 'landing pages by sessions in april, excluding the top 3',
    want: (site) => site.by('landing_page', ['sessions'], april).slice(3),
  },
  {
    ask: 'median daily sessions in April',
    want: (site) => [
      [
        middle(
          site.per('day', ['sessions'], april).map(([, n]) => n as number),
          0.5,
        ),
      ],
    ],
  },
  {
    ask: '90th percentile of daily revenue in Q1',
    want: (site) => [
      [
        middle(
          site.per('day', ['revenue'], q1).map(([, n]) => n as number),
          0.9,
        ),
      ],
    ],
  },
  { ask: '7-day rolling average of sessions in April', want: (site) => rolling(site, 'sessions', april, 7) },
  {
    ask: 'fastest growing country by sessions in April vs March',
    want: (site) =>
      grown(site, 'country', 'sessions', april, march, () => true)
        .sort((a, b) => rate(b) - rate(a))
        .slice(0, 1),
  },
  { ask: 'sessions by channel today', want: 'refused' },
  { ask: 'clicks from google last week', want: 'refused' },
  { ask: 'cost per acquisition by channel', want: 'refused' },
];

type Row = readonly (string | number)[];
const change = (row: Row) => (row[1] as number) - (row[2] as number);
const rate = (row: Row) => (row[1] as number) / (row[2] as number);

function grown(
  site: RawSite,
  dimension: string,
  metric: string,
  now: Range,
  before: Range,
  keep: (now: number, then: number) => boolean,
) {
  return site
    .changes(dimension, metric, now, before, 'largest')
    .filter(([, late, early]) => keep(late as number, early as number));
}

function sideBySide(site: RawSite, metric: string, now: Range, before: Range): Row[] {
  const early = site.per('day', [metric], before);
  return site
    .per('day', [metric], now)
    .map(([day, n], at) => [day as string, n as number, early[at]?.[1] as number]);
}

/** By linear interpolation between the two nearest, as spreadsheets do (PERCENTILE.INC). */
function middle(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * part;
  const [low, high] = [sorted[Math.floor(at)] as number, sorted[Math.ceil(at)] as number];
  return low + (high - low) * (at - Math.floor(at));
}

function rolling(site: RawSite, metric: string, range: Range, days: number): Row[] {
  const first = new Date(`${range[0]}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() - days + 1);
  const all = site.per('day', [metric], [first.toISOString().slice(0, 10), range[1]]);
  return all
    .slice(days - 1)
    .map(([day], at) => [
      day as string,
      all.slice(at, at + days).reduce((sum, [, n]) => sum + (n as number), 0) / days,
    ]);
}

function pairs(a: string, b: string, metric: string, range: Range) {
  return (site: RawSite) =>
    site
      .by(a, [metric], range)
      .flatMap(([one]) =>
        site
          .by(b, [metric], range, { [a]: one as string })
          .map(([two, n]) => [one as string, two as string, n as number]),
      )
      .sort(
        (x, y) => (y[2] as number) - (x[2] as number) || (`${x[0]}\t${x[1]}` < `${y[0]}\t${y[1]}` ? -1 : 1),
      );
}

function weekdaysBy(site: RawSite, metric: string, range: Range): Row[] {
  const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const sums = new Map<string, number[]>();
  for (const [day, n] of site.per('day', [metric], range)) {
    const name = names[new Date(`${day}T00:00:00Z`).getUTCDay()] as string;
    sums.set(name, [...(sums.get(name) ?? []), n as number]);
  }
  return [...sums]
    .map(([name, values]): Row => [name, values.reduce((a, b) => a + b, 0) / values.length])
    .sort((a, b) => (b[1] as number) - (a[1] as number));
}
