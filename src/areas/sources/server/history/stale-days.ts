import type { Transaction } from '#src/platform/database/database.ts';
import type { Report, ReportId } from '#src/semantics/report.ts';
import { addDays, type Day, daysBetween } from '#src/shared/week.ts';

export interface StaleQuestion {
  readonly organizationId: string;
  readonly sourceId: string;
  /** The totals of the source, which are asked for whole and say which days there are and which have changed. */
  readonly site: ReportId;
  readonly from: Day;
  readonly to: Day;
  /** Earlier days are asked for again when they are stored and stale, but not when they are missing. */
  readonly fillFrom: Day;
  readonly timeZone: string;
  readonly settledAfterDays: number;
  /** A day that was asked for since then is not asked for again, however young it is. */
  readonly freshSince: Date;
  /** Settled days are asked for again too: Google may have moved what is within a day and left its total alone. */
  readonly again: boolean;
}

const STALE = `
  SELECT s.day::text AS day
  FROM fact_days s
  LEFT JOIN fact_days r ON r.organization_id = s.organization_id AND r.source_id = s.source_id
    AND r.day = s.day AND r.report_id = $4
  WHERE s.organization_id = $1 AND s.source_id = $2 AND s.report_id = $3 AND s.day BETWEEN $5 AND $6
    AND CASE
      WHEN r.day IS NULL THEN s.day >= $7::date
      -- the total of the day has changed since its parts were asked for
      WHEN r.confirmed_at < s.fetched_at THEN true
      WHEN r.confirmed_at >= $10::timestamptz THEN false
      WHEN $11::boolean THEN true
      ELSE r.marks @> '[{"type": "provisional"}]' OR (r.confirmed_at AT TIME ZONE $8)::date - s.day < $9::integer
    END
  ORDER BY s.day`;

const STALE_WEEKS = `
  SELECT w.monday::text AS day
  FROM (
    SELECT date_trunc('week', s.day)::date AS monday, max(s.fetched_at) AS changed_at
    FROM fact_days s
    WHERE s.organization_id = $1 AND s.source_id = $2 AND s.report_id = $3 AND s.day BETWEEN $5 AND $6
    -- whole weeks only
    GROUP BY 1 HAVING max(s.day) = date_trunc('week', max(s.day))::date + 6
  ) w
  LEFT JOIN fact_days r ON r.organization_id = $1 AND r.source_id = $2 AND r.report_id = $4 AND r.day = w.monday
  WHERE CASE
      WHEN r.day IS NULL THEN w.monday >= $7::date
      WHEN r.confirmed_at < w.changed_at THEN true
      WHEN r.confirmed_at >= $10::timestamptz THEN false
      WHEN $11::boolean THEN true
      ELSE r.marks @> '[{"type": "provisional"}]' OR (r.confirmed_at AT TIME ZONE $8)::date - (w.monday + 6) < $9::integer
    END
  ORDER BY 1`;

/**
 * The days of a report that must be asked for: missing ones, young ones, and those whose total has changed. Of a report by
 * weeks its Mondays.
 */
export async function staleDays(
  { $client }: Transaction,
  { id, grain }: Report,
  question: StaleQuestion,
): Promise<Day[]> {
  const { rows } = await $client.query<{ day: Day }>(grain === 'day' ? STALE : STALE_WEEKS, [
    question.organizationId,
    question.sourceId,
    question.site,
    id,
    question.from,
    question.to,
    question.fillFrom,
    question.timeZone,
    question.settledAfterDays,
    question.freshSince,
    question.again,
  ]);
  return rows.map(({ day }) => day);
}

export interface Range {
  readonly from: Day;
  readonly to: Day;
}

/** Days that lie close together are asked for at once: a call costs more than a few days that are there already. */
const GAP_DAYS = 3;

/** The days, or weeks by their Mondays, as ranges of so many days at most. */
export function rangesOf(
  days: readonly Day[],
  unitDays: 1 | 7,
  mostDays = Number.POSITIVE_INFINITY,
): Range[] {
  const ranges: { from: Day; to: Day }[] = [];
  const gap = unitDays === 1 ? GAP_DAYS : 0;
  for (const day of days) {
    const to = addDays(day, unitDays - 1);
    const last = ranges.at(-1);
    if (last !== undefined && day <= addDays(last.to, gap + 1) && daysBetween(last.from, to) < mostDays)
      last.to = to;
    else ranges.push({ from: day, to });
  }
  return ranges;
}
