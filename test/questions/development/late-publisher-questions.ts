import { against, bottom, by, per, type Question, share, top, total } from '../asking/question.ts';
import type { Range } from '../asking/raw-site.ts';

/**
 * Asked of the publisher's and the subscription program's file, once, after the first questions to them were mended: 36 of
 * 40 exact at first sight, 2 asked back, 2 wrong (both mended since).
 */
const lastWeek: Range = ['2026-06-08', '2026-06-14'];
const may: Range = ['2026-05-01', '2026-05-31'];
const april: Range = ['2026-04-01', '2026-04-30'];
const march: Range = ['2026-03-01', '2026-03-31'];
const february: Range = ['2026-02-01', '2026-02-28'];
const q1: Range = ['2026-01-01', '2026-03-31'];
export const latePublisherQuestions: readonly Question[] = [
  { ask: 'what were our total comments in may', want: total('comments', may) },
  { ask: 'who wrote the most read articles in May? by author', want: 'asked back' },
  { ask: 'rank sections by subscriptions last month', want: by('section', 'subscriptions', may) },
  {
    ask: 'Iris Vale vs Otto Brandt comments in April',
    want: (site) =>
      ['Iris Vale', 'Otto Brandt'].map((author) => [author, site.sum('comments', april, { author })]),
  },
  {
    ask: 'number of reads for A Night in Porto, last week',
    want: total('reads', lastWeek, { article: 'A Night in Porto' }),
  },
  {
    ask: 'reads by author and section in May',
    want: (site) => {
      const r: [string, string, number][] = [
        ['Mara Quinn', 'Travel', 0],
        ['Mara Quinn', 'Food', 0],
        ['Otto Brandt', 'Food', 0],
        ['Otto Brandt', 'Home & Garden', 0],
        ['Lena Okafor', 'Politics', 0],
        ['Iris Vale', 'Travel', 0],
      ];
      return r
        .map(([author, section]) => [author, section, site.sum('reads', may, { author, section })] as const)
        .sort((a, b) => b[2] - a[2]);
    },
  },
  {
    ask: 'comments per read by section in may',
    want: (site) =>
      site
        .by('section', ['comments', 'reads'], may)
        .map(([n, a, b]): [string, number] => [String(n), Number(a) / Number(b)])
        .sort((a, b) => b[1] - a[1]),
  },
  { ask: 'bottom 2 sections by comments in Q1', want: bottom(2, 'section', 'comments', q1) },
  {
    ask: 'weekly reads of the Weekend Reader from 4 May to 31 May',
    want: per('week', 'reads', ['2026-05-04', '2026-05-31'], { newsletter: 'Weekend Reader' }),
  },
  { ask: 'May reads compared with April', want: against('reads', may, april) },
  {
    ask: 'what proportion of subscriptions came from Morning Brief in May',
    want: share('subscriptions', may, { newsletter: 'Morning Brief' }),
  },
  {
    ask: 'Food articles with more than 250 reads in May',
    want: (site) =>
      site.by('article', ['reads'], may, { section: 'Food' }).filter(([, n]) => Number(n) > 250),
  },
  {
    ask: 'average daily reads in May for Politics',
    want: (site) => [[site.sum('reads', may, { section: 'Politics' }) / 31]],
  },
  { ask: 'archived article reads in may', want: 'refused' },
  { ask: 'reads by subscribers in may', want: 'refused' },
  { ask: 'reads per visitor last month', want: 'refused' },
  { ask: 'open rate of Morning Brief last week', want: 'refused' },
  { ask: 'top author by likes in may', want: 'refused' },
  { ask: 'reads after 6pm last week', want: 'refused' },
  { ask: 'reads of articles older than a year in may', want: 'refused' },
];
export const lateSubscriptionQuestions: readonly Question[] = [
  { ask: 'How many visits came from LATAM in March?', want: total('visits', march, { region: 'LATAM' }) },
  { ask: 'top plan by new MRR Q1', want: top(1, 'plan', 'new_mrr', q1) },
  { ask: 'visits and sign-ups by campaign in march', want: by('campaign', ['visits', 'signups'], march) },
  {
    ask: 'what is the ratio of cancellations to sign-ups in march',
    want: (site) => [[site.sum('cancellations', march) / site.sum('signups', march)]],
  },
  {
    ask: 'Spring Push sign-ups in EMEA, Feb',
    want: total('signups', february, { campaign: 'Spring Push', region: 'EMEA' }),
  },
  {
    ask: 'new MRR excluding Webinar in march',
    want: total('new_mrr', march, { campaign: (n) => n !== 'Webinar' }),
  },
  {
    ask: 'EMEA vs APAC vs LATAM sign-ups march',
    want: (site) =>
      ['EMEA', 'APAC', 'LATAM'].map((region) => [region, site.sum('signups', march, { region })]),
  },
  { ask: 'month on month sign-ups march', want: against('signups', march, february) },
  {
    ask: 'daily activations between 2 March and 8 March 2026',
    want: per('day', 'activations', ['2026-03-02', '2026-03-08']),
  },
  {
    ask: 'which region has the lowest sign-ups per visit in march',
    want: (site) =>
      site
        .by('region', ['signups', 'visits'], march)
        .map(([n, a, b]): [string, number] => [String(n), Number(a) / Number(b)])
        .sort((a, b) => a[1] - b[1])
        .slice(0, 1),
  },
  {
    ask: 'how many regions had more than 50 cancellations in Q1',
    want: (site) => [[site.by('region', ['cancellations'], q1).filter(([, n]) => Number(n) > 50).length]],
  },
  {
    ask: 'cumulative new MRR in february by day',
    want: (site) =>
      site.per('day', ['new_mrr'], february).map(([day]) => {
        const last = String(day);
        return [last, site.sum('new_mrr', ['2026-02-01', last])];
      }),
  },
  {
    ask: 'plans sorted by cancellations ascending in march',
    want: (site) => site.by('plan', ['cancellations'], march).reverse(),
  },
  { ask: 'lifetime value by plan', want: 'refused' },
  { ask: 'net new MRR in march', want: 'refused' },
  { ask: 'sign-ups by industry in march', want: 'refused' },
  { ask: 'trial sign-ups by region in march', want: 'refused' },
  { ask: 'sign-ups with a coupon in march', want: 'refused' },
  { ask: 'sign-ups that cancelled within 30 days', want: 'refused' },
  { ask: 'unassisted activations in march', want: 'refused' },
];
