import type { AskMetric } from '../../data/asked-metric.ts';
import type { DaysOfBoth } from '../telling/per-day.ts';

/** By this part of itself any number of a site moves from week to week without a reason; sums of money by more. */
const USUAL_MOVE = 0.05;
const USUAL_MOVE_OF_MONEY = 0.1;
/** In standard deviations of such a difference. */
const STANDS_OUT = 2;

export interface BothValues {
  readonly metric: AskMetric;
  readonly now: number | null;
  readonly before: number | null;
  /** How many a rate or a mean is made of, or how many orders a sum of money, in both periods. */
  readonly base: readonly [now: number, before: number] | undefined;
}

/** More, and the headline is a list. */
const MOST_TOLD = 3;

/**
 * Of the numbers of an overview those whose change is least like chance, where it is more than that, the clearest first. Five
 * leads more of twenty are a larger part than forty purchases fewer of a hundred and forty, and mean less. A way to choose what
 * is told first, and no test: no probability is made of it.
 */
export function standoutMetrics(all: readonly BothValues[], days: DaysOfBoth): readonly number[] {
  const far = all.map((one) => distance(one, days));
  const orderOf = (at: number): number => far[at] ?? 0;
  return [...far.keys()]
    .filter((at) => orderOf(at) >= STANDS_OUT)
    .sort((x, y) => orderOf(y) - orderOf(x))
    .slice(0, MOST_TOLD);
}

function distance({ metric, now, before, base }: BothValues, days: DaysOfBoth): number {
  if (now === null || before === null || now === before) return 0;
  const { kind, unit } = metric;
  const isCount = kind === 'additive' && unit === 'count';
  // Of money without its orders, and of a mean without what it is made of, nothing is known
  if (!isCount && base === undefined) return 0;
  const scale = kind === 'additive' && days.before > 0 ? days.now / days.before : 1;
  const [a, b] = [now, before * scale];
  const chance = isCount ? a + b * scale : varianceOf(a, base?.[0], unit) + varianceOf(b, base?.[1], unit);
  const usual = (unit === 'currency' ? USUAL_MOVE_OF_MONEY : USUAL_MOVE) * ((a + b) / 2);
  const deviation = Math.sqrt(chance + 2 * usual ** 2);
  return deviation > 0 ? Math.abs(a - b) / deviation : 0;
}

/** Of a share by its own size; of what orders bring as if they differed by as much as they are worth. */
function varianceOf(value: number, base: number | undefined, unit: AskMetric['unit']): number {
  if (base === undefined || base <= 0) return Number.POSITIVE_INFINITY;
  return unit === 'fraction' ? Math.max(0, value * (1 - value)) / base : value ** 2 / base;
}
