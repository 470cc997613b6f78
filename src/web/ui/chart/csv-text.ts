import { spreadsheetText } from '#src/web/ui/format/spreadsheet-text.ts';

/** Of what is no whole number: what a sum or a difference of cents is off by lies behind them. */
const DIGITS = 12;

const LINE_ENDS = /[\r\n\u2028\u2029]+/g;

type Cell = string | number | null;

/** A table as CSV (RFC 4180) for a spreadsheet. */
export function csvText(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [columns, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return numberText(cell);
  // Not every program knows that a quoted cell may go on in the next line: its rest would be a row of its own there.
  const safe = spreadsheetText(cell).replaceAll(LINE_ENDS, ' ');
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A number for a spreadsheet: no separators, and nothing of how it is stored. */
export const numberText = (number: number): string =>
  String(Number.isInteger(number) ? number : Number(number.toPrecision(DIGITS)));
