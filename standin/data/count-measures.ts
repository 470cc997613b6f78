import { numberColumn, type SessionTable } from '../data-sets/session-table.ts';
import type { CountedMeasure } from './metric-formula.ts';

/** Counts each measure for each group over the rows from `start` on; rows of group -1 take no part. */
export function countMeasures(
  table: SessionTable,
  measures: ReadonlyMap<string, CountedMeasure>,
  start: number,
  groupOfRow: Int32Array,
  groupCount: number,
): Map<string, Float64Array> {
  const counted = new Map<string, Float64Array>();
  let byGroup: Uint32Array | undefined;
  for (const [key, measure] of measures) {
    switch (measure.kind) {
      case 'sessions':
        counted.set(key, countSessions(groupOfRow, groupCount));
        break;
      case 'sum':
        counted.set(key, sumColumn(table, measure.column, start, groupOfRow, groupCount));
        break;
      case 'users':
        byGroup ??= rowsByGroup(groupOfRow, groupCount);
        counted.set(key, countUsers(table, measure.where, start, groupOfRow, groupCount, byGroup));
        break;
    }
  }
  return counted;
}

function countSessions(groupOfRow: Int32Array, groupCount: number): Float64Array {
  const counts = new Float64Array(groupCount);
  for (let at = 0; at < groupOfRow.length; at += 1) {
    const group = groupOfRow[at] as number;
    if (group >= 0) counts[group] = (counts[group] as number) + 1;
  }
  return counts;
}

function sumColumn(table: SessionTable, column: string, start: number, groupOfRow: Int32Array, groupCount: number): Float64Array {
  const values = numberColumn(table, column);
  const sums = new Float64Array(groupCount);
  for (let at = 0; at < groupOfRow.length; at += 1) {
    const group = groupOfRow[at] as number;
    if (group >= 0) sums[group] = (sums[group] as number) + (values[start + at] as number);
  }
  return sums;
}

/**
 * Users are counted once a group and never summed. With the rows taken group after group, one mark per user
 * (the last group it was seen in) tells whether it is new to the group: linear in rows, no set per group.
 */
function countUsers(
  table: SessionTable,
  where: string | undefined,
  start: number,
  groupOfRow: Int32Array,
  groupCount: number,
  byGroup: Uint32Array,
): Float64Array {
  const condition = where === undefined ? undefined : numberColumn(table, where);
  const lastGroup = new Int32Array(table.userCount).fill(-1);
  const counts = new Float64Array(groupCount);
  for (let place = 0; place < byGroup.length; place += 1) {
    const at = byGroup[place] as number;
    if (condition !== undefined && condition[start + at] === 0) continue;
    const group = groupOfRow[at] as number;
    const user = table.user[start + at] as number;
    if (lastGroup[user] === group) continue;
    lastGroup[user] = group;
    counts[group] = (counts[group] as number) + 1;
  }
  return counts;
}

/** The places of the rows that take part, group after group (a counting sort). */
function rowsByGroup(groupOfRow: Int32Array, groupCount: number): Uint32Array {
  const next = new Uint32Array(groupCount + 1);
  let taking = 0;
  for (let at = 0; at < groupOfRow.length; at += 1) {
    const group = groupOfRow[at] as number;
    if (group < 0) continue;
    next[group + 1] = (next[group + 1] as number) + 1;
    taking += 1;
  }
  for (let group = 0; group < groupCount; group += 1) {
    next[group + 1] = (next[group + 1] as number) + (next[group] as number);
  }
  const places = new Uint32Array(taking);
  for (let at = 0; at < groupOfRow.length; at += 1) {
    const group = groupOfRow[at] as number;
    if (group < 0) continue;
    places[next[group] as number] = at;
    next[group] = (next[group] as number) + 1;
  }
  return places;
}
