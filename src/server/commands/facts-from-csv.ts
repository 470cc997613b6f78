import type { WeekFacts } from '#src/engine/week-facts.ts';
import { isDimensionId } from '#src/semantics/dimension.ts';
import { fileMetric, isMetricId, type Metric, metrics } from '#src/semantics/metric.ts';
import { addDays, type Day, daysBetween, daysFrom, weekOf } from '#src/shared/week.ts';
import { type DailyRow, type DailyRows, readDailyRows } from './daily-rows.ts';
import { isNumber } from './is-number.ts';
import { noNumbers } from './no-numbers.ts';
import { quoted } from './quoted.ts';
import { UnreadableFacts } from './unreadable-facts.ts';

/**
 * Daily facts from a CSV of `date,dimension columns...,metric columns...`.
 *
 * A column is a metric when the catalogue knows its name, or when its name is no dimension of the catalogue and all of
 * its cells are numbers; an unknown metric counts as an additive count. Days without any row are missing, not zero, but for
 * those on which the place is closed (see `markClosedDays`).
 * Ratios and distinct counts cannot be added over rows and are refused.
 */
export const factsFromCsv = (text: string, week: Day): WeekFacts => factsOfRows(rowsOfFacts(text), week);

export const rowsOfFacts = (text: string): DailyRows => readDailyRows(text, (heading) => heading.trim());

/** The same of rows that were read before: a file is asked for many of its weeks. */
export function factsOfRows(
  read: DailyRows,
  week: Day,
  /** Columns whose numbers are names: "hour", "room". */
  named: ReadonlySet<string> = new Set(),
): WeekFacts {
  const { names, dateColumn, rows } = read;
  const last = addDays(week, 6);
  const kept = rows.filter(({ day }) => day <= last);
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
    values[name] = Float64Array.from(kept, ({ cells, line }) =>
      readNumber(cells[column] as string, name, line),
    );
  });
  if (Object.keys(values).length === 0) throw noNumbers(read);
  const dimensions = names.flatMap((id, column) => {
    if (isMetric[column] || column === dateColumn) return [];
    const members = [...new Set(kept.map(({ cells }) => cells[column] as string))];
    const place = new Map(members.map((member, index) => [member, index]));
    return [
      {
        id,
        members,
        codes: Uint32Array.from(kept, ({ cells }) => place.get(cells[column] as string) as number),
      },
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

function isMetricColumn(name: string, rows: readonly DailyRow[], column: number): boolean {
  if (isMetricId(name)) return true;
  if (isDimensionId(name)) return false;
  return rows.every(({ cells }) => isNumber(cells[column] as string));
}

function metricFor(name: string): Metric {
  if (!isMetricId(name)) return fileMetric(name);
  const metric = metrics[name];
  if (metric.kind.type !== 'additive')
    throw new UnreadableFacts(`"${name}" cannot be added up over rows; give the counts it is made of`);
  return metric;
}

function readNumber(text: string, metric: string, line: number): number {
  if (!isNumber(text))
    throw new UnreadableFacts(`line ${line}: ${quoted(text)} is no number (${metric}); write it like 1234.5`);
  return Number(text);
}
