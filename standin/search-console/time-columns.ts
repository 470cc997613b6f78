import { formatCivilDay } from '../calendar/civil-day.ts';
import type { LabelColumn } from '../data-sets/session-table.ts';
import { pacificHourText } from './pacific-hour-text.ts';
import type { SearchTable } from './search-table.ts';

/** YYYY-MM-DD. */
export const dayColumn = remembered((table, first, days) => ({
  codes: Uint16Array.from(table.day, (day) => day - first),
  labels: Array.from({ length: days }, (_, code) => formatCivilDay(first + code)),
}));

/** Hours of Pacific days as instants with their offset, such as 2026-06-08T13:00:00-07:00. */
export const hourColumn = remembered((table, first, days) => ({
  codes: Uint32Array.from(
    table.day,
    (day, row) => (day - first) * 24 + Math.floor((table.second[row] as number) / 3600),
  ),
  labels: Array.from({ length: days * 24 }, (_, code) =>
    pacificHourText(first + Math.floor(code / 24), code % 24),
  ),
}));

/** Computed once a table and dropped with it. */
function remembered(
  compute: (table: SearchTable, firstDay: number, days: number) => LabelColumn,
): (table: SearchTable) => LabelColumn {
  const columns = new WeakMap<SearchTable, LabelColumn>();
  return (table) => {
    let column = columns.get(table);
    if (column === undefined) {
      const first = table.day[0] ?? 0;
      column = compute(table, first, (table.day[table.rowCount - 1] ?? first) - first + 1);
      columns.set(table, column);
    }
    return column;
  };
}
