import { expect, it } from 'vitest';
import type { Lattice } from './lattice.ts';
import type { Panel } from './panel.ts';
import { leafRates, pastRates } from './segment-rates.ts';

/** One large leaf that buys much and many small ones that buy little, in three equal weeks. */
const LEAVES = 41;
const WEEKS = 3;
const trials = Float64Array.from({ length: LEAVES * WEEKS }, (_, cell) => (cell % LEAVES === 0 ? 1000 : 20));
const events = Float64Array.from({ length: LEAVES * WEEKS }, (_, cell) => (cell % LEAVES === 0 ? 100 : 0.2));
const perWeek = (column: Float64Array) =>
  Float64Array.from({ length: WEEKS }, (_, week) =>
    column.subarray(week * LEAVES, (week + 1) * LEAVES).reduce((sum, value) => sum + value, 0),
  );
const panel = {
  leaf: events,
  leafExposure: trials,
  series: perWeek(events),
  exposure: perWeek(trials),
} as unknown as Panel;
const lattice = {
  leaves: LEAVES,
  segments: [{ index: 0 }],
  cuboids: [{ dimensions: [], segmentOfLeaf: new Int32Array(LEAVES), segments: [0] }],
} as unknown as Lattice;

it('expects of a week like those before it what they had, however much small cells borrow', () => {
  const weeks = [0, 1];
  const { expect: expectEvents, rateOf } = leafRates(
    panel,
    lattice,
    weeks,
    pastRates(panel, lattice, WEEKS, weeks),
  );
  const all = Uint32Array.from({ length: LEAVES }, (_, leaf) => leaf);
  const trialsIn = (leaf: number) => trials[2 * LEAVES + leaf] as number;
  const { events: expected, correction } = expectEvents(all, trialsIn);
  expect(expected).toBeCloseTo(panel.series[2] as number, 9);
  // The steadied rates by themselves would have the week fall short.
  const steadied = all.reduce((sum, leaf) => sum + trialsIn(leaf) * rateOf(leaf), 0);
  expect(steadied).toBeGreaterThan(1.1 * (panel.series[2] as number));
  expect(steadied * correction).toBeCloseTo(expected, 9);
});
