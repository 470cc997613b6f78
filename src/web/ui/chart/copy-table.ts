import type { ChartTable } from '#src/web/ui/chart/chart-table.ts';

/** As tab-separated text, which every spreadsheet takes apart again. */
export async function copyTable(table: ChartTable): Promise<void> {
  const clean = (cell: string) => cell.replaceAll(/[\t\r\n]+/g, ' ');
  const lines = [table.columns, ...table.rows].map((row) => row.map(clean).join('\t'));
  await navigator.clipboard.writeText(lines.join('\n'));
}
