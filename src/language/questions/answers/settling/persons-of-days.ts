import { askMetric } from '../../data/ask-metric.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { isOfPersons } from '../../data/is-of-persons.ts';
import type { SourceView } from '../../data/source-view.ts';
import { grainFor } from '../../dates/grain-for.ts';
import type { Period } from '../../dates/period.ts';
import type { Reading } from '../../reading/reading.ts';

/** The column of a file that counts who came, where the metric is made of one: what it counts each day may be told of that day. */
export const personsIn = ({ kind, columns }: AskMetric, view: SourceView): string | undefined =>
  kind === 'distinct'
    ? undefined
    : columns.find((column) => isOfPersons(view, column) && askMetric(view, column)?.kind === 'additive');

/**
 * Who came on two days cannot be told apart, so no sum of days is the number of those who came. What names its parts or units of
 * time, or holds two times against each other, is told of an average day; what is told day by day stays what it is.
 * @returns undefined where only a sum over days would be an answer
 */
export function ofAverageDay(reading: Reading, period: Period, holdsTwo: boolean): Reading | undefined {
  const grain = reading.grain ?? (reading.shape === 'trend' ? grainFor(period) : null);
  if (isDayByDay({ ...reading, grain })) return reading;
  // Of two names that are held against each other day by day, too
  if (reading.gap?.course !== undefined && reading.grain === null) return { ...reading, grain: 'day' };
  if (!isPlain(reading)) return undefined;
  const isOfMembers = reading.dimensions.length > 0 || reading.each !== null;
  const mean: Reading = { ...reading, shape: 'average', grain: 'day', limits: [] };
  if (grain === null || grain === 'day') return isOfMembers || holdsTwo ? mean : undefined;
  return isOfMembers || holdsTwo || grain === 'weekday' ? undefined : { ...mean, countPer: grain };
}

/** Each number stands for one day, or is made of such: their mean, their middle, their best one. */
function isDayByDay({ grain, shape, ofUnits, unitsOfEach, always, rolling, ...reading }: Reading): boolean {
  if (reading.isWithTotal) return false;
  if (shape === 'average' || shape === 'median')
    return grain === null || grain === 'day' || grain === 'weekday';
  if (shape === 'relation') return true;
  if (rolling !== null) return reading.rollingUnit === 'day';
  if (always !== null) return always.unit === 'day';
  const isOfDays =
    grain === 'day' && shape !== 'cumulative' && reading.stretch === null && !reading.isTogether;
  return (
    isOfDays &&
    (reading.rank === null || reading.rank.of === 'time' || ofUnits !== null || unitsOfEach !== null)
  );
}

/** Nothing of it would be lost where the average day is told instead. */
const isPlain = ({ shape, rank, metrics, ...reading }: Reading): boolean =>
  reading.intent === 'numbers' &&
  metrics.length === 1 &&
  (shape === 'value' || shape === 'change' || shape === 'trend') &&
  (rank === null || rank.by === 'value') &&
  // "Where do our users come from": of those that are listed there is one
  reading.limits.every(({ metric, is, value }) => metric === metrics[0] && is === 'above' && value === 0) &&
  reading.moves.length === 0 &&
  [
    reading.leftOut,
    reading.leftOutDays,
    reading.endOfTime,
    reading.chosenDays,
    reading.stretch,
    reading.rolling,
    reading.gap,
    reading.beside,
    reading.brandSplit,
    reading.firstOfEach,
    reading.always,
    reading.unitsOfEach,
    reading.ofUnits,
    reading.ranges,
    reading.countPer,
    reading.countWithin,
    reading.rankPer,
    reading.upTo,
    reading.shareOfTime,
  ].every((part) => part === null) &&
  ![
    reading.isTogether,
    reading.isWithTotal,
    reading.isOfChange,
    reading.isRanking,
    reading.isStepwise,
  ].includes(true);
