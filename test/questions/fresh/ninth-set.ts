import { extreme, mean, members, not } from '../asking/expected.ts';
import { against, bottom, by, changes, per, type Question, share, top, total } from '../asking/question.ts';
import type { Range, RawSite } from '../asking/raw-site.ts';

const quotient = (dimension: string, over: string, under: string, range: Range) => (site: RawSite) =>
  site
    .by(dimension, [over, under], range)
    .map(([name, a, b]): [string, number] => [name as string, (a as number) / (b as number)])
    .sort((a, b) => b[1] - a[1]);

/** Asked of the real shop on 3 April 2017. */
const march: Range = ['2017-03-01', '2017-03-31'];
const february: Range = ['2017-02-01', '2017-02-28'];
const q1: Range = ['2017-01-01', '2017-03-31'];

export const ninthOfShop: readonly Question[] = [
  {
    ask: 'Where is most of our traffic coming from in March? by country',
    want: top(10, 'country', 'sessions', march),
  },
  {
    ask: 'Can you tell me how many sessions we got from Japan in February',
    want: total('sessions', february, { country: 'Japan' }),
  },
  { ask: 'Which device generates the most revenue in March?', want: top(1, 'device', 'revenue', march) },
  { ask: 'list the bottom 5 sources by bounce rate with at least 100 sessions in march', want: 'told' },
  {
    ask: 'What was the engagement rate of referral traffic in Q1?',
    want: total('engagement_rate', q1, { channel: 'Referral' }),
  },
  {
    ask: 'orders Canada vs UK march 2017',
    want: members('country', ['Canada', 'United Kingdom'], 'purchases', march),
  },
  { ask: 'sessions in the first ten days of march', want: total('sessions', ['2017-03-01', '2017-03-10']) },
  {
    ask: 'which channel has the best average order value in q1?',
    want: (site) =>
      site
        .by('channel', ['average_order_value'], q1)
        .filter(([, n]) => !Number.isNaN(n))
        .slice(0, 1),
  },
  { ask: 'Plot weekly transactions for February and March', want: 'told' },
  {
    ask: 'What share of transactions came from the United States in March?',
    want: share('purchases', march, { country: 'United States' }),
  },
  { ask: 'total time on site in march', want: total('engagement_seconds', march) },
  {
    ask: 'sessions, page views and revenue by channel in february',
    want: by('channel', ['sessions', 'page_views', 'revenue'], february),
  },
  {
    ask: 'How many sessions did google bring in march?',
    want: total('sessions', march, { source: 'google' }),
  },
  { ask: 'Which countries had no transactions in march but more than 500 sessions?', want: 'told' },
  {
    ask: 'revenue march excl. direct and referral',
    want: total('revenue', march, { channel: not('Direct', 'Referral') }),
  },
  { ask: 'what is the revenue from logged in users in march', want: 'refused' },
  { ask: 'subscription revenue in march', want: 'refused' },
  { ask: 'sessions from B2B companies in march', want: 'refused' },
];

/** Asked of the garden shop on 9 March 2026. */
const lastWeek: Range = ['2026-03-02', '2026-03-08'];
const weekBefore: Range = ['2026-02-23', '2026-03-01'];
const feb26: Range = ['2026-02-01', '2026-02-28'];
const jan26: Range = ['2026-01-01', '2026-01-31'];
const year25: Range = ['2025-01-01', '2025-12-31'];

export const ninthOfGarden: readonly Question[] = [
  { ask: 'How much traffic did we get from social media last week?', want: 'told' },
  { ask: 'Which traffic channels have the highest engagement rate in February?', want: 'told' },
  { ask: 'revenue by day for the last 7 days', want: per('day', 'revenue', lastWeek) },
  {
    ask: 'sessions in Q4 2025 compared to Q3 2025',
    want: against('sessions', ['2025-10-01', '2025-12-31'], ['2025-07-01', '2025-09-30']),
  },
  {
    ask: 'Which landing page converts best among those with more than 200 sessions in February?',
    want: 'told',
  },
  { ask: 'How many orders per day did we average in January?', want: mean('purchases', jan26, 31) },
  { ask: 'mobile conversion rate last month', want: total('conversion_rate', feb26, { device: 'mobile' }) },
  { ask: 'show me leads by source in february', want: by('source', 'leads', feb26) },
  {
    ask: 'paid search revenue last month vs same month last year',
    want: against('revenue', feb26, ['2025-02-01', '2025-02-28'], { channel: 'Paid Search' }),
  },
  {
    ask: 'who sends us the most referral traffic? february',
    want: top(1, 'source', 'sessions', feb26, { channel: 'Referral' }),
  },
  {
    ask: 'are mobile sessions growing week over week?',
    want: against('sessions', lastWeek, weekBefore, { device: 'mobile' }),
  },
  { ask: 'five best days for revenue in 2025', want: extreme('day', 'revenue', year25, 1, 5) },
  { ask: 'what was our lowest month for orders last year', want: extreme('month', 'purchases', year25, -1) },
  { ask: 'page views of the homepage last week', want: total('page_views', lastWeek, { landing_page: '/' }) },
  {
    ask: 'what percent of visitors are new? february',
    want: share('sessions', feb26, { new_vs_returning: 'new' }),
  },
  { ask: 'revenue lost because of the outage', want: 'refused' },
  { ask: 'how many visitors clicked the buy button', want: 'refused' },
  { ask: 'sessions from voice search last week', want: 'refused' },
  { ask: 'which countries are missing from our traffic', want: 'refused' },
];

/** Asked of a Search Console file on 13 May 2026. */
const april: Range = ['2026-04-01', '2026-04-30'];
const mar26: Range = ['2026-03-01', '2026-03-31'];
const q1of26: Range = ['2026-01-01', '2026-03-31'];

export const ninthOfSearch: readonly Question[] = [
  {
    ask: 'Give me the five queries with the highest impressions in Q1 2026',
    want: top(5, 'query', 'impressions', q1of26),
  },
  { ask: 'which pages rank best in april', want: 'told' },
  { ask: 'how did clicks to the blog develop per month in 2026', want: 'told' },
  {
    ask: 'queries with position under 5 and ctr below 15% in april',
    want: (site) =>
      site
        .by('query', ['position', 'ctr'], april)
        .filter(([, p, c]) => (p as number) < 5 && (c as number) < 0.15),
  },
  { ask: 'April clicks year over year', want: against('clicks', april, ['2025-04-01', '2025-04-30']) },
  {
    ask: 'impressions for boots related queries in april',
    want: total('impressions', april, { query: (q) => q.includes('boots') }),
  },
  { ask: 'What is the CTR for queries in position 1 to 3 in April?', want: 'told' },
  { ask: 'queries with zero clicks on 1 april', want: 'told' },
  { ask: 'which device has the worst ctr in april', want: bottom(1, 'device', 'ctr', april) },
  { ask: 'clicks and ctr per country last month', want: by('country', ['clicks', 'ctr'], april) },
  {
    ask: 'average clicks per day in april vs march',
    want: (site) => [
      [(site.sum('clicks', april) as number) / 30, (site.sum('clicks', mar26) as number) / 31],
    ],
  },
  {
    ask: 'how many keywords do we have in the top 10 in april',
    want: (site) => [[site.by('query', ['position'], april).filter(([, p]) => (p as number) <= 10).length]],
  },
  {
    ask: 'page with the largest drop in impressions april vs march',
    want: changes('page', 'impressions', april, mar26, 'most lost', 1),
  },
  { ask: 'image search clicks in april', want: 'refused' },
  { ask: 'clicks from Bing in april', want: 'refused' },
];

/** Asked of a shop's orders on Wednesday, 10 June 2026. */
const may: Range = ['2026-05-01', '2026-05-31'];
const apr: Range = ['2026-04-01', '2026-04-30'];

export const ninthOfRetail: readonly Question[] = [
  { ask: 'How are sales doing this month so far?', want: 'told' },
  { ask: 'Show sales by product category for May', want: by('category', 'revenue', may) },
  { ask: 'which region returned the most items in may', want: top(1, 'region', 'returns', may) },
  { ask: 'revenue of the top 3 products in May', want: top(3, 'product', 'revenue', may) },
  { ask: 'oak desk revenue by month in 2026', want: 'told' },
  {
    ask: 'average revenue per day by region in may',
    want: (site) => site.by('region', ['revenue'], may).map(([r, n]) => [r as string, (n as number) / 31]),
  },
  {
    ask: 'Did Office Chair sell more units than Oak Desk in May?',
    want: members('product', ['Office Chair', 'Oak Desk'], 'units', may),
  },
  { ask: 'how much did shipping cost us in may', want: total('shipping_cost', may) },
  {
    ask: 'what percentage of units was sold in the North and South in May?',
    want: share('units', may, { region: ['North', 'South'] }),
  },
  { ask: 'units sold by sales channel in may', want: 'refused' },
  { ask: 'revenue per employee in may', want: 'refused' },
  {
    ask: 'products whose revenue fell from april to may',
    want: (site) =>
      site
        .changes('product', 'revenue', may, apr, 'most lost')
        .filter(([, a, b]) => (a as number) < (b as number)),
  },
  {
    ask: 'best month for furniture in 2025 by revenue',
    want: extreme('month', 'revenue', ['2025-01-01', '2025-12-31'], 1, 1, { category: 'Furniture' }),
  },
];

/** Asked of an agency's advertisements on Monday, 1 June 2026. */
const adMay: Range = ['2026-05-01', '2026-05-31'];
const adApr: Range = ['2026-04-01', '2026-04-30'];
export const ninthOfAds: readonly Question[] = [
  {
    ask: 'What did we spend on LinkedIn last month?',
    want: total('ad_spend', adMay, { platform: 'LinkedIn' }),
  },
  { ask: 'clicks and spend per campaign for May 2026', want: by('campaign', ['clicks', 'ad_spend'], adMay) },
  {
    ask: 'which audience converts better in may, prospects or customers?',
    want: (site) =>
      ['Prospects', 'Customers'].map((audience) => [
        audience,
        site.sum('conversions', adMay, { audience }) / site.sum('clicks', adMay, { audience }),
      ]),
  },
  { ask: 'campaign with the highest CTR in May', want: top(1, 'campaign', 'ctr', adMay) },
  { ask: 'average daily spend in may', want: mean('ad_spend', adMay, 31) },
  { ask: 'cpa by campaign may', want: quotient('campaign', 'ad_spend', 'conversions', adMay) },
  {
    ask: 'conversions google ads vs meta april',
    want: members('platform', ['Google Ads', 'Meta'], 'conversions', adApr),
  },
  { ask: 'weekly spend in May 2026', want: 'told' },
  {
    ask: 'how many impressions did brand search get yesterday',
    want: total('impressions', ['2026-05-31', '2026-05-31'], { campaign: 'Brand Search' }),
  },
  { ask: 'spend by age group in may', want: 'refused' },
];
