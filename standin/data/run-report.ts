import { reportTokens, thresholdUsers } from '../assumptions.ts';
import { localTime } from '../calendar/local-time.ts';
import type { Clock } from '../clock.ts';
import type { DataSet } from '../data-sets/data-set.ts';
import type { PropertyFault } from '../faults/fault.ts';
import type { FaultSwitches } from '../faults/fault-switches.ts';
import { countReport } from './count-report.ts';
import { foldRareLabels, losesLabels } from './fold-rare-labels.ts';
import { planReport } from './plan-report.ts';
import type { PropertyQuota } from './property-quota.ts';
import type { ReportRequest } from './report-request.ts';
import { reportScope, requestedDimensions } from './report-scope.ts';
import { rowVisibility } from './row-visibility.ts';
import { writeReport } from './write-report.ts';

interface Parts {
  readonly quota: PropertyQuota;
  readonly faults: FaultSwitches;
  readonly clock: Clock;
}

/** Answers one report as JSON text: plan, count, charge, write. */
export async function runReport(request: ReportRequest, dataSet: DataSet, { quota, faults, clock }: Parts): Promise<string> {
  const { id, timeZone, currencyCode } = dataSet.property;
  const switched = faults.property(id);
  const find = <K extends PropertyFault['kind']>(kind: K) =>
    switched.find((fault): fault is Extract<PropertyFault, { kind: K }> => fault.kind === kind);
  const rowLimit = find('otherRow')?.rows;
  const served = rowLimit === undefined ? dataSet : foldRareLabels(dataSet, rowLimit);
  const table = await served.table(reportScope(request, served));
  const now = clock();
  const present = localTime(now, timeZone);
  const plan = planReport(request, served, table, present.day);
  const sampled = find('sampled');
  const thresholded = find('thresholded') !== undefined;
  const visibility = rowVisibility(table, present, {
    lateHours: find('lateData')?.hours ?? dataSet.lateHours,
    restated: find('restated'),
    samplePercent: sampled?.percent,
  });
  const seen = find('emptyProperty') === undefined ? visibility : { ...visibility, end: 0 };
  const report = countReport(plan, table, seen, thresholded ? thresholdUsers : 0);
  const losesRows =
    rowLimit !== undefined && losesLabels(requestedDimensions(request, dataSet), table, rowLimit);

  const days = plan.ranges.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  const columns = plan.dimensions.length + plan.metrics.length;
  const tokens = reportTokens({ days, columns, rows: report.rows.length });
  quota.charge(id, tokens, now);

  return writeReport(plan, report, {
    metadata: {
      ...(losesRows ? { dataLossFromOtherRow: true } : {}),
      ...(thresholded ? { subjectToThresholding: true } : {}),
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
