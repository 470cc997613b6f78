import { describe, expect, it } from 'vitest';
import { type Day, daysFrom, weekday } from '#src/shared/week.ts';
import { closingDays, gapsOf } from './closing-days.ts';

const period = { from: '2026-01-01' as Day, to: '2026-03-31' as Day };
/** Of all days of the period those that are not among these. */
const without = (isThere: (day: Day) => boolean): Day[] =>
  daysFrom(period.from, period.to).filter((day) => !isThere(day));
const known = (firstDay: string, lastDay: string, type = 'FILE') =>
  ({ source: { firstDay, lastDay, type } }) as unknown as Parameters<typeof closingDays>[2];
const all = known('2026-01-01', '2026-03-31');

describe('the weekdays on which it is closed', () => {
  it('are those of which no day has data', () => {
    const missing = without((day) => weekday(day) !== 6 && day !== '2026-01-14');
    expect(closingDays(missing, period, all)).toEqual([6]);
    expect(gapsOf(missing, period, all)).toEqual(['2026-01-14']);
  });

  it('are none where one of them was open', () => {
    const missing = without((day) => weekday(day) !== 6 || day === '2026-02-01');
    expect(closingDays(missing, period, all)).toEqual([]);
  });

  it('are told from four of them, and from none that lie outside the data', () => {
    const from = (first: string) => without((day) => day >= first && weekday(day) !== 6);
    expect(closingDays(from('2026-03-02'), period, known('2026-03-02', '2026-03-28'))).toEqual([]);
    expect(closingDays(from('2026-03-02'), period, known('2026-03-02', '2026-03-31'))).toEqual([6]);
  });

  it('are none of what is fetched, where a day without data is one that is missing', () => {
    const missing = without((day) => weekday(day) !== 6);
    expect(closingDays(missing, period, known('2026-01-01', '2026-03-31', 'GA4'))).toEqual([]);
  });

  it('are none where no day has data, or none is known', () => {
    expect(
      closingDays(
        without(() => false),
        period,
        all,
      ),
    ).toEqual([]);
    const unknown = { source: { firstDay: null, lastDay: null, type: 'FILE' } } as unknown as typeof all;
    expect(
      closingDays(
        without(() => false),
        period,
        unknown,
      ),
    ).toEqual([]);
  });
});
