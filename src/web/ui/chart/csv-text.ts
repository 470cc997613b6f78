type Cell = string | number | null;

/**
 * A table as CSV (RFC 4180) for a spreadsheet. A text that a spreadsheet would run as a formula is made one that it shows:
 * names of pages and campaigns come from strangers.
 */
export function csvText(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [columns, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
