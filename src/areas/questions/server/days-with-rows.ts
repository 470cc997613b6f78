import type { TransactionClient } from '#src/platform/facts/transaction-client.ts';
import type { VisibleFacts } from '#src/platform/facts/visible-facts.ts';
import { reportIds, reports } from '#src/semantics/report.ts';
import type { Day } from '#src/shared/week.ts';

export interface Edges {
  readonly firstDay: Day | null;
  readonly lastDay: Day | null;
}

/** The reports whose rows are of single days, by name. */
export const reportsByDay: readonly string[] = reportIds.filter(
  (id) => reports[id].grain === 'day' && reports[id].metrics.length > 0,
);

/**
 * The first and the last day with a row in any of the reports by day. Days that were fetched and came back empty at either
 * end are not known to have had nothing: before the property began, and where Google has not counted yet.
 */
export async function daysWithRows(
  db: TransactionClient,
  { organizationId, sourceId }: Pick<VisibleFacts, 'organizationId' | 'sourceId'>,
): Promise<Edges> {
  const { rows } = await db.query<Edges>(
    `SELECT min(day)::text AS "firstDay", max(day)::text AS "lastDay" FROM fact_days
     WHERE organization_id = $1 AND source_id = $2 AND report_id = ANY ($3::text[]) AND row_count > 0`,
    [organizationId, sourceId, reportsByDay],
  );
  return rows[0] ?? { firstDay: null, lastDay: null };
}
