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
  /** codes[d][leaf]: member of attribute d. */
  readonly codes: readonly Uint32Array[];
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
  codes.forEach((column, d) => {
    const stride = strides[d] as number;
    for (let leaf = 0; leaf < leaves; leaf++)
      leafCells[leaf] = (leafCells[leaf] as number) + ((column[leaf] as number) + 1) * stride;
  });
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
    const block = stride * (size + 1);
    for (let start = 0; start < cells; start += block)
      for (let cell = start + stride; cell < start + block; cell++)
        masks[cell] = (masks[cell] as number) | (1 << d);
  });
  return { sizes, strides, cells, leafCells, codes, sums, masks };
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

/**
 * Takes the statistics of what lies in an element, and is still open, out of every element that holds it, so that a scan
 * goes on with the rest.
 */
export function takeOut(
  cube: Cube,
  statistics: readonly Float64Array[],
  open: Uint8Array,
  element: number,
): void {
  const { codes, sizes, strides, sums } = cube;
  const inside = leavesIn(cube, element, open);
  for (const leaf of inside) open[leaf] = 0;
  const parts = new Uint32Array(sizes.length);
  const subsets = 1 << sizes.length;
  const targets = new Uint32Array(subsets);
  for (const leaf of inside) {
    for (let d = 0; d < sizes.length; d++)
      parts[d] = (((codes[d] as Uint32Array)[leaf] as number) + 1) * (strides[d] as number);
    // The cell of a subset of attributes is that of the subset without its lowest one, plus the part of that one.
    for (let subset = 1; subset < subsets; subset++) {
      const rest = subset & (subset - 1);
      targets[subset] = (targets[rest] as number) + (parts[31 - Math.clz32(subset ^ rest)] as number);
    }
    for (let k = 0; k < sums.length; k++) {
      const sum = sums[k] as Float64Array;
      const value = (statistics[k] as Float64Array)[leaf] as number;
      for (let subset = 0; subset < subsets; subset++) {
        const to = targets[subset] as number;
        sum[to] = (sum[to] as number) - value;
      }
    }
  }
}

/** The open leaves of an element. */
function leavesIn({ codes, sizes, strides }: Cube, element: number, open: Uint8Array): Uint32Array {
  const kept = new Uint32Array(open.length);
  let count = 0;
  for (let leaf = 0; leaf < open.length; leaf++) if (open[leaf] === 1) kept[count++] = leaf;
  const keep = (stays: (leaf: number) => boolean) => {
    let next = 0;
    for (let place = 0; place < count; place++) {
      const leaf = kept[place] as number;
      if (stays(leaf)) kept[next++] = leaf;
    }
    count = next;
  };
  sizes.forEach((size, d) => {
    const code = (Math.floor(element / (strides[d] as number)) % (size + 1)) - 1;
    const column = codes[d] as Uint32Array;
    if (code >= 0) keep((leaf) => column[leaf] === code);
  });
  return kept.subarray(0, count);
}
