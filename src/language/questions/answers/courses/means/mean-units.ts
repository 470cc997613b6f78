import { type Day, daysFrom, weekday } from '#src/shared/week.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import { isLeftOut, unitAround } from '../../../dates/period.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import type { Settled } from '../../settling/settled.ts';
import { startOf } from '../../telling/time-grain.ts';
import type { Point } from '../line/course-points.ts';
import { grainOfMean, middleOf } from './means.ts';

export interface MeanUnit {
  readonly start: string;
  readonly value: number | null;
  readonly days: number;
  /** Days of it that could have counted. */
  readonly of: number;
}

/** A mean of less than this part of a unit's days is no rival of those of whole ones: one good day would win. */
const ENOUGH = 0.5;
export const isEnough = ({ days, of }: MeanUnit): boolean => days >= ENOUGH * of;

const DAYS_OF_WEEK = 7;

/** Of each larger unit the mean or the middle of its days with data. */
export function meanUnits(
  settled: Settled,
  metric: AskMetric,
  per: UnitOfTime,
  days: readonly Point<Day>[],
): readonly MeanUnit[] {
  const groups = Map.groupBy(days, ({ time }) => startOf(time, per));
  const scale = grainOfMean(settled) === 'week' && metric.kind === 'additive' ? DAYS_OF_WEEK : 1;
  const weekdays = settled.reading.weekdays[0]?.days;
  const daysOf = (start: string): number => {
    const { from, to } = unitAround(start as Day, per);
    return daysFrom(from, to).filter(
      (day) => (weekdays === undefined || weekdays.includes(weekday(day))) && !isLeftOut(settled.period, day),
    ).length;
  };
  return [...groups].map(([start, group]) => {
    const values = group.map((point) => point.values[0] ?? null).filter((value) => value !== null);
    const value = middleOf(settled.reading, values);
    return { start, value: value === null ? null : value * scale, days: values.length, of: daysOf(start) };
  });
}
