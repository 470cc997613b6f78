import { getSource, siteContextOf } from '#src/areas/sources/server/service.ts';
import { attributionTable } from '#src/engine/explore/attribution-table.ts';
import { rowOf, testsOf } from '#src/engine/explore/week-breakdown.ts';
import { weekRows } from '#src/engine/explore/week-rows.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { loadWeekFacts } from '#src/platform/facts/load-week-facts.ts';
import { visibleBatches } from '#src/platform/facts/visible-facts.ts';
import { pageCategory } from '#src/semantics/page-category.ts';
import { AppError } from '#src/shared/error-code.ts';
import { addDays, addWeeks, type Day } from '#src/shared/week.ts';
import type { AttributionTable } from '../../plan-contract.ts';
import { latestAnalysis } from '../analysis-store.ts';
import { dimensionLabel, metricOf } from '../finding-context.ts';

const WEEKS_BEFORE = 3;
/** What a person reads; the rest is one named row. */
const MOST_ROWS = 100;

/** What each page, source and category contributed to the change of a week, over the facts that are visible now. */
export async function attributeWeek(
  { database, facts }: { readonly database: Database; readonly facts: Facts },
  organizationId: string,
  { sourceId, weekStart }: { readonly sourceId: string; readonly weekStart: Day },
): Promise<AttributionTable> {
  const from = addWeeks(weekStart, -WEEKS_BEFORE);
  const { source, visible, context, analysis } = await database.forOrganization(
    organizationId,
    async (tx) => ({
      source: await getSource(tx, sourceId),
      visible: await visibleBatches(tx.$client, {
        organizationId,
        sourceId,
        from,
        to: addDays(weekStart, 6),
      }),
      context: await siteContextOf(tx, sourceId),
      analysis: (await latestAnalysis(tx, { sourceId, week: weekStart }))?.analysis,
    }),
  );
  const weekFacts = await loadWeekFacts(facts, { week: weekStart, from, currency: source.currency, visible });
  const rows = weekRows(weekFacts, 'page_and_source');
  const table = rows && attributionTable(rows, MOST_ROWS);
  if (!rows || !table?.total)
    throw new AppError(
      'CONFLICT',
      'There are no whole weeks of data to compare. Fetch the history of the source or choose another week.',
    );
  const tests = testsOf(analysis?.nodes ?? [], rows.metric);
  const label = (dimension: string | null) => dimension && dimensionLabel(dimension);
  return {
    sourceId,
    weekStart,
    metric: rows.metric,
    metricLabel: metricOf(rows.metric).label,
    columns: { page: label(rows.pageDimension), source: label(rows.sourceDimension) },
    comparedWith: [...rows.comparedWith],
    rows: table.rows.map((row) =>
      rowOf(row, rows, tests, (page) => pageCategory(page, context?.findings ?? null)),
    ),
    remainders: table.remainders.map(({ name, rows: count, volume, change }) => ({
      name,
      rows: count,
      sessions: volume,
      change,
    })),
    total: { sessions: table.total.volume, usual: table.total.usual, change: table.total.change },
  };
}
