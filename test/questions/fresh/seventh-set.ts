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
import type { Range, RawSite } from '../asking/raw-site.ts';

const running = (grain: 'day' | 'month', metric: string, range: Range) => (site: RawSite) => {
  let sum = 0;
  return site.per(grain, [metric], range).map(([start, n]) => {
    sum += n as number;
    return [start as string, sum];
  });
};
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

export const seventhOfShop: readonly Question[] = [
  {
    ask: 'Give me total revenue and total transactions for February 2017',
    want: totals(['revenue', 'purchases'], february),
  },
  {
    ask: 'How does mobile traffic compare to desktop in March?',
    want: members('device', ['mobile', 'desktop'], 'sessions', march),
  },
  { ask: 'List countries by number of transactions for Q1, top 8', want: top(8, 'country', 'purchases', q1) },
  {
    ask: 'How many page views did we get in January from paid search?',
    want: total('page_views', january, { channel: 'Paid Search' }),
  },
  {
    ask: 'what is the average order value on desktop vs mobile q1 2017',
    want: members('device', ['desktop', 'mobile'], 'average_order_value', q1),
  },
  {
    ask: 'Which source had the second most sessions in March',
    want: (site) =>
      site
        .by('source', ['sessions'], march)
        .sort((a, b) => (b[1] as number) - (a[1] as number))
        .slice(1, 2),
  },
  { ask: 'What was the busiest week in Q1 2017 by sessions?', want: 'told' },
  {
    ask: 'conversion rate by country for countries with at least 1000 sessions, march',
    want: (site) =>
      site.by('country', ['purchase_rate', 'sessions'], march).filter(([, , n]) => (n as number) >= 1000),
  },
  {
    ask: 'how many visits were not from the US in february',
    want: total('sessions', february, { country: not('United States') }),
  },
  // Weeks, or days of the week
  { ask: 'Revenue by week of day in March', want: 'asked back' },
  {
    ask: 'show me the daily bounce rate from march 1 to march 7',
    want: per('day', 'bounce_rate', ['2017-03-01', '2017-03-07']),
  },
  {
    ask: 'transactions from referral or direct in march',
    want: total('purchases', march, { channel: ['Referral', 'Direct'] }),
  },
  { ask: 'Which day in March had the lowest revenue?', want: extreme('day', 'revenue', march, -1) },
  { ask: 'top 5 days by transactions in february', want: extreme('day', 'purchases', february, 1, 5) },
  {
    ask: 'how much more revenue did we make in march than in february',
    want: against('revenue', march, february),
  },
  { ask: 'social share of sessions in january', want: share('sessions', january, { channel: 'Social' }) },
  { ask: 'sessions from loyal customers in march', want: 'refused' },
  { ask: 'gross margin by channel march', want: 'refused' },
  {
    ask: 'how many people came from Instagram in March?',
    want: total('sessions', march, { source: 'instagram.com' }),
  },
  { ask: 'revenue per visitor by channel, february', want: by('channel', 'revenue_per_session', february) },
];

/** Asked of the garden shop on 9 March 2026. */
const lastWeek: Range = ['2026-03-02', '2026-03-08'];
const weekBefore: Range = ['2026-02-23', '2026-03-01'];
const feb26: Range = ['2026-02-01', '2026-02-28'];
const jan26: Range = ['2026-01-01', '2026-01-31'];
const h2: Range = ['2025-07-01', '2025-12-31'];

export const seventhOfGarden: readonly Question[] = [
  { ask: 'Show me my top 5 landing pages last month', want: top(5, 'landing_page', 'sessions', feb26) },
  { ask: 'How many purchases came from email in January and February?', want: 'told' },
  { ask: 'what was our total revenue for the second half of 2025', want: total('revenue', h2) },
  {
    ask: 'compare revenue in Germany and Austria last month',
    want: members('country', ['Germany', 'Austria'], 'revenue', feb26),
  },
  { ask: 'How many sessions per user last week', want: 'refused' },
  { ask: 'Which browsers do our visitors use? last week', want: by('browser', 'sessions', lastWeek) },
  {
    ask: 'sessions excluding direct and unassigned last month',
    want: total('sessions', feb26, { channel: not('Direct', 'Unassigned') }),
  },
  {
    ask: 'How much of our revenue comes from paid channels (february)?',
    want: share('revenue', feb26, { channel: ['Paid Search', 'Paid Social'] }),
  },
  { ask: 'which channel drove the most leads in january', want: top(1, 'channel', 'leads', jan26) },
  { ask: 'did revenue increase last week?', want: against('revenue', lastWeek, weekBefore) },
  { ask: 'engagement rate by device and channel last month', want: 'told' },
  {
    ask: 'How many orders were placed on Christmas Eve 2025?',
    want: total('purchases', ['2025-12-24', '2025-12-24']),
  },
  {
    ask: 'monthly purchases for the last 3 months',
    want: per('month', 'purchases', ['2025-12-01', '2026-02-28']),
  },
  { ask: 'average revenue per week in 2025', want: mean('revenue', ['2025-01-01', '2025-12-31'], 365 / 7) },
  {
    ask: 'running total of purchases by month for 2025',
    want: running('month', 'purchases', ['2025-01-01', '2025-12-31']),
  },
  {
    ask: 'what are the worst 5 channels by engagement rate last month?',
    want: bottom(5, 'channel', 'engagement_rate', feb26),
  },
  { ask: 'sessions from iPhones last week', want: 'refused' },
  { ask: 'how many newsletter signups did we get last week', want: 'refused' },
  {
    ask: 'revenue from returning visitors on mobile in february',
    want: total('revenue', feb26, { new_vs_returning: 'returning', device: 'mobile' }),
  },
  {
    ask: 'traffic by country, top ten, past 30 days',
    want: top(10, 'country', 'sessions', ['2026-02-07', '2026-03-08']),
  },
  { ask: 'what percentage of sessions were engaged in February', want: 'told' },
  { ask: 'Top campaigns by revenue in February', want: 'told' },
];

/** Asked of a Search Console file on 13 May 2026. */
const april: Range = ['2026-04-01', '2026-04-30'];
const mar26: Range = ['2026-03-01', '2026-03-31'];
const q1of26: Range = ['2026-01-01', '2026-03-31'];

export const seventhOfSearch: readonly Question[] = [
  {
    ask: 'show clicks, impressions, ctr and position for april 2026',
    want: totals(['clicks', 'impressions', 'ctr', 'position'], april),
  },
  {
    ask: 'Which pages lost the most clicks in April vs March?',
    want: changes('page', 'clicks', april, mar26, 'most lost', 10),
  },
  {
    ask: 'queries with more than 2000 impressions and a ctr below 10% in april',
    want: (site) =>
      site
        .by('query', ['impressions', 'ctr'], april)
        .filter(([, i, c]) => (i as number) > 2000 && (c as number) < 0.1),
  },
  {
    ask: 'how many clicks did the query wool socks get in q1',
    want: total('clicks', q1of26, { query: 'wool socks' }),
  },
  {
    ask: 'average ctr of brand queries in april',
    want: total('ctr', april, { query: (q) => q.includes('acme') }),
  },
  {
    ask: 'top 5 queries for /products/shoes by impressions april',
    want: top(5, 'query', 'impressions', april, { page: 'https://acme.example/products/shoes' }),
  },
  {
    ask: 'What is our average ranking on mobile in April?',
    want: total('position', april, { device: 'MOBILE' }),
  },
  { ask: 'clicks by device in april, as a share', want: shares('device', 'clicks', april) },
  {
    ask: 'did our average position improve in April compared to March?',
    want: against('position', april, mar26),
  },
  { ask: 'search impressions week by week since 1 april', want: 'told' },
  { ask: 'which queries bring traffic to /blog/size-chart', want: 'told' },
  {
    ask: 'how many pages got more than 500 clicks in april',
    want: (site) => [[site.by('page', ['clicks'], april).filter(([, n]) => (n as number) > 500).length]],
  },
  {
    ask: 'clicks from the usa or france in april',
    want: total('clicks', april, { country: ['usa', 'fra'] }),
  },
  { ask: 'How many of our pages are indexed?', want: 'refused' },
  { ask: 'keyword difficulty for hiking socks', want: 'refused' },
  { ask: 'country with the best ctr in April', want: top(1, 'country', 'ctr', april) },
];

/** Asked of a shop's orders on Wednesday, 10 June 2026. */
const may: Range = ['2026-05-01', '2026-05-31'];
const apr: Range = ['2026-04-01', '2026-04-30'];
const may25: Range = ['2025-05-01', '2025-05-31'];

export const seventhOfRetail: readonly Question[] = [
  { ask: 'quantity sold by product in may', want: by('product', 'units', may) },
  { ask: 'What were total sales in May?', want: total('revenue', may) },
  { ask: 'sales by area last month', want: by('region', 'revenue', may) },
  { ask: 'revenue may 2026 vs may 2025', want: against('revenue', may, may25) },
  {
    ask: 'which category grew the most from April to May in revenue',
    want: changes('category', 'revenue', may, apr, 'most gained', 1),
  },
  { ask: 'units by region and segment, may', want: 'told' },
  { ask: 'what is the average number of units sold per day in May?', want: mean('units', may, 31) },
  {
    ask: 'Top product in each region by revenue in May',
    want: (site) =>
      ['North', 'South', 'East', 'West']
        .flatMap((region) =>
          site
            .by('product', ['revenue'], may, { region })
            .slice(0, 1)
            .map(([p, n]) => [region, p as string, n as number]),
        )
        .sort((a, b) => (b[2] as number) - (a[2] as number)),
  },
  // No row has more returns than units, so that they are a part of them.
  { ask: 'return rate by product in may', want: quotient('product', 'returns', 'units', may) },
  {
    ask: 'consumer vs corporate units, may',
    want: members('segment', ['Consumer', 'Corporate'], 'units', may),
  },
  {
    ask: 'how many gel pens and notebooks were sold in april',
    want: total('units', apr, { product: ['Gel Pen', 'Notebook'] }),
  },
  { ask: 'net profit in may', want: 'refused' },
  { ask: 'revenue from new customers in may', want: 'refused' },
  {
    ask: 'which month had the highest revenue in 2025?',
    want: extreme('month', 'revenue', ['2025-01-01', '2025-12-31'], 1),
  },
  {
    ask: 'revenue on saturdays in may',
    want: (site) => [
      [
        ['2026-05-02', '2026-05-09', '2026-05-16', '2026-05-23', '2026-05-30'].reduce(
          (all, day) => all + site.sum('revenue', [day, day]),
          0,
        ),
      ],
    ],
  },
];

/** Asked of an agency's advertisements on Monday, 1 June 2026. */
const adMay: Range = ['2026-05-01', '2026-05-31'];
const adApr: Range = ['2026-04-01', '2026-04-30'];
export const seventhOfAds: readonly Question[] = [
  { ask: 'How much did we spend on ads in May?', want: total('ad_spend', adMay) },
  { ask: 'ad spend by platform last month', want: by('platform', 'ad_spend', adMay) },
  { ask: 'cost per click by campaign in may', want: quotient('campaign', 'ad_spend', 'clicks', adMay) },
  {
    ask: 'cost per conversion by platform in may',
    want: quotient('platform', 'ad_spend', 'conversions', adMay),
  },
  { ask: 'which campaign got the most clicks in may', want: top(1, 'campaign', 'clicks', adMay) },
  { ask: 'ctr by campaign may 2026', want: by('campaign', 'ctr', adMay) },
  {
    ask: 'impressions on Meta vs LinkedIn in may',
    want: members('platform', ['Meta', 'LinkedIn'], 'impressions', adMay),
  },
  {
    ask: 'conversions from the spring sale campaign in April',
    want: total('conversions', adApr, { campaign: 'Spring Sale' }),
  },
  { ask: 'spend month over month', want: against('ad_spend', adMay, adApr) },
  {
    ask: 'what share of spend went to Google Ads in May',
    want: share('ad_spend', adMay, { platform: 'Google Ads' }),
  },
  {
    ask: 'monthly conversions since january 2026',
    want: per('month', 'conversions', ['2026-01-01', '2026-05-31']),
  },
  { ask: 'what is our ROAS in may', want: 'refused' },
  {
    ask: 'which campaigns spent more than 1000 in may',
    want: (site) => site.by('campaign', ['ad_spend'], adMay).filter(([, n]) => (n as number) > 1000),
  },
  { ask: 'clicks from customers in may', want: total('clicks', adMay, { audience: 'Customers' }) },
];
