import { limitTexts, orderByText, pivotLimitProduct, pivotTexts } from '../../assumptions.ts';
import type { CivilDay } from '../../calendar/civil-day.ts';
import { countedFrom } from '../../data-sets/counted-dimensions.ts';
import type { DataSet } from '../../data-sets/data-set.ts';
import type { SessionTable } from '../../data-sets/session-table.ts';
import { invalidArgument } from '../../google-error.ts';
import { fieldCatalogue } from '../field-catalogue.ts';
import { planFields } from '../plan-fields.ts';
import { placeOf } from '../plan-orders.ts';
import { daysOf, refuseUnsupported, rowsOf } from '../plan-report.ts';
import { readCount } from '../read-count.ts';
import type { PlannedDimension, ReportPlan, RowRange } from '../report-plan.ts';
import type { FilterExpression, OrderBy } from '../report-request.ts';
import { type DateRange, resolveDateRanges } from '../resolve-date-ranges.ts';
import { labelTest } from '../row-mask.ts';
import type { PivotOrder, PivotPlan, PlannedPivot } from './pivot-plan.ts';
import type { Pivot, PivotRequest } from './pivot-request.ts';

/** Checks a pivot request against the property's fields and Google's rules for pivots. */
export function planPivots(request: PivotRequest, dataSet: DataSet, table: SessionTable, today: CivilDay): PivotPlan {
  refuseUnsupported(request, dataSet);
  const { pivots = [] } = request;
  if ((request.metrics ?? []).length === 0) throw invalidArgument(pivotTexts.noMetric);
  if (pivots.length === 0) throw invalidArgument(pivotTexts.noPivot);
  const visible = visibleNames(request, pivots);
  const dateRanges = resolveDateRanges(request.dateRanges, today);
  const fields = planFields(request, countedFrom(dateRanges, dataSet), table);
  const dimensions = visible.map((name): PlannedDimension => {
    if (name === 'dateRange') return { kind: 'dateRange', name };
    const found = fields.dimensions.find((dimension) => dimension.name === name);
    if (found === undefined) throw invalidArgument(pivotTexts.notADimension(name));
    return found;
  });
  const cells: ReportPlan = {
    ...fields,
    dimensions,
    ...(visible.includes('dateRange')
      ? { ranges: dateRanges.map((range) => rowsOf(range, table)) }
      : withinAny(dateRanges, fields.rowFilter, dataSet, table)),
    days: daysOf(dateRanges),
    orders: [],
    limit: 0,
    offset: 0,
    aggregations: [],
    keepEmptyRows: request.keepEmptyRows ?? false,
  };
  const planned = pivots.map((pivot) => planPivot(pivot, cells));
  const product = planned.reduce((most, { limit }) => most * limit, 1);
  if (product > pivotLimitProduct) throw invalidArgument(pivotTexts.tooManyCells(product));
  return { cells, pivots: planned };
}

/** The dimensions of all pivots, in their order. */
function visibleNames({ dimensions = [], dimensionFilter }: PivotRequest, pivots: readonly Pivot[]): string[] {
  const names = pivots.flatMap(({ fieldNames = [] }) => fieldNames);
  for (const [place, name] of names.entries()) {
    if (names.indexOf(name) !== place) throw invalidArgument(pivotTexts.shared(name));
  }
  for (const { name = '' } of dimensions) {
    if (!names.includes(name) && !isFiltered(name, dimensionFilter)) throw invalidArgument(pivotTexts.unused(name));
  }
  return names;
}

function isFiltered(name: string, expression: FilterExpression | undefined): boolean {
  if (expression === undefined) return false;
  const { filter, notExpression, andGroup, orGroup } = expression;
  const parts = [...(andGroup?.expressions ?? []), ...(orGroup?.expressions ?? [])];
  return filter?.fieldName === name || isFiltered(name, notExpression) || parts.some((part) => isFiltered(name, part));
}

/** Where no pivot tells ranges apart, a day that lies in two of them counts once. */
function withinAny(
  dateRanges: readonly DateRange[],
  rowFilter: ReportPlan['rowFilter'],
  dataSet: DataSet,
  table: SessionTable,
): Pick<ReportPlan, 'ranges' | 'rowFilter'> {
  const ranges = dateRanges.map((range) => rowsOf(range, table));
  const [only, ...others] = ranges;
  if (only === undefined || others.length === 0) return { ranges, rowFilter };
  const whole: RowRange = {
    name: 'date_range_0',
    start: Math.min(...ranges.map(({ start }) => start)),
    end: Math.max(...ranges.map(({ end }) => end)),
  };
  const asNumber = (day: CivilDay) => Number(new Date(day * 86_400_000).toISOString().slice(0, 10).replaceAll('-', ''));
  const spans = dateRanges.map(({ first, last }) => [asNumber(first), asNumber(last)] as const);
  const isWithin = labelTest(fieldCatalogue(dataSet).dimension('date').column(table), (label) =>
    spans.some(([first, last]) => Number(label) >= first && Number(label) <= last),
  );
  const leaf = { kind: 'leaf', leaf: isWithin } as const;
  return { ranges: [whole], rowFilter: rowFilter === undefined ? leaf : { kind: 'and', parts: [rowFilter, leaf] } };
}

function planPivot(pivot: Pivot, cells: ReportPlan): PlannedPivot {
  const { fieldNames = [], orderBys = [], metricAggregations = [] } = pivot;
  const limit = readCount(pivot.limit, limitTexts.limit);
  if (limit === 0) throw invalidArgument(pivotTexts.noLimit);
  return {
    places: fieldNames.map((name) => placeOf(cells.dimensions, name)),
    orders:
      orderBys.length > 0
        ? orderBys.map((order) => planOrder(order, fieldNames, cells))
        : [{ kind: 'metric', index: 0, descending: true, within: [] }],
    offset: readCount(pivot.offset, limitTexts.offset),
    limit,
    aggregations: metricAggregations,
  };
}

function planOrder(order: OrderBy, fieldNames: readonly string[], cells: ReportPlan): PivotOrder {
  const { metric, dimension, pivot, desc: descending = false } = order;
  if (dimension !== undefined) {
    const { dimensionName = '', orderType = 'ALPHANUMERIC' } = dimension;
    if (!fieldNames.includes(dimensionName)) throw invalidArgument(pivotTexts.orderOutside(dimensionName));
    return { kind: 'dimension', place: placeOf(cells.dimensions, dimensionName), descending, orderType };
  }
  const name = metric?.metricName ?? pivot?.metricName;
  if (name === undefined) throw invalidArgument(orderByText(''));
  const within = (pivot?.pivotSelections ?? []).map(({ dimensionName = '', dimensionValue = '' }) => ({
    place: placeOf(cells.dimensions, dimensionName),
    value: dimensionValue,
  }));
  return { kind: 'metric', index: placeOf(cells.metrics, name), descending, within };
}
