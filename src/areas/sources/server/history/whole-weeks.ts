import type { Transaction } from '#src/platform/database/database.ts';
import { isReportId, type ReportId, reports } from '#src/semantics/report.ts';
import { addDays, addWeeks, type Day, weekOf } from '#src/shared/week.ts';
import type { FetchPlan } from './fetch-source.ts';

/** The reports of a source that are by days: its totals, and the parts that go with them. */
export interface DailyReports {
  readonly organizationId: string;
  readonly sourceId: string;
  readonly site: ReportId;
  readonly parts: readonly ReportId[];
}

function dailyReports(
  { organizationId, sourceId }: Pick<DailyReports, 'organizationId' | 'sourceId'>,
  ids: readonly ReportId[],
): DailyReports | null {
  const ofRole = (role: 'site' | 'cells') => ids.filter((id) => reports[id].role === role);
  const [site] = ofRole('site');
  if (site === undefined) return null;
  // A file may bring totals of more days than parts.
  return { organizationId, sourceId, site, parts: site === 'file_site' ? [] : ofRole('cells') };
}

export function plannedReports(plan: FetchPlan): DailyReports {
  const found = dailyReports(
    plan,
    plan.available.map(({ reportId }) => reportId),
  );
  if (found === null) throw new Error('The source has no report of totals.');
  return found;
}

/** Those that something is stored of; null when nothing is. */
export async function storedReports(
  tx: Transaction,
  source: Pick<DailyReports, 'organizationId' | 'sourceId'>,
): Promise<DailyReports | null> {
  const { rows } = await tx.$client.query<{ id: string }>(
    'SELECT DISTINCT report_id AS id FROM fact_days WHERE organization_id = $1 AND source_id = $2',
    [source.organizationId, source.sourceId],
  );
  return dailyReports(source, rows.map(({ id }) => id).filter(isReportId));
}

const WEEKS = `
  SELECT date_trunc('week', s.day)::date::text AS monday, sum(s.row_count) > 0 AS "hasData",
    bool_and((SELECT count(*) FROM fact_days r
      WHERE r.organization_id = s.organization_id AND r.source_id = s.source_id AND r.day = s.day
        AND r.report_id = ANY ($4::text[])) = $5::integer) AS whole
  FROM fact_days s
  WHERE s.organization_id = $1 AND s.source_id = $2 AND s.report_id = $3 AND s.day BETWEEN $6 AND $7
  GROUP BY 1 ORDER BY 1`;

interface StoredWeek {
  readonly monday: Day;
  readonly hasData: boolean;
  /** All days that the totals have, the parts have too. */
  readonly whole: boolean;
}

async function storedWeeks(
  { $client }: Transaction,
  { organizationId, sourceId, site, parts }: DailyReports,
  from: Day,
  to: Day,
): Promise<StoredWeek[]> {
  const { rows } = await $client.query<StoredWeek>(WEEKS, [
    organizationId,
    sourceId,
    site,
    parts,
    parts.length,
    from,
    to,
  ]);
  return rows;
}

export async function countWholeWeeks(
  tx: Transaction,
  daily: DailyReports,
  from: Day,
  to: Day,
): Promise<number> {
  return (await storedWeeks(tx, daily, from, to)).filter(({ whole }) => whole).length;
}

export interface StoredHistory {
  /** The Monday from which on all reports are stored up to the week. */
  readonly from: Day;
  /** Whether the week itself is stored whole. */
  readonly weekIsWhole: boolean;
}

/** How much of what lies before a week can be read; null when there is nothing at all. */
export async function storedHistory(
  tx: Transaction,
  daily: DailyReports,
  week: Day,
  mostWeeks: number,
): Promise<StoredHistory | null> {
  const weeks = await storedWeeks(tx, daily, addWeeks(week, -mostWeeks), addDays(week, 6));
  const first = weeks.find(({ hasData }) => hasData);
  if (first === undefined) return null;
  const broken = weeks.findLast(({ monday, whole }) => !whole && monday < week);
  const unbroken = broken === undefined ? first.monday : addWeeks(broken.monday, 1);
  const last = weeks.at(-1);
  return {
    from: unbroken > first.monday ? unbroken : weekOf(first.monday),
    weekIsWhole: last?.monday === week && last.whole,
  };
}
