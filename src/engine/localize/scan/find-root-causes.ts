import { buildCube, type Cube, codeAt, liesIn, takeOut } from './cube.ts';
import { leafDeviations } from './leaf-deviation.ts';
import { nameOf, type RootCause } from './name-of.ts';

/** A table of leaves: one member of each attribute, what was seen and what was predicted. */
export interface LeafForecasts {
  readonly attributes: readonly string[];
  readonly members: readonly (readonly string[])[];
  readonly codes: readonly Uint32Array[];
  readonly real: Float64Array;
  readonly predict: Float64Array;
}

/** Family-wise level of one claim. */
const ALPHA = 0.05;
const MOST_CAUSES = 30;
/** A mean deviation below this is no anomaly, however certain. */
const LEAST_DEVIATION = 0.08;
/** A child that stays below this part of the largest one shows that not all of the element moved. */
const CALM_PART = 0.35;

/**
 * Generalized scan: the element with the largest log likelihood ratio S² / 2W of "its leaves deviate alike"
 * (S = Σ d in standard deviations, W leaves), less the logarithm of the number of elements in its cuboid. For one homogeneous cause the true
 * element is the argmax in expectation: a wider one of which a part p moved keeps p of the ratio, a narrower one that is a
 * part q of it keeps q. Overlapping causes blur this, so that an element with calm children descends to its best strict
 * descendant (purity) before its leaves are taken out and the scan goes on.
 */
export function findRootCauses(table: LeafForecasts): readonly RootCause[] {
  const { deviation, weight, bounded } = leafDeviations(table.real, table.predict);
  // What says nothing has no deviation either.
  const statistics = [weight, deviation, bounded];
  const cube = buildCube(
    table.codes,
    table.members.map(({ length }) => length),
    statistics,
  );
  const prices = priceOfCuboids(cube);
  const found: number[] = [];
  const open = new Uint8Array(table.real.length).fill(1);
  while (found.length < MOST_CAUSES) {
    let element = strongest(cube, prices, null);
    if (element < 0) break;
    for (let depth = 0; depth < cube.sizes.length && isImpure(cube, element); depth++) {
      const below = strongest(cube, prices, element);
      if (below < 0) break;
      element = below;
    }
    found.push(element);
    takeOut(cube, statistics, open, element);
  }
  return found.map((element) => nameOf(cube, element, table));
}

/** Logarithm of the number of elements of each cuboid that hold any leaf, by mask. */
function priceOfCuboids(cube: Cube): Float64Array {
  const counts = new Float64Array(1 << cube.sizes.length);
  const weight = cube.sums[0] as Float64Array;
  for (let cell = 0; cell < cube.cells; cell++)
    if ((weight[cell] as number) > 0) {
      const mask = cube.masks[cell] as number;
      counts[mask] = (counts[mask] as number) + 1;
    }
  return counts.map((count) => Math.log(Math.max(1, count)));
}

/** The element with the largest penalized ratio that passes its threshold, strictly below `within` when given; −1 if none. */
function strongest(cube: Cube, prices: Float64Array, within: number | null): number {
  const [weight, sum, bounded] = cube.sums as [Float64Array, Float64Array, Float64Array];
  const threshold = prices.reduce((all, price) => all + Math.exp(price), 0) / ALPHA;
  const inside = within === null ? 0 : (cube.masks[within] as number);
  let best = -1;
  const least = Math.log(threshold);
  let most = Number.NEGATIVE_INFINITY;
  for (let cell = 1; cell < cube.cells; cell++) {
    const w = weight[cell] as number;
    if (w <= 1e-9) continue;
    const s = sum[cell] as number;
    if (Math.abs(bounded[cell] as number) < LEAST_DEVIATION * w) continue;
    const ratio = (s * s) / (2 * w);
    if (ratio < least) continue;
    const mask = cube.masks[cell] as number;
    const gain = ratio - (prices[mask] as number);
    if (gain <= most) continue;
    if (within !== null && (mask === inside || (mask & inside) !== inside || !liesIn(cube, cell, within)))
      continue;
    most = gain;
    best = cell;
  }
  return best;
}

/** Whether some sizeable child is calm while others of its attribute moved. */
function isImpure(cube: Cube, element: number): boolean {
  const [weight, sum] = cube.sums as [Float64Array, Float64Array];
  const mean = (sum[element] as number) / (weight[element] as number);
  for (let d = 0; d < cube.sizes.length; d++) {
    if (codeAt(cube, element, d) >= 0) continue;
    let largest = 0;
    const children: { w: number; own: number }[] = [];
    for (let code = 1; code <= (cube.sizes[d] as number); code++) {
      const child = element + code * (cube.strides[d] as number);
      const w = weight[child] as number;
      if (w <= 1e-9) continue;
      const own = ((sum[child] as number) / w) * Math.sign(mean);
      children.push({ w, own });
      if (own > largest) largest = own;
    }
    const reference = Math.max(largest, Math.abs(mean));
    // Calm, and more likely calm than like the element: (m − x)² against x², in units of its own noise.
    const calm = children.some(
      ({ w, own }) => own < CALM_PART * reference && (w / 2) * ((Math.abs(mean) - own) ** 2 - own * own) > 3,
    );
    if (calm) return true;
  }
  return false;
}
