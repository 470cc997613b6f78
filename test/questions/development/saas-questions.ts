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

/** Asked on Wednesday, 13 May 2026, of a file with columns that no catalogue knows, 1 September 2025 to 12 May 2026. */
const lastWeek: Range = ['2026-05-04', '2026-05-10'];
const weekBefore: Range = ['2026-04-27', '2026-05-03'];
const april: Range = ['2026-04-01', '2026-04-30'];
const march: Range = ['2026-03-01', '2026-03-31'];
const q1: Range = ['2026-01-01', '2026-03-31'];
const may: Range = ['2026-05-01', '2026-05-12'];

export const saasQuestions: readonly Question[] = [
  { ask: 'demo requests last week', want: total('demo_requests', lastWeek) },
  { ask: 'how many trials were started in April?', want: total('trials_started', april) },
  { ask: 'invoiced amount by industry Q1', want: by('industry', 'invoiced_amount', q1) },
  { ask: 'support calls per plan tier last month', want: by('plan_tier', 'support_calls', april) },
  { ask: 'support calls by plan in april', want: by('plan_tier', 'support_calls', april) },
  {
    ask: 'who brought the most invoiced amount last month? by sales rep',
    want: top(1, 'sales_rep', 'invoiced_amount', april),
  },
  { ask: 'top 2 sales reps by demo requests in Q1', want: top(2, 'sales_rep', 'demo_requests', q1) },
  {
    ask: "Ada Stone's demo requests in April",
    want: total('demo_requests', april, { sales_rep: 'Ada Stone' }),
  },
  {
    ask: 'demo requests Ada Stone vs Ben Fox april',
    want: (site) =>
      ['Ada Stone', 'Ben Fox'].map((sales_rep) => [
        sales_rep,
        site.sum('demo_requests', april, { sales_rep }),
      ]),
  },
  {
    ask: 'trials started in health care, enterprise only, march',
    want: total('trials_started', march, { industry: 'Health Care', plan_tier: 'Enterprise' }),
  },
  {
    ask: 'demo requests excluding Banking in april',
    want: total('demo_requests', april, { industry: (name) => name !== 'Banking' }),
  },
  {
    ask: 'demo requests other than Retail and Banking last month',
    want: total('demo_requests', april, { industry: ['Health Care', 'Education'] }),
  },
  {
    ask: 'what percentage of invoiced amount comes from Enterprise? Q1',
    want: share('invoiced_amount', q1, { plan_tier: 'Enterprise' }),
  },
  { ask: 'share of trials started by industry in april', want: shares('industry', 'trials_started', april) },
  {
    ask: 'invoiced amount per trial started in april',
    want: (site) => [[site.sum('invoiced_amount', april) / site.sum('trials_started', april)]],
  },
  { ask: 'support calls MoM april', want: against('support_calls', april, march) },
  { ask: 'demo requests wow', want: against('demo_requests', lastWeek, weekBefore) },
  {
    ask: 'weekly demo requests from 6 April to 10 May',
    want: per('week', 'demo_requests', ['2026-04-06', '2026-05-10']),
  },
  {
    ask: 'monthly invoiced amount this year',
    want: per('month', 'invoiced_amount', ['2026-01-01', '2026-05-12']),
  },
  {
    ask: 'which industry grew most in demo requests in April vs March',
    want: changes('industry', 'demo_requests', april, march, 'most gained', 1),
  },
  {
    ask: 'average support calls per day in april',
    want: (site) => [[site.sum('support_calls', april) / 30]],
  },
  {
    ask: 'industries with more than 300 support calls in april',
    want: (site) => site.by('industry', ['support_calls'], april).filter(([, n]) => (n as number) > 300),
  },
  {
    ask: 'demo requests and trials started by industry last month',
    want: by('industry', ['demo_requests', 'trials_started'], april),
  },
  {
    ask: 'which day had the fewest support calls in April',
    want: (site) =>
      site
        .per('day', ['support_calls'], april)
        .sort((a, b) => (a[1] as number) - (b[1] as number))
        .slice(0, 1),
  },
  { ask: 'invoiced amount MTD', want: total('invoiced_amount', may) },
  {
    ask: 'total invoiced and total support calls in march',
    want: totals(['invoiced_amount', 'support_calls'], march),
  },
  {
    ask: 'worst industry by trials started last month',
    want: bottom(1, 'industry', 'trials_started', april),
  },
  { ask: 'how many demos did we get in april', want: total('demo_requests', april) },
  { ask: 'churn by industry', want: 'refused' },
  { ask: 'bounce rate last week', want: 'refused' },
];
