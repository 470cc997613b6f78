import { extreme, members, not, quotient } from '../asking/expected.ts';
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
import type { Range } from '../asking/raw-site.ts';

/** Asked of the real shop on 3 April 2017. */
const march: Range = ['2017-03-01', '2017-03-31'];
const february: Range = ['2017-02-01', '2017-02-28'];
const january: Range = ['2017-01-01', '2017-01-31'];
const q1: Range = ['2017-01-01', '2017-03-31'];

export const tenthOfShop: readonly Question[] = [
  { ask: 'what is our overall bounce rate for q1 2017?', want: total('bounce_rate', q1) },
  {
    ask: 'Show me sessions and transactions by country for February, top 5',
    want: top(5, 'country', ['sessions', 'purchases'], february),
  },
  {
    ask: 'Which channel has the highest bounce rate in March?',
    want: top(1, 'channel', 'bounce_rate', march),
  },
  { ask: 'how many pageviews per session in february', want: total('pages_per_session', february) },
  { ask: 'mobile revenue january vs february vs march', want: 'told' },
  {
    ask: 'How many transactions were completed on tablets in Q1?',
    want: total('purchases', q1, { device: 'tablet' }),
  },
  { ask: 'Rank devices by conversion rate, march', want: by('device', 'purchase_rate', march) },
  { ask: 'sessions from Atlantis in march', want: 'refused' },
  {
    ask: 'what percentage of revenue came from organic search versus paid search in march?',
    want: (site) =>
      ['Organic Search', 'Paid Search'].map((channel) => [
        channel,
        site.sum('revenue', march, { channel }) / site.sum('revenue', march),
      ]),
  },
  {
    ask: 'Which country had the largest increase in revenue from January to February?',
    want: changes('country', 'revenue', february, january, 'most gained', 1),
  },
  {
    ask: 'traffic on Mondays in March',
    want: (site) => [
      [
        ['2017-03-06', '2017-03-13', '2017-03-20', '2017-03-27'].reduce(
          (all, day) => all + site.sum('sessions', [day, day]),
          0,
        ),
      ],
    ],
  },
  {
    ask: 'give me daily revenue for the week of March 13',
    want: per('day', 'revenue', ['2017-03-13', '2017-03-19']),
  },
  {
    ask: 'Which days in February had more than 40 transactions?',
    want: (site) => site.per('day', ['purchases'], february).filter(([, n]) => (n as number) > 40),
  },
  {
    ask: 'what is the difference in sessions between desktop and mobile in march',
    want: members('device', ['desktop', 'mobile'], 'sessions', march),
  },
  { ask: 'revenue from gift cards in march', want: 'refused' },
  { ask: 'sessions from returning subscribers in february', want: 'refused' },
];

/** Asked of the garden shop on 9 March 2026. */
const lastWeek: Range = ['2026-03-02', '2026-03-08'];
const weekBefore: Range = ['2026-02-23', '2026-03-01'];
const feb26: Range = ['2026-02-01', '2026-02-28'];
const jan26: Range = ['2026-01-01', '2026-01-31'];
const last30: Range = ['2026-02-07', '2026-03-08'];

export const tenthOfGarden: readonly Question[] = [
  {
    ask: 'What is our conversion rate on desktop compared to mobile last month?',
    want: members('device', ['desktop', 'mobile'], 'conversion_rate', feb26),
  },
  {
    ask: 'List all channels and their sessions in the last 30 days',
    want: by('channel', 'sessions', last30),
  },
  {
    ask: 'how many orders and how much revenue did we get yesterday',
    want: totals(['purchases', 'revenue'], ['2026-03-08', '2026-03-08']),
  },
  {
    ask: 'Top 10 landing pages by key events in February',
    want: top(10, 'landing_page', 'key_events', feb26),
  },
  {
    ask: 'revenue trend by month over the last 6 months',
    want: per('month', 'revenue', ['2025-09-01', '2026-02-28']),
  },
  {
    ask: 'Which sources bring visitors who buy? purchases by source in february',
    want: (site) => site.by('source', ['purchases'], feb26).filter(([, n]) => (n as number) > 0),
  },
  {
    ask: 'how did the email channel do in february compared to january? sessions',
    want: against('sessions', feb26, jan26, { channel: 'Email' }),
  },
  {
    ask: 'average session duration by device last month',
    want: by('device', 'engagement_per_session', feb26),
  },
  {
    ask: 'sessions from Germany on desktop using Firefox in february',
    want: 'refused',
  },
  { ask: 'which day of last week had the most sessions', want: extreme('day', 'sessions', lastWeek, 1) },
  {
    ask: 'number of countries with at least one purchase in february',
    want: (site) => [[site.by('country', ['purchases'], feb26).filter(([, n]) => (n as number) >= 1).length]],
  },
  { ask: 'revenue without Germany last month', want: total('revenue', feb26, { country: not('Germany') }) },
  { ask: 'how much did sessions drop last week in percent', want: against('sessions', lastWeek, weekBefore) },
  { ask: 'sessions landing on the checkout page from email in february', want: 'refused' },
  { ask: 'visitors per day in the first week of February', want: 'told' },
  { ask: 'how many customers churned in february', want: 'refused' },
  { ask: 'revenue from phone orders in february', want: 'refused' },
  { ask: 'sessions in the premium segment last week', want: 'refused' },
];

/** Asked of a Search Console file on 13 May 2026. */
const april: Range = ['2026-04-01', '2026-04-30'];
const mar26: Range = ['2026-03-01', '2026-03-31'];

export const tenthOfSearch: readonly Question[] = [
  { ask: 'How many organic clicks did we get in April 2026?', want: total('clicks', april) },
  { ask: 'show top queries by ctr with at least 1000 impressions in april', want: 'told' },
  { ask: 'how is "trail running shoes" ranking per month in 2026', want: 'told' },
  { ask: 'clicks by page for the usa in april', want: by('page', 'clicks', april, { country: 'usa' }) },
  {
    ask: 'which queries lead to /products/boots, sorted by impressions, april',
    want: by('query', 'impressions', april, { page: 'https://acme.example/products/boots' }),
  },
  { ask: 'Did mobile clicks grow in April?', want: against('clicks', april, mar26, { device: 'MOBILE' }) },
  {
    ask: 'pages with fewer than 700 clicks in april',
    want: (site) => site.by('page', ['clicks'], april).filter(([, n]) => (n as number) < 700),
  },
  {
    ask: 'what is the average position of our homepage in april',
    want: total('position', april, { page: 'https://acme.example/' }),
  },
  { ask: 'impressions share by country april', want: shares('country', 'impressions', april) },
  { ask: 'non brand vs brand clicks in april', want: 'told' },
  {
    ask: 'total impressions for queries not containing shoes in april',
    want: total('impressions', april, { query: (q) => !q.includes('shoes') }),
  },
  { ask: 'best day for clicks in april', want: extreme('day', 'clicks', april, 1) },
  { ask: 'how many clicks will we get in june', want: 'refused' },
  { ask: 'video impressions in april', want: 'refused' },
];

/** Asked of a shop's orders on Wednesday, 10 June 2026. */
const may: Range = ['2026-05-01', '2026-05-31'];
const apr: Range = ['2026-04-01', '2026-04-30'];
const q1of26: Range = ['2026-01-01', '2026-03-31'];

export const tenthOfRetail: readonly Question[] = [
  { ask: 'total shipping cost by region last month', want: by('region', 'shipping_cost', may) },
  { ask: 'Which customer type generates more revenue? may', want: top(1, 'segment', 'revenue', may) },
  { ask: 'what are our best sellers in may by units', want: 'told' },
  {
    ask: 'revenue of lighting products in the east in q1 2026',
    want: total('revenue', q1of26, { category: 'Lighting', region: 'East' }),
  },
  {
    ask: 'Compare Q1 2026 and Q1 2025 revenue',
    want: against('revenue', q1of26, ['2025-01-01', '2025-03-31']),
  },
  { ask: 'share of returns by product in may', want: shares('product', 'returns', may) },
  {
    ask: 'list products with fewer than 150 units in the north in may',
    want: (site) =>
      site.by('product', ['units'], may, { region: 'North' }).filter(([, n]) => (n as number) < 150),
  },
  { ask: 'revenue per unit by category in may', want: quotient('category', 'revenue', 'units', may) },
  { ask: 'what was the revenue yesterday and the day before', want: 'told' },
  { ask: 'weekly units for notebooks in may', want: per('week', 'units', may, { product: 'Notebook' }) },
  {
    ask: 'which product lost the most revenue in May compared to April',
    want: changes('product', 'revenue', may, apr, 'most lost', 1),
  },
  { ask: 'wholesale revenue in may', want: 'refused' },
  { ask: 'units sold by warehouse in may', want: 'refused' },
  { ask: 'what was the vat on may revenue', want: 'refused' },
];

/** Asked of an agency's advertisements on Monday, 1 June 2026. */
const adMay: Range = ['2026-05-01', '2026-05-31'];
const adQ1: Range = ['2026-01-01', '2026-03-31'];
export const tenthOfAds: readonly Question[] = [
  { ask: 'Which platform spent the most in May?', want: top(1, 'platform', 'ad_spend', adMay) },
  {
    ask: 'how many conversions did each campaign generate in may',
    want: by('campaign', 'conversions', adMay),
  },
  { ask: 'bottom 2 campaigns by ctr in may', want: bottom(2, 'campaign', 'ctr', adMay) },
  { ask: 'total spend in Q1 2026 for Meta campaigns', want: total('ad_spend', adQ1, { platform: 'Meta' }) },
  {
    ask: 'spend per conversion by audience in may',
    want: quotient('audience', 'ad_spend', 'conversions', adMay),
  },
  { ask: 'monthly cost for LinkedIn in 2026', want: 'told' },
  {
    ask: 'clicks excluding brand search in may',
    want: total('clicks', adMay, { campaign: not('Brand Search') }),
  },
  {
    ask: 'what share of conversions came from prospects in May',
    want: share('conversions', adMay, { audience: 'Prospects' }),
  },
  {
    ask: 'impressions per click by platform may',
    want: quotient('platform', 'impressions', 'clicks', adMay),
  },
  { ask: 'frequency by campaign in may', want: 'refused' },
  { ask: 'spend on display banners in may', want: 'refused' },
];
