import type { Day } from '#src/shared/week.ts';
import type { FactTable } from './fact-table.ts';

/**
 * Exports leave a cell empty where they counted nothing. Beside cells of the same day and metric that are filled, an empty
 * one is therefore a zero; a metric without any value on a day stays missing. So does a position with impressions and
 * without a value; where there were no impressions it weighs nothing.
 * @param isCounted some cell of the same day and metric is filled
 * @param impressions of the same row
 */
export function valueOfBlank(
  metric: string,
  isCounted: boolean,
  impressions: number | null | undefined,
): 0 | null {
  const isWeightless = metric !== 'position' || (impressions ?? 0) === 0;
  return isCounted && isWeightless ? 0 : null;
}

/** The table with each empty cell as what it says. */
export function withoutBlanks(table: FactTable): FactTable {
  const { days, metrics } = table;
  const filled = Object.entries(metrics).map(([name, cells]) => {
    if (!cells.includes(null)) return [name, cells] as const;
    const counted = new Set<Day>(days.filter((_, row) => cells[row] !== null));
    const valueAt = (row: number) =>
      valueOfBlank(name, counted.has(days[row] as Day), metrics['impressions']?.[row]);
    return [name, cells.map((cell, row) => cell ?? valueAt(row))] as const;
  });
  return { ...table, metrics: Object.fromEntries(filled) };
}
