import type { AnswerTable } from '#src/shared/answer.ts';
import { writeTableCell } from '#src/web/ui/answer/write-cell.ts';
import { digitsFor, isInDigits, writeDigits } from '#src/web/ui/answer/write-digits.ts';
import { formatWeek } from '#src/web/ui/format/date.ts';

const MOST_DIGITS = 2;
/** Of a mean of hundreds its second digit behind the point says nothing. */
const LARGE = 100;

/**
 * Writes the cells of a column, given their rows: figures that stand below one another have as many digits behind the point
 * each. Where each row is another metric, each is written as its own.
 */
export function columnWriter(
  table: AnswerTable,
  column: number,
  currency: string | null,
): (row: number) => string {
  const format = table.formats[column] ?? 'text';
  const plain = (row: number) => writeTableCell(table, row, column, currency);
  const cellOf = (row: number) => table.rows[row]?.[column];
  if (format === 'week' || format === 'month') {
    const isNamed = format === 'week' && /^week\b/i.test(table.columns[column] ?? '');
    return (row) => {
      const cell = cellOf(row);
      // "Week of" stands above it.
      const text = isNamed && typeof cell === 'string' && cell !== '' ? formatWeek(cell) : plain(row);
      return typeof cell === 'string' && table.partial?.includes(cell) === true ? `${text} (partial)` : text;
    };
  }
  // Money of no known currency is a number like any other.
  const own = format === 'currency' && currency === null ? 'count' : format;
  if (!isInDigits(own) || (own === 'text' && table.rowFormats !== undefined)) return plain;
  const values = table.rows.map((cells) => cells[column]).filter((cell) => typeof cell === 'number');
  const isLarge = (own === 'count' || own === 'text') && values.some((value) => Math.abs(value) >= LARGE);
  const digits = digitsFor(values, own, isLarge ? 1 : MOST_DIGITS);
  const isChange = table.changes?.includes(column) === true;
  return (row) => {
    const cell = cellOf(row);
    return typeof cell === 'number' && !Number.isNaN(cell)
      ? writeDigits(cell, own, digits, isChange)
      : plain(row);
  };
}
