import type { Reading } from '../reading.ts';
import { withChosenDays } from './with-chosen-days.ts';

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
  KEPT.some((key) => part[key] !== null && JSON.stringify(part[key]) !== JSON.stringify(whole[key]));

const KEPT = [
  'leftOut',
  'leftOutDays',
  'endOfTime',
  'stretch',
  'rolling',
  'upTo',
  'gap',
  'countPer',
  'countWithin',
  'rankPer',
  'brandSplit',
  'orderBy',
  'firstOfEach',
] as const;

/** Something is held against something, whatever it was called. */
const isCompared = ({ versus, periods, rank, isStepwise, moves, always, grain, each }: Reading): boolean =>
  versus !== null ||
  periods.length > 1 ||
  isStepwise ||
  moves.length > 0 ||
  always !== null ||
  grain !== null ||
  each !== null ||
  (rank !== null && rank.by !== 'value');

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
  const names = [
    ...whole.filters.flatMap(({ members }) => members),
    ...(whole.each?.members.flat() ?? []),
    ...(whole.gap?.members.flat() ?? []),
  ];
  const dimensions = [
    ...whole.dimensions,
    ...(whole.countWithin === null ? [] : [whole.countWithin]),
    ...whole.filters.map(({ dimension }) => dimension),
    whole.each?.dimension,
    whole.gap?.dimension,
    whole.rank?.within,
    whole.firstOfEach?.dimension,
    whole.ranges?.dimension,
    whole.leftOut?.dimension,
    whole.brandSplit?.dimension,
  ];
  return (
    part.dimensions.some((dimension) => !dimensions.includes(dimension)) ||
    part.filters.some(
      ({ dimension, members }) =>
        dimension !== whole.each?.dimension && members.some((member) => !names.includes(member)),
    )
  );
}

/** People and visits are what is counted where another number is not named. */
const GENERAL = /^(?:sessions|visitors|visits|users|position|leads)$/;

function metricsOtherwise(part: Reading, whole: Reading): boolean {
  const all = [
    ...whole.metrics,
    ...whole.limits.map(({ metric }) => metric),
    ...whole.moves.flatMap(({ metric }) => metric ?? []),
    ...(whole.beside?.metrics ?? []),
    ...(whole.leftOut?.metric == null ? [] : [whole.leftOut.metric]),
  ];
  return (
    whole.ranges === null &&
    part.metrics.some(
      (metric) =>
        !all.some((id) => id === metric || id.split(':').includes(metric)) &&
        !(all.length > 0 && GENERAL.test(metric)),
    )
  );
}

function ranksOtherwise({ rank: one }: Reading, whole: Reading): boolean {
  if (one === null || whole.firstOfEach !== null) return false;
  const { rank } = whole;
  if (rank === null)
    return (
      whole.stretch === null &&
      whole.endOfTime === null &&
      whole.leftOutDays === null &&
      whole.order === null &&
      whole.orderBy === null &&
      whole.gap === null &&
      whole.each === null &&
      !(one.by !== 'value' && isCompared(whole))
    );
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
  grain !== null &&
  grain !== whole.grain &&
  ![whole.countPer, whole.rankPer, whole.always?.unit, whole.stretch?.unit, whole.leftOutDays?.unit].some(
    (unit) => unit === grain,
  ) &&
  !whole.periods.some(({ unit }) => unit === grain);

const shapedOtherwise = ({ shape }: Reading, whole: Reading): boolean =>
  shape !== 'value' &&
  shape !== 'trend' &&
  shape !== whole.shape &&
  !(shape === 'cumulative' && whole.upTo !== null) &&
  !(shape === 'ratio' && whole.gap?.isRatio === true) &&
  // "By how many percent did it change"
  !((shape === 'change' || shape === 'share') && isCompared(whole));
