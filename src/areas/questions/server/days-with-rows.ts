import type { QuestionReport } from '#src/language/questions/question-context.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { runQuery } from '#src/platform/facts/run-query.ts';
import type { VisibleFacts } from '#src/platform/facts/visible-facts.ts';
import { compileQueryPlan } from '#src/semantics/compile-query-plan.ts';
import { QueryPlan } from '#src/semantics/query-plan.ts';
import type { Day } from '#src/shared/week.ts';
import { KeptByData, onlyOf } from './kept-by-data.ts';

export interface Edges {
  readonly firstDay: Day | null;
  readonly lastDay: Day | null;
}

const MOST_KEPT = 400;
/** A plan's most: 27 years of days. */
const MOST_DAYS = 10_000;
const kept = new KeptByData<Edges>(MOST_KEPT);

/**
 * The first and the last day with a row in any of the reports by day. Days that were fetched and came back empty at either
 * end are not known to have had nothing: before the property began, and where Google has not counted yet.
 */
export async function daysWithRows(
  facts: Facts,
  visible: VisibleFacts,
  reports: readonly QuestionReport[],
): Promise<Edges> {
  const edges = await Promise.all(
    reports
      .filter(({ grain, metrics }) => grain === 'day' && metrics.length > 0)
      .map((report) => {
        const own = onlyOf(visible, report.id);
        return kept.once(own, `${report.id} days`, () => readEdges(facts, own, report));
      }),
  );
  return {
    firstDay: edges.flatMap(({ firstDay }) => firstDay ?? []).sort()[0] ?? null,
    lastDay:
      edges
        .flatMap(({ lastDay }) => lastDay ?? [])
        .sort()
        .at(-1) ?? null,
  };
}

async function readEdges(facts: Facts, visible: VisibleFacts, report: QuestionReport): Promise<Edges> {
  const fetched = visible.slices.flatMap(({ from, to }) => [from, to]).sort();
  const plan = QueryPlan.parse({
    metrics: report.metrics.slice(0, 1),
    from: fetched[0],
    to: fetched.at(-1),
    grain: 'day',
    order: [{ by: 'time', direction: 'up' }],
    limit: MOST_DAYS,
    report: report.id,
  });
  const rows = await runQuery(facts, compileQueryPlan(plan, visible));
  const days = rows.map(([day]) => day as Day);
  return { firstDay: days[0] ?? null, lastDay: days.at(-1) ?? null };
}
