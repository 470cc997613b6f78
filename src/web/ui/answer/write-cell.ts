import type { AnswerTable, ValueFormat } from '#src/shared/answer.ts';
import { formatDay, formatMonth, formatWeek } from '#src/web/ui/format/date.ts';
import { formatDifference } from '#src/web/ui/format/difference.ts';
import { noData } from '#src/web/ui/format/missing.ts';
import { formatWith } from '#src/web/ui/format/number.ts';
import { formatPercentChange, formatPointChange } from '#src/web/ui/format/percent.ts';
import { formatValue, type Precision } from '#src/web/ui/format/value.ts';

export type Cell = string | number | null;

const isNumeric = (format: ValueFormat): boolean => !['text', 'day', 'week', 'month'].includes(format);

/** How a cell is written: as its column says, or as its row does where each row is another metric. */
export function cellFormat(table: AnswerTable, row: number, column: number): ValueFormat {
  const format = table.formats[column] ?? 'text';
  if (format === 'change') {
    const own = table.rowFormats?.[row] ?? 'text';
    return own === 'fraction' ? 'points' : own;
  }
  if (format !== 'text' || typeof table.rows[row]?.[column] !== 'number') return format;
  return table.rowFormats?.[row] ?? format;
}

/** Whether a column stands at the right, figure under figure. */
export const isNumericColumn = (table: AnswerTable, column: number): boolean =>
  isNumeric(table.formats[column] ?? 'text') ||
  (table.rows.length > 0 && table.rows.every((cells) => typeof cells[column] === 'number'));

/** A cell of a table as people read it: in its unit, and with its sign where it tells a difference. */
export function writeTableCell(
  table: AnswerTable,
  row: number,
  column: number,
  currency: string | null,
): string {
  const write = table.changes?.includes(column) === true ? writeChange : writeCell;
  return write(table.rows[row]?.[column], cellFormat(table, row, column), currency);
}

/** A stored difference as people read it: "+12", "−5 %", "0". */
export function writeChange(
  cell: Cell | undefined,
  format: ValueFormat,
  currency: string | null,
  precision: Precision = 'exact',
): string {
  if (typeof cell !== 'number' || Number.isNaN(cell)) return writeCell(cell, format, currency, precision);
  switch (format) {
    // A part of what was before: the difference of two rates has the format `points`.
    case 'fraction':
      return precision === 'compact'
        ? formatPercentChange(cell)
        : formatWith(cell, { style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' });
    case 'points':
      return precision === 'compact'
        ? formatPointChange(cell)
        : `${formatWith(cell * 100, { maximumFractionDigits: 2, signDisplay: 'exceptZero' })} pp`;
    case 'count':
    case 'currency':
    case 'seconds':
    case 'position':
    case 'per_session':
      return formatDifference(cell, format, precision, currency ?? undefined);
    default:
      return formatWith(cell, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  }
}

/** A stored value as people read it. Nothing is "no data", never zero. */
export function writeCell(
  cell: Cell | undefined,
  format: ValueFormat,
  currency: string | null,
  precision: Precision = 'exact',
): string {
  if (cell === undefined || cell === null || Number.isNaN(cell)) return noData;
  if (typeof cell === 'string') {
    if (format === 'day') return formatDay(cell);
    if (format === 'week') return `Week of ${formatWeek(cell)}`;
    if (format === 'month') return formatMonth(cell);
    return cell === '' ? '(empty)' : cell;
  }
  switch (format) {
    case 'points':
      return formatPointChange(cell);
    // Numbers of several units in one column: each with what can be read of it.
    case 'text':
    case 'change':
      return formatWith(cell, { maximumFractionDigits: 2 });
    case 'day':
    case 'week':
    case 'month':
      return String(cell);
    default:
      return formatValue(cell, format, precision, currency ?? undefined);
  }
}
