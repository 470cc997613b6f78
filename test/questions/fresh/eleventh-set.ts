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

export const eleventhOfShop: readonly Question[] = [
  {
    ask: 'Total number of sessions from social channels in Q1',
    want: total('sessions', q1, { channel: 'Social' }),
  },
  { ask: 'What was the most profitable channel in terms of revenue in January?', want: 'refused' },
  {
    ask: 'Which are the three best countries by transactions in February?',
    want: top(3, 'country', 'purchases', february),
  },
  { ask: 'revenue per transaction in march', want: total('average_order_value', march) },
  {
    ask: 'desktop sessions on march 15th',
    want: total('sessions', ['2017-03-15', '2017-03-15'], { device: 'desktop' }),
  },
  {
    ask: 'Show the number of sessions for each channel and device in march',
    want: (site) =>
      site
        .by('channel', ['sessions'], march)
        .flatMap(([c]) =>
          site
            .by('device', ['sessions'], march, { channel: c as string })
            .map(([d, n]) => [c as string, d as string, n as number]),
        )
        .sort((a, b) => (b[2] as number) - (a[2] as number)),
  },
  { ask: 'sessions by month in 2017', want: per('month', 'sessions', q1) },
  {
    ask: 'How does Canada compare with Australia in revenue for Q1 2017?',
    want: members('country', ['Canada', 'Australia'], 'revenue', q1),
  },
  {
    ask: 'only affiliates: sessions and bounce rate in march',
    want: totals(['sessions', 'bounce_rate'], march, { channel: 'Affiliates' }),
  },
  {
    ask: 'Which sources had more than 1,000 sessions last month?',
    want: (site) => site.by('source', ['sessions'], march).filter(([, n]) => (n as number) > 1000),
  },
  {
    ask: 'engagement rate of mobile vs tablet in january',
    want: members('device', ['mobile', 'tablet'], 'engagement_rate', january),
  },
  { ask: 'did transactions fall from february to march?', want: against('purchases', march, february) },
  { ask: 'revenue from influencer posts in march', want: 'refused' },
  { ask: 'sessions from students in march', want: 'refused' },
];

/** Asked of the garden shop on 9 March 2026. */
const lastWeek: Range = ['2026-03-02', '2026-03-08'];
const feb26: Range = ['2026-02-01', '2026-02-28'];
const jan26: Range = ['2026-01-01', '2026-01-31'];
const dec25: Range = ['2025-12-01', '2025-12-31'];

export const eleventhOfGarden: readonly Question[] = [
  { ask: 'How many sessions did we have in December compared with January?', want: 'told' },
  {
    ask: 'Top 5 countries by average order value in February with at least 10 purchases',
    want: (site) =>
      site
        .by('country', ['average_order_value', 'purchases'], feb26)
        .filter(([, , n]) => (n as number) >= 10)
        .slice(0, 5),
  },
  {
    ask: 'total purchases in december 2025 from organic search and direct',
    want: total('purchases', dec25, { channel: ['Organic Search', 'Direct'] }),
  },
  { ask: 'what is the revenue split by new and returning visitors in february', want: 'told' },
  { ask: 'bounce rate of landing pages under /products/ in february', want: 'told' },
  { ask: 'Which week had the fewest orders since the beginning of 2026?', want: 'told' },
  {
    ask: 'sessions per day last week for Germany only',
    want: per('day', 'sessions', lastWeek, { country: 'Germany' }),
  },
  {
    ask: 'what channels contributed less than 5% of sessions in february',
    want: (site) => {
      const whole = site.sum('sessions', feb26) as number;
      return site.by('channel', ['sessions'], feb26).filter(([, part]) => (part as number) / whole < 0.05);
    },
  },
  { ask: 'pageviews last week by device', want: by('device', 'page_views', lastWeek) },
  {
    ask: 'key events from paid traffic in february',
    want: total('key_events', feb26, { channel: ['Paid Search', 'Paid Social'] }),
  },
  { ask: 'how many purchases did the newsletter bring in february', want: 'told' },
  { ask: 'Give me january revenue for the top 3 countries', want: top(3, 'country', 'revenue', jan26) },
  {
    ask: 'which browser has the lowest conversion rate in february',
    want: bottom(1, 'browser', 'conversion_rate', feb26),
  },
  { ask: 'how many people live chatted with us last week', want: 'refused' },
  { ask: 'revenue by sales manager last month', want: 'refused' },
];

/** Asked of a Search Console file on 13 May 2026. */
const april: Range = ['2026-04-01', '2026-04-30'];
const mar26: Range = ['2026-03-01', '2026-03-31'];

export const eleventhOfSearch: readonly Question[] = [
  {
    ask: 'Which queries generated the most impressions but ranked below position 10 in April?',
    want: 'told',
  },
  {
    ask: 'clicks, ctr and average position for each device in april',
    want: by('device', ['clicks', 'ctr', 'position'], april),
  },
  { ask: 'how did the ctr change from march to april', want: against('ctr', april, mar26) },
  {
    ask: 'top 3 pages in germany by clicks april',
    want: top(3, 'page', 'clicks', april, { country: 'deu' }),
  },
  { ask: 'daily impressions for the homepage in the first week of april', want: 'told' },
  {
    ask: 'queries starting with acme, clicks in april',
    want: by('query', 'clicks', april, { query: (q) => q.startsWith('acme') }),
  },
  {
    ask: 'what portion of impressions is on desktop in april',
    want: share('impressions', april, { device: 'DESKTOP' }),
  },
  { ask: 'worst ranking page in april', want: top(1, 'page', 'position', april) },
  {
    ask: 'which countries had a ctr over 11% in april',
    want: (site) => site.by('country', ['ctr'], april).filter(([, n]) => (n as number) > 0.11),
  },
  { ask: 'clicks on tablets in march and april', want: 'told' },
  { ask: 'how many clicks came from google discover in april', want: 'refused' },
];

/** Asked of a shop's orders on Wednesday, 10 June 2026. */
const may: Range = ['2026-05-01', '2026-05-31'];
const apr: Range = ['2026-04-01', '2026-04-30'];

export const eleventhOfRetail: readonly Question[] = [
  { ask: 'Which product category brings in the most revenue in each region? May', want: 'told' },
  { ask: 'revenue by segment last month in percent', want: shares('segment', 'revenue', may) },
  {
    ask: 'How many floor lamps were returned in 2026?',
    want: total('returns', ['2026-01-01', '2026-06-09'], { product: 'Floor Lamp' }),
  },
  { ask: 'total units for all regions in may', want: 'told' },
  { ask: 'What was our revenue in week 20 of 2026?', want: total('revenue', ['2026-05-11', '2026-05-17']) },
  {
    ask: 'revenue of stationery compared to lighting in May',
    want: members('category', ['Stationery', 'Lighting'], 'revenue', may),
  },
  {
    ask: 'which regions sold more than 1700 units in may',
    want: (site) => site.by('region', ['units'], may).filter(([, n]) => (n as number) > 1700),
  },
  {
    ask: 'revenue change by product from april to may',
    want: changes('product', 'revenue', may, apr, 'largest', 99),
  },
  {
    ask: 'revenue excluding the top region in may',
    want: (site) => [[site.sum('revenue', may) - (site.by('region', ['revenue'], may)[0]?.[1] as number)]],
  },
  { ask: 'units sold to schools in may', want: 'refused' },
  { ask: 'revenue from discounted items in may', want: 'refused' },
];

/** Asked of an agency's advertisements on Monday, 1 June 2026. */
const adMay: Range = ['2026-05-01', '2026-05-31'];
export const eleventhOfAds: readonly Question[] = [
  {
    ask: 'Give me spend, clicks and CTR by campaign for May',
    want: by('campaign', ['ad_spend', 'clicks', 'ctr'], adMay),
  },
  {
    ask: 'which campaign is the cheapest per click in may',
    want: (site) => quotient('campaign', 'ad_spend', 'clicks', adMay)(site).toReversed().slice(0, 1),
  },
  {
    ask: 'Google Ads conversions by campaign in may',
    want: by('campaign', 'conversions', adMay, { platform: 'Google Ads' }),
  },
  { ask: 'spend last 14 days', want: total('ad_spend', ['2026-05-18', '2026-05-31']) },
  {
    ask: 'conversion rate of customers vs prospects in may',
    want: (site) =>
      ['Customers', 'Prospects'].map((audience) => [
        audience,
        site.sum('conversions', adMay, { audience }) / site.sum('clicks', adMay, { audience }),
      ]),
  },
  {
    ask: 'cost per click of Meta in may',
    want: (site) => [
      [site.sum('ad_spend', adMay, { platform: 'Meta' }) / site.sum('clicks', adMay, { platform: 'Meta' })],
    ],
  },
  {
    ask: 'days with more than 1500 in spend in may',
    want: (site) => site.per('day', ['ad_spend'], adMay).filter(([, n]) => (n as number) > 1500),
  },
  { ask: 'revenue by campaign in may', want: 'refused' },
  {
    ask: 'campaigns other than retargeting: clicks in may',
    want: by('campaign', 'clicks', adMay, { campaign: not('Retargeting') }),
  },
  { ask: 'best day for conversions in may', want: extreme('day', 'conversions', adMay, 1) },
  {
    ask: 'cost per conversion by campaign for meta, may',
    want: quotient('campaign', 'ad_spend', 'conversions', adMay, { platform: 'Meta' }),
  },
];
