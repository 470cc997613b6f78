import type { ChartTable } from '#src/web/ui/chart/chart-table.ts';
import { spreadsheetText } from '#src/web/ui/format/spreadsheet-text.ts';

/** As tab-separated text, which every spreadsheet takes apart again; what is imperfect about the figures below them. */
export function tableText(table: ChartTable): string {
  const clean = (cell: string) => spreadsheetText(cell.replaceAll(/[\t\r\n]+/g, ' '));
  const { columns, rows, notes = [] } = table;
  const below = notes.length === 0 ? [] : [[], ...notes.map((note) => [note])];
  return [columns, ...rows, ...below].map((row) => row.map(clean).join('\t')).join('\n');
}
