import { describe, expect, it } from 'vitest';
import { Random } from '../../../benchmarks/sites/random.ts';
import { type GroupDays, testGroup } from './compare-periods.ts';

const DAYS = 14;

function poisson(random: Random, mean: number): number {
  // Normal approximation is enough at these sizes, and never negative.
  return Math.max(0, Math.round(mean + Math.sqrt(mean) * random.normal()));
}

function days(random: Random, clicks: number, impressions: number, weekend = 0.6): GroupDays {
  const factor = Array.from({ length: DAYS }, (_, day) => (day % 7 >= 5 ? weekend : 1));
  const shown = factor.map((by) => poisson(random, impressions * by));
  return {
    impressions: shown,
    clicks: factor.map((by) => poisson(random, clicks * by)),
    weighted: shown.map((count) => count * (8 + 0.2 * random.normal())),
  };
}

const plus = (a: GroupDays, b: GroupDays): GroupDays => ({
  clicks: a.clicks.map((value, day) => value + (b.clicks[day] as number)),
  impressions: a.impressions.map((value, day) => value + (b.impressions[day] as number)),
  weighted: a.weighted.map((value, day) => value + (b.weighted[day] as number)),
});

function pairOf(random: Random, now: number, before: number) {
  const rest = { current: days(random, 400, 8000), previous: days(random, 400, 8000) };
  const group = { current: days(random, now, 1000), previous: days(random, before, 1000) };
  const whole = {
    current: plus(rest.current, group.current),
    previous: plus(rest.previous, group.previous),
  };
  return { group, whole };
}

describe('two periods of a group', () => {
  it('claims nothing more often than its p says when nothing happened', () => {
    const random = new Random(11);
    const ps = Array.from({ length: 400 }, () => {
      const { group, whole } = pairOf(random, 40, 40);
      return testGroup(group, whole);
    }).flat();
    for (const metric of ['clicks', 'impressions', 'ctr', 'position']) {
      const own = ps.filter((test) => test.metric === metric);
      expect(own.length).toBe(400);
      const below = own.filter(({ p }) => p < 0.05).length / own.length;
      // 5 % ± 3.5 standard errors of 400 draws, above.
      expect(below, metric).toBeLessThan(0.05 + 3.5 * 0.011);
    }
  });

  it('sees a third of the clicks go, and where', () => {
    const { group, whole } = pairOf(new Random(3), 26, 40);
    const tests = testGroup(group, whole);
    expect(tests.find(({ metric }) => metric === 'clicks')?.p).toBeLessThan(1e-4);
    expect(tests.find(({ metric }) => metric === 'ctr')?.p).toBeLessThan(1e-4);
    expect(tests.find(({ metric }) => metric === 'impressions')?.p).toBeGreaterThan(0.01);
  });

  it('leaves out what is too small to tell', () => {
    const tiny = { clicks: [1, 0], impressions: [3, 2], weighted: [9, 8] };
    expect(testGroup({ current: tiny, previous: tiny }, { current: tiny, previous: tiny })).toEqual([]);
  });
});
