import type { WeekFacts } from '#src/engine/week-facts.ts';
import { isDimensionId } from '#src/semantics/dimension.ts';
import { fileMetric, isMetricId, type Metric, metrics } from '#src/semantics/metric.ts';
import { addDays, type Day, daysBetween, daysFrom, parseDay, weekOf } from '#src/shared/week.ts';
import { dateColumnOf } from './date-column-of.ts';
import { parseCsv } from './parse-csv.ts';
import { refuseHeader, refuseLongCells } from './refuse-header.ts';
import { UnreadableFacts } from './unreadable-facts.ts';

/**
 * Daily facts from a CSV of `date,dimension columns...,metric columns...`.
 *
 * A column is a metric when the catalogue knows its name, or when its name is no dimension of the catalogue and all of
 * its cells are numbers; an unknown metric counts as an additive count. Days without any row are missing, not zero, but for
 * those on which the place is closed (see `markClosedDays`).
 * Ratios and distinct counts cannot be added over rows and are refused.
 */
export function factsFromCsv(
  text: string,
  week: Day,
  /** Columns whose numbers are names: "hour", "room". */
  named: ReadonlySet<string> = new Set(),
): WeekFacts {
  const [header, ...rows] = readRows(text);
  if (!header) throw new UnreadableFacts('the file is empty');
  refuseHeader(header);
  refuseLongCells(header, rows);
  const names = header.map((name) => name.trim());
  const dateColumn = dateColumnOf(header, rows);
  if (dateColumn < 0) throw new UnreadableFacts(`there is no column "date" among: ${names.join(', ')}`);
  refuseNames(names);
  rows.forEach((row, index) => {
    if (row.length !== names.length)
      throw new UnreadableFacts(`line ${index + 2} has ${row.length} cells, the header has ${names.length}`);
  });
  const dates = rows.map((row, index) => readDay(row[dateColumn] as string, index + 2));
  const last = addDays(week, 6);
  const kept = rows.flatMap((row, index) =>
    (dates[index] as Day) <= last ? [{ row, day: dates[index] as Day, line: index + 2 }] : [],
  );
  if (kept.length === 0) throw new UnreadableFacts(`there is no row up to ${last}, the Sunday of the week`);
  const first = weekOf(kept.map((one) => one.day).sort()[0] as Day);
  const days = daysFrom(first, last);
  const present = new Uint8Array(days.length);
  const day = Uint16Array.from(kept, ({ day: one }) => daysBetween(first, one));
  for (const index of day) present[index] = 1;
  markClosedDays(present);

  const isMetric = names.map(
    (name, column) => column !== dateColumn && !named.has(name) && isMetricColumn(name, rows, column),
  );
  const values: Record<string, Float64Array> = {};
  const known: Record<string, Metric> = {};
  names.forEach((name, column) => {
    if (!isMetric[column]) return;
    known[name] = metricFor(name);
    values[name] = Float64Array.from(kept, ({ row, line }) => readNumber(row[column] as string, name, line));
  });
  if (Object.keys(values).length === 0) throw new UnreadableFacts('there is no metric column');
  const dimensions = names.flatMap((id, column) => {
    if (isMetric[column] || column === dateColumn) return [];
    const members = [...new Set(kept.map(({ row }) => row[column] as string))];
    const place = new Map(members.map((member, index) => [member, index]));
    return [
      { id, members, codes: Uint32Array.from(kept, ({ row }) => place.get(row[column] as string) as number) },
    ];
  });
  return {
    week,
    days,
    currency: null,
    metrics: known,
    tables: [{ id: 'file', present, dimensions, day, values, totals: null }],
    totals: {},
    weekly: {},
    marks: [],
  };
}

/** Fewer weeks do not tell a day of the week that is always empty from one that is missing. */
const FEWEST_WEEKS = 4;

/**
 * A table has no rows for what did not happen: an office has none of its weekends. A day of the week that most weeks are without
 * is one on which there was nothing; on any other, a day without rows is missing.
 *
 * @param present of all days from a Monday on; closed ones are set
 */
function markClosedDays(present: Uint8Array): void {
  const weeks = Array.from({ length: present.length / 7 }, (_, week) =>
    present.subarray(7 * week, 7 * week + 7),
  );
  const seen = weeks.filter((days) => days.includes(1));
  if (seen.length < FEWEST_WEEKS) return;
  for (let weekday = 0; weekday < 7; weekday++) {
    const open = seen.filter((days) => days[weekday] === 1).length;
    if (open >= seen.length / 2) continue;
    for (const days of seen) days[weekday] = 1;
  }
}

function readRows(text: string): string[][] {
  try {
    return parseCsv(text);
  } catch (error) {
    throw new UnreadableFacts((error as Error).message);
  }
}

export function readDay(text: string, line: number): Day {
  const trimmed = text.trim();
  // Exports of GA4 write 20260302.
  const day = parseDay(
    /^\d{8}$/.test(trimmed) ? trimmed.replace(/(\d{4})(\d{2})(\d{2})/, '$1-$2-$3') : trimmed,
  );
  if (!day) throw new UnreadableFacts(`line ${line}: "${text}" is no date (YYYY-MM-DD)`);
  return day;
}

function isMetricColumn(name: string, rows: readonly string[][], column: number): boolean {
  if (isMetricId(name)) return true;
  if (isDimensionId(name)) return false;
  return rows.every((row) => isNumber(row[column] as string));
}

function metricFor(name: string): Metric {
  if (!isMetricId(name)) return fileMetric(name);
  const metric = metrics[name];
  if (metric.kind.type !== 'additive')
    throw new UnreadableFacts(`"${name}" cannot be added up over rows; give the counts it is made of`);
  return metric;
}

/** Two columns of one name would be one, and a name of every object would be none. */
export function refuseNames(names: readonly string[]): void {
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new UnreadableFacts(`the column "${repeated}" appears twice`);
  if (names.includes('__proto__')) throw new UnreadableFacts('a column cannot be called "__proto__"');
}

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

/** Written with digits: 0x10 and "Infinity" are names. What is too large to be counted exactly is no number of anything. */
export const isNumber = (text: string): boolean =>
  NUMBER.test(text.trim()) && Math.abs(Number(text)) <= Number.MAX_SAFE_INTEGER;

function readNumber(text: string, metric: string, line: number): number {
  if (!isNumber(text)) throw new UnreadableFacts(`line ${line}: "${text}" is no number (${metric})`);
  return Number(text);
}
