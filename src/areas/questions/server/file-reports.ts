import type { QuestionReport } from '#src/language/questions/question-context.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { runQuery } from '#src/platform/facts/run-query.ts';
import type { VisibleFacts } from '#src/platform/facts/visible-facts.ts';
import { compileQueryPlan } from '#src/semantics/compile-query-plan.ts';
import { QueryPlan } from '#src/semantics/query-plan.ts';
import { isReportId, reports } from '#src/semantics/report.ts';
import { KeptByData, onlyOf } from './kept-by-data.ts';

/** Files of some hundred organizations. */
const MOST_KEPT = 400;
const kept = new KeptByData<QuestionReport>(MOST_KEPT);

/** The report of a file could have every metric there is; this one has those with a value in it. Others stay as they are. */
export async function whatFileHas(
  facts: Facts,
  visible: VisibleFacts,
  report: QuestionReport,
): Promise<QuestionReport> {
  if (!isReportId(report.id) || reports[report.id].service !== 'file') return report;
  const own = onlyOf(visible, report.id);
  return await kept.once(own, report.id, () => withValues(facts, own, report));
}

async function withValues(
  facts: Facts,
  visible: VisibleFacts,
  report: QuestionReport,
): Promise<QuestionReport> {
  const days = visible.slices.flatMap(({ from, to }) => [from, to]).sort();
  const plan = QueryPlan.parse({
    metrics: report.metrics,
    from: days[0],
    to: days.at(-1),
    report: report.id,
  });
  const [row] = await runQuery(facts, compileQueryPlan(plan, visible));
  return { ...report, metrics: report.metrics.filter((_, index) => row?.[index] != null) };
}
