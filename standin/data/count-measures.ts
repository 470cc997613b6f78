import { numberColumn, type SessionTable } from '../data-sets/session-table.ts';
import { countTrailingUsers } from './count-trailing-users.ts';
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
        if (table.partOf === undefined) {
          counted.set(key, countRows(table, measure.where, start, groupOfRow, groupCount));
        } else {
          const { session, sessionCount } = table.partOf;
          byGroup ??= rowsByGroup(groupOfRow, groupCount);
          const ids = { of: session, count: sessionCount };
          counted.set(key, countDifferent(table, ids, measure.where, start, groupOfRow, groupCount, byGroup));
        }
        break;
      case 'sum':
        counted.set(key, sumColumn(table, measure.column, start, groupOfRow, groupCount));
        break;
      case 'trailingUsers':
        counted.set(key, countTrailingUsers(table, measure, start, groupOfRow, groupCount));
        break;
      case 'users': {
        byGroup ??= rowsByGroup(groupOfRow, groupCount);
        const ids = { of: table.user, count: table.userCount };
        counted.set(key, countDifferent(table, ids, measure.where, start, groupOfRow, groupCount, byGroup));
        break;
      }
    }
  }
  return counted;
}

function countRows(
  table: SessionTable,
  where: string | undefined,
  start: number,
  groupOfRow: Int32Array,
  groupCount: number,
): Float64Array {
  const condition = where === undefined ? undefined : numberColumn(table, where);
  const counts = new Float64Array(groupCount);
  for (let at = 0; at < groupOfRow.length; at += 1) {
    const group = groupOfRow[at] as number;
    if (group < 0 || (condition !== undefined && condition[start + at] === 0)) continue;
    counts[group] = (counts[group] as number) + 1;
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
 * Users (and sessions of which rows are parts) are counted once a group and never summed. With the rows taken
 * group after group, one mark per user (the last group it was seen in) tells whether it is new to the group:
 * linear in rows, no set per group.
 */
function countDifferent(
  table: SessionTable,
  ids: { readonly of: Uint32Array; readonly count: number },
  where: string | undefined,
  start: number,
  groupOfRow: Int32Array,
  groupCount: number,
  byGroup: Uint32Array,
): Float64Array {
  const condition = where === undefined ? undefined : numberColumn(table, where);
  const lastGroup = new Int32Array(ids.count).fill(-1);
  const counts = new Float64Array(groupCount);
  for (let place = 0; place < byGroup.length; place += 1) {
    const at = byGroup[place] as number;
    if (condition !== undefined && condition[start + at] === 0) continue;
    const group = groupOfRow[at] as number;
    const id = ids.of[start + at] as number;
    if (lastGroup[id] === group) continue;
    lastGroup[id] = group;
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
