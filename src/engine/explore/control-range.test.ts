import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../../../benchmarks/sites/random.ts';
import { simulateSite } from '../../../benchmarks/sites/simulate-site.ts';
import { analyzeWeek } from '../analyze-week.ts';
import { controlRange, keptInRange, weekPValue } from './control-range.ts';

const scanned = (ps: readonly number[]) => ps.map((p, index) => ({ week: `w${index}`, p }));

describe('controlRange', () => {
  it('holds a scan of one week to the rate of that week', () => {
    expect(controlRange(scanned([0.09]), 0.1)).toEqual({ weeks: new Set(['w0']), threshold: 0.1 });
    expect(controlRange(scanned([0.11]), 0.1)).toEqual({ weeks: new Set(), threshold: 0 });
  });

  it('is stricter the more weeks there are in which nothing happened', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 59 }), (quiet) => {
        const { weeks, threshold } = controlRange(scanned([1e-6, ...Array(quiet).fill(0.8)]), 0.1);
        expect([...weeks]).toEqual(['w0']);
        expect(threshold).toBeCloseTo(0.1 / (quiet + 1), 12);
      }),
    );
  });

  it('never selects a week before one that is more certain', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 60 }), (ps) => {
        const { weeks } = controlRange(scanned(ps), 0.1);
        const most = Math.max(-1, ...[...weeks].map((week) => ps[Number(week.slice(1))] as number));
        ps.forEach((p, index) => {
          if (p < most) expect(weeks.has(`w${index}`)).toBe(true);
        });
      }),
    );
  });

  it('says nothing in nine of ten scans of ten quiet weeks', () => {
    const random = new Random(11);
    let scansWithClaims = 0;
    for (let scan = 0; scan < 200; scan++) {
      const ps = Array.from({ length: 10 }, () => random.uniform());
      if (controlRange(scanned(ps), 0.1).weeks.size > 0) scansWithClaims++;
    }
    expect(scansWithClaims / 200).toBeLessThan(0.16);
    expect(scansWithClaims).toBeGreaterThan(0);
  });

  it('keeps a planted fall among quiet weeks', () => {
    const small = { sessions: 4000, countries: 4 };
    const fallen = analyzeWeek(
      simulateSite({ seed: 5, ...small, cause: { segment: { channel: 'Direct' }, factor: 0.4 } }),
      { seed: 1 },
    );
    const control = controlRange(
      [{ week: fallen.week, p: weekPValue(fallen) }, ...scanned(Array(11).fill(0.7))],
      0.1,
    );
    expect(keptInRange(fallen, control).map(({ segment }) => segment)).toContainEqual({ channel: 'Direct' });
    expect(keptInRange({ ...fallen, week: '2000-01-03' as never }, control)).toEqual([]);
  });
});
