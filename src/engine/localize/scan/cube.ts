/**
 * All elements (one member or "any" per attribute) of a table of leaves, as one dense array: attribute d contributes
 * code + 1, or 0 for "any", times its stride. With k additive statistics per leaf, sums[k][cell] holds those of an element.
 */
export interface Cube {
  readonly sizes: readonly number[];
  readonly strides: readonly number[];
  readonly cells: number;
  /** Cell of each leaf. */
  readonly leafCells: Uint32Array;
  readonly sums: readonly Float64Array[];
  /** Bit d is set where attribute d is fixed. */
  readonly masks: Uint8Array | Uint16Array;
}

/** More cells than these do not fit in memory together with their statistics. */
const MOST_CELLS = 60_000_000;

/**
 * @param codes codes[d][leaf] < sizes[d]; leaves may repeat, their statistics add up
 * @param statistics statistics[k][leaf]
 */
export function buildCube(
  codes: readonly Uint32Array[],
  sizes: readonly number[],
  statistics: readonly Float64Array[],
): Cube {
  const strides: number[] = [];
  let cells = 1;
  for (const size of sizes) {
    strides.push(cells);
    cells *= size + 1;
  }
  if (cells > MOST_CELLS)
    throw new RangeError(`${cells} combinations of attributes are more than ${MOST_CELLS}`);
  const leaves = codes[0]?.length ?? 0;
  const leafCells = new Uint32Array(leaves);
  for (let leaf = 0; leaf < leaves; leaf++) {
    let cell = 0;
    for (let d = 0; d < sizes.length; d++)
      cell += ((codes[d]?.[leaf] as number) + 1) * (strides[d] as number);
    leafCells[leaf] = cell;
  }
  const sums = statistics.map((column) => {
    const sum = new Float64Array(cells);
    for (let leaf = 0; leaf < leaves; leaf++) {
      const cell = leafCells[leaf] as number;
      sum[cell] = (sum[cell] as number) + (column[leaf] as number);
    }
    rollUp(sum, sizes, strides);
    return sum;
  });
  const masks = sizes.length <= 8 ? new Uint8Array(cells) : new Uint16Array(cells);
  sizes.forEach((size, d) => {
    const stride = strides[d] as number;
    for (let cell = 0; cell < cells; cell++)
      if (Math.floor(cell / stride) % (size + 1) > 0) masks[cell] = (masks[cell] as number) | (1 << d);
  });
  return { sizes, strides, cells, leafCells, sums, masks };
}

/** Adds along each attribute in turn to its "any" plane: 2^d cuboids in d passes over the array. */
function rollUp(sum: Float64Array, sizes: readonly number[], strides: readonly number[]): void {
  sizes.forEach((size, d) => {
    const stride = strides[d] as number;
    const block = stride * (size + 1);
    for (let start = 0; start < sum.length; start += block)
      for (let code = 1; code <= size; code++)
        for (let inner = 0; inner < stride; inner++) {
          const to = start + inner;
          sum[to] = (sum[to] as number) + (sum[to + code * stride] as number);
        }
  });
}

/** Code of attribute d in a cell, −1 for "any". */
export function codeAt(cube: Cube, cell: number, d: number): number {
  return (Math.floor(cell / (cube.strides[d] as number)) % ((cube.sizes[d] as number) + 1)) - 1;
}

/** Whether `cell` lies inside `element` (or is it). */
export function liesIn(cube: Cube, cell: number, element: number): boolean {
  for (let d = 0; d < cube.sizes.length; d++) {
    const code = codeAt(cube, element, d);
    if (code >= 0 && codeAt(cube, cell, d) !== code) return false;
  }
  return true;
}

/** Takes the statistics of some leaves out of every element that holds them. */
export function removeLeaves(
  cube: Cube,
  statistics: readonly Float64Array[],
  leaves: readonly number[],
): void {
  const subsets = 1 << cube.sizes.length;
  for (const leaf of leaves) {
    const cell = cube.leafCells[leaf] as number;
    const parts = cube.strides.map((stride, d) => (codeAt(cube, cell, d) + 1) * stride);
    for (let subset = 0; subset < subsets; subset++) {
      let to = 0;
      for (let d = 0; d < parts.length; d++) if (subset & (1 << d)) to += parts[d] as number;
      cube.sums.forEach((sum, k) => {
        sum[to] = (sum[to] as number) - (statistics[k]?.[leaf] as number);
      });
    }
  }
}
