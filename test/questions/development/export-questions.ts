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
import type { Range, RawSite, Where } from '../asking/raw-site.ts';

/** Asked on Thursday, 16 July 2026, of an export of Analytics, 1 June 2025 to 15 July 2026. */
const lastWeek: Range = ['2026-07-06', '2026-07-12'];
const weekBefore: Range = ['2026-06-29', '2026-07-05'];
const last7: Range = ['2026-07-09', '2026-07-15'];
const last14: Range = ['2026-07-02', '2026-07-15'];
const july: Range = ['2026-07-01', '2026-07-15'];
const june: Range = ['2026-06-01', '2026-06-30'];
const may: Range = ['2026-05-01', '2026-05-31'];
const april: Range = ['2026-04-01', '2026-04-30'];
const q2: Range = ['2026-04-01', '2026-06-30'];
const q1: Range = ['2026-01-01', '2026-03-31'];
const journal: Where = { landing_page: (path) => path.startsWith('/journal/') };
const not =
  (...names: string[]) =>
  (member: string) =>
    !names.includes(member);
const first = (rows: readonly (readonly (string | number)[])[], sign: 1 | -1) =>
  [...rows].sort((a, b) => sign * ((a[1] as number) - (b[1] as number))).slice(0, 1);

export const exportQuestions: readonly Question[] = [
  { ask: 'revenue june', want: total('revenue', june) },
  { ask: 'Total key events for Q2 2026', want: total('key_events', q2) },
  { ask: 'What were our sessions yesterday?', want: total('sessions', ['2026-07-15', '2026-07-15']) },
  { ask: 'traffic L14D', want: total('sessions', last14) },
  { ask: 'sessions & revenue MTD', want: totals(['sessions', 'revenue'], july) },
  { ask: 'orders last wk', want: total('purchases', lastWeek) },
  {
    ask: 'How many conversions came from email in May?',
    want: total('key_events', may, { channel: 'Email' }),
  },
  { ask: 'Show sessions split by device for June', want: by('device', 'sessions', june) },
  { ask: 'breakdown of revenue per country, last month', want: by('country', 'revenue', june) },
  { ask: 'Which channel had the highest revenue last month?', want: top(1, 'channel', 'revenue', june) },
  {
    ask: 'Which landing page has the worst bounce rate in June?',
    want: top(1, 'landing_page', 'bounce_rate', june),
  },
  { ask: 'list top 4 entry pages by key events in q2', want: top(4, 'landing_page', 'key_events', q2) },
  { ask: '3 least visited landing pages in June', want: bottom(3, 'landing_page', 'sessions', june) },
  {
    ask: 'how did revenue develop week by week from 1 June to 12 July',
    want: per('week', 'revenue', ['2026-06-01', '2026-07-12']),
  },
  {
    ask: 'sessions per month in the first half of 2026',
    want: per('month', 'sessions', ['2026-01-01', '2026-06-30']),
  },
  { ask: 'daily revenue for the past 7 days', want: per('day', 'revenue', last7) },
  { ask: 'revenue last week vs prior week', want: against('revenue', lastWeek, weekBefore) },
  { ask: 'June vs. May: key events', want: against('key_events', june, may) },
  {
    ask: 'Has revenue gone up in June compared to the same month last year?',
    want: against('revenue', june, ['2025-06-01', '2025-06-30']),
  },
  { ask: 'How do Q2 orders compare to Q1?', want: against('purchases', q2, q1) },
  {
    ask: 'change in sessions between May and June by channel',
    want: changes('channel', 'sessions', june, may, 'largest', 99),
  },
  {
    ask: 'which countries lost the most revenue in June compared with May',
    want: changes('country', 'revenue', june, may, 'most lost', 10),
  },
  {
    ask: 'What pages gained traffic last week? top 3',
    want: changes('landing_page', 'sessions', lastWeek, weekBefore, 'most gained', 3),
  },
  { ask: 'proportion of sessions on mobile in June', want: share('sessions', june, { device: 'mobile' }) },
  {
    ask: 'how much of our revenue in Q2 came from the UK, in percent?',
    want: share('revenue', q2, { country: 'United Kingdom' }),
  },
  { ask: 'percentage of sessions by channel for last month', want: shares('channel', 'sessions', june) },
  { ask: 'sessions to the journal in June', want: total('sessions', june, journal) },
  { ask: 'Irish orders in the last 14 days', want: total('purchases', last14, { country: 'Ireland' }) },
  {
    ask: 'revenue in June for everything except email',
    want: total('revenue', june, { channel: not('Email') }),
  },
  {
    ask: 'sessions in June excluding Spain and the Netherlands',
    want: total('sessions', june, { country: not('Spain', 'Netherlands') }),
  },
  {
    ask: 'organic sessions that landed on /shop/tea in May',
    want: total('sessions', may, { channel: 'Organic Search', landing_page: '/shop/tea' }),
  },
  {
    ask: 'conversion rate desktop versus mobile june',
    want: (site) =>
      ['desktop', 'mobile'].map((device) => [device, site.sum('conversion_rate', june, { device })]),
  },
  {
    ask: 'engagement rate of organic social vs email in q2',
    want: (site) =>
      ['Organic Social', 'Email'].map((channel) => [channel, site.sum('engagement_rate', q2, { channel })]),
  },
  {
    ask: 'What is the average order value for US customers this year?',
    want: total('average_order_value', ['2026-01-01', '2026-07-15'], { country: 'United States' }),
  },
  { ask: 'avg sessions per day in june', want: (site) => [[site.sum('sessions', june) / 30]] },
  { ask: 'average orders per week in Q2', want: (site) => [[site.sum('purchases', q2) / 13]] },
  {
    ask: 'on what day did we earn the most in June?',
    want: (site) => first(site.per('day', ['revenue'], june), -1),
  },
  {
    ask: 'which month this year had the fewest sessions',
    want: (site) => first(site.per('month', ['sessions'], ['2026-01-01', '2026-06-30']), 1),
  },
  {
    ask: 'days in June with revenue below 700',
    want: (site) => site.per('day', ['revenue'], june).filter(([, n]) => (n as number) < 700),
  },
  {
    ask: 'landing pages with over 1,000 sessions and a bounce rate above 40% in June',
    want: (site) =>
      site
        .by('landing_page', ['sessions', 'bounce_rate'], june)
        .filter(([, n, rate]) => (n as number) > 1000 && (rate as number) > 0.4),
  },
  {
    ask: 'countries where the conversion rate was at least 6 % in June',
    want: (site) => site.by('country', ['conversion_rate'], june).filter(([, n]) => (n as number) >= 0.06),
  },
  {
    ask: 'how many landing pages had more than 500 sessions in June?',
    want: (site) => [
      [site.by('landing_page', ['sessions'], june).filter(([, n]) => (n as number) > 500).length],
    ],
  },
  {
    ask: 'Revenue per session by landing page in june, highest first',
    want: by('landing_page', 'revenue_per_session', june),
  },
  { ask: 'views per session in May', want: total('pages_per_session', may) },
  { ask: 'sessions by channel and device in June', want: pairs('channel', 'device', 'sessions', june) },
  {
    ask: 'best channel in each country by orders, june',
    want: (site) =>
      site
        .by('country', ['purchases'], june)
        .flatMap(([country]) =>
          site
            .by('channel', ['purchases'], june, { country: country as string })
            .slice(0, 1)
            .map(([channel, n]) => [country as string, channel as string, n as number]),
        )
        .sort((a, b) => (b[2] as number) - (a[2] as number)),
  },
  { ask: 'sessions from 15 May until 15 June', want: total('sessions', ['2026-05-15', '2026-06-15']) },
  { ask: 'revenue since the beginning of May', want: total('revenue', ['2026-05-01', '2026-07-15']) },
  { ask: 'orders in the last two weeks of June', want: total('purchases', ['2026-06-17', '2026-06-30']) },
  { ask: 'sessions in calendar week 27', want: total('sessions', ['2026-06-29', '2026-07-05']) },
  { ask: 'sessions two weeks ago', want: total('sessions', ['2026-06-29', '2026-07-05']) },
  {
    ask: 'traffic on Mondays in June',
    want: (site) => [
      [
        ['01', '08', '15', '22', '29'].reduce(
          (all, day) => all + site.sum('sessions', [`2026-06-${day}`, `2026-06-${day}`]),
          0,
        ),
      ],
    ],
  },
  {
    ask: 'cumulative revenue in July',
    want: (site) =>
      site
        .per('day', ['revenue'], july)
        .map(([day]) => [day as string, site.sum('revenue', [july[0], day as string])]),
  },
  {
    ask: 'channels whose revenue fell by at least 5 percent in June vs May',
    want: (site) =>
      site
        .changes('channel', 'revenue', june, may, 'most lost')
        .filter(([, now, then]) => (now as number) <= (then as number) * 0.95)
        .sort((a, b) => rate(a) - rate(b)),
  },
  {
    ask: 'pages that gained more than 100 sessions in June vs May',
    want: (site) =>
      site
        .changes('landing_page', 'sessions', june, may, 'most gained')
        .filter(([, now, then]) => (now as number) - (then as number) > 100),
  },
  {
    ask: 'which channel shrank fastest in sessions, June against May',
    want: (site) =>
      [...site.changes('channel', 'sessions', june, may, 'largest')]
        .sort((a, b) => rate(a) - rate(b))
        .slice(0, 1),
  },
  {
    ask: 'compare daily sessions of last week and the week before',
    want: (site) => {
      const early = site.per('day', ['sessions'], weekBefore);
      return site
        .per('day', ['sessions'], lastWeek)
        .map(([day, n], at) => [day as string, n as number, early[at]?.[1] as number]);
    },
  },
  {
    ask: 'total sessions in June without the top country',
    want: (site) => [
      [
        site.sum('sessions', june, {
          country: not(site.by('country', ['sessions'], june)[0]?.[0] as string),
        }),
      ],
    ],
  },
  {
    ask: 'median orders per day in Q2',
    want: (site) => [
      [
        middle(
          site.per('day', ['purchases'], q2).map(([, n]) => n as number),
          0.5,
        ),
      ],
    ],
  },
  {
    ask: 'moving average of revenue over 14 days, june',
    want: (site) => {
      const all = site.per('day', ['revenue'], ['2026-05-19', '2026-06-30']);
      return all
        .slice(13)
        .map(([day], at) => [
          day as string,
          all.slice(at, at + 14).reduce((sum, [, n]) => sum + (n as number), 0) / 14,
        ]);
    },
  },
  { ask: 'revnue by cuontry in june', want: by('country', 'revenue', june) },
  {
    ask: 'shwo me sesions from teh netherlands lats month',
    want: total('sessions', june, { country: 'Netherlands' }),
  },
  {
    ask: 'Good morning! I was wondering whether you could give me the number of orders we received from Ireland and Spain in April. Thank you very much in advance.',
    want: total('purchases', april, { country: ['Ireland', 'Spain'] }),
  },
  {
    ask: 'As a shop owner I want to see which landing pages bring in the most revenue, top five, for June.',
    want: top(5, 'landing_page', 'revenue', june),
  },
  { ask: 'new users last week', want: 'refused' },
  { ask: 'sessions by city in june', want: 'refused' },
  { ask: 'revenue next month', want: 'refused' },
  { ask: 'impressions in june', want: 'refused' },
  { ask: 'exit rate of /shop', want: 'refused' },
];

type Row = readonly (string | number)[];
const rate = (row: Row) => (row[1] as number) / (row[2] as number);

function middle(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * part;
  const [low, high] = [sorted[Math.floor(at)] as number, sorted[Math.ceil(at)] as number];
  return low + (high - low) * (at - Math.floor(at));
}

function pairs(a: string, b: string, metric: string, range: Range) {
  return (site: RawSite) =>
    site
      .by(a, [metric], range)
      .flatMap(([one]) =>
        site
          .by(b, [metric], range, { [a]: one as string })
          .map(([two, n]) => [one as string, two as string, n as number]),
      )
      .sort(
        (x, y) => (y[2] as number) - (x[2] as number) || (`${x[0]}\t${x[1]}` < `${y[0]}\t${y[1]}` ? -1 : 1),
      );
}
