import type { FactTable } from '#src/semantics/fact-table.ts';
import { isMetricId } from '#src/semantics/metric.ts';

/**
 * Which of a file's own counts is a part of which: of the bookings some are attended, where no row has more that attended
 * than were booked; applications may be parts of the clicks and of the views.
 */
export function wholesOf({ metrics }: Pick<FactTable, 'metrics'>): Record<string, readonly string[]> {
  const counts = Object.entries(metrics).filter(([, cells]) => cells.every(isCount));
  return Object.fromEntries(
    counts.flatMap(([part, cells]) => {
      if (isMetricId(part)) return [];
      const wholes = counts.filter(([name, all]) => name !== part && holds(all, cells));
      return wholes.length === 0 ? [] : [[part, wholes.map(([name]) => name)]];
    }),
  );
}

const isCount = (cell: number | null): boolean => cell === null || (Number.isInteger(cell) && cell >= 0);

/** No row has more of the part, and some have less. */
const holds = (whole: readonly (number | null)[], part: readonly (number | null)[]): boolean =>
  part.every((cell, row) => cell === null || cell <= (whole[row] ?? -1)) &&
  part.some((cell, row) => cell !== null && cell > 0 && cell < (whole[row] ?? 0));
