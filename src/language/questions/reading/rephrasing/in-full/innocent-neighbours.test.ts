import { expect, test } from 'vitest';
import { inFull } from './in-full.ts';

/** A number where a rule expects a name, a place where it expects a time, another order of years: no rule may touch these. */
test.each([
  'Revenue (Germany and France) vs last year',
  'Did mobile or desktop grow faster in October?',
  'how many weeks did Direct beat 500 sessions',
  'which channels sell more in Germany than in France',
  'Revenue by channel H2 2025, H1 2026',
  'conversion rate from September to October',
  'conversion rate from Germany to France',
  'Bounce rate (new/returning)',
  'last month Direct brought revenue',
  'lowest growth by channel, sorted',
  'average revenue across all countries last month',
  'In Q1 2026, how did revenue change over the three months?',
  'how did bounce rate do day by day',
  'top 5 revenue sources by sessions',
  'How many days did revenue beat the average',
  'last month in which Direct had more sessions than Referral',
  'Sessions from Oct 28 to the 2nd',
])('%s', (said) => {
  expect(inFull(said)).toBe(said);
});
