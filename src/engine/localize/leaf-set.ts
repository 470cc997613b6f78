import type { Lattice } from '../series/lattice.ts';

/** 1 for each leaf of a segment. */
export function leavesOf(lattice: Lattice, segment: number): Uint8Array {
  const entry = lattice.segments[segment] as Lattice['segments'][number];
  const cuboid = lattice.cuboids[entry.cuboid] as Lattice['cuboids'][number];
  const own = new Uint8Array(lattice.leaves);
  for (let leaf = 0; leaf < own.length; leaf++) if (cuboid.segmentOfLeaf[leaf] === segment) own[leaf] = 1;
  return own;
}

/** Sum of a leaf column over the leaves of a set, or over what two sets share. */
export function sumOver(column: Float64Array, set: Uint8Array, other?: Uint8Array): number {
  let sum = 0;
  for (let leaf = 0; leaf < column.length; leaf++)
    if (set[leaf] && (!other || other[leaf])) sum += column[leaf] as number;
  return sum;
}

export type Relation = 'same' | 'ancestor' | 'descendant' | 'overlapping' | 'disjoint';

/** What segment `a` is to segment `b`, by their fixed members. */
export function relation(lattice: Lattice, a: number, b: number): Relation {
  if (a === b) return 'same';
  const one = lattice.segments[a] as Lattice['segments'][number];
  const two = lattice.segments[b] as Lattice['segments'][number];
  const codeIn = (segment: typeof one, dimension: number) => segment.codes[segment.fixed.indexOf(dimension)];
  const shared = one.fixed.filter((dimension) => two.fixed.includes(dimension));
  if (shared.some((dimension) => codeIn(one, dimension) !== codeIn(two, dimension))) return 'disjoint';
  if (shared.length === one.fixed.length) return 'ancestor';
  if (shared.length === two.fixed.length) return 'descendant';
  return 'overlapping';
}
