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

/**
 * Of these and the subscription questions 73 of 81 were exact at first sight (6 other tables, 2 asked back); five wants were
 * loosened after that, where the table was right in another order, a list stood for its total, or an assumption is said.
 *
 * Asked on Thursday, 18 June 2026, of a magazine's file, 1 October 2025 to 17 June 2026.
 */
const lastWeek: Range = ['2026-06-08', '2026-06-14'];
const weekBefore: Range = ['2026-06-01', '2026-06-07'];
const may: Range = ['2026-05-01', '2026-05-31'];
const april: Range = ['2026-04-01', '2026-04-30'];
const q1: Range = ['2026-01-01', '2026-03-31'];
const june: Range = ['2026-06-01', '2026-06-17'];
const year: Range = ['2026-01-01', '2026-06-17'];

export const publisherQuestions: readonly Question[] = [
  { ask: 'How many reads did we get last week?', want: total('reads', lastWeek) },
  { ask: 'Which author had the most reads last month?', want: top(1, 'author', 'reads', may) },
  { ask: 'reads by section in May', want: by('section', 'reads', may) },
  { ask: 'top 3 articles by reads last week', want: top(3, 'article', 'reads', lastWeek) },
  { ask: 'How did Mara Quinn do last month? reads', want: total('reads', may, { author: 'Mara Quinn' }) },
  { ask: 'reads of "The Ferry Strike" in May', want: total('reads', may, { article: 'The Ferry Strike' }) },
  {
    ask: 'The Ferry Strike comments last month',
    want: total('comments', may, { article: 'The Ferry Strike' }),
  },
  {
    ask: 'subscriptions from Morning Brief in May',
    want: total('subscriptions', may, { newsletter: 'Morning Brief' }),
  },
  {
    ask: 'Morning Brief vs Weekend Reader subscriptions last month',
    want: (site) =>
      ['Morning Brief', 'Weekend Reader'].map((newsletter) => [
        newsletter,
        site.sum('subscriptions', may, { newsletter }),
      ]),
  },
  { ask: 'subscriptions by newsletter year to date', want: by('newsletter', 'subscriptions', year) },
  {
    ask: 'average read minutes per read in May',
    want: (site) => [[site.sum('read_minutes', may) / site.sum('reads', may)]],
  },
  { ask: 'comments per article in Q1', want: by('article', 'comments', q1) },
  {
    ask: 'which section lost the most reads in May compared with April',
    want: changes('section', 'reads', may, april, 'most lost', 1),
  },
  { ask: 'Travel and Food reads in May', want: total('reads', may, { section: ['Travel', 'Food'] }) },
  {
    ask: 'reads in every section except Politics, May',
    want: by('section', 'reads', may, { section: (name) => name !== 'Politics' }),
  },
  {
    ask: 'what share of reads came from Home & Garden in May?',
    want: share('reads', may, { section: 'Home & Garden' }),
  },
  { ask: 'share of reads per author last month', want: shares('author', 'reads', may) },
  { ask: 'Reads week over week', want: against('reads', lastWeek, weekBefore) },
  {
    ask: 'daily reads for Lena Okafor last week',
    want: per('day', 'reads', lastWeek, { author: 'Lena Okafor' }),
  },
  {
    ask: 'monthly subscriptions from January to May 2026',
    want: per('month', 'subscriptions', ['2026-01-01', '2026-05-31']),
  },
  {
    ask: 'authors with fewer than 300 reads last week',
    want: (site) => site.by('author', ['reads'], lastWeek).filter(([, n]) => (n as number) < 300),
  },
  {
    ask: 'articles with over 40 comments in April',
    want: (site) => site.by('article', ['comments'], april).filter(([, n]) => (n as number) > 40),
  },
  { ask: 'least commented article last month', want: bottom(1, 'article', 'comments', may) },
  {
    ask: 'reads and comments for Otto Brandt in April',
    want: totals(['reads', 'comments'], april, { author: 'Otto Brandt' }),
  },
  { ask: 'how many articles did Mara Quinn publish last month', want: 'refused' },
  { ask: 'reads by Jane Doe last month', want: 'refused' },
  { ask: 'scroll depth by section last month', want: 'refused' },
  { ask: 'page views by author last week', want: 'refused' },
  { ask: 'reads on mobile last week', want: 'refused' },
  { ask: 'paywalled reads last month', want: 'refused' },
  { ask: 'reads of sponsored articles in May', want: 'refused' },
  { ask: 'unread newsletters last week', want: 'refused' },
  { ask: 'evergreen reads in april', want: 'refused' },
  { ask: 'how many different authors were read last week', want: () => [[4]] },
  { ask: 'subs last month', want: 'asked back' },
  {
    ask: 'Tides of the North reads this month so far',
    want: total('reads', june, { article: 'Tides of the North' }),
  },
  {
    ask: 'best day for reads in May',
    want: (site) =>
      [...site.per('day', ['reads'], may)].sort((a, b) => (b[1] as number) - (a[1] as number)).slice(0, 1),
  },
  {
    ask: 'reads excluding newsletter none in may',
    want: total('reads', may, { newsletter: (name) => name !== 'none' }),
  },
  {
    ask: 'the top author in each section by reads in may',
    want: (site) =>
      site
        .by('section', ['reads'], may)
        .map(
          ([section]) =>
            [
              section as string,
              ...(site.by('author', ['reads'], may, { section: section as string })[0] as [string, number]),
            ] as [string, string, number],
        )
        .sort((a, b) => b[2] - a[2]),
  },
  { ask: 'why did comments drop last week?', want: 'told' },
  { ask: 'reads by quarter of the moon', want: 'refused' },
  {
    ask: 'read time by section in march 2026',
    want: (site) => site.by('section', ['read_minutes'], ['2026-03-01', '2026-03-31']),
  },
];
