import {
  against,
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
 * Asked on Monday, 9 March 2026, of a file with columns of its own: date, product, plan, region, team; sign_ups, tickets,
 * minutes_watched, refunds. 1 December 2025 to 8 March 2026.
 */
const lastWeek: Range = ['2026-03-02', '2026-03-08'];
const weekBefore: Range = ['2026-02-23', '2026-03-01'];
const february: Range = ['2026-02-01', '2026-02-28'];
const january: Range = ['2026-01-01', '2026-01-31'];
const allDays: Range = ['2025-12-01', '2026-03-08'];

export const fileOfOwn: readonly Question[] = [
  { ask: 'How many sign ups last week?', want: total('sign_ups', lastWeek) },
  { ask: 'signups by plan in February', want: by('plan', 'sign_ups', february) },
  { ask: 'sign-ups by region last month', want: by('region', 'sign_ups', february) },
  { ask: 'tickets per product in january', want: by('product', 'tickets', january) },
  {
    ask: 'top 3 products by minutes watched last week',
    want: top(3, 'product', 'minutes_watched', lastWeek),
  },
  { ask: 'refunds for the Pro plan in February', want: total('refunds', february, { plan: 'Pro' }) },
  { ask: 'which region had the most tickets last week', want: top(1, 'region', 'tickets', lastWeek) },
  { ask: 'tickets last week vs the week before', want: against('tickets', lastWeek, weekBefore) },
  { ask: 'sign ups per day last week', want: per('day', 'sign_ups', lastWeek) },
  {
    ask: 'share of sign ups from the Free plan in february',
    want: share('sign_ups', february, { plan: 'Free' }),
  },
  {
    ask: 'Pro vs Team plan sign ups in february',
    want: (site) => ['Pro', 'Team'].map((plan) => [plan, site.sum('sign_ups', february, { plan })]),
  },
  {
    ask: 'tickets in North America in January',
    want: total('tickets', january, { region: 'North America' }),
  },
  {
    ask: 'minutes watched without Atlas Studio last week',
    want: total('minutes_watched', lastWeek, { product: (name) => name !== 'Atlas Studio' }),
  },
  {
    ask: 'tickets per sign up in february',
    want: (site) => [[site.sum('tickets', february) / site.sum('sign_ups', february)]],
  },
  { ask: 'sign ups and tickets in january', want: totals(['sign_ups', 'tickets'], january) },
  { ask: 'sessions last week', want: 'refused' },
  {
    ask: 'which product gained most sign ups in February against January',
    want: changes('product', 'sign_ups', february, january, 'most gained', 1),
  },
  { ask: 'average tickets per day in february', want: (site) => [[site.sum('tickets', february) / 28]] },
  {
    ask: 'regions with more than 100 tickets in february',
    want: (site) => site.by('region', ['tickets'], february).filter(([, n]) => (n as number) > 100),
  },
  {
    ask: 'weekly tickets for Atlas Studio in february',
    want: per('week', 'tickets', february, { product: 'Atlas Studio' }),
  },
  { ask: 'tickets', want: total('tickets', allDays) },
  { ask: 'share of tickets by product last month', want: shares('product', 'tickets', february) },
  { ask: 'tickets by team in feb', want: by('team', 'tickets', february) },
  { ask: 'tickets of team "blue" in feb', want: total('tickets', february, { team: 'blue' }) },
  { ask: 'tickets by colour', want: 'refused' },
  { ask: 'minuts watched in january', want: total('minutes_watched', january) },
  { ask: 'why did tickets go up last week', want: 'told' },
  { ask: 'Atlas Mini: tickets in january', want: total('tickets', january, { product: 'Atlas Mini' }) },
];
