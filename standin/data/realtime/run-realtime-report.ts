import { reportTokens } from '../../assumptions.ts';
import { localTime } from '../../calendar/local-time.ts';
import type { DataSet } from '../../data-sets/data-set.ts';
import { countReport } from '../count-report.ts';
import { openReport, type ReportParts } from '../open-report.ts';
import { planFields, withRangeColumn } from '../plan-fields.ts';
import { planOrders } from '../plan-orders.ts';
import { planLimit } from '../plan-report.ts';
import type { ReportPlan } from '../report-plan.ts';
import { writeReport } from '../write-report.ts';
import { realtimeDataSet } from './realtime-fields.ts';
import type { RealtimeRequest } from './realtime-request.ts';
import { resolveMinuteRanges } from './resolve-minute-ranges.ts';

/** Answers a report about the sessions that began in the last half hour. */
export async function runRealtimeReport(
  request: RealtimeRequest,
  dataSet: DataSet,
  parts: ReportParts,
): Promise<string> {
  const realtime = realtimeDataSet(dataSet, localTime(parts.clock(), dataSet.property.timeZone));
  const open = await openReport(request, realtime, parts, 'realtime');
  const fields = planFields(request, open.served, open.table);
  const ranges = resolveMinuteRanges(request.minuteRanges, dataSet.property, open.table, open.present);
  const dimensions = withRangeColumn(fields.dimensions, ranges);
  const plan: ReportPlan = {
    ...fields,
    dimensions,
    ranges,
    days: 1,
    orders: planOrders(request.orderBys, dimensions, fields.metrics),
    limit: planLimit(request),
    offset: 0,
    aggregations: request.metricAggregations ?? [],
    keepEmptyRows: false,
  };
  const report = countReport(plan, open.table, open.visibility, open.minimumUsers);
  const columns = dimensions.length + plan.metrics.length;
  const quota = open.charge(reportTokens({ days: 1, columns, rows: report.rows.length }));
  // A realtime answer has no metadata.
  return writeReport('analyticsData#runRealtimeReport', plan, report, quota);
}
