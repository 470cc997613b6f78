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

/** Asked on Monday, 6 April 2026, of a subscription program's file, 1 January 2025 to 5 April 2026. */
const lastWeek: Range = ['2026-03-30', '2026-04-05'];
const weekBefore: Range = ['2026-03-23', '2026-03-29'];
const march: Range = ['2026-03-01', '2026-03-31'];
const february: Range = ['2026-02-01', '2026-02-28'];
const marchBefore: Range = ['2025-03-01', '2025-03-31'];
const q1: Range = ['2026-01-01', '2026-03-31'];
const q4: Range = ['2025-10-01', '2025-12-31'];
const days30: Range = ['2026-03-07', '2026-04-05'];

export const subscriptionQuestions: readonly Question[] = [
  { ask: 'new MRR last month', want: total('new_mrr', march) },
  { ask: 'how much new MRR did EMEA bring in Q1?', want: total('new_mrr', q1, { region: 'EMEA' }) },
  { ask: 'sign-ups by plan last 30 days', want: by('plan', 'signups', days30) },
  { ask: 'signups for Business Plus in March', want: total('signups', march, { plan: 'Business Plus' }) },
  { ask: 'signups for Business in March', want: total('signups', march, { plan: 'Business' }) },
  {
    ask: 'Business vs Business Plus new MRR in march',
    want: (site) => ['Business', 'Business Plus'].map((plan) => [plan, site.sum('new_mrr', march, { plan })]),
  },
  { ask: 'cancellations by region, last quarter', want: by('region', 'cancellations', q1) },
  { ask: 'activation rate in March', want: 'refused' },
  // Own columns by the verbs and rates that are made of them
  { ask: 'how many people signed up in March?', want: total('signups', march) },
  { ask: 'How many users signed up last week, per plan?', want: by('plan', 'signups', lastWeek) },
  {
    ask: 'how many customers cancelled in APAC in february',
    want: total('cancellations', february, { region: 'APAC' }),
  },
  { ask: 'cancelations by region, last quarter', want: by('region', 'cancellations', q1) },
  {
    ask: 'Sign-up rate by region in March',
    want: (site) =>
      site
        .by('region', ['signups', 'visits'], march)
        .map(([name, a, b]): [string, number] => [String(name), Number(a) / Number(b)])
        .sort((a, b) => b[1] - a[1]),
  },
  {
    ask: 'What % of those who sign up end up activating? March only',
    want: (site) => [[site.sum('activations', march) / site.sum('signups', march)]],
  },
  { ask: 'how many sign-ups cancelled in March?', want: 'refused' },
  { ask: 'how many people did not sign up in March?', want: 'refused' },
  {
    ask: 'activations divided by sign-ups in March',
    want: (site) => [[site.sum('activations', march) / site.sum('signups', march)]],
  },
  {
    ask: 'sign-ups per visit by region in March',
    want: (site) =>
      site
        .by('region', ['signups', 'visits'], march)
        .map(([name, a, b]): [string, number] => [String(name), Number(a) / Number(b)])
        .sort((a, b) => b[1] - a[1]),
  },
  { ask: 'visits last week compared to the previous week', want: against('visits', lastWeek, weekBefore) },
  { ask: 'sign-ups March 2026 vs March 2025', want: against('signups', march, marchBefore) },
  { ask: 'churn rate last month', want: 'refused' },
  {
    ask: 'cancellations in APAC and LATAM in february',
    want: total('cancellations', february, { region: ['APAC', 'LATAM'] }),
  },
  { ask: 'which plan has the most cancellations in Q4 2025', want: top(1, 'plan', 'cancellations', q4) },
  { ask: 'which campaign had the fewest visits in march', want: bottom(1, 'campaign', 'visits', march) },
  {
    ask: 'visits from the Webinar campaign last week',
    want: total('visits', lastWeek, { campaign: 'Webinar' }),
  },
  {
    ask: 'new mrr by region and plan in march, top 5',
    want: (site) => {
      const rows: [string, string, number][] = [];
      for (const region of ['EMEA', 'APAC', 'LATAM', 'North America'])
        for (const plan of ['Basic', 'Business', 'Business Plus'])
          rows.push([region, plan, site.sum('new_mrr', march, { region, plan })]);
      return rows.sort((a, b) => b[2] - a[2]).slice(0, 5);
    },
  },
  {
    ask: 'monthly new MRR since October 2025 until March 2026',
    want: per('month', 'new_mrr', ['2025-10-01', '2026-03-31']),
  },
  { ask: 'weekly visits last 4 weeks', want: per('week', 'visits', ['2026-03-09', '2026-04-05']) },
  { ask: 'what % of sign-ups are Basic? march', want: share('signups', march, { plan: 'Basic' }) },
  { ask: 'break down visits by campaign as a percentage, march', want: shares('campaign', 'visits', march) },
  { ask: 'visits without a campaign in march', want: total('visits', march, { campaign: '(not set)' }) },
  {
    ask: 'sign-ups, activations and cancellations in february',
    want: totals(['signups', 'activations', 'cancellations'], february),
  },
  {
    ask: 'which region grew sign-ups the most in March vs February?',
    want: changes('region', 'signups', march, february, 'most gained', 1),
  },
  {
    ask: 'regions by growth of new MRR march vs february',
    want: changes('region', 'new_mrr', march, february, 'most gained', 4),
  },
  { ask: 'forecast sign-ups for next month', want: 'refused' },
  { ask: 'sign-ups in Germany last month', want: 'refused' },
  { ask: 'sign-ups for the Enterprise plan last month', want: 'refused' },
  { ask: 'organic sign-ups last month', want: 'refused' },
  { ask: 'annual sign-ups for the Basic plan in march', want: 'refused' },
  { ask: 'first-time visits last week', want: 'refused' },
  { ask: 'sign-ups from paid ads in march', want: 'refused' },
  { ask: 'refunded MRR last month', want: 'refused' },
  { ask: 'involuntary cancellations last month', want: 'refused' },
  // The column is New MRR: the answer says that "MRR" is read so.
  { ask: 'total MRR in march', want: total('new_mrr', march) },
  {
    ask: 'signups in north america, excluding basic, last week',
    want: total('signups', lastWeek, { region: 'North America', plan: ['Business', 'Business Plus'] }),
  },
  { ask: 'Show me cancelations in Q1 by plan', want: by('plan', 'cancellations', q1) },
  {
    ask: 'visits on weekends in march',
    want: (site) => [
      [
        [
          '2026-03-01',
          '2026-03-07',
          '2026-03-08',
          '2026-03-14',
          '2026-03-15',
          '2026-03-21',
          '2026-03-22',
          '2026-03-28',
          '2026-03-29',
        ].reduce((all, day) => all + site.sum('visits', [day, day]), 0),
      ],
    ],
  },
  {
    ask: 'only EMEA',
    after: ['sign-ups by plan in March'],
    want: by('plan', 'signups', march, { region: 'EMEA' }),
  },
];
