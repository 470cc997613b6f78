import { fieldLimits, filterTexts, limitTexts } from '../assumptions.ts';
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
import type { MetricTest, PlannedDimension, PlannedMetric, ReportPlan, RowRange } from './report-plan.ts';
import type { Filter, MetricRequest, ReportRequest } from './report-request.ts';
import { requestedDimensions } from './report-scope.ts';
import { labelTest } from './row-mask.ts';

type PlannedFields = Pick<ReportPlan, 'dimensions' | 'metrics' | 'rowFilter' | 'metricFilter'>;

/** What reports of every kind share: the fields asked for, whether they go together, and the filters on them. */
export function planFields(request: ReportRequest, dataSet: DataSet, table: SessionTable): PlannedFields {
  const fields = fieldCatalogue(dataSet);
  const { dimensions: askedDimensions = [], metrics: askedMetrics = [], dimensionFilter, metricFilter } = request;
  if (askedDimensions.length > fieldLimits.dimensions) throw invalidArgument(limitTexts.dimensions(askedDimensions.length));
  if (askedMetrics.length > fieldLimits.metrics) throw invalidArgument(limitTexts.metrics(askedMetrics.length));
  if (askedDimensions.length + askedMetrics.length === 0) throw invalidArgument(limitTexts.nothing);

  const used = requestedDimensions(request, dataSet);
  const incompatible = incompatibleField(used, askedMetrics.flatMap(({ name }) => (name === undefined ? [] : [name])));
  if (incompatible !== undefined) throw invalidArgument(incompatibleText(incompatible));

  const metrics = askedMetrics.map((asked) => planMetric(asked, fields));
  return {
    dimensions: askedDimensions.map((asked) => planDimension(asked, fields, table)),
    metrics,
    rowFilter:
      dimensionFilter &&
      compileFilter(dimensionFilter, (filter) => {
        const name = filter.fieldName ?? '';
        if (fields.isMetric(name)) throw invalidArgument(filterTexts.metricInDimensionFilter(name));
        return labelTest(fields.dimension(name).column(table), compileLabelTest(filter));
      }),
    metricFilter: metricFilter && compileFilter(metricFilter, (filter) => planMetricTest(filter, fields, metrics)),
  };
}

/** With several ranges the answer says which one each row belongs to, after the dimensions asked for. */
export function withRangeColumn(
  dimensions: readonly PlannedDimension[],
  ranges: readonly RowRange[],
): readonly PlannedDimension[] {
  if (ranges.length < 2 || dimensions.some(({ kind }) => kind === 'dateRange')) return dimensions;
  return [...dimensions, { kind: 'dateRange', name: 'dateRange' }];
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
  if (fields.isMetric(name) && fields.metric(name).blockedReasons !== undefined) {
    throw invalidArgument(filterTexts.blocked(name));
  }
  const formula = requested?.formula ?? formulaOf(fields.metric(name).measure);
  if (filter.numericFilter === undefined && filter.betweenFilter === undefined) {
    throw invalidArgument(filterTexts.textOnMetric(name));
  }
  return { formula, test: compileNumberTest(filter) };
}
