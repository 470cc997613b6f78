import { members } from '../asking/expected.ts';
import {
  against,
  bottom,
  by,
  per,
  type Question,
  share,
  shares,
  top,
  total,
  totals,
} from '../asking/question.ts';
import type { Range, RawSite, Where } from '../asking/raw-site.ts';

const best =
  (grain: 'day' | 'week' | 'month', metric: string, range: Range, where: Where = {}) =>
  (site: RawSite) =>
    site
      .per(grain, [metric], range, where)
      .sort((a, b) => (b[1] as number) - (a[1] as number))
      .slice(0, 1);

/** Asked of the real shop on 3 April 2017. */
const march: Range = ['2017-03-01', '2017-03-31'];
const february: Range = ['2017-02-01', '2017-02-28'];

export const twelfthOfShop: readonly Question[] = [
  { ask: 'Sessions by device category in March', want: by('device', 'sessions', march) },
  {
    ask: 'Which channel drove the most transactions in February?',
    want: top(1, 'channel', 'purchases', february),
  },
  { ask: 'morning! what did we turn over in march?', want: total('revenue', march) },
  { ask: 'Conversion rate of mobile in March', want: 'told' },
  { ask: 'revenue from returning wholesale customers in march', want: 'refused' },
  {
    ask: 'how many pageviews did Canada have in february',
    want: total('page_views', february, { country: 'Canada' }),
  },
  { ask: 'sessions on rainy days in march', want: 'refused' },
  {
    ask: 'Bounce rate by channel, March vs February',
    want: 'told',
  },
  {
    ask: 'Average order value on desktop last month',
    want: total('average_order_value', march, { device: 'desktop' }),
  },
  {
    ask: 'Percentage of sessions that came from Organic Search in March',
    want: share('sessions', march, { channel: 'Organic Search' }),
  },
  { ask: 'abandoned transactions in march', want: 'refused' },
  { ask: 'how many sessions with a coupon in february', want: 'refused' },
];

/** Asked of the garden shop on 9 March 2026. */
const lastWeek: Range = ['2026-03-02', '2026-03-08'];
const weekBefore: Range = ['2026-02-23', '2026-03-01'];
const feb26: Range = ['2026-02-01', '2026-02-28'];
const jan26: Range = ['2026-01-01', '2026-01-31'];

export const twelfthOfGarden: readonly Question[] = [
  {
    ask: 'How many sessions did Germany and Austria have last week?',
    want: (site) => [[site.sum('sessions', lastWeek, { country: ['Germany', 'Austria'] })]],
  },
  {
    ask: 'Compare purchases last week with the week before',
    want: against('purchases', lastWeek, weekBefore),
  },
  { ask: 'what was our best day for revenue in february', want: best('day', 'revenue', feb26) },
  { ask: 'Top 3 landing pages by key events last month', want: top(3, 'landing_page', 'key_events', feb26) },
  { ask: 'hey team, leads from email in january pls', want: total('leads', jan26, { channel: 'Email' }) },
  { ask: 'weekly sessions from paid search in february 2026', want: 'told' },
  { ask: 'sessions from logged in users last week', want: 'refused' },
  { ask: 'revenue from large orders in february', want: 'refused' },
  {
    ask: 'which browser do most of our visitors use? february',
    want: top(1, 'browser', 'sessions', feb26),
  },
  { ask: 'Share of revenue by device in January', want: shares('device', 'revenue', jan26) },
  { ask: 'purchases by gift card in february', want: 'refused' },
  {
    ask: 'revenue and purchases in Germany, February',
    want: totals(['revenue', 'purchases'], feb26, { country: 'Germany' }),
  },
  { ask: 'sessions of people who stayed longer than a minute last week', want: 'refused' },
  { ask: 'how did organic search do in january vs february, sessions', want: 'told' },
];

/** Asked of a Search Console file on 13 May 2026. */
const april: Range = ['2026-04-01', '2026-04-30'];

export const twelfthOfSearch: readonly Question[] = [
  { ask: 'What are my top 10 search queries by clicks in April?', want: top(10, 'query', 'clicks', april) },
  { ask: 'average position on mobile in april', want: total('position', april, { device: 'MOBILE' }) },
  { ask: 'Which pages get the fewest clicks in April?', want: 'told' },
  { ask: 'impressions by day in april', want: per('day', 'impressions', april) },
  { ask: 'queries with more than 100 impressions and no clicks in april', want: 'told' },
  { ask: 'indexed pages in april', want: 'refused' },
  { ask: 'clicks from rich results in april', want: 'refused' },
  { ask: 'How many clicks did voice searches bring in April?', want: 'refused' },
  { ask: 'CTR by country in April', want: by('country', 'ctr', april) },
];

/** Asked of a shop's orders on Wednesday, 10 June 2026. */
const may: Range = ['2026-05-01', '2026-05-31'];

export const twelfthOfRetail: readonly Question[] = [
  { ask: 'What sold best in May?', want: 'told' },
  {
    ask: 'Units of Gel Pen and Notebook in May',
    want: (site) => [[site.sum('units', may, { product: ['Gel Pen', 'Notebook'] })]],
  },
  {
    ask: 'return rate of furniture in may',
    want: (site) => [
      [
        site.sum('returns', may, { category: 'Furniture' }) /
          site.sum('units', may, { category: 'Furniture' }),
      ],
    ],
  },
  {
    ask: 'Corporate vs Consumer revenue in May',
    want: members('segment', ['Corporate', 'Consumer'], 'revenue', may),
  },
  { ask: 'shipping cost per region in may', want: by('region', 'shipping_cost', may) },
  { ask: 'revenue from new products in may', want: 'refused' },
  { ask: 'weakest region for revenue in may', want: bottom(1, 'region', 'revenue', may) },
  { ask: 'units shipped late in may', want: 'refused' },
];

/** Asked of an agency's advertisements on Monday, 1 June 2026. */
export const twelfthOfAds: readonly Question[] = [
  { ask: 'How much did we spend on Meta in May?', want: total('ad_spend', may, { platform: 'Meta' }) },
  { ask: 'conversions per platform in may', want: by('platform', 'conversions', may) },
  { ask: 'which campaign had the most clicks last month', want: top(1, 'campaign', 'clicks', may) },
  { ask: 'spend on video ads in may', want: 'refused' },
  {
    ask: 'best month for conversions in 2026',
    want: best('month', 'conversions', ['2026-01-01', '2026-05-31']),
  },
  { ask: 'assisted conversions in may', want: 'refused' },
  {
    ask: 'CPC by campaign in May',
    want: (site) =>
      site
        .by('campaign', ['ad_spend', 'clicks'], may)
        .map(([name, a, b]): [string, number] => [name as string, (a as number) / (b as number)])
        .sort((a, b) => b[1] - a[1]),
  },
];
