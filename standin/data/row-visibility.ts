import type { LocalTime } from '../calendar/local-time.ts';
import { rowsBefore, type SessionTable } from '../data-sets/session-table.ts';

/** Which rows a report sees, and what a row seen stands for. */
export interface RowVisibility {
  /** Rows from here on lie in the future. */
  readonly end: number;
  /** Rows before this one are all seen. */
  readonly doubtfulFrom: number;
  hides(row: number): boolean;
  /** How many sessions each one seen stands for: more than 1 in a sample. */
  readonly weight: number;
}

export interface Veils {
  /** Sessions show up to so many hours after they happened. */
  readonly lateHours?: number | undefined;
  /** So many percent of the sessions of the last `days` days, the last three left out, are gone. */
  readonly restated?: { readonly percent: number; readonly days: number } | undefined;
  /** Only so many percent of the sessions are read. */
  readonly samplePercent?: number | undefined;
}

export function rowVisibility(table: SessionTable, present: LocalTime, veils: Veils): RowVisibility {
  const { lateHours = 0, restated, samplePercent = 100 } = veils;
  // The parts of a session come and go together.
  const sessionOf = (row: number): number => table.partOf?.session[row] ?? row;
  const age = (row: number): number =>
    (present.day - (table.day[row] as number)) * 86_400 + present.second - (table.second[row] as number);
  const isLate = (row: number): boolean => {
    // Most events are processed soon, few take long: half within an eighth of the time.
    const wait = lateHours * 3600 * shareOf(sessionOf(row), 1) ** 3;
    return age(row) < wait;
  };
  const isRestated = (row: number): boolean => {
    if (restated === undefined) return false;
    const daysAgo = present.day - (table.day[row] as number);
    return daysAgo >= 3 && daysAgo <= restated.days && shareOf(sessionOf(row), 2) < restated.percent / 100;
  };
  const oldest = present.day - Math.max(lateHours > 0 ? Math.ceil(lateHours / 24) + 1 : 0, restated?.days ?? 0);
  return {
    end: rowsBefore(table, present.day, present.second),
    doubtfulFrom: samplePercent < 100 ? 0 : rowsBefore(table, oldest),
    hides: (row) =>
      (lateHours > 0 && isLate(row)) ||
      isRestated(row) ||
      (samplePercent < 100 && shareOf(sessionOf(row), 3) >= samplePercent / 100),
    weight: 100 / samplePercent,
  };
}

/** A number from 0 up to 1 that belongs to the session for good. */
export function shareOf(session: number, purpose: number): number {
  let hash = Math.imul(session + 1, 0x9e3779b1) ^ Math.imul(purpose, 0x85ebca77);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296;
}
