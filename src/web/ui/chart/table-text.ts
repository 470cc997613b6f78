import type { ChartTable } from '#src/web/ui/chart/chart-table.ts';
import { spreadsheetText } from '#src/web/ui/format/spreadsheet-text.ts';

/** As tab-separated text, which every spreadsheet takes apart again. */
export function tableText(table: ChartTable): string {
  const clean = (cell: string) => spreadsheetText(cell.replaceAll(/[\t\r\n]+/g, ' '));
  return [table.columns, ...table.rows].map((row) => row.map(clean).join('\t')).join('\n');
}
