import type { Analysis } from '#src/engine/analysis.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import type { DimensionId } from '#src/semantics/dimension.ts';
import type { FactScope } from '#src/semantics/fact-scope.ts';
import { PlanRefusal } from '#src/semantics/plan-refusal.ts';
import { QueryPlan } from '#src/semantics/query-plan.ts';
import { reportForPlan } from '#src/semantics/report-for-plan.ts';
import { notFound } from '#src/shared/error-code.ts';
import { addDays, addWeeks, type Day } from '#src/shared/week.ts';
import type { RerunQuery } from '../evidence.ts';
import type { SnapshotInsights } from '../snapshot-insights.ts';
import { latestAnalysis } from './analysis-store.ts';
import { FrozenInputs } from './frozen-inputs.ts';
import { claimPlan, numberOf, runPlan, sameNumber } from './rerun-query.ts';

export interface SnapshotQueryParts {
  readonly database: Database;
  readonly facts: Facts;
  readonly clock: Clock;
}

export interface WhichNumbers {
  readonly weekStart: Day;
  readonly runId: string;
  readonly part: 'site' | 'revenue' | 'traffic';
  readonly metric?: string | undefined;
}

/** A table of the week page as a plan, and its numbers of the week as they are shown: by page, or the one of the site. */
interface Shown {
  readonly plan: QueryPlan;
  readonly values: ReadonlyMap<string | null, number>;
}

/** The query behind a table of the week page, run now over the very rows that its run read. */
export async function snapshotQuery(
  { database, facts, clock }: SnapshotQueryParts,
  organizationId: string,
  { weekStart, runId, part, metric }: WhichNumbers,
): Promise<RerunQuery> {
  const found = await database.forOrganization(organizationId, (tx) =>
    latestAnalysis(tx, { runId, week: weekStart }),
  );
  if (found === undefined) throw notFound();
  const inputs = FrozenInputs.parse(found.run.inputs);
  const shown =
    part === 'site'
      ? siteNumbers(found.analysis, metric, inputs)
      : pageNumbers(found.breakdown, part, weekStart, inputs.visible);
  if (shown === undefined) throw notFound();
  const { missing, ...query } = await runPlan(facts, shown.plan, inputs.visible, clock);
  return { ...query, agrees: agrees(query, shown, weekStart, missing) };
}

function siteNumbers(
  { site, week }: Analysis,
  metric: string | undefined,
  inputs: FrozenInputs,
): Shown | undefined {
  const known = site.find((one) => one.metric === metric);
  if (known === undefined) return undefined;
  const observed = known.effect?.observed ?? known.baseline.weeks.at(-1)?.observed ?? null;
  return {
    plan: claimPlan({ metric: known.metric, segment: {}, table: null, week }, inputs),
    values: new Map(observed === null ? [] : [[null, observed]]),
  };
}

const WEEKS_BEFORE = 3;
const PAGES: readonly DimensionId[] = ['landing_page', 'page'];

function pageNumbers(
  breakdown: SnapshotInsights | null,
  part: 'revenue' | 'traffic',
  week: Day,
  scope: FactScope,
): Shown | undefined {
  if (breakdown === null) return undefined;
  const rows: readonly (readonly [page: string | null, value: number | null])[] =
    part === 'revenue'
      ? breakdown.revenue.map(({ page, revenue }) => [page, revenue])
      : breakdown.traffic.map(({ page, observed }) => [page, observed]);
  const values = new Map(
    rows.flatMap(([page, value]) => (page === null || value === null ? [] : [[page, value] as const])),
  );
  if (values.size === 0) return undefined;
  // Which kind of page it is was not kept: the one that the source has beside these metrics.
  for (const dimension of PAGES) {
    const plan = QueryPlan.parse({
      metrics: part === 'revenue' ? ['revenue', 'purchases'] : [breakdown.metric],
      dimensions: [dimension],
      filters: [{ dimension, is: 'one_of', members: [...values.keys()] }],
      from: addWeeks(week, -WEEKS_BEFORE),
      to: addDays(week, 6),
      grain: 'week',
      order: [
        { by: 'time', direction: 'down' },
        { by: part === 'revenue' ? 'revenue' : breakdown.metric, direction: 'down' },
      ],
    });
    if (isFetched(plan, scope)) return { plan, values };
  }
  return undefined;
}

/** Whether a report that was fetched can answer. */
function isFetched(plan: QueryPlan, scope: FactScope): boolean {
  try {
    const { id } = reportForPlan(plan, scope);
    return scope.slices.some(({ reportId }) => reportId === id);
  } catch (error) {
    if (error instanceof PlanRefusal) return false;
    throw error;
  }
}

/** Whether each number of the week stands in the rows: of the site in the last column, of a page in its first metric. */
function agrees(
  { rows }: Pick<RerunQuery, 'rows'>,
  { plan, values }: Shown,
  week: Day,
  missing: readonly Day[],
): boolean {
  const column = 1 + plan.dimensions.length;
  const [metric] = plan.metrics;
  const ofWeek = rows.filter(([first]) => first === week);
  return [...values].every(([page, value]) => {
    const row = ofWeek.find((one) => page === null || one[1] === page);
    if (metric === undefined) return false;
    const now = numberOf(row?.[column], row === undefined, { metric, week }, missing);
    return now !== null && sameNumber(now, value);
  });
}
