import { spreadsheetText } from '#src/web/ui/format/spreadsheet-text.ts';

/** As many as a spreadsheet keeps: what a sum of cents is off by lies behind them. */
const DIGITS = 15;

type Cell = string | number | null;

/** A table as CSV (RFC 4180) for a spreadsheet. */
export function csvText(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [columns, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(Number(cell.toPrecision(DIGITS)));
  const safe = spreadsheetText(cell);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
