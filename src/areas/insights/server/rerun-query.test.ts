import { expect, it } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { numberOf } from './rerun-query.ts';

const week = '2026-09-14' as Day;
const sessions = { metric: 'sessions', week };

it('takes a week without a row as none where every day of it was fetched and the metric is a sum', () => {
  // A campaign that ended has no row any more: the card that says so agrees with that.
  expect(numberOf(undefined, true, sessions, [])).toBe(0);
  expect(numberOf(undefined, true, sessions, ['2026-09-13' as Day, '2026-09-21' as Day])).toBe(0);
  expect(numberOf(undefined, true, sessions, ['2026-09-20' as Day])).toBeNull();
  expect(numberOf(undefined, true, { ...sessions, metric: 'engagement_rate' }, [])).toBeNull();
  expect(numberOf(null, false, sessions, [])).toBeNull();
  expect(numberOf(12, false, sessions, [])).toBe(12);
});
