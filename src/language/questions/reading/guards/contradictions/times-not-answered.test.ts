import { describe, expect, test } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import type { Mark } from '../../mark.ts';
import type { Reading } from '../../reading.ts';
import { timesNotAnswered } from './times-not-answered.ts';

const days = (from: string, to: string) =>
  ({ from: from as Day, to: to as Day, unit: 'range', count: 1 }) as const;
const named = (said: string, from: string, to: string): Mark => ({
  type: 'time',
  time: { type: 'period', period: days(from, to) },
  said,
  others: [],
  proper: false,
});
const reading = (parts: Partial<Reading>): Reading =>
  ({ periods: [], weekdays: [], always: null, ...parts }) as unknown as Reading;
const may = named('May', '2026-05-01', '2026-05-31');

describe('a time that is named stands somewhere in what was read', () => {
  test.each<[string, Partial<Reading>]>([
    ['as it is', { periods: [days('2026-05-01', '2026-05-31')] }],
    ['as a part of it', { periods: [days('2026-05-04', '2026-05-10')] }],
    ['within a longer one', { periods: [days('2026-01-01', '2026-12-31')] }],
    ['as the whole of a share', { shareOfTime: { whole: days('2026-05-01', '2026-05-31') } }],
  ])('%s', (_, parts) => {
    expect(timesNotAnswered([may], reading(parts))).toBeUndefined();
  });

  test.each<[string, Partial<Reading>]>([
    ['not at all', {}],
    ['of another year', { periods: [days('2025-05-01', '2025-05-31')] }],
    ['overlapping it', { periods: [days('2025-05-11', '2026-05-08')] }],
  ])('else it is asked about: %s', (_, parts) => {
    expect(timesNotAnswered([may], reading(parts))).toBe('which_period');
  });

  test('the Tuesday before is one before the day that was named first', () => {
    const before = named('the tuesday before', '2026-05-12', '2026-05-12');
    expect(
      timesNotAnswered([before], reading({ periods: [days('2026-03-03', '2026-03-03')] })),
    ).toBeUndefined();
  });
});
