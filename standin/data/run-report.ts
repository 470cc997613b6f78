import { reportTokens } from '../assumptions.ts';
import type { DataSet } from '../data-sets/data-set.ts';
import { countReport } from './count-report.ts';
import { openReport, type ReportParts } from './open-report.ts';
import { planReport } from './plan-report.ts';
import type { ReportRequest } from './report-request.ts';
import { writeReport } from './write-report.ts';

/** Answers one report as JSON text: plan, count, charge, write. */
export async function runReport(request: ReportRequest, dataSet: DataSet, parts: ReportParts): Promise<string> {
  const open = await openReport(request, dataSet, parts);
  const plan = planReport(request, open.served, open.table, open.present.day);
  const report = countReport(plan, open.table, open.visibility, open.minimumUsers);
  const columns = plan.dimensions.length + plan.metrics.length;
  const quota = open.charge(reportTokens({ days: plan.days, columns, rows: report.rows.length }));
  return writeReport('analyticsData#runReport', plan, report, { metadata: open.metadata(plan.ranges.length), ...quota });
}
