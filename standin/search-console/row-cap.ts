import { groupRows, type RowSlice } from '../data/group-rows.ts';
import type { LabelColumn } from '../data-sets/session-table.ts';
import type { SearchTable } from './search-table.ts';

/**
 * Search Console exposes only so many rows a day and type, those with the most clicks: the impressions of all
 * other combinations of a day are taken out of the mask.
 */
export function maskBeyondCap(
  table: SearchTable,
  columns: readonly LabelColumn[],
  slice: Required<RowSlice>,
  rowsPerDay: number,
): void {
  for (let start = slice.start; start < slice.end; ) {
    const day = table.day[start];
    let end = start;
    while (end < slice.end && table.day[end] === day) end += 1;
    // Fewer impressions than rows allowed: nothing to count.
    if (end - start > rowsPerDay) {
      maskDay(
        table,
        columns,
        { start, end, mask: slice.mask.subarray(start - slice.start, end - slice.start) },
        rowsPerDay,
      );
    }
    start = end;
  }
}

function maskDay(
  table: SearchTable,
  columns: readonly LabelColumn[],
  day: Required<RowSlice>,
  rowsPerDay: number,
): void {
  const { groupCount, groupOfRow } = groupRows(columns, [day]);
  if (groupCount <= rowsPerDay) return;
  const groups = groupOfRow[0] as Int32Array;
  const [clicks, impressions] = [new Float64Array(groupCount), new Float64Array(groupCount)];
  for (let row = day.start; row < day.end; row += 1) {
    const group = groups[row - day.start] as number;
    if (group < 0) continue;
    clicks[group] = (clicks[group] as number) + (table.clicks[row] as number);
    impressions[group] = (impressions[group] as number) + 1;
  }
  const kept = new Uint8Array(groupCount);
  const order = [...kept.keys()].sort(
    (a, b) =>
      (clicks[b] as number) - (clicks[a] as number) ||
      (impressions[b] as number) - (impressions[a] as number) ||
      a - b,
  );
  for (const group of order.slice(0, rowsPerDay)) kept[group] = 1;
  for (let at = 0; at < groups.length; at += 1) {
    const group = groups[at] as number;
    if (group >= 0 && kept[group] === 0) day.mask[at] = 0;
  }
}
