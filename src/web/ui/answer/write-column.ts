import type { AnswerTable, ValueFormat } from '#src/shared/answer.ts';
import { unfinishedWord } from '#src/web/ui/answer/unfinished-word.ts';
import { writeTableCell } from '#src/web/ui/answer/write-cell.ts';
import { digitsFor, type InDigits, isInDigits, writeDigits } from '#src/web/ui/answer/write-digits.ts';
import { formatWeek } from '#src/web/ui/format/date.ts';

const MOST_DIGITS = 2;
/** Of a mean of hundreds its second digit behind the point says nothing. */
const LARGE = 100;

/**
 * Writes the cells of a column, given their rows: figures that stand below one another have as many digits behind the point
 * each. Where each row is another metric, each row is written as its own.
 */
export function columnWriter(
  table: AnswerTable,
  column: number,
  currency: string | null,
): (row: number) => string {
  const format = table.formats[column] ?? 'text';
  const plain = (row: number) => writeTableCell(table, row, column, currency);
  const cellOf = (row: number) => table.rows[row]?.[column];
  if (format === 'day' || format === 'week' || format === 'month') {
    const isNamed = format === 'week' && /^week\b/i.test(table.columns[column] ?? '');
    return (row) => {
      const cell = cellOf(row);
      // "Week of" stands above it.
      const text = isNamed && typeof cell === 'string' && cell !== '' ? formatWeek(cell) : plain(row);
      return typeof cell === 'string' && table.partial?.includes(cell) === true
        ? `${text} (${unfinishedWord(format)})`
        : text;
    };
  }
  // Money of no known currency is a number like any other.
  const known = (one: ValueFormat) => (one === 'currency' && currency === null ? 'count' : one);
  const isChange = table.changes?.includes(column) === true;
  const inDigits = (row: number, own: ValueFormat, digitsOf: (own: InDigits) => number): string => {
    const cell = cellOf(row);
    return typeof cell === 'number' && !Number.isNaN(cell) && isInDigits(own)
      ? writeDigits(cell, own, digitsOf(own), isChange)
      : plain(row);
  };
  if (format === 'text' && table.rowFormats !== undefined)
    return (row) => {
      const own = known(table.rowFormats?.[row] ?? 'text');
      // What was counted is whole, beside an expectation that is not: "75" and "136.3", never "75.0".
      if (own === 'count' && Number.isInteger(cellOf(row))) return inDigits(row, own, () => 0);
      return inDigits(row, own, (one) => digitsOfAll(besideIn(table, row), one));
    };
  if (format === 'change')
    return (row) =>
      table.rowFormats?.[row] === 'per_session'
        ? // No finer than the two that it is the difference of: "+0.02" of 1.92 and 1.89, never "+0.02288".
          inDigits(row, 'per_session', (one) => digitsOfAll(besideIn(table, row), one))
        : plain(row);
  const own = known(format);
  if (!isInDigits(own)) return plain;
  const digits = digitsOfAll(
    table.rows.map((cells) => cells[column]),
    own,
  );
  return (row) => inDigits(row, own, () => digits);
}

/** Where each row is another metric, its numbers stand beside one another. */
const besideIn = ({ rows, formats }: AnswerTable, row: number) =>
  (rows[row] ?? []).filter((_, at) => formats[at] === 'text');

function digitsOfAll(cells: readonly unknown[], format: InDigits): number {
  const values = cells.filter((cell) => typeof cell === 'number');
  const isLarge =
    (format === 'count' || format === 'text') && values.some((value) => Math.abs(value) >= LARGE);
  return digitsFor(values, format, isLarge ? 1 : MOST_DIGITS);
}
