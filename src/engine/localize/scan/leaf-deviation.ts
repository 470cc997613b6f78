/** Deviation of each leaf, in standard deviations of its noise and as it is; weight 1, or 0 where the leaf says nothing. */
export interface LeafDeviations {
  readonly deviation: Float64Array;
  /** (real − predict) / max(real, predict), in [−1, 1]. */
  readonly bounded: Float64Array;
  readonly weight: Float64Array;
}

const SIZE_GROUPS = 8;
const GROUP_SIZE = 500;
/** Noise below this is rounding: no forecast is that good. */
const LEAST_NOISE = 0.01;

/**
 * (real − predict) / max(real, predict): bounded, symmetric, and the same in all leaves of an element that moved by one
 * factor. Centre and noise are those of leaves of like size; noise above and below are told apart, since an error relative
 * to the smaller of two numbers spreads more to one side. Leaves that are and were zero say nothing.
 */
export function leafDeviations(real: Float64Array, predict: Float64Array): LeafDeviations {
  const leaves = real.length;
  const bounded = new Float64Array(leaves);
  const weight = new Float64Array(leaves);
  const sizes = new Float64Array(leaves);
  let known = 0;
  for (let leaf = 0; leaf < leaves; leaf++) {
    const v = real[leaf] as number;
    const f = predict[leaf] as number;
    const size = Math.max(Math.abs(v), Math.abs(f));
    if (!(size > 0)) continue;
    bounded[leaf] = Math.max(-1, Math.min(1, (v - f) / size));
    weight[leaf] = 1;
    sizes[leaf] = Math.max(v, f);
    known++;
  }
  const groups = Math.max(1, Math.min(SIZE_GROUPS, Math.floor(known / GROUP_SIZE)));
  const edges = edgesOfGroups(sizes, weight, groups);
  const groupOf = groupBySize(sizes, edges);
  const some = [bounded, weight].map(everyNth) as [Float64Array, Float64Array];
  const centre = centreOf(...some);
  const groupOfSome = groupBySize(everyNth(sizes), edges);
  const sides = Array.from({ length: groups }, () => ({ below: 1, above: 1 }));
  const room = [new Float64Array(groupOfSome.length), new Float64Array(groupOfSome.length)] as const;
  for (let group = 0; group < groups; group++)
    sides[group] = spreadOf(...some, groupOfSome, group, centre, room);
  const below = Float64Array.from(sides, (side) => Math.max(LEAST_NOISE, side.below));
  const above = Float64Array.from(sides, (side) => Math.max(LEAST_NOISE, side.above));
  const deviation = new Float64Array(leaves);
  for (let leaf = 0; leaf < leaves; leaf++) {
    if (weight[leaf] === 0) continue;
    const distance = (bounded[leaf] as number) - centre;
    deviation[leaf] = distance / ((distance < 0 ? below : above)[groupOf[leaf] as number] as number);
  }
  return { deviation, bounded, weight };
}

/** Of more leaves than these, every 17th tells centre and spread as well: a million of them and more. */
const MOST_LEAVES_READ = 17_000_000;
/** Divides no usual number of members, so that none is left out. */
const STEP = 17;

function everyNth(column: Float64Array): Float64Array {
  if (column.length <= MOST_LEAVES_READ) return column;
  const some = new Float64Array(Math.ceil(column.length / STEP));
  for (let place = 0; place < some.length; place++) some[place] = column[place * STEP] as number;
  return some;
}

/** Sizes that part the leaves into groups of about equal number, ascending. */
function edgesOfGroups(sizes: Float64Array, weight: Float64Array, groups: number): Float64Array {
  if (groups === 1) return new Float64Array();
  const [size, counts] = [everyNth(sizes), everyNth(weight)];
  const known = new Float64Array(size.length);
  let count = 0;
  for (let leaf = 0; leaf < size.length; leaf++)
    if (counts[leaf] !== 0) known[count++] = size[leaf] as number;
  const sorted = known.subarray(0, count).sort();
  return Float64Array.from(
    { length: groups - 1 },
    (_, edge) => sorted[Math.floor(((edge + 1) * count) / groups)] as number,
  );
}

/** The small ones first; equal sizes share a group. */
function groupBySize(sizes: Float64Array, edges: Float64Array): Uint8Array {
  const groupOf = new Uint8Array(sizes.length);
  if (edges.length === 0) return groupOf;
  for (let leaf = 0; leaf < sizes.length; leaf++) {
    const size = sizes[leaf] as number;
    let group = 0;
    while (group < edges.length && size >= (edges[group] as number)) group++;
    groupOf[leaf] = group;
  }
  return groupOf;
}

/** A forecast that misses most leaves by more than half tells nothing about single causes. */
const NEAR = 0.5;

/**
 * The middle of the shortest interval with half of those values that are near the forecast: leaves of a cause, even of a
 * large one, lie elsewhere and do not move it.
 */
function centreOf(bounded: Float64Array, weight: Float64Array): number {
  const near = new Float64Array(bounded.length);
  let count = 0;
  for (let leaf = 0; leaf < bounded.length; leaf++)
    if (weight[leaf] !== 0 && Math.abs(bounded[leaf] as number) < NEAR)
      near[count++] = bounded[leaf] as number;
  const sorted = near.subarray(0, count).sort();
  const half = Math.floor(count / 2);
  if (half < 1) return 0;
  let start = 0;
  for (let from = 0; from + half < count; from++)
    if (
      (sorted[from + half] as number) - (sorted[from] as number) <
      (sorted[start + half] as number) - (sorted[start] as number)
    )
      start = from;
  const middle = start + half / 2;
  return ((sorted[Math.floor(middle)] as number) + (sorted[Math.ceil(middle)] as number)) / 2;
}

/**
 * The spread of a side is the median distance on it over 0.6745, or what its outermost 4 ‰ imply when that is less: bounded
 * errors have shorter tails than normal ones, and a cause can only lengthen them.
 */
function spreadOf(
  bounded: Float64Array,
  weight: Float64Array,
  groupOf: Uint8Array,
  group: number,
  centre: number,
  room: readonly [Float64Array, Float64Array],
): { below: number; above: number } {
  const [under, over] = room;
  let [fewer, more] = [0, 0];
  for (let leaf = 0; leaf < bounded.length; leaf++) {
    if (groupOf[leaf] !== group || weight[leaf] === 0) continue;
    const distance = (bounded[leaf] as number) - centre;
    if (distance < 0) under[fewer++] = -distance;
    else if (distance > 0) over[more++] = distance;
  }
  const [below, above] = [sideSpread(under.subarray(0, fewer)), sideSpread(over.subarray(0, more))];
  return { below: Math.min(below, MOST_LOPSIDED * above), above: Math.min(above, MOST_LOPSIDED * below) };
}

function sideSpread(distances: Float64Array): number {
  distances.sort();
  const middle = (distances[distances.length >> 1] ?? 0) / 0.6745;
  const outer = distances[Math.floor(distances.length * (1 - TAIL))];
  return outer === undefined || distances.length * TAIL < 2
    ? middle
    : Math.min(middle, outer / TAIL_QUANTILE);
}

/** One side is not noisier than this times the other; where it seems so, a large cause lies on it. */
const MOST_LOPSIDED = 1.4;
const TAIL = 0.004;
/** P(|z| > 2.878) = 0.004. */
const TAIL_QUANTILE = 2.878;
