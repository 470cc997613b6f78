import { addDays, type Day } from '#src/shared/week.ts';
import type { FactTable } from './fact-table.ts';

/**
 * Of each metric that is stored: the days that have rows, none of them with a value of it. Nobody wrote down what there was,
 * which is not the same as a day without rows, on which there was nothing.
 */
export type BlankDays = ReadonlyMap<string, ReadonlySet<Day>>;

/** Of a table in memory what `compileBlankDays` asks of the stored facts. */
export function blankDaysOf({ days, grain, metrics }: FactTable): BlankDays {
  return new Map(
    Object.entries(metrics).map(([name, cells]) => {
      if (!cells.includes(null)) return [name, new Set<Day>()];
      const known = new Set(days.filter((_, row) => cells[row] != null));
      return [
        name,
        wholeUnits(
          days.filter((day) => !known.has(day)),
          grain,
        ),
      ];
    }),
  );
}

/** A week's row stands under its Monday, for all of its days. */
export const wholeUnits = (days: readonly Day[], grain: FactTable['grain']): Set<Day> =>
  new Set(grain === 'day' ? days : days.flatMap((day) => WEEK.map((at) => addDays(day, at))));

const WEEK = [0, 1, 2, 3, 4, 5, 6];
