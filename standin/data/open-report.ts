import { finalAfterDays, thresholdedDimensions, thresholdUsers } from '../assumptions.ts';
import type { LocalTime } from '../calendar/local-time.ts';
import { localTime } from '../calendar/local-time.ts';
import type { Clock } from '../clock.ts';
import type { DataSet } from '../data-sets/data-set.ts';
import { rowsBefore, type SessionTable } from '../data-sets/session-table.ts';
import type { PropertyFault } from '../faults/fault.ts';
import type { FaultSwitches } from '../faults/fault-switches.ts';
import { foldRareLabels, losesLabels } from './fold-rare-labels.ts';
import { moveLabel } from './move-label.ts';
import type { PropertyQuota, QuotaBucket, QuotaState } from './property-quota.ts';
import type { ReportRequest } from './report-request.ts';
import { reportScope, requestedDimensions } from './report-scope.ts';
import { restrictedAmong, restrictMetrics } from './restrict-metrics.ts';
import { pacific } from '../search-console/search-table.ts';
import { type RowVisibility, rowVisibility } from './row-visibility.ts';

export interface ReportParts {
  readonly quota: PropertyQuota;
  readonly faults: FaultSwitches;
  readonly clock: Clock;
}

/** What a report is counted from, with everything that switches change about the property. */
export interface OpenReport {
  /** The data set as this property shows it now. */
  readonly served: DataSet;
  readonly table: SessionTable;
  readonly present: LocalTime;
  readonly visibility: RowVisibility;
  /** Report rows of fewer users are withheld. */
  readonly minimumUsers: number;
  /** The answer's metadata; samples are told of range by range. */
  metadata(ranges: number): Record<string, unknown>;
  /** Takes the tokens; the answer holds what is left where the request asked for it. */
  charge(tokens: number): { propertyQuota?: QuotaState };
}

export async function openReport(
  request: ReportRequest,
  dataSet: DataSet,
  { quota, faults, clock }: ReportParts,
  bucket: QuotaBucket = 'core',
): Promise<OpenReport> {
  const { id, timeZone, currencyCode } = dataSet.property;
  const switched = faults.property(id);
  const find = <K extends PropertyFault['kind']>(kind: K) =>
    switched.find((fault): fault is Extract<PropertyFault, { kind: K }> => fault.kind === kind);
  const now = clock();
  const asked = requestedDimensions(request, dataSet);
  const mayBeThresholded = asked.some(({ apiName }) => thresholdedDimensions.includes(apiName));
  if (mayBeThresholded) quota.countThresholded(bucket, id, now);

  const rowLimit = find('otherRow')?.rows;
  const restricted = find('restrictedMetrics')?.metrics ?? [];
  const unfolded = restrictMetrics(dataSet, restricted);
  const present = localTime(now, timeZone);
  const move = find('moved');
  const settled = move === undefined ? unfolded : moveLabel(unfolded, move, present.day);
  const served = rowLimit === undefined ? settled : foldRareLabels(settled, rowLimit);
  const scope = reportScope(request, served);
  const table = await served.table(scope);
  const sampled = find('sampled');
  const isThresholded = mayBeThresholded || find('thresholded') !== undefined;
  const seen = rowVisibility(table, present, {
    // What happens now is seen at once in realtime reports, and only there.
    lateHours: bucket === 'realtime' ? 0 : (find('lateData')?.hours ?? dataSet.lateHours),
    restated: find('restated'),
    samplePercent: sampled?.percent,
  });
  const isThere = scope === 'search' ? rowsBefore(table, lastFinalDay(now) + 1) : seen.end;
  const visibility = { ...seen, end: Math.min(seen.end, isThere) };
  return {
    served,
    table,
    present,
    visibility: find('emptyProperty') === undefined ? visibility : { ...visibility, end: 0 },
    minimumUsers: isThresholded ? thresholdUsers : 0,
    metadata: (ranges) => {
      const losesRows = rowLimit !== undefined && losesLabels(asked, table, rowLimit);
      const activeMetricRestrictions = restrictedAmong(request, restricted);
      const samplingMetadatas = Array.from({ length: ranges }, () => sampling(table.rowCount, sampled?.percent ?? 100));
      return {
        ...(losesRows ? { dataLossFromOtherRow: true } : {}),
        ...(activeMetricRestrictions.length > 0 ? { schemaRestrictionResponse: { activeMetricRestrictions } } : {}),
        ...(isThresholded ? { subjectToThresholding: true } : {}),
        ...(sampled === undefined ? {} : { samplingMetadatas }),
        currencyCode,
        timeZone,
      };
    },
    charge(tokens) {
      quota.charge(bucket, id, tokens, now);
      return request.returnPropertyQuota === true ? { propertyQuota: quota.state(bucket, id, tokens, now) } : {};
    },
  };
}

/** The last day of which Search Console's figures are final. */
function lastFinalDay(now: number): number {
  const { day, second } = localTime(now, pacific);
  return day - finalAfterDays(second);
}

function sampling(sessions: number, percent: number): Record<string, string> {
  return {
    samplesReadCount: String(Math.round((sessions * percent) / 100)),
    samplingSpaceSize: String(sessions),
  };
}
