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

/** All segments that are tested, and by which sets of dimensions. */
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
 * The segments that are worth testing: members of one dimension that are large enough, and pairs of such members that are large
 * enough and not nearly all of one of the two.
 *
 * @param skipped members that are no segments of their own (their rows were relabelled), as sets of names per dimension id
 */
export function buildLattice(
  table: LeafTable,
  volume: LeafVolume,
  skipped: ReadonlyMap<string, ReadonlySet<string>>,
): Lattice {
  const lattice = new LatticeOfTable(table, volume);
  for (const { id } of table.dimensions) lattice.addMembers(skipped.get(id) ?? new Set());
  for (let a = 0; a < table.dimensions.length; a++)
    for (let b = a + 1; b < table.dimensions.length; b++) lattice.addPairs(a, b);
  const { leaves, segments, cuboids } = lattice;
  return { leaves, segments, cuboids };
}

/** The leaves of one set of dimensions, put together by what they are of them. Places number the keys as they first appear. */
interface Groups {
  readonly placeOfKey: ReadonlyMap<number, number>;
  readonly placeOfLeaf: Int32Array;
  /** Volume of each place, in arrays: there are as many as leaves. */
  readonly baseline: Float64Array;
  readonly current: Float64Array;
}

interface Size {
  readonly baseline: number;
  readonly current: number;
}

class LatticeOfTable {
  readonly leaves: number;
  readonly segments: LatticeSegment[] = [
    { index: 0, depth: 0, cuboid: 0, fixed: [], codes: [], segment: {}, parent: null },
  ];
  readonly cuboids: Cuboid[];
  readonly #table: LeafTable;
  readonly #volume: LeafVolume;
  readonly #floor: number;
  /** Of each segment. */
  readonly #sizes: Size[];
  /** Segment of each member of each dimension, −1 where it is too small. */
  readonly #segmentOfMember: Int32Array[] = [];

  constructor(table: LeafTable, volume: LeafVolume) {
    this.leaves = table.leaves;
    this.cuboids = [{ dimensions: [], segmentOfLeaf: new Int32Array(table.leaves), segments: [0] }];
    this.#table = table;
    this.#volume = volume;
    const site = { baseline: sum(volume.baseline), current: sum(volume.current) };
    this.#sizes = [site];
    this.#floor = Math.max(FEWEST_VOLUME, SMALLEST_SHARE * site.baseline);
  }

  /** Of the next dimension. */
  addMembers(skipped: ReadonlySet<string>): void {
    const d = this.#segmentOfMember.length;
    const { members } = this.#table.dimensions[d] as LeafTable['dimensions'][number];
    const codes = this.#table.codes[d] as Uint32Array;
    const keyOf = (leaf: number) => {
      const code = codes[leaf] as number;
      return skipped.has(members[code] as string) ? -1 : code;
    };
    const segmentOfCode = this.#addCuboid([d], keyOf, (code) => [code]);
    this.#segmentOfMember.push(Int32Array.from(members, (_, code) => segmentOfCode.get(code) ?? -1));
  }

  addPairs(a: number, b: number): void {
    const radix = (this.#table.dimensions[b] as LeafTable['dimensions'][number]).members.length;
    const [codesA, codesB] = [this.#table.codes[a], this.#table.codes[b]] as [Uint32Array, Uint32Array];
    const [ofA, ofB] = [this.#segmentOfMember[a], this.#segmentOfMember[b]] as [Int32Array, Int32Array];
    const keyOf = (leaf: number) => {
      const [codeA, codeB] = [codesA[leaf] as number, codesB[leaf] as number];
      const areSegments = (ofA[codeA] as number) >= 0 && (ofB[codeB] as number) >= 0;
      return areSegments ? codeA * radix + codeB : -1;
    };
    this.#addCuboid([a, b], keyOf, (key) => [Math.floor(key / radix), key % radix]);
  }

  /** @returns the segment of each key that makes one */
  #addCuboid(
    dimensions: readonly number[],
    keyOf: (leaf: number) => number,
    codesOf: (key: number) => number[],
  ): ReadonlyMap<number, number> {
    const { placeOfKey, placeOfLeaf, baseline, current } = this.#group(keyOf);
    const segmentOfPlace = new Int32Array(placeOfKey.size).fill(-1);
    const segmentOfKey = new Map<number, number>();
    for (const [key, place] of [...placeOfKey].sort(([a], [b]) => a - b)) {
      const size = { baseline: baseline[place] as number, current: current[place] as number };
      const index = this.#addSegment(dimensions, codesOf, key, size);
      if (index === null) continue;
      segmentOfKey.set(key, index);
      segmentOfPlace[place] = index;
    }
    const segmentOfLeaf = placeOfLeaf.map((place) => (place < 0 ? -1 : (segmentOfPlace[place] as number)));
    this.cuboids.push({ dimensions, segmentOfLeaf, segments: [...segmentOfKey.values()] });
    return segmentOfKey;
  }

  #group(keyOf: (leaf: number) => number): Groups {
    const placeOfKey = new Map<number, number>();
    const placeOfLeaf = new Int32Array(this.leaves).fill(-1);
    const baseline = new Float64Array(this.leaves);
    const current = new Float64Array(this.leaves);
    for (let leaf = 0; leaf < this.leaves; leaf++) {
      const key = keyOf(leaf);
      if (key < 0) continue;
      let place = placeOfKey.get(key);
      if (place === undefined) {
        place = placeOfKey.size;
        placeOfKey.set(key, place);
      }
      placeOfLeaf[leaf] = place;
      baseline[place] = (baseline[place] as number) + (this.#volume.baseline[leaf] as number);
      current[place] = (current[place] as number) + (this.#volume.current[leaf] as number);
    }
    return { placeOfKey, placeOfLeaf, baseline, current };
  }

  /** Null where it is too small, or nearly all of what is above it. */
  #addSegment(
    dimensions: readonly number[],
    codesOf: (key: number) => number[],
    key: number,
    size: Size,
  ): number | null {
    if (!this.#isLarge(size)) return null;
    const codes = codesOf(key);
    const parents = this.#parentsOf(dimensions, codes);
    if (parents.some((parent) => sameAs(size, this.#sizes[parent] as Size, parent))) return null;
    const index = this.segments.length;
    this.segments.push({
      index,
      depth: dimensions.length,
      cuboid: this.cuboids.length,
      fixed: dimensions,
      codes,
      segment: this.#nameOf(dimensions, codes),
      parent: parents[0] as number,
    });
    this.#sizes.push(size);
    return index;
  }

  #isLarge({ baseline, current }: Size): boolean {
    return baseline >= this.#floor || current >= NEW_MEMBER_FACTOR * this.#floor;
  }

  #parentsOf(dimensions: readonly number[], codes: readonly number[]): readonly number[] {
    if (dimensions.length === 1) return [0];
    return dimensions.map(
      (d, which) => (this.#segmentOfMember[d] as Int32Array)[codes[which] as number] as number,
    );
  }

  #nameOf(dimensions: readonly number[], codes: readonly number[]): Segment {
    return Object.fromEntries(
      dimensions.map((d, which) => {
        const { id, members } = this.#table.dimensions[d] as LeafTable['dimensions'][number];
        return [id, members[codes[which] as number] as string];
      }),
    );
  }
}

function sameAs(own: Size, parent: Size, parentIndex: number): boolean {
  const share = parentIndex === 0 ? SAME_AS_SITE : SAME_AS_PARENT;
  return own.baseline + own.current >= share * (parent.baseline + parent.current);
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}
