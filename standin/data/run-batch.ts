import { fieldLimits, limitTexts } from '../assumptions.ts';
import type { DataSet } from '../data-sets/data-set.ts';
import { invalidArgument } from '../google-error.ts';
import type { ReportRequest } from './report-request.ts';
import { runReport } from './run-report.ts';

/** Several reports of one property; one refused report refuses the batch. */
export async function runBatch(
  requests: readonly ReportRequest[],
  dataSet: DataSet,
  parts: Parameters<typeof runReport>[2],
): Promise<string> {
  if (requests.length > fieldLimits.batch) throw invalidArgument(limitTexts.batch(requests.length));
  const own = `properties/${dataSet.property.id}`;
  const reports: string[] = [];
  for (const request of requests) {
    if (request.property !== undefined && request.property !== '' && request.property !== own) {
      throw invalidArgument(`All requests of a batch must be for ${own}; one is for ${request.property}.`);
    }
    reports.push(await runReport(request, dataSet, parts));
  }
  const list = reports.length > 0 ? `"reports":[${reports.join(',')}],` : '';
  return `{${list}"kind":"analyticsData#batchRunReports"}`;
}
