import type { AnswerTable, ValueFormat } from '#src/shared/answer.ts';
import { formatDay, formatMonth, formatWeek } from '#src/web/ui/format/date.ts';
import { noData } from '#src/web/ui/format/missing.ts';
import { formatWith } from '#src/web/ui/format/number.ts';
import { formatPointChange } from '#src/web/ui/format/percent.ts';
import { formatValue, type Precision } from '#src/web/ui/format/value.ts';

export type Cell = string | number | null;

export const isNumeric = (format: ValueFormat): boolean => !['text', 'day', 'week', 'month'].includes(format);

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
