import { against, by, changes, per, type Question, top, total } from '../asking/question.ts';
import type { Range, RawSite } from '../asking/raw-site.ts';

/** More of Search Console in one file, asked on Wednesday, 13 May 2026. */
const lastWeek: Range = ['2026-05-04', '2026-05-10'];
const weekBefore: Range = ['2026-04-27', '2026-05-03'];
const april: Range = ['2026-04-01', '2026-04-30'];
const march: Range = ['2026-03-01', '2026-03-31'];
const byImpressions = (site: RawSite, where: (row: (string | number)[]) => boolean, metric: string) =>
  site
    .by('query', [metric, 'impressions'], april)
    .filter(where)
    .sort((a, b) => (b[2] as number) - (a[2] as number));

export const lateSearchQuestions: readonly Question[] = [
  { ask: 'search impressions WoW', want: against('impressions', lastWeek, weekBefore) },
  { ask: 'best performing queries last month by clicks', want: top(10, 'query', 'clicks', april) },
  { ask: 'which search terms bring the most traffic? April', want: top(10, 'query', 'clicks', april) },
  {
    ask: 'avg. position by device in April',
    want: (site) =>
      site
        .by('device', ['position'], april)
        .reverse()
        .map(([device, n]) => [device as string, n as number]),
  },
  { ask: 'How often was our site shown in Google in April?', want: total('impressions', april) },
  {
    ask: 'CTR for "waterproof boots" in april vs march',
    want: against('ctr', april, march, { query: 'waterproof boots' }),
  },
  {
    ask: 'queries with more than 4000 impressions in April',
    want: (site) => site.by('query', ['impressions'], april).filter(([, n]) => (n as number) > 4000),
  },
  {
    ask: 'keywords ranking below position 10 in april',
    want: (site) => byImpressions(site, ([, p]) => (p as number) > 10, 'position'),
  },
  {
    ask: 'keywords outside the top 10 in april',
    want: (site) => byImpressions(site, ([, p]) => (p as number) > 10, 'position'),
  },
  {
    ask: 'clicks of queries that begin with "trail" in april',
    want: total('clicks', april, { query: (query) => query.startsWith('trail') }),
  },
  {
    ask: 'clicks per page in april without branded queries',
    want: by('page', 'clicks', april, { query: (query) => !query.includes('acme') }),
  },
  {
    ask: 'how many clicks from mobile in the UK in April',
    want: total('clicks', april, { device: 'MOBILE', country: 'gbr' }),
  },
  {
    ask: 'pages whose clicks dropped by more than 10 % in april vs march',
    want: (site) =>
      site
        .changes('page', 'clicks', april, march, 'most lost')
        .filter(([, now, then]) => (now as number) < (then as number) * 0.9)
        .sort((a, b) => (a[1] as number) / (a[2] as number) - (b[1] as number) / (b[2] as number)),
  },
  {
    ask: 'queries that lost impressions last week, biggest first',
    want: changes('query', 'impressions', lastWeek, weekBefore, 'most lost', 10),
  },
  {
    ask: 'weekly clicks of brand queries from 6 April to 10 May',
    want: per('week', 'clicks', ['2026-04-06', '2026-05-10'], { query: (query) => query.includes('acme') }),
  },
  { ask: 'domain rating', want: 'refused' },
];
