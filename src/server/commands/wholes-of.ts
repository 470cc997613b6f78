import { wordsOf } from '#src/language/questions/text/tokenize.ts';
import type { FactTable } from '#src/semantics/fact-table.ts';
import { isMetricId } from '#src/semantics/metric.ts';

/**
 * Which of a file's own counts is a part of which: of the bookings some are attended, where no row has more that attended
 * than were booked; applications may be parts of the clicks and of the views. Of litres and kilos it is known where the name says so,
 * too: spilled litres of the litres.
 */
export function wholesOf({ metrics }: Pick<FactTable, 'metrics'>): Record<string, readonly string[]> {
  const amounts = Object.entries(metrics).filter(([, cells]) => cells.every(isAmount));
  const isCounted = (cells: readonly (number | null)[]): boolean => cells.every(isCount);
  return Object.fromEntries(
    amounts.flatMap(([part, cells]) => {
      if (isMetricId(part)) return [];
      const wholes = amounts.filter(
        ([name, all]) =>
          name !== part &&
          ((isCounted(all) && isCounted(cells)) || isKindOf(part, name)) &&
          holds(all, cells),
      );
      return wholes.length === 0 ? [] : [[part, wholes.map(([name]) => name)]];
    }),
  );
}

const isAmount = (cell: number | null): boolean => cell === null || cell >= 0;
const isCount = (cell: number | null): boolean => cell === null || (Number.isInteger(cell) && cell >= 0);

/** "Spilled litres" are called litres, and more. */
const isKindOf = (part: string, whole: string): boolean => {
  const [of, all] = [wordsOf(part), wordsOf(whole)];
  return of.length > all.length && all.every((word) => of.includes(word));
};

/** No row has more of the part, and some have less. */
const holds = (whole: readonly (number | null)[], part: readonly (number | null)[]): boolean =>
  part.every((cell, row) => cell === null || cell <= (whole[row] ?? -1)) &&
  part.some((cell, row) => cell !== null && cell > 0 && cell < (whole[row] ?? 0));
