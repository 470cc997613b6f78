import { DEMANDS, demandsWith } from '../../demands.ts';
import type { Reading } from '../../reading.ts';
import { isGeneralMetric } from '../heard/general-metric.ts';
import { dimensionsOf, isIn, membersOf, metricsOf, unitsOf } from '../heard/held-by-part.ts';
import { withChosenDays } from '../heard/with-chosen-days.ts';
import { isOfMetric } from '../spoken.ts';

/**
 * Whether part of a question, read by itself, asks for something that the reading of the whole does not hold: a limit of
 * another number, a ranking of another kind, a unit of time that is gone. Leaving words out may leave out what they say, and
 * nothing that the other words say.
 */
export const saysOtherwise = (part: Reading, whole: Reading, isMetricNamed: boolean): boolean =>
  isOtherwise(withChosenDays(part), withChosenDays(whole), isMetricNamed);

const isOtherwise = (part: Reading, whole: Reading, isMetricNamed: boolean): boolean =>
  limitsOtherwise(part, whole) ||
  namesOtherwise(part, whole) ||
  (isMetricNamed && metricsOtherwise(part, whole)) ||
  ranksOtherwise(part, whole) ||
  unitsOtherwise(part, whole) ||
  shapedOtherwise(part, whole) ||
  demandsWith('isSameInParts').some(
    (key) => part[key] !== DEMANDS[key].plain && JSON.stringify(part[key]) !== JSON.stringify(whole[key]),
  );

const isCompared = (reading: Reading): boolean => isIn(reading, 'isAgainst');

const limitsOtherwise = (part: Reading, whole: Reading): boolean =>
  (whole.ranges === null &&
    whole.always === null &&
    part.limits.some(
      (limit) =>
        !whole.limits.some(
          ({ metric, is, value }) => metric === limit.metric && is === limit.is && value === limit.value,
        ),
    )) ||
  part.moves.some(
    (move) =>
      move.value !== 0 &&
      !whole.moves.some(({ direction, value }) => direction === move.direction && value === move.value) &&
      // "A minimum of 20 clicks" limits a change where there is one
      !whole.limits.some(({ value }) => value === move.value),
  );

function namesOtherwise(part: Reading, whole: Reading): boolean {
  const names = membersOf(whole);
  const dimensions = dimensionsOf(whole);
  return (
    part.dimensions.some((dimension) => !dimensions.includes(dimension)) ||
    part.filters.some(
      ({ dimension, members }) =>
        dimension !== whole.each?.dimension && members.some((member) => !names.includes(member)),
    )
  );
}

function metricsOtherwise(part: Reading, whole: Reading): boolean {
  const all = metricsOf({ ...whole, orderBy: null });
  return (
    whole.ranges === null &&
    part.metrics.some(
      (metric) => !all.some((id) => isOfMetric(id, metric)) && !(all.length > 0 && isGeneralMetric(metric)),
    )
  );
}

function ranksOtherwise({ rank: one }: Reading, whole: Reading): boolean {
  if (one === null || whole.firstOfEach !== null) return false;
  const { rank } = whole;
  if (rank === null) return !isIn(whole, 'isSaidAsRank') && !(one.by !== 'value' && isCompared(whole));
  return (
    rank.of !== one.of ||
    (one.count !== null && rank.count !== one.count) ||
    rank.direction !== one.direction ||
    rank.by !== one.by ||
    (one.within !== null && rank.within !== one.within)
  );
}

/** "Where month is February" is a period. */
const unitsOtherwise = ({ grain }: Reading, whole: Reading): boolean =>
  grain !== null && !unitsOf({ ...whole, rolling: null }).some((unit) => unit === grain);

const shapedOtherwise = ({ shape }: Reading, whole: Reading): boolean =>
  shape !== 'value' &&
  shape !== 'trend' &&
  shape !== whole.shape &&
  !(shape === 'cumulative' && whole.upTo !== null) &&
  !(shape === 'ratio' && whole.gap?.isRatio === true) &&
  // "By how many percent did it change"
  !((shape === 'change' || shape === 'share') && isCompared(whole));
