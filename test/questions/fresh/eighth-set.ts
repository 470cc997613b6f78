import { extreme, mean, members, not } from '../asking/expected.ts';
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

const pairs = (first: string, second: string, metric: string, range: Range) => (site: RawSite) =>
  site
    .by(first, [metric], range)
    .flatMap(([a]) =>
      site
        .by(second, [metric], range, { [first]: a as string })
        .map(([b, n]) => [a as string, b as string, n as number]),
    )
    .sort((x, y) => (y[2] as number) - (x[2] as number));
const quotient = (dimension: string, over: string, under: string, range: Range) => (site: RawSite) =>
  site
    .by(dimension, [over, under], range)
    .map(([name, a, b]): [string, number] => [name as string, (a as number) / (b as number)])
    .sort((a, b) => b[1] - a[1]);

/** Asked of the real shop on 3 April 2017. */
const march: Range = ['2017-03-01', '2017-03-31'];
const february: Range = ['2017-02-01', '2017-02-28'];
const january: Range = ['2017-01-01', '2017-01-31'];
const q1: Range = ['2017-01-01', '2017-03-31'];

export const eighthOfShop: readonly Question[] = [
  { ask: 'what were the top 10 countries by sessions in march', want: top(10, 'country', 'sessions', march) },
  {
    ask: "How many transactions did we have on Valentine's Day?",
    want: total('purchases', ['2017-02-14', '2017-02-14']),
  },
  { ask: 'revenue youtube.com february', want: total('revenue', february, { source: 'youtube.com' }) },
  {
    ask: 'Do mobile users bounce more than desktop users? (March)',
    want: members('device', ['mobile', 'desktop'], 'bounce_rate', march),
  },
  {
    ask: 'Show traffic trend for organic search in March by day',
    want: per('day', 'sessions', march, { channel: 'Organic Search' }),
  },
  {
    ask: 'what channels have an average order value over 100 dollars in q1',
    want: (site) => site.by('channel', ['average_order_value'], q1).filter(([, n]) => (n as number) > 100),
  },
  { ask: 'breakdown of transactions by device in january', want: by('device', 'purchases', january) },
  {
    ask: 'Which three channels brought in the least revenue in February?',
    want: bottom(3, 'channel', 'revenue', february),
  },
  { ask: 'month by month revenue in the first quarter of 2017', want: per('month', 'revenue', q1) },
  {
    ask: 'pages per session organic vs paid search march',
    want: members('channel', ['Organic Search', 'Paid Search'], 'pages_per_session', march),
  },
  {
    ask: 'How did transactions change between January and February?',
    want: against('purchases', february, january),
  },
  {
    ask: 'which countries increased their sessions by more than 200 from february to march',
    want: (site) =>
      site
        .changes('country', 'sessions', march, february, 'most gained')
        .filter(([, a, b]) => (a as number) - (b as number) > 200),
  },
  { ask: 'average daily revenue in march', want: mean('revenue', march, 31) },
  { ask: 'How much did customers spend per order in february', want: total('average_order_value', february) },
  { ask: 'sessions by operating system march', want: 'refused' },
  { ask: 'revenue from repeat purchases in march', want: 'refused' },
  { ask: 'How many sessions came from premium accounts in march?', want: 'refused' },
  { ask: 'revenue by customer segment in march', want: 'refused' },
];

/** Asked of the garden shop on 9 March 2026. */
const lastWeek: Range = ['2026-03-02', '2026-03-08'];
const weekBefore: Range = ['2026-02-23', '2026-03-01'];
const feb26: Range = ['2026-02-01', '2026-02-28'];
const jan26: Range = ['2026-01-01', '2026-01-31'];
const blogs: Where = { landing_page: (p) => p.startsWith('/blog/') };

export const eighthOfGarden: readonly Question[] = [
  {
    ask: 'How did our website perform last week compared to the previous week in sessions, purchases and revenue?',
    want: 'told',
  },
  { ask: 'whats our conversion rate by channel last month', want: by('channel', 'conversion_rate', feb26) },
  { ask: 'number of sessions landing on blog pages in february', want: total('sessions', feb26, blogs) },
  {
    ask: 'Which 3 blog posts brought the most sessions last month?',
    want: top(3, 'landing_page', 'sessions', feb26, blogs),
  },
  {
    ask: 'revenue per session on mobile, desktop and tablet in February',
    want: members('device', ['mobile', 'desktop', 'tablet'], 'revenue_per_session', feb26),
  },
  {
    ask: 'orders by country excluding Germany, last month',
    want: by('country', 'purchases', feb26, { country: not('Germany') }),
  },
  { ask: 'visits on the last day of February', want: total('sessions', ['2026-02-28', '2026-02-28']) },
  {
    ask: 'what was the best week for revenue in the last 12 weeks',
    want: extreme('week', 'revenue', ['2025-12-15', '2026-03-08'], 1),
  },
  {
    ask: 'how many days in february had more than 10 orders',
    want: (site) => [[site.per('day', ['purchases'], feb26).filter(([, n]) => (n as number) > 10).length]],
  },
  { ask: 'Sessions by source / medium in February', want: 'told' },
  {
    ask: 'What is the split between new and returning visitors on mobile in february?',
    want: by('new_vs_returning', 'sessions', feb26, { device: 'mobile' }),
  },
  {
    ask: 'how much time do visitors spend on the site per session, february',
    want: total('engagement_per_session', feb26),
  },
  {
    ask: 'Which channel lost the most sessions week over week?',
    want: changes('channel', 'sessions', lastWeek, weekBefore, 'most lost', 1),
  },
  {
    ask: 'email revenue as a percentage of total revenue in january',
    want: share('revenue', jan26, { channel: 'Email' }),
  },
  {
    ask: 'traffic from search engines to the homepage last week',
    want: total('sessions', lastWeek, { channel: 'Organic Search', landing_page: '/' }),
  },
  {
    ask: 'purchases from Safari users on mobile in february',
    want: total('purchases', feb26, { browser: 'Safari', device: 'mobile' }),
  },
  { ask: 'how many visitors added something to their cart last week', want: 'refused' },
  { ask: 'what will revenue be next month', want: 'refused' },
  { ask: 'sessions from wholesale customers last month', want: 'refused' },
  { ask: 'show the weekly sessions for paid search since the start of the year', want: 'told' },
];

/** Asked of a Search Console file on 13 May 2026. */
const april: Range = ['2026-04-01', '2026-04-30'];
const mar26: Range = ['2026-03-01', '2026-03-31'];

export const eighthOfSearch: readonly Question[] = [
  {
    ask: 'What is the total number of clicks and impressions last month?',
    want: totals(['clicks', 'impressions'], april),
  },
  {
    ask: 'Which search terms send people to our boots page? April',
    want: by('query', 'clicks', april, { page: 'https://acme.example/products/boots' }),
  },
  {
    ask: 'list all queries containing "socks" with their position in april',
    want: (site) => site.by('query', ['position'], april, { query: (q) => q.includes('socks') }).reverse(),
  },
  {
    ask: 'impressions by country on mobile april',
    want: by('country', 'impressions', april, { device: 'MOBILE' }),
  },
  {
    ask: 'what percentage of clicks comes from brand queries in april',
    want: share('clicks', april, { query: (q) => q.includes('acme') }),
  },
  {
    ask: 'clicks for "running shoes" month by month in 2025',
    want: per('month', 'clicks', ['2025-01-01', '2025-12-31'], { query: 'running shoes' }),
  },
  {
    ask: 'which query gained the most clicks between march and april?',
    want: changes('query', 'clicks', april, mar26, 'most gained', 1),
  },
  { ask: 'lowest ctr pages in april, bottom 3', want: bottom(3, 'page', 'ctr', april) },
  {
    ask: 'queries where we rank worse than position 15 in april',
    want: (site) =>
      site
        .by('query', ['position', 'impressions'], april)
        .filter(([, p]) => (p as number) > 15)
        .sort((a, b) => (b[2] as number) - (a[2] as number)),
  },
  {
    ask: 'compare clicks from Germany and the UK in april',
    want: members('country', ['deu', 'gbr'], 'clicks', april),
  },
  {
    ask: 'clicks on weekends in april',
    want: (site) => [
      [
        ['2026-04-04', '2026-04-11', '2026-04-18', '2026-04-25'].reduce(
          (all, day) =>
            all + site.sum('clicks', [day, `2026-04-${String(Number(day.slice(8)) + 1).padStart(2, '0')}`]),
          0,
        ),
      ],
    ],
  },
  { ask: 'how many clicks did we lose in april compared to march', want: against('clicks', april, mar26) },
  { ask: 'bounce rate of organic landing pages', want: 'refused' },
  { ask: 'how often are we mentioned in chatgpt', want: 'refused' },
];

/** Asked of a shop's orders on Wednesday, 10 June 2026. */
const may: Range = ['2026-05-01', '2026-05-31'];
const apr: Range = ['2026-04-01', '2026-04-30'];

export const eighthOfRetail: readonly Question[] = [
  { ask: 'Which region performs best by revenue in May?', want: top(1, 'region', 'revenue', may) },
  {
    ask: 'total revenue for furniture and lighting in May',
    want: total('revenue', may, { category: ['Furniture', 'Lighting'] }),
  },
  { ask: 'How many items did we sell last month?', want: total('units', may) },
  {
    ask: 'which product has the highest number of returns in 2026',
    want: top(1, 'product', 'returns', ['2026-01-01', '2026-06-09']),
  },
  {
    ask: 'revenue by product for the south region only, may',
    want: by('product', 'revenue', may, { region: 'South' }),
  },
  { ask: 'average price per unit by product in may', want: quotient('product', 'revenue', 'units', may) },
  { ask: 'units sold weekdays vs weekend in may', want: 'told' },
  { ask: 'sales growth by region april to may', want: changes('region', 'revenue', may, apr, 'largest', 99) },
  { ask: 'units and revenue by category and region may', want: 'told' },
  { ask: 'revenue from red desks in may', want: 'refused' },
  { ask: 'customer satisfaction in may', want: 'refused' },
  { ask: 'What are the bottom two products by units in May?', want: bottom(2, 'product', 'units', may) },
  { ask: 'cumulative revenue in may by week', want: 'told' },
  {
    ask: 'how much revenue did we make on may 15 2026',
    want: total('revenue', ['2026-05-15', '2026-05-15']),
  },
];

/** Asked of an agency's advertisements on Monday, 1 June 2026. */
const adMay: Range = ['2026-05-01', '2026-05-31'];
const adApr: Range = ['2026-04-01', '2026-04-30'];
export const eighthOfAds: readonly Question[] = [
  {
    ask: 'total spend, clicks and conversions in May',
    want: totals(['ad_spend', 'clicks', 'conversions'], adMay),
  },
  { ask: 'CPC by platform in may', want: quotient('platform', 'ad_spend', 'clicks', adMay) },
  {
    ask: 'which platform has the lowest cost per conversion in may',
    want: (site) => quotient('platform', 'ad_spend', 'conversions', adMay)(site).slice(-1),
  },
  { ask: 'spend by campaign and audience in may', want: pairs('campaign', 'audience', 'ad_spend', adMay) },
  {
    ask: 'how much budget did retargeting use in may',
    want: total('ad_spend', adMay, { campaign: 'Retargeting' }),
  },
  { ask: 'conversion rate by campaign in may', want: quotient('campaign', 'conversions', 'clicks', adMay) },
  {
    ask: 'clicks per day for Meta in the last 7 days',
    want: per('day', 'clicks', ['2026-05-25', '2026-05-31'], { platform: 'Meta' }),
  },
  { ask: 'did conversions go up in May?', want: against('conversions', adMay, adApr) },
  { ask: 'spend on TikTok in may', want: 'refused' },
  { ask: 'Meta share of impressions in May', want: share('impressions', adMay, { platform: 'Meta' }) },
  { ask: 'impressions by platform, percentages, may', want: shares('platform', 'impressions', adMay) },
];
