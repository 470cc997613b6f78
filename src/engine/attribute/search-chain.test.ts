import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitClickCurve } from './click-curve.ts';
import { mixReversal } from './mix-reversal.ts';
import { attributeSearch } from './search-chain.ts';

const week = fc.record({
  impressions: fc.double({ min: 1, max: 1e7, noNaN: true }),
  position: fc.double({ min: 1, max: 60, noNaN: true }),
  clicks: fc.double({ min: 1e-2, max: 1e6, noNaN: true }),
  brought: fc.record({
    sessions: fc.double({ min: 1e-2, max: 1e6, noNaN: true }),
    revenue: fc.double({ min: 1e-2, max: 1e7, noNaN: true }),
  }),
});

describe('from search to revenue', () => {
  const curve = fitClickCurve([]);

  it('adds up exactly, the gap between the sources named', () => {
    fc.assert(
      fc.property(week, week, (observed, expected) => {
        const chain = attributeSearch(observed, expected, curve);
        const sum = chain?.contributions.reduce((all, { change }) => all + change, 0) ?? Number.NaN;
        const size = Math.max(1, ...(chain?.contributions.map(({ change }) => Math.abs(change)) ?? []));
        expect(Math.abs(sum - (observed.brought.revenue - expected.brought.revenue))).toBeLessThan(
          1e-9 * size,
        );
        expect(chain?.contributions.find(({ member }) => member === 'sessions_per_click')?.remainder).toBe(
          true,
        );
      }),
    );
  });

  it('puts a fall of the rank down to the rank, and has nothing to say of zeros', () => {
    const before = {
      impressions: 1e5,
      position: 2,
      clicks: 15_700,
      brought: { sessions: 15_000, revenue: 30_000 },
    };
    const lost = curve(6) / curve(2);
    const after = {
      ...before,
      position: 6,
      clicks: before.clicks * lost,
      brought: { sessions: before.brought.sessions * lost, revenue: before.brought.revenue * lost },
    };
    const parts = attributeSearch(after, before, curve)?.contributions ?? [];
    expect(parts[0]?.member).toBe('rank');
    expect(parts[0]?.change).toBeCloseTo(after.brought.revenue - before.brought.revenue, 6);
    expect(attributeSearch({ ...after, clicks: 0 }, before, curve)).toBeNull();
  });
});

describe('the click curve of a site', () => {
  it('falls with the position, whatever was seen, and follows what was seen often', () => {
    const row = fc.record({
      position: fc.double({ min: 0.5, max: 80, noNaN: true }),
      impressions: fc.integer({ min: 0, max: 100_000 }),
      clicks: fc.integer({ min: 0, max: 100_000 }),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
        const curve = fitClickCurve(rows);
        for (let position = 1; position < 55; position += 0.5)
          expect(curve(position + 0.5)).toBeLessThanOrEqual(curve(position) + 1e-12);
      }),
    );
    expect(fitClickCurve([{ position: 1, impressions: 1e6, clicks: 4e5 }])(1)).toBeCloseTo(0.4, 2);
    expect(fitClickCurve([])(10)).toBeCloseTo(0.025, 6);
  });
});

describe("Simpson's paradox", () => {
  const member = (name: string, events: number, trials: number, before: number, trialsBefore: number) => ({
    member: name,
    events,
    trials,
    expectedEvents: before,
    expectedTrials: trialsBefore,
  });

  it('is seen where both parts rose and the whole fell', () => {
    const parts = [member('good', 1200, 2000, 4000, 8000), member('poor', 1600, 8000, 300, 2000)];
    expect(mixReversal(parts, 1)).toBeGreaterThan(0);
  });

  it('is not claimed of chance, nor where whole and parts agree', () => {
    expect(mixReversal([member('good', 12, 20, 40, 80), member('poor', 16, 80, 3, 20)], 1)).toBeNull();
    expect(
      mixReversal([member('good', 800, 2000, 4000, 8000), member('poor', 900, 8000, 300, 2000)], 1),
    ).toBeNull();
    expect(mixReversal([], 1)).toBeNull();
  });
});
