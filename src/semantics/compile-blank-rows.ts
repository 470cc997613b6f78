import { rowsOf } from './compile-query-plan.ts';
import { type FactScope, type SqlCondition, scopeCondition } from './fact-scope.ts';
import { factsTable, storedMetricIds } from './facts-table.ts';
import { isAdditive, type MetricId } from './metric.ts';
import type { QueryPlan } from './query-plan.ts';
import type { Report } from './report.ts';

export interface BlankRowsQuery extends SqlCondition {
  /** Of the columns, each the number of rows that lack it. */
  readonly metrics: readonly MetricId[];
}

/** What is a mean already, or told of single rows, is no part of what is added up. */
const added = (metrics: readonly MetricId[]): readonly MetricId[] =>
  metrics.filter((metric) => storedMetricIds.includes(metric) && isAdditive(metric));

/** Asks in how many rows of a report each metric has no value. */
export function compileBlankCells({ id, metrics: all }: Report, scope: FactScope): BlankRowsQuery {
  return counted(added(all), scopeCondition(scope, id));
}

/** Asks in how many of the plan's rows each of its metrics has no value. */
export function compileBlankRows(plan: QueryPlan, report: Report, scope: FactScope): BlankRowsQuery {
  const { known: _, ...whole } = plan;
  return counted(added(plan.metrics), rowsOf(whole, scope, report));
}

const counted = (metrics: readonly MetricId[], { sql, params }: SqlCondition): BlankRowsQuery => ({
  sql: `SELECT ${metrics.map((metric) => `countIf(isNull(f.${metric}))`).join(', ')}\nFROM ${factsTable} AS f\nWHERE ${sql}`,
  params,
  metrics,
});
