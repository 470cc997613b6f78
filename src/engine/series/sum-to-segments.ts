import type { Lattice } from './lattice.ts';

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
