import { members, not } from '../asking/expected.ts';
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
} from '../asking/question.ts';
import type { Range, RawSite, Where } from '../asking/raw-site.ts';

const daily =
  (metric: string, range: Range, days: number, where: Where = {}) =>
  (site: RawSite) => [[site.sum(metric, range, where) / days]];
const extreme =
  (grain: 'day' | 'week' | 'month', metric: string, range: Range, sign: 1 | -1, where: Where = {}) =>
  (site: RawSite) =>
    site
      .per(grain, [metric], range, where)
      .sort((a, b) => sign * ((b[1] as number) - (a[1] as number)))
      .slice(0, 1);

/** Asked of the real shop on 3 April 2017. */
const march: Range = ['2017-03-01', '2017-03-31'];
const february: Range = ['2017-02-01', '2017-02-28'];
const january: Range = ['2017-01-01', '2017-01-31'];
const q1: Range = ['2017-01-01', '2017-03-31'];

export const sixthOfShop: readonly Question[] = [
  { ask: 'What were our top traffic sources in March?', want: top(10, 'source', 'sessions', march) },
  {
    ask: 'How many conversions did organic search drive in February?',
    want: total('purchases', february, { channel: 'Organic Search' }),
  },
  { ask: 'Which channel converted best in March?', want: top(1, 'channel', 'purchase_rate', march) },
  { ask: 'show me revenue per channel for q1', want: by('channel', 'revenue', q1) },
  { ask: 'which country buys the most? march', want: top(1, 'country', 'purchases', march) },
  {
    ask: 'How many visitors landed from Facebook in January?',
    want: total('sessions', january, { source: (s) => s.includes('facebook') }),
  },
  {
    ask: 'what percentage of traffic was mobile in march',
    want: share('sessions', march, { device: 'mobile' }),
  },
  {
    ask: 'Compare desktop and mobile conversion rate in February',
    want: members('device', ['desktop', 'mobile'], 'purchase_rate', february),
  },
  {
    ask: 'How did paid search perform in March compared with February in terms of revenue?',
    want: against('revenue', march, february, { channel: 'Paid Search' }),
  },
  {
    ask: 'transactions day by day from March 6 to March 12',
    want: per('day', 'purchases', ['2017-03-06', '2017-03-12']),
  },
  {
    ask: 'rank channels by average order value in q1',
    want: (site) =>
      [...site.by('channel', ['average_order_value'], q1)].sort(
        (a, b) => Number(Number.isNaN(a[1])) - Number(Number.isNaN(b[1])),
      ),
  },
  { ask: 'On which day did we earn the most in February?', want: extreme('day', 'revenue', february, 1) },
  {
    ask: 'countries with more than 2000 sessions in january',
    want: (site) => site.by('country', ['sessions'], january).filter(([, n]) => (n as number) > 2000),
  },
  {
    ask: 'How much revenue came from outside the United States in March?',
    want: total('revenue', march, { country: not('United States') }),
  },
  { ask: 'average transactions per day in february', want: daily('purchases', february, 28) },
  {
    ask: 'bounce rate social vs direct march',
    want: members('channel', ['Social', 'Direct'], 'bounce_rate', march),
  },
  {
    ask: 'which 5 countries spend the longest on the site? average time, march',
    want: top(5, 'country', 'engagement_per_session', march),
  },
  {
    ask: 'sessions from Germany, France and Spain in march',
    want: total('sessions', march, { country: ['Germany', 'France', 'Spain'] }),
  },
  { ask: 'pageviews by week in february 2017', want: 'told' },
  { ask: 'revenue growth from january to february', want: against('revenue', february, january) },
  { ask: 'how many transactions came from email subscribers in march', want: 'refused' },
  { ask: 'how much did VIP customers spend in march', want: 'refused' },
  { ask: 'What is our return on ad spend for paid search in March?', want: 'refused' },
  {
    ask: 'sessions on weekends vs weekdays in march',
    want: (site) => {
      const weekend = ['2017-03-04', '2017-03-11', '2017-03-18', '2017-03-25'].reduce(
        (all, day) =>
          all + site.sum('sessions', [day, `2017-03-${String(Number(day.slice(8)) + 1).padStart(2, '0')}`]),
        0,
      );
      return [
        ['weekend', weekend],
        ['weekdays', site.sum('sessions', march) - weekend],
      ].map(([, n]) => [n as number]);
    },
  },
  {
    ask: 'Top 3 countries by transactions excluding the United States, q1',
    want: top(3, 'country', 'purchases', q1, { country: not('United States') }),
  },
  { ask: 'sessions and revenue per device in march', want: by('device', ['sessions', 'revenue'], march) },
];

/** Asked of the garden shop on 9 March 2026. */
const lastWeek: Range = ['2026-03-02', '2026-03-08'];
const weekBefore: Range = ['2026-02-23', '2026-03-01'];
const feb26: Range = ['2026-02-01', '2026-02-28'];
const jan26: Range = ['2026-01-01', '2026-01-31'];
const feb25: Range = ['2025-02-01', '2025-02-28'];
const year25: Range = ['2025-01-01', '2025-12-31'];

export const sixthOfGarden: readonly Question[] = [
  {
    ask: 'How is our website traffic trending week over week?',
    want: against('sessions', lastWeek, weekBefore),
  },
  {
    ask: 'Which marketing channels brought the most revenue in February?',
    want: top(10, 'channel', 'revenue', feb26),
  },
  {
    ask: 'How many people visited from their phone last week?',
    want: total('sessions', lastWeek, { device: 'mobile' }),
  },
  { ask: 'which landing pages have the highest bounce rate last month', want: 'told' },
  {
    ask: 'What was our best performing landing page by revenue in February?',
    want: top(1, 'landing_page', 'revenue', feb26),
  },
  {
    ask: 'How many new visitors did we have last week?',
    want: total('sessions', lastWeek, { new_vs_returning: 'new' }),
  },
  { ask: 'new vs returning sessions february 2026', want: by('new_vs_returning', 'sessions', feb26) },
  {
    ask: 'February this year versus February last year, purchases',
    want: against('purchases', feb26, feb25),
  },
  {
    ask: 'what proportion of purchases happened on desktop in feb',
    want: share('purchases', feb26, { device: 'desktop' }),
  },
  { ask: 'revenue over time, monthly, 2025', want: per('month', 'revenue', year25) },
  { ask: 'which month of 2025 had the fewest sessions', want: extreme('month', 'sessions', year25, -1) },
  {
    ask: 'give me a breakdown of sessions by browser for last week',
    want: by('browser', 'sessions', lastWeek),
  },
  {
    ask: 'key event rate of email traffic in february',
    want: total('conversion_rate', feb26, { channel: 'Email' }),
  },
  { ask: 'sessions organic last month', want: total('sessions', feb26, { channel: 'Organic Search' }) },
  { ask: 'revenue organic search + email february', want: 'told' },
  {
    ask: 'landing pages that lost the most sessions last week',
    want: changes('landing_page', 'sessions', lastWeek, weekBefore, 'most lost', 10),
  },
  {
    ask: 'How many sessions came from TikTok last week?',
    want: total('sessions', lastWeek, { source: 'tiktok' }),
  },
  { ask: 'how many people abandoned their cart last week', want: 'refused' },
  { ask: 'What is the average age of our visitors?', want: 'refused' },
  { ask: 'sessions by hour of day last week', want: 'refused' },
  {
    ask: 'what share of revenue came from returning customers in February',
    want: share('revenue', feb26, { new_vs_returning: 'returning' }),
  },
  {
    ask: 'Average order value: chrome or safari? february',
    want: members('browser', ['Chrome', 'Safari'], 'average_order_value', feb26),
  },
  {
    ask: 'When did we have the most orders in one day?',
    want: extreme('day', 'purchases', ['2024-12-30', '2026-03-08'], 1),
  },
  { ask: 'how many leads per week on average in january', want: daily('leads', jan26, 31 / 7) },
  { ask: 'what was revenue on black friday 2025', want: total('revenue', ['2025-11-28', '2025-11-28']) },
  {
    ask: 'cumulative revenue by day for the first week of March',
    want: (site) => {
      let sum = 0;
      return site.per('day', ['revenue'], lastWeek).map(([day, n]) => {
        sum += n as number;
        return [day as string, sum];
      });
    },
  },
];

/** Asked of a Search Console file on 13 May 2026. */
const april: Range = ['2026-04-01', '2026-04-30'];
const mar26: Range = ['2026-03-01', '2026-03-31'];
const blog: Where = { page: (p) => p.includes('/blog/') };

export const sixthOfSearch: readonly Question[] = [
  { ask: 'What are my top 10 search queries by clicks in April?', want: top(10, 'query', 'clicks', april) },
  { ask: 'which queries get a lot of impressions but few clicks? april', want: 'told' },
  {
    ask: 'average position for "running shoes" in april',
    want: total('position', april, { query: 'running shoes' }),
  },
  { ask: 'Which pages get the most clicks from Google in April?', want: by('page', 'clicks', april) },
  {
    ask: 'ctr on mobile compared to desktop april 2026',
    want: members('device', ['MOBILE', 'DESKTOP'], 'ctr', april),
  },
  { ask: 'how many times did we appear in search results in April', want: total('impressions', april) },
  { ask: 'clicks from germany in april', want: total('clicks', april, { country: 'deu' }) },
  {
    ask: 'what keywords contain shoes? clicks and impressions april',
    want: (site) => site.by('query', ['clicks', 'impressions'], april, { query: (q) => q.includes('shoes') }),
  },
  { ask: 'blog clicks march vs april', want: against('clicks', april, mar26, blog) },
  { ask: 'non-branded clicks in april', want: total('clicks', april, { query: (q) => !q.includes('acme') }) },
  {
    ask: 'queries ranking between position 5 and 10 in april',
    want: (site) =>
      site
        .by('query', ['impressions', 'position'], april)
        .filter(([, , p]) => (p as number) >= 5 && (p as number) <= 10),
  },
  { ask: 'which query has the best average position in april?', want: bottom(1, 'query', 'position', april) },
  { ask: 'clicks per month since november 2025', want: per('month', 'clicks', ['2025-11-01', '2026-05-10']) },
  { ask: 'Which country clicks the least? april', want: bottom(1, 'country', 'clicks', april) },
  {
    ask: 'queries that lost clicks in april compared to march',
    want: (site) =>
      site
        .changes('query', 'clicks', april, mar26, 'most lost')
        .filter(([, now, before]) => (now as number) < (before as number)),
  },
  {
    ask: 'how many different queries did we rank for in april',
    want: (site) => [[site.by('query', ['clicks'], april).length]],
  },
  { ask: 'what is the search volume of "wool socks"', want: 'refused' },
  { ask: 'how many backlinks do we have', want: 'refused' },
  {
    ask: 'impressions of /products/boots by device in april',
    want: by('device', 'impressions', april, { page: 'https://acme.example/products/boots' }),
  },
  {
    ask: 'click through rate of each page last month, lowest first',
    want: (site) => site.by('page', ['ctr'], april).reverse(),
  },
];

/** Asked of a shop's orders, columns of its own, on Wednesday, 10 June 2026. */
const may: Range = ['2026-05-01', '2026-05-31'];
const apr: Range = ['2026-04-01', '2026-04-30'];
const retail26: Range = ['2026-01-01', '2026-06-09'];
const retail25: Range = ['2025-01-01', '2025-12-31'];

export const sixthOfRetail: readonly Question[] = [
  { ask: 'total units sold in May 2026', want: total('units', may) },
  { ask: 'What is the revenue by region for last month?', want: by('region', 'revenue', may) },
  { ask: 'Which product sold the most units in May?', want: top(1, 'product', 'units', may) },
  { ask: 'top 3 products by revenue last month', want: top(3, 'product', 'revenue', may) },
  { ask: 'How many desk lamps did we sell in April?', want: total('units', apr, { product: 'Desk Lamp' }) },
  { ask: 'revenue by category and region in may', want: 'told' },
  { ask: 'returns by product in q1 2026', want: by('product', 'returns', ['2026-01-01', '2026-03-31']) },
  {
    ask: 'What percent of revenue comes from Corporate in May?',
    want: share('revenue', may, { segment: 'Corporate' }),
  },
  { ask: 'compare north and south revenue may', want: members('region', ['North', 'South'], 'revenue', may) },
  { ask: 'units month over month', want: against('units', may, apr) },
  {
    ask: 'shipping cost per unit by region in may',
    want: (site) =>
      site
        .by('region', ['shipping_cost', 'units'], may)
        .map(([r, a, b]) => [r as string, (a as number) / (b as number)])
        .sort((a, b) => (b[1] as number) - (a[1] as number)),
  },
  {
    ask: 'average revenue per unit in may',
    want: (site) => [[site.sum('revenue', may) / site.sum('units', may)]],
  },
  {
    ask: 'best selling product in the west region in may',
    want: top(1, 'product', 'units', may, { region: 'West' }),
  },
  { ask: 'worst performing region by revenue last month', want: bottom(1, 'region', 'revenue', may) },
  {
    ask: 'monthly revenue for lighting in 2025',
    want: per('month', 'revenue', retail25, { category: 'Lighting' }),
  },
  { ask: 'year to date revenue', want: total('revenue', retail26) },
  { ask: 'revenue share of each category in May', want: shares('category', 'revenue', may) },
  {
    ask: 'which products had at least 200 units in May?',
    want: (site) => site.by('product', ['units'], may).filter(([, n]) => (n as number) >= 200),
  },
  {
    ask: 'units sold excluding stationery in may',
    want: total('units', may, { category: not('Stationery') }),
  },
  { ask: 'how many customers bought something in may', want: 'refused' },
  { ask: 'profit by region in may', want: 'refused' },
  {
    ask: 'revenue last 7 days vs previous 7 days',
    want: against('revenue', ['2026-06-03', '2026-06-09'], ['2026-05-27', '2026-06-02']),
  },
  { ask: 'revenue in the online store in may', want: 'refused' },
  { ask: 'units of red office chairs in may', want: 'refused' },
  {
    ask: 'Sum of shipping costs for furniture orders, May',
    // Orders are not counted in this file.
    want: 'refused',
  },
  {
    ask: 'show units and revenue for each product, April 2026',
    want: by('product', ['units', 'revenue'], apr),
  },
];
