import { reportTokens } from '../../assumptions.ts';
import type { DataSet } from '../../data-sets/data-set.ts';
import { labelsOf } from '../count-report.ts';
import { openReport, type ReportParts } from '../open-report.ts';
import type { PlannedDimension } from '../report-plan.ts';
import { aggregatePivots } from './aggregate-pivots.ts';
import { type CountedPivots, countPivots } from './count-pivots.ts';
import type { PivotPlan } from './pivot-plan.ts';
import type { PivotRequest } from './pivot-request.ts';
import { planPivots } from './plan-pivots.ts';

/** Answers one pivot report as JSON text: plan, count, charge, write. */
export async function runPivotReport(request: PivotRequest, dataSet: DataSet, parts: ReportParts): Promise<string> {
  const open = await openReport(request, dataSet, parts);
  const plan = planPivots(request, open.served, open.table, open.present.day);
  const counted = countPivots(plan, open.table, open.visibility, open.minimumUsers);
  const columns = plan.cells.dimensions.length + plan.cells.metrics.length;
  const quota = open.charge(reportTokens({ days: plan.cells.days, columns, rows: counted.cells.kept.length }));
  return JSON.stringify({
    ...writePivots(plan, counted),
    metadata: open.metadata(request.dateRanges?.length ?? 0),
    ...quota,
    kind: 'analyticsData#runPivotReport',
  });
}

type Message = Record<string, unknown>;

function writePivots(plan: PivotPlan, counted: CountedPivots): Message {
  const { dimensions, metrics } = plan.cells;
  const { cells } = counted;
  const labels = dimensions.map((dimension) => labelsOf(dimension, plan.cells));
  const labelAt = (place: number, row: number): Message =>
    valueOf(labels[place]?.[cells.labelCodes[place]?.[row] as number] as string);
  const shown = metrics.flatMap(({ visible }, index) => (visible ? [index] : []));
  const places = [...dimensions.keys()];

  const pivotHeaders = counted.pivots.map(({ page, cardinality, exampleOf }, pivot) => ({
    ...list('pivotDimensionHeaders', [...page], (combination) =>
      list('dimensionValues', plan.pivots[pivot]?.places ?? [], (place) => labelAt(place, exampleOf(combination))),
    ),
    ...(cardinality > 0 ? { rowCount: cardinality } : {}),
  }));
  return {
    pivotHeaders,
    ...list('dimensionHeaders', dimensions, ({ name }: PlannedDimension) => ({ name })),
    metricHeaders: shown.map((index) => ({ name: metrics[index]?.name, type: metrics[index]?.type })),
    ...list('rows', [...counted.rows], (row) => ({
      ...list('dimensionValues', places, (place) => labelAt(place, row)),
      metricValues: shown.map((index) => ({ value: String(cells.values[index]?.[row]) })),
    })),
    ...list('aggregates', aggregatePivots(plan, counted), ({ mark, aggregated, row, values }) => ({
      ...list('dimensionValues', places, (place) => (aggregated.has(place) ? { value: mark } : labelAt(place, row))),
      metricValues: shown.map((index) => ({ value: String(values[index]) })),
    })),
  };
}

/** A list under its name, or nothing at all where it is empty. */
function list<T>(name: string, items: readonly T[], write: (item: T) => Message): Message {
  return items.length > 0 ? { [name]: items.map(write) } : {};
}

function valueOf(text: string): Message {
  return text === '' ? {} : { value: text };
}
