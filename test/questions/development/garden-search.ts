import { against, by, changes, per, type Question, share, top, total, totals } from '../asking/question.ts';
import type { Range } from '../asking/raw-site.ts';

/** Asked on Monday, 9 March 2026, of the garden's Search Console (and Analytics beside it). */
const lastWeek: Range = ['2026-03-02', '2026-03-08'];
const weekBefore: Range = ['2026-02-23', '2026-03-01'];
const days28: Range = ['2026-02-09', '2026-03-08'];
const february: Range = ['2026-02-01', '2026-02-28'];
const january: Range = ['2026-01-01', '2026-01-31'];
const eightWeeks: Range = ['2026-01-12', '2026-03-08'];
const brand = { query: (query: string) => /northwind/.test(query) };
const unbranded = { query: (query: string) => !/northwind/.test(query) };

export const gardenSearch: readonly Question[] = [
  { ask: 'How many clicks did we get from Google last week?', want: total('clicks', lastWeek) },
  { ask: 'impressions in february', want: total('impressions', february) },
  { ask: 'CTR last week', want: total('ctr', lastWeek) },
  { ask: 'average position last month', want: total('position', february) },
  { ask: 'clicks and impressions last week', want: totals(['clicks', 'impressions'], lastWeek) },
  { ask: 'search clicks from Germany last week', want: total('clicks', lastWeek, { country: 'Germany' }) },
  { ask: 'mobile CTR last week', want: total('ctr', lastWeek, { device: 'mobile' }) },
  { ask: 'Top 10 queries by clicks last week', want: top(10, 'query', 'clicks', lastWeek) },
  { ask: 'top queries', want: top(10, 'query', 'clicks', days28) },
  {
    ask: 'Which keywords bring us the most impressions? last month',
    want: top(10, 'query', 'impressions', february),
  },
  { ask: 'pages with the most clicks in February', want: top(10, 'page', 'clicks', february) },
  { ask: 'clicks by device last week', want: by('device', 'clicks', lastWeek) },
  { ask: 'clicks by country in January', want: by('country', 'clicks', january) },
  {
    ask: 'clicks for the query "compost for beginners" last month',
    want: total('clicks', february, { query: 'compost for beginners' }),
  },
  {
    ask: 'how do we rank for "when to prune roses" (last 28 days)',
    want: total('position', days28, { query: 'when to prune roses' }),
  },
  {
    ask: 'queries containing "tomato" last month',
    want: (site) => site.by('query', ['clicks'], february, { query: (query) => query.includes('tomato') }),
  },
  {
    ask: 'tomato queries last month',
    want: (site) => site.by('query', ['clicks'], february, { query: (query) => query.includes('tomato') }),
  },
  {
    ask: 'queries about tomatoes in February',
    want: (site) => site.by('query', ['clicks'], february, { query: (query) => query.includes('tomato') }),
  },
  {
    ask: 'how many clicks did tomato queries bring last month',
    want: total('clicks', february, { query: (query) => query.includes('tomato') }),
  },
  {
    ask: 'clicks of blog posts about roses last month',
    want: total('clicks', february, { page: (page) => page.includes('/blog/') && page.includes('rose') }),
  },
  {
    ask: 'queries excluding tomato last month',
    want: (site) => site.by('query', ['clicks'], february, { query: (query) => !query.includes('tomato') }),
  },
  { ask: 'xylophone queries last month', want: 'refused' },
  {
    ask: 'best 7-day stretch for average position in February',
    want: (site) =>
      Array.from({ length: 22 }, (_, at): [string, string] => [
        `2026-02-${String(at + 1).padStart(2, '0')}`,
        `2026-02-${String(at + 7).padStart(2, '0')}`,
      ])
        .map((range) => [...range, site.sum('position', range)])
        .sort((a, b) => Number(a[2]) - Number(b[2]))
        .slice(0, 1),
  },
  {
    ask: 'what percentage of queries had fewer than 3 clicks last month',
    want: (site) => {
      const all = site.by('query', ['clicks'], february);
      const few = all.filter(([, clicks]) => (clicks as number) < 3);
      return [[few.length, all.length, few.length / all.length]];
    },
  },
  { ask: 'clicks without brand last month', want: total('clicks', february, unbranded) },
  { ask: 'non-brand clicks last week', want: total('clicks', lastWeek, unbranded) },
  { ask: 'brand clicks last week', want: total('clicks', lastWeek, brand) },
  {
    ask: 'branded share of clicks in February',
    want: (site) => [
      [site.sum('clicks', february, brand) / site.sum('clicks', february, { query: () => true })],
    ],
  },
  {
    ask: 'queries with positions 4 to 20 last month',
    want: (site) =>
      site
        .by('query', ['position', 'impressions'], february)
        .filter(([, p]) => (p as number) >= 4 && (p as number) <= 20)
        .sort(
          (a, b) => (b[2] as number) - (a[2] as number) || ((a[0] as string) < (b[0] as string) ? -1 : 1),
        ),
  },
  {
    ask: 'pages with CTR below 2 % and more than 300 impressions last month',
    want: (site) =>
      site
        .by('page', ['ctr', 'impressions'], february)
        .filter(([, ctr, n]) => (ctr as number) < 0.02 && (n as number) > 300)
        .sort(
          (a, b) => (b[2] as number) - (a[2] as number) || ((a[0] as string) < (b[0] as string) ? -1 : 1),
        ),
  },
  {
    ask: 'queries where we rank on page one with more than 100 impressions last month',
    want: (site) =>
      site
        .by('query', ['position', 'impressions'], february)
        .filter(([, p, n]) => (p as number) <= 10 && (n as number) > 100)
        .sort(
          (a, b) => (b[2] as number) - (a[2] as number) || ((a[0] as string) < (b[0] as string) ? -1 : 1),
        ),
  },
  { ask: 'striking distance keywords', want: 'told' },
  { ask: 'do we have keyword cannibalization?', want: 'refused' },
  { ask: 'high impressions but low CTR queries last month', want: 'told' },
  { ask: 'clicks per day last week', want: per('day', 'clicks', lastWeek) },
  { ask: 'weekly impressions over the last 8 weeks', want: per('week', 'impressions', eightWeeks) },
  { ask: 'position trend for the last 8 weeks', want: per('week', 'position', eightWeeks) },
  { ask: 'clicks last week vs previous week', want: against('clicks', lastWeek, weekBefore) },
  {
    ask: 'Did our average position improve in February compared to January?',
    want: against('position', february, january),
  },
  {
    ask: 'which queries lost the most clicks last week',
    want: changes('query', 'clicks', lastWeek, weekBefore, 'most lost', 10),
  },
  {
    ask: 'pages that gained most impressions in February vs January',
    want: changes('page', 'impressions', february, january, 'most gained', 10),
  },
  {
    ask: 'what percentage of clicks come from mobile devices? last month',
    want: share('clicks', february, { device: 'mobile' }),
  },
  {
    ask: 'how many queries do we rank for in the top 3 last month',
    want: (site) => [[site.by('query', ['position'], february).filter(([, p]) => (p as number) <= 3).length]],
  },
  {
    ask: 'how many different queries brought clicks last week?',
    want: (site) => [[site.by('query', ['clicks'], lastWeek).filter(([, n]) => (n as number) > 0).length]],
  },
  {
    ask: 'clicks on /blog/ pages last month',
    want: total('clicks', february, { page: (url) => url.includes('/blog/') }),
  },
  {
    ask: 'impressions of the homepage in february',
    want: total('impressions', february, { page: (url) => url === '/' || url.endsWith('.example/') }),
  },
  {
    ask: 'worst ranking queries with at least 200 impressions last month',
    want: (site) =>
      site
        .by('query', ['position', 'impressions'], february)
        .filter(([, , n]) => (n as number) >= 200)
        .sort((a, b) => (b[1] as number) - (a[1] as number))
        .slice(0, 10)
        .map(([query, p]) => [query as string, p as number]),
  },
  {
    ask: 'best query by ctr with at least 200 impressions in february',
    want: (site) =>
      site
        .by('query', ['ctr', 'impressions'], february)
        .filter(([, , n]) => (n as number) >= 200)
        .slice(0, 1),
  },
  { ask: 'clicks by page and query last week', want: 'refused' },
  { ask: 'which pages rank for "raised bed cover"?', want: 'refused' },
  { ask: 'what do competitors rank for', want: 'refused' },
  { ask: 'backlinks last month', want: 'refused' },
  { ask: 'search volume of "garden fork"', want: 'refused' },
  {
    ask: 'clicks in Austria on mobile last week',
    want: total('clicks', lastWeek, { country: 'Austria', device: 'mobile' }),
  },
  {
    after: ['top 10 queries by clicks last week'],
    ask: 'without brand',
    want: top(10, 'query', 'clicks', lastWeek, unbranded),
  },
  { after: ['clicks last week'], ask: 'and impressions?', want: total('impressions', lastWeek) },
  { after: ['clicks last week'], ask: 'by device', want: by('device', 'clicks', lastWeek) },
  { ask: 'organic clicks yesterday', want: total('clicks', ['2026-03-08', '2026-03-08']) },
  {
    ask: 'keywords with zero clicks and over 50 impressions last month',
    want: (site) =>
      site
        .by('query', ['clicks', 'impressions'], february)
        .filter(([, clicks, n]) => clicks === 0 && (n as number) > 50)
        .sort(
          (a, b) => (b[2] as number) - (a[2] as number) || ((a[0] as string) < (b[0] as string) ? -1 : 1),
        ),
  },
  {
    ask: 'desktop versus mobile clicks in february',
    want: (site) => ['desktop', 'mobile'].map((device) => [device, site.sum('clicks', february, { device })]),
  },
  {
    ask: 'click through rate by country in February for countries with more than 1000 impressions',
    want: (site) =>
      site
        .by('country', ['ctr', 'impressions'], february)
        .filter(([, , n]) => (n as number) > 1000)
        .map(([country, ctr]) => [country as string, ctr as number]),
  },
  { ask: 'new queries last week', want: 'told' },
  { ask: 'average clicks per day last month', want: (site) => [[site.sum('clicks', february) / 28]] },
  {
    ask: 'best day for clicks last week',
    want: (site) =>
      site
        .per('day', ['clicks'], lastWeek)
        .sort((a, b) => (b[1] as number) - (a[1] as number))
        .slice(0, 1),
  },
  // As other products print them
  {
    ask: 'Top 10 non-brand queries by clicks in the last 28 days',
    want: top(10, 'query', 'clicks', days28, unbranded),
  },
  { ask: 'Top brand queries by clicks in the last 28 days', want: by('query', 'clicks', days28, brand) },
  {
    ask: 'Branded vs Non-Branded Clicks (GSC)',
    want: (site) => [brand, unbranded].map((of) => [site.sum('clicks', days28, of)]),
  },
  { ask: 'branded clicks last month (GSC)', want: total('clicks', february, brand) },
  {
    ask: 'top posts last month',
    want: top(10, 'page', 'clicks', february, { page: (url) => url.includes('/blog/') }),
  },
  { ask: 'which pages to improve first', want: 'asked back' },
  { ask: 'which organic keywords actually generate revenue', want: 'refused' },
];
