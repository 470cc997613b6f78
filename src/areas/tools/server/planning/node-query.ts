import type { AskedTest } from '#src/engine/planning/ask-node.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { type ResultRow, runQuery } from '#src/platform/facts/run-query.ts';
import { type CompiledQuery, compileQueryPlan } from '#src/semantics/compile-query-plan.ts';
import { isDimensionId } from '#src/semantics/dimension.ts';
import type { FactScope } from '#src/semantics/fact-scope.ts';
import { isMetricId, metrics } from '#src/semantics/metric.ts';
import { PlanRefusal } from '#src/semantics/plan-refusal.ts';
import { QueryPlan } from '#src/semantics/query-plan.ts';
import { isReportId, reports } from '#src/semantics/report.ts';
import { addDays, addWeeks } from '#src/shared/week.ts';
import type { StoredNode } from './planning-store.ts';

export interface PlanningParts {
  readonly database: Database;
  readonly facts: Facts;
}

export interface NodeQuery {
  readonly plan: QueryPlan;
  readonly compiled: CompiledQuery;
  readonly rows: readonly ResultRow[];
}

/** Weeks that a drift is looked at over. */
const TREND_WEEKS = 16;

/** Asks the facts for what a node is about. Null where no report has it: a file's own metric, a name that no catalogue knows. */
export async function queryNode(facts: Facts, node: StoredNode, scope: FactScope): Promise<NodeQuery | null> {
  const parsed = QueryPlan.safeParse(planOf(node));
  if (!parsed.success) return null;
  try {
    const compiled = compileQueryPlan(parsed.data, scope);
    return { plan: parsed.data, compiled, rows: await runQuery(facts, compiled) };
  } catch (error) {
    if (error instanceof PlanRefusal) return null;
    throw error;
  }
}

function planOf({ kind, week, table, metrics: asked, segment, cut }: StoredNode): unknown {
  return {
    metrics: asked.filter(isMetricId),
    dimensions: [cut].filter((id) => id !== null),
    filters: Object.entries(segment).map(([dimension, member]) => ({
      dimension,
      is: 'one_of',
      members: [member],
    })),
    from: kind === 'trend' ? addWeeks(week, -TREND_WEEKS) : week,
    to: addDays(week, 6),
    grain: kind === 'trend' ? 'week' : 'total',
    limit: 10_000,
    // Of the whole site the report of totals is asked, which is smaller and misses nothing; pages have none.
    ...(isReportId(table) &&
      (kind === 'members' || reports[table].siteReport === null) &&
      reports[table].role === 'cells' && { report: table }),
  };
}

/**
 * Whether the rows say what was tested: of each tested member the sum that the engine saw. Null where nothing can be
 * compared: rates and money are tested with outlying orders at a cap, a drift as a slope.
 */
export function agreement(
  node: StoredNode,
  { compiled: { columns }, rows }: NodeQuery,
  tests: readonly AskedTest[],
): boolean | null {
  const { cut } = node;
  if (node.kind !== 'members' || cut === null || !isDimensionId(cut)) return null;
  const sums = tests.filter(
    ({ metric }) =>
      isMetricId(metric) && metrics[metric].kind.type === 'additive' && metrics[metric].unit === 'count',
  );
  if (sums.length === 0) return null;
  const memberAt = columns.findIndex(({ name }) => name === cut);
  return sums.every(({ metric, segment, observed }) => {
    const at = columns.findIndex(({ name }) => name === metric);
    const row = rows.find((one) => one[memberAt] === segment[cut]);
    // No row: the member had nothing this week. A row without the number says nothing of it, and so does not agree.
    const value = row === undefined ? 0 : Number(row[at] ?? Number.NaN);
    return Math.abs(value - observed) <= 1e-6 * Math.max(1, Math.abs(observed));
  });
}
