import { currencyText, fieldLimits, filterTexts, limitTexts, orderByText } from '../assumptions.ts';
import type { CivilDay } from '../calendar/civil-day.ts';
import type { DataSet } from '../data-sets/data-set.ts';
import type { SessionTable } from '../data-sets/session-table.ts';
import { invalidArgument } from '../google-error.ts';
import { compileLabelTest, compileNumberTest } from './compile-label-test.ts';
import { type FieldCatalogue, fieldCatalogue } from './field-catalogue.ts';
import { compileFilter } from './filter-tree.ts';
import { incompatibleField, incompatibleText } from './incompatible-field.ts';
import { formulaOf } from './metric-formula.ts';
import { parseExpression } from './parse-expression.ts';
import { planDimension } from './plan-dimension.ts';
import type { MetricTest, Order, PlannedDimension, PlannedMetric, ReportPlan } from './report-plan.ts';
import type { Filter, MetricRequest, OrderBy, ReportRequest } from './report-request.ts';
import { resolveDateRanges } from './resolve-date-ranges.ts';
import { requestedDimensions } from './report-scope.ts';
import { labelTest } from './row-mask.ts';

const defaultLimit = 10_000;
const highestLimit = 250_000;

/** Checks a request against the property's fields and Google's rules, or refuses it in Google's words. */
export function planReport(request: ReportRequest, dataSet: DataSet, table: SessionTable, today: CivilDay): ReportPlan {
  refuseUnsupported(request, dataSet);
  const fields = fieldCatalogue(dataSet);
  const { dimensions: askedDimensions = [], metrics: askedMetrics = [] } = request;
  if (askedDimensions.length > fieldLimits.dimensions) throw invalidArgument(limitTexts.dimensions(askedDimensions.length));
  if (askedMetrics.length > fieldLimits.metrics) throw invalidArgument(limitTexts.metrics(askedMetrics.length));
  if (askedDimensions.length + askedMetrics.length === 0) throw invalidArgument(limitTexts.nothing);

  const used = requestedDimensions(request, dataSet);
  const incompatible = incompatibleField(used, askedMetrics.flatMap(({ name }) => (name === undefined ? [] : [name])));
  if (incompatible !== undefined) throw invalidArgument(incompatibleText(incompatible));

  const dimensions = askedDimensions.map((asked) => planDimension(asked, fields, table));
  const metrics = askedMetrics.map((asked) => planMetric(asked, fields));
  const ranges = resolveDateRanges(request.dateRanges, today);
  // With several ranges the answer says which one each row belongs to, after the dimensions asked for.
  if (ranges.length > 1 && !dimensions.some(({ kind }) => kind === 'dateRange')) {
    dimensions.push({ kind: 'dateRange', name: 'dateRange' });
  }
  const { dimensionFilter, metricFilter } = request;
  const rowFilter =
    dimensionFilter &&
    compileFilter(dimensionFilter, (filter) => {
      const name = filter.fieldName ?? '';
      if (fields.isMetric(name)) throw invalidArgument(filterTexts.metricInDimensionFilter(name));
      return labelTest(fields.dimension(name).column(table), compileLabelTest(filter));
    });

  return {
    dimensions,
    metrics,
    ranges,
    rowFilter,
    metricFilter: metricFilter && compileFilter(metricFilter, (filter) => planMetricTest(filter, fields, metrics)),
    orders: planOrders(request.orderBys, dimensions, metrics),
    limit: Math.min(readCount(request.limit, limitTexts.limit) || defaultLimit, highestLimit),
    offset: readCount(request.offset, limitTexts.offset),
    aggregations: request.metricAggregations ?? [],
    keepEmptyRows: request.keepEmptyRows ?? false,
  };
}

function refuseUnsupported(request: ReportRequest, { property }: DataSet): void {
  if (request.cohortSpec !== undefined) throw invalidArgument('The stand-in does not serve cohort reports.');
  if (request.comparisons !== undefined && request.comparisons.length > 0) {
    throw invalidArgument('The stand-in does not serve comparisons.');
  }
  const currency = request.currencyCode;
  if (currency !== undefined && currency !== '' && currency !== property.currencyCode) {
    throw invalidArgument(currencyText(currency, property.currencyCode));
  }
}

function planMetric(request: MetricRequest, fields: FieldCatalogue): PlannedMetric {
  const name = request.name ?? '';
  const visible = request.invisible !== true;
  if (request.expression !== undefined && request.expression !== '') {
    const formula = parseExpression(request.expression, (part) => formulaOf(fields.metric(part).measure));
    return { name, type: 'TYPE_FLOAT', formula, visible };
  }
  const { type, measure } = fields.metric(name);
  return { name, type, formula: formulaOf(measure), visible };
}

function planMetricTest(filter: Filter, fields: FieldCatalogue, metrics: readonly PlannedMetric[]): MetricTest {
  const name = filter.fieldName ?? '';
  const requested = metrics.find((metric) => metric.name === name);
  if (requested === undefined && fields.isDimension(name)) throw invalidArgument(filterTexts.dimensionInMetricFilter(name));
  const formula = requested?.formula ?? formulaOf(fields.metric(name).measure);
  if (filter.numericFilter === undefined && filter.betweenFilter === undefined) {
    throw invalidArgument(filterTexts.textOnMetric(name));
  }
  return { formula, test: compileNumberTest(filter) };
}

/** Without an order Google sorts by the first metric, highest first: daily reports come back unsorted by day. */
function planOrders(
  asked: readonly OrderBy[] | undefined,
  dimensions: readonly PlannedDimension[],
  metrics: readonly PlannedMetric[],
): Order[] {
  if (asked === undefined || asked.length === 0) {
    return metrics.length > 0 ? [{ kind: 'metric', index: 0, descending: true }] : [];
  }
  return asked.map(({ metric, dimension, desc = false }): Order => {
    if (metric !== undefined) {
      const name = metric.metricName ?? '';
      return { kind: 'metric', index: place(metrics, name), descending: desc };
    }
    if (dimension === undefined) throw invalidArgument(orderByText(''));
    const { dimensionName = '', orderType = 'ALPHANUMERIC' } = dimension;
    return { kind: 'dimension', index: place(dimensions, dimensionName), descending: desc, orderType };
  });
}

function place(fields: readonly { name: string }[], name: string): number {
  const index = fields.findIndex((field) => field.name === name);
  if (index === -1) throw invalidArgument(orderByText(name));
  return index;
}

function readCount(text: string | undefined, refusal: string): number {
  const count = Number(text ?? '0');
  if (count < 0) throw invalidArgument(refusal);
  return count;
}
