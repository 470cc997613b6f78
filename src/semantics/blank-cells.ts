import type { Day } from '#src/shared/week.ts';
import type { FactTable } from './fact-table.ts';

type Columns = Readonly<Record<string, readonly (number | null)[]>>;

/**
 * Exports that write no zero leave a cell empty where they counted nothing. There an empty cell beside cells of the same day and
 * metric that are filled is a zero; a metric without any value on a day stays missing. In data that write their zeros an empty
 * cell is one that nobody knows. So is a position with impressions and without a value; where there were no impressions it
 * weighs nothing.
 * @param isCounted some cell of the same day and metric is filled
 * @param saysNothing the metric is one of `columnsLeftEmpty`
 * @param impressions of the same row
 */
export function valueOfBlank(
  metric: string,
  isCounted: boolean,
  saysNothing: boolean,
  impressions: number | null | undefined,
): 0 | null {
  const isNothing = metric === 'position' ? (impressions ?? 0) === 0 : saysNothing;
  return isCounted && isNothing ? 0 : null;
}

/**
 * The columns that are empty where there was nothing: all of data without a single zero, and one that is empty in exactly those
 * rows in which another is zero, as the revenue of rows without purchases.
 */
export function columnsLeftEmpty(columns: Columns): ReadonlySet<string> {
  const all = Object.entries(columns).filter(([name]) => name !== 'position');
  const zeros = all.filter(([, cells]) => cells.includes(0));
  const isLeftEmpty = ([name, cells]: (typeof all)[number]): boolean =>
    cells.includes(null) &&
    (zeros.length === 0 ||
      zeros.some(
        ([other, beside]) =>
          other !== name && cells.every((cell, row) => (cell === null) === (beside[row] === 0)),
      ));
  return new Set(all.filter(isLeftEmpty).map(([name]) => name));
}

/** The table with each empty cell as what it says. */
export function withoutBlanks(table: FactTable): FactTable {
  const { days, metrics } = table;
  const leftEmpty = columnsLeftEmpty(metrics);
  const filled = Object.entries(metrics).map(([name, cells]) => {
    if (!cells.includes(null)) return [name, cells] as const;
    const counted = new Set<Day>(days.filter((_, row) => cells[row] !== null));
    const valueAt = (row: number) =>
      valueOfBlank(name, counted.has(days[row] as Day), leftEmpty.has(name), metrics['impressions']?.[row]);
    return [name, cells.map((cell, row) => cell ?? valueAt(row))] as const;
  });
  return { ...table, metrics: Object.fromEntries(filled) };
}
