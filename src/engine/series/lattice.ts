import type { Segment } from '../finding.ts';
import type { LeafTable } from './leaf-table.ts';

/** A segment: the site (depth 0), a member of one dimension, or a pair of members of two. */
export interface LatticeSegment {
  readonly index: number;
  readonly depth: number;
  readonly cuboid: number;
  /** Dimension indices that are fixed, ascending, and the code of each. */
  readonly fixed: readonly number[];
  readonly codes: readonly number[];
  readonly segment: Segment;
  /** The one-dimension segment (or the site) above it in the tree; null for the site. */
  readonly parent: number | null;
}

/** All segments over one set of dimensions; they are disjoint, and together with the small rest they make the site. */
export interface Cuboid {
  readonly dimensions: readonly number[];
  /** Segment of each leaf, −1 where the leaf lies in no segment of this cuboid. */
  readonly segmentOfLeaf: Int32Array;
  readonly segments: readonly number[];
}

export interface Lattice {
  readonly leaves: number;
  /** Index 0 is the site. */
  readonly segments: readonly LatticeSegment[];
  /** Index 0 is the site; then one dimension each; then pairs. */
  readonly cuboids: readonly Cuboid[];
}

/**
 * A segment is tested when it holds on average this much volume (sessions) a week; below, even a halving is seldom seen
 * against counting noise: 30 → 15 is 2.7 standard deviations of a Poisson count.
 */
const FEWEST_VOLUME = 30;
/** … or this share of the site, which keeps the number of tests of a very large site in bounds. */
const SMALLEST_SHARE = 5e-4;
/** A new member has no history: it is tested when this week alone holds so many times the floor. */
const NEW_MEMBER_FACTOR = 3;
/** A pair that holds nearly all of one of its members says nothing of its own. */
const SAME_AS_PARENT = 0.95;
const SAME_AS_SITE = 0.98;

/** Volume of each leaf: mean of the baseline weeks, and of the analysed week. */
export interface LeafVolume {
  readonly baseline: Float64Array;
  readonly current: Float64Array;
}

/**
 * @param skipped members that are no segments of their own (their rows were relabelled), as sets of names per dimension id
 */
export function buildLattice(
  table: LeafTable,
  volume: LeafVolume,
  skipped: ReadonlyMap<string, ReadonlySet<string>>,
): Lattice {
  const segments: LatticeSegment[] = [
    { index: 0, depth: 0, cuboid: 0, fixed: [], codes: [], segment: {}, parent: null },
  ];
  const cuboids: Cuboid[] = [{ dimensions: [], segmentOfLeaf: new Int32Array(table.leaves), segments: [0] }];
  const site = { baseline: sum(volume.baseline), current: sum(volume.current) };
  const floor = Math.max(FEWEST_VOLUME, SMALLEST_SHARE * site.baseline);
  const large = (size: Size) => size.baseline >= floor || size.current >= NEW_MEMBER_FACTOR * floor;
  const sizes: Size[] = [site];

  const add = (
    dimensions: readonly number[],
    keyOfLeaf: (leaf: number) => number,
    codesOfKey: (key: number) => number[],
  ) => {
    // Numbers of the keys in order of first appearance, so that sums are kept in arrays.
    const placeOfKey = new Map<number, number>();
    const placeOfLeaf = new Int32Array(table.leaves).fill(-1);
    const baseline = new Float64Array(table.leaves);
    const current = new Float64Array(table.leaves);
    for (let leaf = 0; leaf < table.leaves; leaf++) {
      const key = keyOfLeaf(leaf);
      if (key < 0) continue;
      let place = placeOfKey.get(key);
      if (place === undefined) {
        place = placeOfKey.size;
        placeOfKey.set(key, place);
      }
      placeOfLeaf[leaf] = place;
      baseline[place] = (baseline[place] as number) + (volume.baseline[leaf] as number);
      current[place] = (current[place] as number) + (volume.current[leaf] as number);
    }
    const segmentOfPlace = new Int32Array(placeOfKey.size).fill(-1);
    const segmentOfKey = new Map<number, number>();
    const members: number[] = [];
    for (const [key, place] of [...placeOfKey].sort(([a], [b]) => a - b)) {
      const own = { baseline: baseline[place] as number, current: current[place] as number };
      if (!large(own)) continue;
      const codes = codesOfKey(key);
      const parents = dimensions.map((d, which) =>
        dimensions.length === 1 ? 0 : ((oneDimension[d] as Int32Array)[codes[which] as number] as number),
      );
      if (parents.some((parent) => sameAs(own, sizes[parent] as Size, parent))) continue;
      const index = segments.length;
      const segment = Object.fromEntries(
        dimensions.map((d, which) => {
          const dimension = table.dimensions[d] as LeafTable['dimensions'][number];
          return [dimension.id, dimension.members[codes[which] as number] as string];
        }),
      );
      segments.push({
        index,
        depth: dimensions.length,
        cuboid: cuboids.length,
        fixed: dimensions,
        codes,
        segment,
        parent: parents[0] as number,
      });
      sizes.push(own);
      members.push(index);
      segmentOfKey.set(key, index);
      segmentOfPlace[place] = index;
    }
    const segmentOfLeaf = placeOfLeaf.map((place) => (place < 0 ? -1 : (segmentOfPlace[place] as number)));
    cuboids.push({ dimensions, segmentOfLeaf, segments: members });
    return segmentOfKey;
  };

  // Segment of each member of each dimension, −1 where it is too small.
  const oneDimension: Int32Array[] = table.dimensions.map((dimension, d) => {
    const codes = table.codes[d] as Uint32Array;
    const hidden = skipped.get(dimension.id);
    const segmentOfCode = add(
      [d],
      (leaf) =>
        hidden?.has(dimension.members[codes[leaf] as number] as string) ? -1 : (codes[leaf] as number),
      (key) => [key],
    );
    return Int32Array.from(dimension.members, (_, code) => segmentOfCode.get(code) ?? -1);
  });
  for (let a = 0; a < table.dimensions.length; a++)
    for (let b = a + 1; b < table.dimensions.length; b++) {
      const radix = (table.dimensions[b] as LeafTable['dimensions'][number]).members.length;
      const [codesA, codesB] = [table.codes[a] as Uint32Array, table.codes[b] as Uint32Array];
      const key = (leaf: number) => {
        const [codeA, codeB] = [codesA[leaf] as number, codesB[leaf] as number];
        const known =
          ((oneDimension[a] as Int32Array)[codeA] as number) >= 0 &&
          ((oneDimension[b] as Int32Array)[codeB] as number) >= 0;
        return known ? codeA * radix + codeB : -1;
      };
      add([a, b], key, (k) => [Math.floor(k / radix), k % radix]);
    }
  return { leaves: table.leaves, segments, cuboids };
}

interface Size {
  baseline: number;
  current: number;
}

function sameAs(own: Size, parent: Size, parentIndex: number): boolean {
  const share = parentIndex === 0 ? SAME_AS_SITE : SAME_AS_PARENT;
  return own.baseline + own.current >= share * (parent.baseline + parent.current);
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Sums a leaf column to all segments: result[segment · weeks + week] from column[week · leaves + leaf]. */
export function sumToSegments(
  lattice: Lattice,
  column: Float64Array,
  active: readonly Uint32Array[],
): Float64Array {
  const weeks = active.length;
  const sums = new Float64Array(lattice.segments.length * weeks);
  const leaves = new Uint32Array(lattice.leaves);
  const values = new Float64Array(lattice.leaves);
  // One week at a time in an array small enough to stay in the fastest memory.
  const ofWeek = new Float64Array(lattice.segments.length);
  for (let week = 0; week < weeks; week++) {
    const start = week * lattice.leaves;
    // Most leaves are empty in most weeks, and of some metrics in nearly all.
    let count = 0;
    for (const leaf of active[week] as Uint32Array) {
      const value = column[start + leaf] as number;
      if (value === 0) continue;
      leaves[count] = leaf;
      values[count++] = value;
    }
    ofWeek.fill(0);
    for (const { segmentOfLeaf } of lattice.cuboids)
      for (let place = 0; place < count; place++) {
        const segment = segmentOfLeaf[leaves[place] as number] as number;
        if (segment >= 0) ofWeek[segment] = (ofWeek[segment] as number) + (values[place] as number);
      }
    for (let segment = 0; segment < ofWeek.length; segment++)
      sums[segment * weeks + week] = ofWeek[segment] as number;
  }
  return sums;
}
