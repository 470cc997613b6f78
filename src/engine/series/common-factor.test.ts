import { describe, expect, it } from 'vitest';
import { commonFactor } from './common-factor.ts';
import type { Lattice } from './lattice.ts';

/** Four channels of four leaves each, a second dimension that cuts across them, and one of a large and a small part. */
const leaves = 16;
const channel = Int32Array.from({ length: leaves }, (_, leaf) => 1 + (leaf >> 2));
const country = Int32Array.from({ length: leaves }, (_, leaf) => 5 + (leaf & 3));
const part = Int32Array.from({ length: leaves }, (_, leaf) => (leaf < 10 ? 9 : 10));
const lattice: Lattice = {
  leaves,
  segments: Array.from({ length: 11 }, (_, index) => ({
    index,
    depth: index === 0 ? 0 : 1,
    cuboid: index === 0 ? 0 : index < 5 ? 1 : index < 9 ? 2 : 3,
    fixed: [],
    codes: [],
    segment: {},
    parent: 0,
  })),
  cuboids: [
    { dimensions: [], segmentOfLeaf: new Int32Array(leaves), segments: [0] },
    { dimensions: [0], segmentOfLeaf: channel, segments: [1, 2, 3, 4] },
    { dimensions: [1], segmentOfLeaf: country, segments: [5, 6, 7, 8] },
    { dimensions: [2], segmentOfLeaf: part, segments: [9, 10] },
  ],
};
const noise = { dispersion: 1.5, extra: 0.001 };
const expected = new Float64Array(leaves).fill(200);
const bySegment = (values: Float64Array): Float64Array => {
  const sums = new Float64Array(11);
  for (const { segmentOfLeaf } of lattice.cuboids)
    segmentOfLeaf.forEach((segment, leaf) => {
      sums[segment]! += values[leaf]!;
    });
  return sums;
};
const weekOf = (factorOf: (leaf: number) => number) => {
  const observed = expected.map((value, leaf) => value * factorOf(leaf));
  return {
    seen: bySegment(observed),
    hoped: bySegment(expected),
    expected: 200 * leaves,
    rates: null,
    ofMeans: false,
    seenIn: (leaf: number) => observed[leaf]!,
    hopedIn: () => 200,
    expectedIn: () => 200,
    leaves: () => Uint32Array.from(expected.keys()),
  };
};

/** The fourth channel had nothing and has 2,400 now; the others had 2,400 and have `others` times that. */
function newBeside(others: number) {
  const isNew = (leaf: number) => channel[leaf] === 4;
  const hoped = expected.map((value, leaf) => (isNew(leaf) ? 0 : value));
  const observed = expected.map((_, leaf) => (isNew(leaf) ? 600 : 200 * others));
  return {
    ...weekOf(() => 1),
    seen: bySegment(observed),
    hoped: bySegment(hoped),
    expected: 2_400,
    seenIn: (leaf: number) => observed[leaf]!,
    hopedIn: (leaf: number) => hoped[leaf]!,
    expectedIn: (leaf: number) => hoped[leaf]!,
  };
}

describe('the common movement of a site', () => {
  it('is not the movement of one of its channels', () => {
    const { factor, excluded } = commonFactor(
      weekOf((leaf) => (channel[leaf] === 2 ? 1.65 : 1)),
      lattice,
      noise,
    );
    expect(factor).toBeCloseTo(1, 12);
    expect([...excluded!].map((out, leaf) => out === (channel[leaf] === 2 ? 1 : 0)).every(Boolean)).toBe(
      true,
    );
  });

  it('is that of all when all moved alike', () => {
    const { factor, excluded } = commonFactor(
      weekOf(() => 0.7),
      lattice,
      noise,
    );
    expect(factor).toBeCloseTo(0.7, 12);
    expect(excluded).toBeNull();
  });

  it('is told apart from a channel that fell besides', () => {
    const { factor } = commonFactor(
      weekOf((leaf) => (channel[leaf] === 1 ? 0.4 : 1.2)),
      lattice,
      noise,
    );
    expect(factor).toBeCloseTo(1.2, 12);
  });

  it.each([
    ['the smaller part when the larger one left its past', 0.38, 1.02, 1.02],
    ['the larger part when the smaller one left its past', 1.01, 0.5, 1.01],
    ['the whole when both left their past', 0.6, 1.5, 0.9375],
  ])('is that of %s', (_, large, small, common) => {
    const { factor } = commonFactor(
      weekOf((leaf) => (part[leaf] === 9 ? large : small)),
      lattice,
      noise,
    );
    expect(factor).toBeCloseTo(common, 12);
  });

  it('is not what came new, and is that of the others beside it', () => {
    const { factor, taken } = commonFactor(newBeside(1), lattice, noise);
    expect(factor).toBeCloseTo(1, 12);
    expect(taken).toEqual([4]);
  });

  it('is none of the rest where a newcomer has all of the site', () => {
    const { factor, taken } = commonFactor(newBeside(0), lattice, noise);
    expect(factor).toBeCloseTo(1, 12);
    expect(taken).toEqual([]);
  });
});
