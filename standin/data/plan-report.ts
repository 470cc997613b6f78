import { currencyText, limitTexts } from '../assumptions.ts';
import type { CivilDay } from '../calendar/civil-day.ts';
import { countedFrom } from '../data-sets/counted-dimensions.ts';
import type { DataSet } from '../data-sets/data-set.ts';
import { rowsBefore, type SessionTable } from '../data-sets/session-table.ts';
import { invalidArgument } from '../google-error.ts';
import { planFields, withRangeColumn } from './plan-fields.ts';
import { planOrders } from './plan-orders.ts';
import { readCount } from './read-count.ts';
import type { ReportPlan, RowRange } from './report-plan.ts';
import type { ReportRequest } from './report-request.ts';
import { type DateRange, resolveDateRanges } from './resolve-date-ranges.ts';

const defaultLimit = 10_000;
const highestLimit = 250_000;

/** Checks a request against the property's fields and Google's rules, or refuses it in Google's words. */
export function planReport(request: ReportRequest, dataSet: DataSet, table: SessionTable, today: CivilDay): ReportPlan {
  refuseUnsupported(request, dataSet);
  const dateRanges = resolveDateRanges(request.dateRanges, today);
  const fields = planFields(request, countedFrom(dateRanges, dataSet), table);
  const ranges = dateRanges.map((range) => rowsOf(range, table));
  const dimensions = withRangeColumn(fields.dimensions, ranges);
  return {
    ...fields,
    dimensions,
    ranges,
    days: daysOf(dateRanges),
    orders: planOrders(request.orderBys, dimensions, fields.metrics),
    limit: planLimit(request),
    offset: readCount(request.offset, limitTexts.offset),
    aggregations: request.metricAggregations ?? [],
    keepEmptyRows: request.keepEmptyRows ?? false,
  };
}

export function planLimit({ limit }: Pick<ReportRequest, 'limit'>): number {
  return Math.min(readCount(limit, limitTexts.limit) || defaultLimit, highestLimit);
}

export function rowsOf({ name, first, last }: DateRange, table: SessionTable): RowRange {
  return { name, start: rowsBefore(table, first), end: rowsBefore(table, last + 1) };
}

/** What a report's cost depends on. */
export function daysOf(ranges: readonly DateRange[]): number {
  return ranges.reduce((sum, { first, last }) => sum + last - first + 1, 0);
}

export function refuseUnsupported(request: ReportRequest, { property }: DataSet): void {
  if (request.cohortSpec !== undefined) throw invalidArgument('The stand-in does not serve cohort reports.');
  if (request.comparisons !== undefined && request.comparisons.length > 0) {
    throw invalidArgument('The stand-in does not serve comparisons.');
  }
  const currency = request.currencyCode;
  if (currency !== undefined && currency !== '' && currency !== property.currencyCode) {
    throw invalidArgument(currencyText(currency, property.currencyCode));
  }
}
