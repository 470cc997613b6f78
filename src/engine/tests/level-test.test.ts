import { describe, expect, it } from 'vitest';
import { simulateSite } from '../../../benchmarks/sites/simulate-site.ts';
import { panelOf } from '../panel-of.ts';
import { prepareWeek } from '../prepare-week.ts';
import type { WeekFacts } from '../week-facts.ts';

const HISTORY = 12;
const site = simulateSite({ seed: 5, sessions: 20_000, countries: 8, history: HISTORY });

function testsOf(facts: WeekFacts, metric: string) {
  const run = prepareWeek(facts).runs![0]!;
  const { calendar } = run;
  const panel = panelOf(run, metric)!;
  const { series } = panel.expectation().panel;
  return panel.levels().map((test) => ({
    ...test,
    share: series[test.segment * calendar.weeks + calendar.current]! / series[calendar.current]!,
  }));
}

/** Without orders of Direct before the analysed week. */
function withoutPastOrders({ tables, ...facts }: WeekFacts): WeekFacts {
  const [table] = tables;
  const { codes, members } = table!.dimensions.find(({ id }) => id === 'channel')!;
  const direct = members.indexOf('Direct');
  const without = (column: Float64Array) =>
    column.map((value, row) => (codes[row] === direct && table!.day[row]! < HISTORY * 7 ? 0 : value));
  const { purchases, revenue } = table!.values;
  const values = { ...table!.values, purchases: without(purchases!), revenue: without(revenue!) };
  return { ...facts, tables: [{ ...table!, values }] };
}

describe('degrees of freedom of a segment', () => {
  it('are few for the visits of a large one, and more for its orders, which scatter by chance', () => {
    const large = (metric: string) => testsOf(site, metric).filter(({ share }) => share > 0.3);
    expect(large('sessions').length).toBeGreaterThan(2);
    for (const { share, degreesOfFreedom } of large('sessions'))
      expect(degreesOfFreedom).toBeLessThanOrEqual(6 / share + HISTORY);
    const orders = testsOf(site, 'purchases').filter(({ share }) => share > 0.05);
    const freed = orders.filter(({ share, degreesOfFreedom }) => degreesOfFreedom > 6 / share + HISTORY);
    expect(freed.length).toBeGreaterThan(orders.length / 2);
  });

  it('are more for orders than a dozen segments of ten can tell: smaller ones, which are not tested, know it too', () => {
    const sites = [5, 6, 7, 8].map((seed) =>
      testsOf(simulateSite({ seed, sessions: 8000, history: HISTORY }), 'purchases'),
    );
    const more = sites.filter((tests) => {
      expect(Math.min(...tests.map(({ expected }) => expected))).toBeGreaterThanOrEqual(10);
      // Half of the residuals of those that are tested, and half of a segment's own.
      const ofTested = ((tests.length + 1) * (HISTORY - 1)) / 2;
      return tests.some(({ degreesOfFreedom }) => degreesOfFreedom > ofTested);
    });
    expect(more.length).toBeGreaterThan(0);
  });

  it('are more than all residuals tell together where nearly all of a variance is chance, and known', () => {
    const sites = [5, 6, 7, 8].map((seed) => {
      const run = prepareWeek(simulateSite({ seed, sessions: 8000, history: HISTORY })).runs![0]!;
      const panel = panelOf(run, 'purchases')!;
      // Half of the residuals of all segments that have any, and half of a segment's own.
      const ofAll = ((run.lattice.segments.length + 1) * (HISTORY - 1)) / 2;
      return panel.levels().filter(({ degreesOfFreedom }) => degreesOfFreedom > ofAll);
    });
    for (const tests of sites)
      for (const { deviation, expected } of tests) expect(deviation ** 2 / expected).toBeLessThan(1.3);
    expect(sites.flat().length).toBeGreaterThan(0);
  });

  it('are a number where nothing was expected', () => {
    for (const metric of ['purchases', 'purchase_rate', 'revenue']) {
      const tests = testsOf(withoutPastOrders(site), metric);
      expect(tests.length).toBeGreaterThan(0);
      for (const { degreesOfFreedom, p } of tests) {
        expect(degreesOfFreedom).toBeGreaterThanOrEqual(1);
        expect(p).toBeGreaterThanOrEqual(0);
      }
    }
    const expected = testsOf(withoutPastOrders(site), 'purchases').map((test) => test.expected);
    expect(Math.min(...expected)).toBe(0);
  });
});
