import { reportTokens } from '../assumptions.ts';
import { localTime } from '../calendar/local-time.ts';
import type { Clock } from '../clock.ts';
import type { DataSet } from '../data-sets/data-set.ts';
import { rowsBefore } from '../data-sets/session-table.ts';
import type { FaultSwitches } from '../faults/fault-switches.ts';
import { countReport } from './count-report.ts';
import { planReport } from './plan-report.ts';
import type { PropertyQuota } from './property-quota.ts';
import type { ReportRequest } from './report-request.ts';
import { reportScope } from './report-scope.ts';
import { writeReport } from './write-report.ts';

interface Parts {
  readonly quota: PropertyQuota;
  readonly faults: FaultSwitches;
  readonly clock: Clock;
}

/** Answers one report as JSON text: plan, count, charge, write. */
export async function runReport(request: ReportRequest, dataSet: DataSet, { quota, faults, clock }: Parts): Promise<string> {
  const { id, timeZone, currencyCode } = dataSet.property;
  const table = await dataSet.table(reportScope(request, dataSet));
  const now = clock();
  const present = localTime(now, timeZone);
  const plan = planReport(request, dataSet, table, present.day);
  const switched = faults.property(id);
  const isEmpty = switched.some(({ kind }) => kind === 'emptyProperty');
  // Sessions that start later today have not happened yet.
  const report = countReport(plan, table, isEmpty ? 0 : rowsBefore(table, present.day, present.second));

  const days = plan.ranges.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  const columns = plan.dimensions.length + plan.metrics.length;
  const tokens = reportTokens({ days, columns, rows: report.rows.length });
  quota.charge(id, tokens, now);

  const sampled = switched.find((fault) => fault.kind === 'sampled');
  return writeReport(plan, report, {
    metadata: {
      ...(switched.some(({ kind }) => kind === 'thresholded') ? { subjectToThresholding: true } : {}),
      ...(sampled === undefined ? {} : { samplingMetadatas: plan.ranges.map(() => sampling(table.rowCount, sampled.percent)) }),
      currencyCode,
      timeZone,
    },
    ...(request.returnPropertyQuota === true ? { propertyQuota: quota.state(id, tokens, now) } : {}),
  });
}

function sampling(sessions: number, percent: number): Record<string, string> {
  return {
    samplesReadCount: String(Math.round((sessions * percent) / 100)),
    samplingSpaceSize: String(sessions),
  };
}
