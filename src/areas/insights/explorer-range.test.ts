import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, isMonday } from '#src/shared/week.ts';
import { creditsForScan, rangeProblem, weeksOfRange } from './explorer-range.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const problem = (startDate: string, endDate: string, sourceId = 'one') =>
  rangeProblem({ startDate: startDate as Day, endDate: endDate as Day, sourceId }, NOW, 'UTC');

describe('rangeProblem', () => {
  it('wants a range and a source', () => {
    for (const [start, end, source] of [
      ['', '2026-01-01', 'one'],
      ['2026-01-01', '', 'one'],
      ['2026-01-01', '2026-01-02', ''],
    ])
      expect(problem(start!, end!, source)).toBe('Please select a date range and a source.');
  });

  it('takes sixty weeks and no more, and says where to end', () => {
    expect(problem('2025-01-06', '2026-03-01')).toBeUndefined();
    expect(problem('2025-01-06', '2026-03-02')).toBe(
      'Date range too large (61 weeks). Maximum is 60 weeks (14 months). Try ending before Mar 2, 2026.',
    );
  });

  it('refuses an end before the start, and one more than a day ahead', () => {
    expect(problem('2026-03-02', '2026-03-01')).toContain('before the start');
    expect(problem('2026-11-01', '2026-11-22')).toBeUndefined();
    expect(problem('2026-11-01', '2026-11-23')).toContain('24 hours');
  });

  it('is put right by ending where it says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 420, max: 2000 }), (days) => {
        const end = '2026-11-20' as Day;
        const start = addDays(end, -days);
        const told = problem(start, end)?.match(/before (.+)\.$/)?.[1];
        const until = new Date(`${told} UTC`).toISOString().slice(0, 10) as Day;
        expect(problem(start, addDays(until, -1))).toBeUndefined();
        expect(problem(start, until)).toBeDefined();
      }),
    );
  });
});

describe('weeksOfRange', () => {
  it('finds at least one whole week in the eight days that are offered first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (days) => {
        const today = addDays('2026-01-01' as Day, days);
        const instant = Date.parse(`${today}T12:00:00Z`);
        const { over, notOver } = weeksOfRange(addDays(today, -7), today, instant, 'UTC');
        expect(over.length).toBeGreaterThan(0);
        expect([...over, ...notOver].every(isMonday)).toBe(true);
        for (const week of over) expect(addDays(week, 6) < today).toBe(true);
      }),
    );
  });

  it('costs like runs, week by week', () => {
    expect(creditsForScan(60, false)).toBe(180);
    expect(creditsForScan(2, true)).toBe(12);
  });
});
