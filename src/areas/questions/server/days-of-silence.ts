import type { TransactionClient } from '#src/platform/facts/transaction-client.ts';
import type { VisibleFacts } from '#src/platform/facts/visible-facts.ts';
import { median } from '#src/shared/quantile.ts';
import { addDays, type Day } from '#src/shared/week.ts';
import { reportsByDay } from './days-with-rows.ts';

/** How many rows the largest report by day holds of a day. */
export interface DayRows {
  readonly day: Day;
  readonly rows: number;
}

/** As the engine looks around a day without events (`engine/series/silent-days.ts`): the same weekday on either side. */
const WEEKS_AROUND = 8;
const FEWEST_NEIGHBOURS = 3;
/** A visit makes a few rows of one report at most (pages, events): so many rows are some thirty visits, of which none comes once in 10¹³ days. */
const FEWEST_ROWS = 100;

/**
 * Days on which a source that usually has many rows has none: its measurement was out, and nobody knows what visitors did. They count
 * as missing, as the analysis of a week takes them. Days that are often empty are not among them.
 * @param days in their order, without gaps between the first and the last one with rows
 */
export function silentAmong(days: readonly DayRows[]): readonly Day[] {
  const rowsOf = new Map(days.map(({ day, rows }) => [day, rows]));
  return days.flatMap(({ day, rows }) => {
    if (rows > 0) return [];
    const around: number[] = [];
    for (let week = -WEEKS_AROUND; week <= WEEKS_AROUND; week++) {
      const own = week === 0 ? undefined : rowsOf.get(addDays(day, 7 * week));
      if (own !== undefined) around.push(own);
    }
    return around.length >= FEWEST_NEIGHBOURS && median(around) >= FEWEST_ROWS ? [day] : [];
  });
}

/** The silent days of a source, between its first and its last day with a row. */
export async function daysOfSilence(
  db: TransactionClient,
  { organizationId, sourceId }: Pick<VisibleFacts, 'organizationId' | 'sourceId'>,
): Promise<readonly Day[]> {
  const { rows } = await db.query<DayRows>(
    `SELECT day::text AS day, max(row_count)::int AS rows FROM fact_days
     WHERE organization_id = $1 AND source_id = $2 AND report_id = ANY ($3::text[])
     GROUP BY fact_days.day ORDER BY fact_days.day`,
    [organizationId, sourceId, reportsByDay],
  );
  const hasRows = rows.map((one) => one.rows > 0);
  return silentAmong(rows.slice(hasRows.indexOf(true), hasRows.lastIndexOf(true) + 1));
}
