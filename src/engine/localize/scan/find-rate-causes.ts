import { buildCube, type Cube } from './cube.ts';
import type { LeafForecasts } from './find-root-causes.ts';
import { nameOf, type RootCause, takeOut } from './take-out.ts';

/** A table of leaves with a rate: real = realEvents / realTrials, and the same for the prediction. */
export interface RateForecasts extends Omit<LeafForecasts, 'real' | 'predict'> {
  readonly realEvents: Float64Array;
  readonly realTrials: Float64Array;
  readonly predictEvents: Float64Array;
  readonly predictTrials: Float64Array;
}

const MOST_CAUSES = 5;
/** Trials at the rate of the whole that steady the predicted rate of a small element. */
const PRIOR_TRIALS = 4;
/** Nats an attribute more must be worth: of two elements that explain alike the simpler one is the cause. */
const PRICE_OF_ATTRIBUTE = 3.5;
const LEAST_GAIN = 1;

/**
 * Generalized scan for rates: the element with the largest binomial log likelihood ratio of "its rate differs from the
 * predicted one, and that of all else does not" — the ratio inside less the ratio that remains outside —, less a price for
 * each attribute. Causes are taken out one by one, the best first.
 */
export function findRateCauses(table: RateForecasts): readonly RootCause[] {
  const statistics = [table.realEvents, table.realTrials, table.predictEvents, table.predictTrials];
  const cube = buildCube(
    table.codes,
    table.members.map(({ length }) => length),
    statistics,
  );
  const open = new Uint8Array(table.realEvents.length).fill(1);
  const found: number[] = [];
  while (found.length < MOST_CAUSES) {
    const element = strongest(cube);
    if (element < 0) break;
    found.push(element);
    takeOut(cube, statistics, open, element);
  }
  return found.map((element) => nameOf(cube, element, table));
}

function strongest(cube: Cube): number {
  const [a, b, pa, pb] = cube.sums as [Float64Array, Float64Array, Float64Array, Float64Array];
  const usual = (pa[0] as number) / Math.max(1, pb[0] as number);
  const whole = ratio(a[0] as number, b[0] as number, usual);
  let best = -1;
  let most = LEAST_GAIN;
  for (let cell = 1; cell < cube.cells; cell++) {
    const trials = b[cell] as number;
    if (!(trials > 0)) continue;
    const expected = ((pa[cell] as number) + PRIOR_TRIALS * usual) / ((pb[cell] as number) + PRIOR_TRIALS);
    const inside = ratio(a[cell] as number, trials, expected);
    // Only what deviates the way the whole does explains the whole.
    if (inside * whole <= 0) continue;
    const outside = ratio((a[0] as number) - (a[cell] as number), (b[0] as number) - trials, usual);
    const gain =
      Math.abs(inside) -
      Math.max(0, outside * Math.sign(whole)) -
      PRICE_OF_ATTRIBUTE * bits(cube.masks[cell] as number);
    if (gain > most) {
      most = gain;
      best = cell;
    }
  }
  return best;
}

/** Signed binomial log likelihood ratio of `events` out of `trials` against the rate `expected`. */
function ratio(events: number, trials: number, expected: number): number {
  if (!(trials > 0)) return 0;
  const p = Math.min(1 - 1e-4, Math.max(1e-4, expected));
  const y = Math.min(trials, Math.max(0, events));
  const value =
    (y > 0 ? y * Math.log(y / (trials * p)) : 0) +
    (y < trials ? (trials - y) * Math.log((trials - y) / (trials * (1 - p))) : 0);
  return y >= trials * p ? value : -value;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
