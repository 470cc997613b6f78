import type { Database } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { runQuery } from '#src/platform/facts/run-query.ts';
import { visibleBatches } from '#src/platform/facts/visible-facts.ts';
import { type CompiledQuery, compileQueryPlan } from '#src/semantics/compile-query-plan.ts';
import type { FactScope } from '#src/semantics/fact-scope.ts';
import { PlanRefusal } from '#src/semantics/plan-refusal.ts';
import type { QueryPlan } from '#src/semantics/query-plan.ts';
import { AppError } from '#src/shared/error-code.ts';

/** Runs a plan over what is visible of a source now. A plan that would mean nothing is refused with the reason. */
export async function queryFacts(
  { database, facts }: { readonly database: Database; readonly facts: Facts },
  organizationId: string,
  sourceId: string,
  plan: QueryPlan,
) {
  const visible = await database.forOrganization(organizationId, (tx) =>
    visibleBatches(tx.$client, { organizationId, sourceId, from: plan.from, to: plan.to }),
  );
  const { report, columns, sql, params, missing } = compiled(plan, visible);
  const rows = await runQuery(facts, { sql, params });
  return {
    report,
    columns: columns.map(({ name, type }) => ({ name, type })),
    rows: rows.map((row) => [...row]),
    missing: [...missing],
    marks: [...visible.marks],
    sql,
  };
}

function compiled(plan: QueryPlan, scope: FactScope): CompiledQuery {
  try {
    return compileQueryPlan(plan, scope);
  } catch (error) {
    if (!(error instanceof PlanRefusal)) throw error;
    throw new AppError('INVALID_INPUT', error.message, { cause: error, fields: { plan: error.message } });
  }
}
