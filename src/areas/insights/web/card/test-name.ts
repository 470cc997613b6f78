import { labelOf } from '../words.ts';

/** The tests of the engine as a statistician would name them. */
const names: Readonly<Record<string, string>> = {
  negative_binomial_t: 'Negative binomial test of a count',
  overdispersed_share_t: 'Overdispersed binomial test of a rate',
  compound_revenue_t: 'Compound test of revenue: orders and their values',
  compound_amount_t: 'Compound test of an amount: its rows and how large they are',
  log_level_t: 'Test of the level of the whole site, on logarithms',
  raw_revenue_t: 'Test of the revenue of the whole site, large orders as they are',
  silent_days_nb: 'Probability of days without a single event',
  log_linear_trend_t: 'Test of a trend over the history',
};

/** Beside the test of the week itself: what else of one metric and segment is tested, in a word or two. */
const besides: Readonly<Record<string, string>> = {
  log_linear_trend_t: 'trend',
  silent_days_nb: 'silent days',
};

/** "trend"; undefined of the plain test of a week. */
export const testedBeside = (id: string): string | undefined => besides[id];

export const testName = (id: string): string => names[id] ?? labelOf(id);
