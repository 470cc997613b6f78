import { numberColumn, rowsBefore, type SessionTable } from '../data-sets/session-table.ts';

/**
 * Users of the `days` days that end with each group's last day, counted once. Groups are days or the whole range,
 * so the rows before the range belong to every group alike.
 */
export function countTrailingUsers(
  table: SessionTable,
  { where, days }: { readonly where?: string | undefined; readonly days: number },
  start: number,
  groupOfRow: Int32Array,
  groupCount: number,
): Float64Array {
  const condition = where === undefined ? undefined : numberColumn(table, where);
  const lastRow = new Int32Array(groupCount).fill(-1);
  for (let at = 0; at < groupOfRow.length; at += 1) {
    const group = groupOfRow[at] as number;
    if (group >= 0) lastRow[group] = start + at;
  }
  const seenIn = new Int32Array(table.userCount).fill(-1);
  const counts = new Float64Array(groupCount);
  for (let group = 0; group < groupCount; group += 1) {
    const last = lastRow[group] as number;
    if (last < 0) continue;
    for (let row = rowsBefore(table, (table.day[last] as number) - days + 1); row <= last; row += 1) {
      const isHidden = row >= start && (groupOfRow[row - start] as number) < 0;
      const user = table.user[row] as number;
      if (isHidden || seenIn[user] === group || (condition !== undefined && condition[row] === 0)) continue;
      seenIn[user] = group;
      counts[group] = (counts[group] as number) + 1;
    }
  }
  return counts;
}
