import { inOrderOfShare } from '../asking/expected.ts';
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
  type Want,
} from '../asking/question.ts';
import type { Range, RawSite, Where } from '../asking/raw-site.ts';

/** Asked on Wednesday, 13 May 2026, of Search Console in one file that ends on Sunday, 10 May. */
const lastWeek: Range = ['2026-05-04', '2026-05-10'];
const weekBefore: Range = ['2026-04-27', '2026-05-03'];
/** By the calendar; the last two days have no data yet, and the answer says so. */
const last28: Range = ['2026-04-15', '2026-05-12'];
const april: Range = ['2026-04-01', '2026-04-30'];
const march: Range = ['2026-03-01', '2026-03-31'];
const may: Range = ['2026-05-01', '2026-05-10'];
const q1: Range = ['2026-01-01', '2026-03-31'];
const branded: Where = { query: (query) => query.includes('acme') };
const unbranded: Where = { query: (query) => !query.includes('acme') };
const page = (path: string) => `https://acme.example${path}`;
/** Of each member the part of its clicks that is of these, the members with the most clicks first. */
const sharesOfEach =
  (dimension: string, where: Where): Want =>
  (site) =>
    inOrderOfShare(
      site.by(dimension, ['clicks'], april).map(([name, all]) => {
        const part = site.sum('clicks', april, { ...where, [dimension]: name as string });
        const whole = all as number;
        const row: [string, number, number, number] = [name as string, part, whole, part / whole];
        return { whole, share: part / whole, row };
      }),
    );
const found = (
  site: RawSite,
  where: (row: (string | number)[]) => boolean,
  metrics: string[],
  range: Range,
) =>
  site
    .by('query', metrics, range)
    .filter(where)
    .sort((a, b) => (b.at(-1) as number) - (a.at(-1) as number) || (String(a[0]) < String(b[0]) ? -1 : 1));

export const searchFileQuestions: readonly Question[] = [
  { ask: 'clicks last week', want: total('clicks', lastWeek) },
  { ask: 'top 5 queries by impressions in april', want: top(5, 'query', 'impressions', april) },
  { ask: 'ctr by device april', want: by('device', 'ctr', april) },
  {
    ask: 'avg position for running shoes last 28 days',
    want: total('position', last28, { query: 'running shoes' }),
  },
  {
    ask: 'what queries lead people to the boots page? april',
    want: top(10, 'query', 'clicks', april, { page: page('/products/boots') }),
  },
  {
    ask: 'brand vs non-brand clicks in April',
    want: (site) => [
      ['Branded', site.sum('clicks', april, branded)],
      ['Non-branded', site.sum('clicks', april, unbranded)],
    ],
  },
  {
    ask: 'branded vs non branded impressions and clicks last month',
    want: (site) => [
      ['Branded', site.sum('impressions', april, branded), site.sum('clicks', april, branded)],
      ['Non-branded', site.sum('impressions', april, unbranded), site.sum('clicks', april, unbranded)],
    ],
  },
  { ask: 'what % of clicks is branded? april', want: share('clicks', april, branded) },
  { ask: 'branded share of clicks by device in april', want: sharesOfEach('device', branded) },
  { ask: "what share of each country's clicks in april is brand?", want: sharesOfEach('country', branded) },
  {
    ask: "the blog's share of clicks by device in april",
    want: sharesOfEach('device', { page: (url) => url.includes('/blog/') }),
  },
  { ask: 'share of brand clicks by device in april', want: shares('device', 'clicks', april, branded) },
  {
    ask: 'clicks of brand queries versus all others in april',
    want: (site) => [
      ['Branded', site.sum('clicks', april, branded)],
      ['Non-branded', site.sum('clicks', april, unbranded)],
    ],
  },
  {
    ask: 'impressions for acme queries in april',
    want: total('impressions', april, branded),
  },
  {
    ask: 'non-branded queries by clicks last month, top 5',
    want: top(5, 'query', 'clicks', april, unbranded),
  },
  {
    ask: 'queries containing "boots" with clicks in april',
    want: (site) => site.by('query', ['clicks'], april, { query: (query) => query.includes('boots') }),
  },
  {
    ask: 'queries not containing acme, top 3 by clicks in April',
    want: top(3, 'query', 'clicks', april, unbranded),
  },
  {
    ask: 'question keywords: queries starting with how, impressions april',
    want: (site) => site.by('query', ['impressions'], april, { query: (query) => query.startsWith('how') }),
  },
  {
    ask: 'queries ranking between 4 and 10 in April',
    want: (site) =>
      found(site, ([, p]) => (p as number) >= 4 && (p as number) <= 10, ['position', 'impressions'], april),
  },
  {
    ask: 'queries on page 2 of google in april',
    want: (site) =>
      found(site, ([, p]) => (p as number) > 10 && (p as number) <= 20, ['position', 'impressions'], april),
  },
  {
    ask: 'keywords in the top 3 in april',
    want: (site) => found(site, ([, p]) => (p as number) <= 3, ['position', 'impressions'], april),
  },
  {
    ask: 'queries with CTR under 12 % and at least 1000 impressions in april',
    want: (site) =>
      found(
        site,
        ([, ctr, n]) => (ctr as number) < 0.12 && (n as number) >= 1000,
        ['ctr', 'impressions'],
        april,
      ),
  },
  { ask: 'clicks from Germany in april', want: total('clicks', april, { country: 'deu' }) },
  {
    ask: 'clicks by country in april',
    want: (site) => site.by('country', ['clicks'], april).map(([, n]) => [n as number]),
  },
  {
    ask: 'US vs UK impressions in april',
    want: (site) => ['usa', 'gbr'].map((country) => [site.sum('impressions', april, { country })]),
  },
  { ask: 'mobile clicks april vs march', want: against('clicks', april, march, { device: 'MOBILE' }) },
  { ask: 'which pages lost clicks in april compared with march', want: 'told' },
  {
    ask: 'pages that lost at least 100 clicks in April vs March',
    want: (site) => lost(site, 'page', 'clicks', 100),
  },
  {
    ask: 'top losing queries by clicks last week',
    want: changes('query', 'clicks', lastWeek, weekBefore, 'most lost', 10),
  },
  {
    ask: 'which query gained most clicks last month',
    want: changes('query', 'clicks', april, march, 'most gained', 1),
  },
  {
    ask: 'clicks and impressions per week since April 6th',
    want: per('week', ['clicks', 'impressions'], ['2026-04-06', '2026-05-10']),
  },
  { ask: 'clicks per month this year', want: per('month', 'clicks', ['2026-01-01', '2026-05-10']) },
  { ask: 'average daily clicks in Q1', want: (site) => [[site.sum('clicks', q1) / 90]] },
  {
    ask: 'how many keywords do we rank for on page one? april',
    want: (site) => [[site.by('query', ['position'], april).filter(([, p]) => (p as number) <= 10).length]],
  },
  {
    ask: 'how many queries got more than 100 clicks in april',
    want: (site) => [[site.by('query', ['clicks'], april).filter(([, n]) => (n as number) > 100).length]],
  },
  { ask: 'clicks MTD', want: total('clicks', may) },
  { ask: 'impressions YoY april', want: against('impressions', april, ['2025-04-01', '2025-04-30']) },
  { ask: 'share of clicks by device last week', want: shares('device', 'clicks', lastWeek) },
  { ask: 'worst 3 pages by CTR last month', want: bottom(3, 'page', 'ctr', april) },
  {
    ask: 'clicks, impressions, ctr and position for wool socks in april',
    want: totals(['clicks', 'impressions', 'ctr', 'position'], april, { query: 'wool socks' }),
  },
  {
    ask: 'which day did we get the most clicks in april',
    want: (site) =>
      site
        .per('day', ['clicks'], april)
        .sort((a, b) => (b[1] as number) - (a[1] as number))
        .slice(0, 1),
  },
  { ask: 'what do people search for to find us? top 10 last month', want: top(10, 'query', 'clicks', april) },
  {
    ask: 'organic clicks to the blog in april',
    want: total('clicks', april, { page: (url) => url.includes('/blog/') }),
  },
  { ask: 'clicks yesterday', want: 'refused' },
  { ask: 'sessions last week', want: 'refused' },
];

function lost(site: RawSite, dimension: string, metric: string, least: number) {
  return site
    .changes(dimension, metric, april, march, 'most lost')
    .filter(([, now, then]) => (then as number) - (now as number) >= least);
}
