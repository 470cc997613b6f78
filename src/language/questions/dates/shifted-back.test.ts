import { describe, expect, it } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import type { Period } from './period.ts';
import { shiftedBack } from './shifted-back.ts';
import type { UnitOfTime } from './units-of-time.ts';

const period = (from: string, to: string, unit: Period['unit'], count = 1): Period => ({
  from: from as Day,
  to: to as Day,
  unit,
  count,
});

describe('so many units before a period', () => {
  it.each<[Period, UnitOfTime, number, Period]>([
    [period('2025-12-25', '2025-12-25', 'day'), 'week', 1, period('2025-12-18', '2025-12-18', 'day')],
    [period('2025-11-10', '2025-11-10', 'day'), 'week', 4, period('2025-10-13', '2025-10-13', 'day')],
    [period('2026-08-15', '2026-08-15', 'day'), 'month', 1, period('2026-07-15', '2026-07-15', 'day')],
    [period('2026-03-31', '2026-03-31', 'day'), 'month', 1, period('2026-02-28', '2026-02-28', 'day')],
    [period('2026-10-05', '2026-10-11', 'week'), 'week', 1, period('2026-09-28', '2026-10-04', 'week')],
    [period('2026-08-01', '2026-08-31', 'month'), 'month', 1, period('2026-07-01', '2026-07-31', 'month')],
    [period('2026-04-01', '2026-04-30', 'month'), 'month', 1, period('2026-03-01', '2026-03-31', 'month')],
    [period('2026-01-01', '2026-01-31', 'month'), 'quarter', 1, period('2025-10-01', '2025-10-31', 'month')],
    [period('2026-08-01', '2026-08-31', 'month'), 'week', 1, period('2026-07-25', '2026-08-24', 'range')],
    [period('2026-02-01', '2026-02-10', 'month'), 'month', 1, period('2026-01-01', '2026-01-10', 'month')],
  ])('%j, a %s × %i', (named, unit, times, wanted) => {
    expect(shiftedBack(named, unit, times)).toEqual(wanted);
  });
});
