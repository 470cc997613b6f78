import { addDays, isMonday, weekday } from '#src/shared/week.ts';
import { cutsOf, type DimensionId, dimensions } from './dimension.ts';
import type { FactScope } from './fact-scope.ts';
import { type MetricId, metrics } from './metric.ts';
import { storedParts } from './metric-sql.ts';
import { PlanRefusal } from './plan-refusal.ts';
import { isMemberFilter, type QueryPlan } from './query-plan.ts';
import { type Report, reportIds, reports, rowsBehind } from './report.ts';

/**
 * The smallest report that can answer the plan: the fewer dimensions a report has, the less of it was thresholded or
 * folded into "(other)" by the source. Reports that were never fetched are asked only where nothing else is left.
 */
export function reportForPlan(plan: QueryPlan, scope: FactScope): Report {
  const fetched = new Set(scope.slices.map(({ reportId }) => reportId));
  const candidates = (plan.report === undefined ? reportIds : [plan.report])
    .map((id) => reports[id])
    // A file may bring anything, so its reports would answer every plan: they are asked only where a file was imported.
    .filter((report) => report.service !== 'file' || plan.report === report.id || fetched.has(report.id))
    .sort(
      (a, b) =>
        Number(fetched.has(b.id)) - Number(fetched.has(a.id)) || a.dimensions.length - b.dimensions.length,
    );

  const isOfKnownRows = plan.report === undefined && (plan.known ?? []).length > 0;
  const refusals: PlanRefusal[] = [];
  for (const report of candidates) {
    const refusal = refusalOf(plan, report);
    if (refusal === undefined) return isOfKnownRows ? rowsBehind(report) : report;
    refusals.push(refusal);
  }
  throw telling(plan, refusals);
}

/** One report of the shape may be meant; of several that lack something, none in particular is. */
function telling(plan: QueryPlan, refusals: readonly PlanRefusal[]): PlanRefusal {
  const close = refusals.find(({ reason }) => reason !== 'report_lacks');
  if (close !== undefined) return close;
  const distinct = metricsOf(plan).filter((id) => metrics[id].kind.type === 'distinct');
  const cuts = dimensionsOf(plan);
  if (distinct.length > 0 && cuts.length > 0) {
    return new PlanRefusal(
      'not_addable',
      `${labels(distinct)} cannot be added up, and no report counts them by ${labels(cuts).toLowerCase()}.`,
      [...distinct, ...cuts],
    );
  }
  const [only] = refusals;
  if (refusals.length === 1 && only !== undefined) return only;
  const about = [...metricsOf(plan), ...cuts];
  return new PlanRefusal('report_lacks', `No report has ${labels(about)} together.`, about);
}

function refusalOf(plan: QueryPlan, report: Report): PlanRefusal | undefined {
  const needed = [...metricsOf(plan).flatMap(storedParts), ...dimensionsOf(plan)];
  const has = new Set<string>([...report.metrics, ...cutsOf(report.dimensions)]);
  const lacking = [...new Set(needed)].filter((id) => !has.has(id));
  if (lacking.length > 0)
    return new PlanRefusal(
      'report_lacks',
      `The report "${report.label}" does not have ${labels(lacking)}.`,
      lacking,
    );
  return grainRefusal(plan, report) ?? distinctRefusal(plan, report);
}

function grainRefusal({ from, to, grain }: QueryPlan, report: Report): PlanRefusal | undefined {
  if (report.grain === 'day') return undefined;
  if (grain === 'day' || grain === 'month')
    return new PlanRefusal(
      'wrong_grain',
      `The report "${report.label}" has weeks, which do not make up a ${grain}.`,
    );
  if (!isMonday(from) || weekday(to) !== 6)
    return new PlanRefusal(
      'wrong_grain',
      `The report "${report.label}" has whole weeks: ask from a Monday to a Sunday.`,
    );
  return undefined;
}

/** Each row of the result must be one row of the report. */
function distinctRefusal(plan: QueryPlan, report: Report): PlanRefusal | undefined {
  const distinct = metricsOf(plan).filter((id) => metrics[id].kind.type === 'distinct');
  if (distinct.length === 0) return undefined;
  const unit = report.grain === 'day' ? 1 : 7;
  const oneUnit =
    plan.grain === report.grain || (plan.grain === 'total' && addDays(plan.from, unit - 1) === plan.to);
  if (!oneUnit)
    return new PlanRefusal(
      'not_addable',
      `${labels(distinct)} cannot be added up over ${report.grain}s: who came twice would count twice. Ask for one row a ${report.grain}.`,
      distinct,
    );
  const open = report.dimensions.filter((id) => !plan.dimensions.includes(id) && !isPinned(plan, id));
  if (open.length > 0)
    return new PlanRefusal(
      'not_addable',
      `${labels(distinct)} cannot be added up over ${labels(open).toLowerCase()}.`,
      [...distinct, ...open],
    );
  return undefined;
}

function isPinned({ filters }: QueryPlan, id: DimensionId): boolean {
  return filters.some(
    (filter) =>
      isMemberFilter(filter) &&
      filter.dimension === id &&
      filter.is === 'one_of' &&
      filter.members.length === 1,
  );
}

function metricsOf({ metrics: asked, filters }: QueryPlan): readonly MetricId[] {
  return [
    ...new Set([...asked, ...filters.flatMap((filter) => (isMemberFilter(filter) ? [] : [filter.metric]))]),
  ];
}

function dimensionsOf({ dimensions: asked, filters }: QueryPlan): readonly DimensionId[] {
  return [
    ...new Set([
      ...asked,
      ...filters.flatMap((filter) => (isMemberFilter(filter) ? [filter.dimension] : [])),
    ]),
  ];
}

function labels(ids: readonly string[]): string {
  const names = ids.map((id) =>
    id in metrics ? metrics[id as MetricId].label : dimensions[id as DimensionId].label,
  );
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
