import type { Point } from './course-points.ts';
import type { Column } from './draft.ts';
import type { Settled } from './settle.ts';
import { beginsWhole, endsWhole, type TimeGrain } from './time-grain.ts';

/** "Growth by month": each month against the one before it. */
export const stepColumns = ({ reading, asked }: Settled): Column[] =>
  reading.isStepwise
    ? [
        { title: 'Change', format: asked[0]?.unit === 'fraction' ? 'points' : (asked[0]?.unit ?? 'count') },
        { title: 'Change in %', format: 'fraction' },
      ]
    : [];

/** The cells of these columns; empty where there is no point before. */
export function stepCells(
  { reading, period }: Settled,
  grain: TimeGrain,
  points: readonly Point[],
  at: number,
): readonly (number | null)[] {
  if (!reading.isStepwise) return [];
  const [now, before] = [points[at]?.values[0] ?? null, points[at - 1]?.values[0] ?? null];
  // A week of which the period holds two days only is no measure of the next.
  const isPart =
    (at === 1 && !beginsWhole(period, grain)) || (at === points.length - 1 && !endsWhole(period, grain));
  if (now === null || before === null || isPart) return [null, null];
  return [now - before, before === 0 ? null : (now - before) / before];
}
