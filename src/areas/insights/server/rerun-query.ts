import type { Finding } from '#src/engine/finding.ts';
import { type Clock, isoInstant } from '#src/platform/clock.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { type ResultRow, runQuery } from '#src/platform/facts/run-query.ts';
import { compileQueryPlan } from '#src/semantics/compile-query-plan.ts';
import type { FactScope } from '#src/semantics/fact-scope.ts';
import { isAdditive, isMetricId } from '#src/semantics/metric.ts';
import { QueryPlan } from '#src/semantics/query-plan.ts';
import { addDays, type Day } from '#src/shared/week.ts';
import type { RerunQuery } from '../evidence.ts';
import type { FrozenInputs } from './frozen-inputs.ts';

/** Results of sums differ in the last bits with the order of adding. */
const RELATIVE_TOLERANCE = 1e-9;

/** What a finding or a test claims of a week, as far as a query can say it again. */
interface Claim extends Pick<Finding, 'metric' | 'segment' | 'week'> {
  /** Null: whichever report can say it. */
  readonly table: string | null;
  readonly effect: Pick<Finding['effect'], 'observed'>;
}

/** The plan of a claim: its metric by week, over its segment, from the first week of history to the week itself. */
export function claimPlan(
  { metric, segment, table, week }: Omit<Claim, 'effect'>,
  inputs: FrozenInputs,
): QueryPlan {
  return QueryPlan.parse({
    metrics: [metric],
    filters: Object.entries(segment).map(([dimension, member]) => ({
      dimension,
      is: 'one_of',
      members: [member],
    })),
    from: inputs.from,
    to: addDays(week, 6),
    grain: 'week',
    // A segment that several reports hold is proved from the one it was found in; the whole source has its own.
    ...(Object.keys(segment).length > 0 && table !== null ? { report: table } : {}),
  });
}

/** Runs the query behind a finding again, over the very rows it was made from, and says whether it still gives the same number. */
export async function rerunQuery(
  facts: Facts,
  inputs: FrozenInputs,
  finding: Claim,
  clock: Clock,
): Promise<RerunQuery> {
  const { missing, ...query } = await runPlan(facts, claimPlan(finding, inputs), inputs.visible, clock);
  const row = query.rows.find(([first]) => first === finding.week);
  const now = numberOf(row?.at(-1), row === undefined, finding, missing);
  return { ...query, agrees: now !== null && sameNumber(now, finding.effect.observed) };
}

/** A plan as it is shown: its SQL with what it gives now. */
export async function runPlan(
  facts: Facts,
  plan: QueryPlan,
  scope: FactScope,
  clock: Clock,
): Promise<Omit<RerunQuery, 'agrees'> & { readonly missing: readonly Day[] }> {
  const compiled = compileQueryPlan(plan, scope);
  const rows = await runQuery(facts, compiled);
  return {
    sql: compiled.sql,
    parameters: Object.fromEntries(
      Object.entries(compiled.params).map(([key, value]) => [key, parameterOf(value)]),
    ),
    columns: compiled.columns.map((column) => column.name),
    rows: rows.map((row) => [...row]),
    ranAt: isoInstant(clock),
    missing: compiled.missing,
  };
}

/**
 * What a query says of a week: its value, or none where it has no row of it though every day was fetched. Anything else is
 * missing, which is not zero.
 */
export function numberOf(
  value: ResultRow[number] | undefined,
  hasNoRow: boolean,
  { metric, week }: Pick<Claim, 'metric' | 'week'>,
  missing: readonly Day[],
): number | null {
  if (typeof value === 'number') return value;
  const isWhole = !missing.some((day) => day >= week && day <= addDays(week, 6));
  return hasNoRow && isWhole && isMetricId(metric) && isAdditive(metric) ? 0 : null;
}

function parameterOf(value: unknown): string | number | string[] {
  if (typeof value === 'number' || typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(String) : String(value);
}

export const sameNumber = (a: number, b: number): boolean =>
  Math.abs(a - b) <= RELATIVE_TOLERANCE * Math.max(1, Math.abs(b));

/** The number of a claim over what is visible now, from the report that it was found in; null when that is not known. */
export async function observedNow(
  facts: Facts,
  inputs: FrozenInputs,
  claim: Claim,
  visible: FactScope,
): Promise<number | null> {
  const plan = { ...claimPlan(claim, inputs), from: claim.week };
  const { report } = compileQueryPlan(plan, inputs.visible);
  const compiled = compileQueryPlan({ ...plan, report }, visible);
  const [row] = await runQuery(facts, compiled);
  return numberOf(row?.at(-1), row === undefined, claim, compiled.missing);
}
