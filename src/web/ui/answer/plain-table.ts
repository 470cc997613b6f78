import type { AnswerTable } from '#src/shared/answer.ts';
import { type Cell, cellFormat } from '#src/web/ui/answer/write-cell.ts';

interface PlainTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * A table for a spreadsheet: numbers without their units. Every rate, share and change of one is a number of percent, and the column
 * or the row that holds it is headed so.
 */
export const plainTable = (table: AnswerTable): PlainTable => ({
  columns: table.columns.map((title, column) => {
    const format = table.formats[column];
    if (format === 'points') return `${title} in percentage points`;
    return format === 'fraction' ? inPercent(title) : title;
  }),
  rows: table.rows.map((cells, row) =>
    cells.map((cell, column) => {
      if (typeof cell === 'number') return plainNumber(cell, cellFormat(table, row, column));
      const isName = column === 0 && table.rowFormats?.[row] === 'fraction';
      return isName && typeof cell === 'string' ? inPercent(cell) : cell;
    }),
  ),
});

const inPercent = (title: string): string => (title.includes('%') ? title : `${title} in %`);

/**
 * Money to the cent, all else to six digits behind the point, which is more than anybody reads and less than what adding up is off by.
 * An amount below one keeps its six.
 */
function plainNumber(number: number, format: AnswerTable['formats'][number]): number {
  if (format === 'fraction' || format === 'points') return Number((number * 100).toFixed(4));
  const isMoney = format === 'currency' && Math.abs(number) >= 1;
  return Number(number.toFixed(isMoney ? 2 : 6));
}
