import type { Facts } from '#src/platform/facts/facts-client.ts';
import { runQuery } from '#src/platform/facts/run-query.ts';
import type { VisibleFacts } from '#src/platform/facts/visible-facts.ts';
import {
  type BlankRowsQuery,
  compileBlankCells,
  compileBlankRows,
} from '#src/semantics/compile-blank-rows.ts';
import type { QueryPlan } from '#src/semantics/query-plan.ts';
import { type Report, rowsBehind } from '#src/semantics/report.ts';
import { KeptByData, onlyOf } from './kept-by-data.ts';

/** Some reports each of some hundred organizations; nearly all of the lists are empty. */
const MOST_KEPT = 1_000;
const kept = new KeptByData<ReadonlyMap<string, number>>(MOST_KEPT);

/** In how many of a plan's rows each of its metrics has no value. Rows are counted only of a report that has such cells at all. */
export async function blankRows(
  facts: Facts,
  visible: VisibleFacts,
  plan: QueryPlan,
  asked: Report,
): Promise<ReadonlyMap<string, number>> {
  const report = rowsBehind(asked);
  const own = onlyOf(visible, report.id);
  if (own.slices.length === 0) return new Map();
  const blank = await kept.once(own, report.id, () => countsOf(facts, compileBlankCells(report, own)));
  if (!plan.metrics.some((metric) => blank.has(metric))) return new Map();
  return await countsOf(facts, compileBlankRows(plan, report, own));
}

async function countsOf(facts: Facts, query: BlankRowsQuery): Promise<ReadonlyMap<string, number>> {
  if (query.metrics.length === 0) return new Map();
  const [row = []] = await runQuery(facts, query);
  const counts = query.metrics.map((metric, at) => [metric, Number(row[at])] as const);
  return new Map(counts.filter(([, rows]) => rows > 0));
}
