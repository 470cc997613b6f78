import type { AnswerTable, ValueFormat } from '#src/shared/answer.ts';
import { unfinishedWord } from '#src/web/ui/answer/unfinished-word.ts';
import { type Cell, cellFormat } from '#src/web/ui/answer/write-cell.ts';

interface PlainTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Heads what is said of a row, and what is said of all of them below. */
export const NOTE = 'Note';

/**
 * A table for a spreadsheet: numbers without their units. Every rate, share and change of one is a number of percent, and the column
 * or the row that holds it is headed so. What is unfinished is said in a column of its own, so that a day stays a day.
 */
export function plainTable(table: AnswerTable): PlainTable {
  const { columns, rows } = valuesOf(table);
  if (table.partial === undefined || table.partial.length === 0) return { columns, rows };
  return {
    columns: [...columns, NOTE],
    rows: rows.map((cells, row) => [...cells, unfinishedIn(table, row)]),
  };
}

const SPANS: ReadonlySet<ValueFormat | undefined> = new Set(['day', 'week', 'month']);

/** As the screen marks the day, the week or the month of a row. */
function unfinishedIn({ rows, formats, partial = [] }: AnswerTable, row: number): string | null {
  const at = (rows[row] ?? []).findIndex(
    (cell, column) => SPANS.has(formats[column]) && typeof cell === 'string' && partial.includes(cell),
  );
  return at < 0 ? null : unfinishedWord(formats[at]);
}

const valuesOf = (table: AnswerTable): PlainTable => ({
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
