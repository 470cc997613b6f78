import { growth } from '../../../data/growth.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { changeColumn, relativeColumn } from '../../changes/change-columns.ts';
import type { Settled } from '../../settling/settled.ts';
import type { Column } from '../../telling/draft.ts';
import { beginsWhole, endsWhole } from '../../telling/time-grain.ts';
import type { Point } from './course-points.ts';

/** "Growth by month": each month against the one before it, of every number that is asked for. */
export const stepColumns = ({ reading, asked }: Settled): Column[] =>
  reading.isStepwise
    ? asked.flatMap((metric) => {
        const of = asked.length === 1 ? '' : `${metric.label}: `;
        return [changeColumn(`${of}Change`, metric.unit), relativeColumn(`${of}Change in %`)];
      })
    : [];

/** The cells of these columns; empty where there is no point before. */
export function stepCells(
  { reading, period, asked }: Settled,
  grain: UnitOfTime,
  points: readonly Point[],
  at: number,
): readonly (number | null)[] {
  if (!reading.isStepwise) return [];
  // A week of which the period holds two days only is no measure of the next.
  const isPart =
    (at === 1 && !beginsWhole(period, grain)) || (at === points.length - 1 && !endsWhole(period, grain));
  return asked.flatMap((_, place) => {
    const [now, before] = [points[at]?.values[place] ?? null, points[at - 1]?.values[place] ?? null];
    if (now === null || before === null || isPart) return [null, null];
    return [now - before, growth(now, before)];
  });
}
