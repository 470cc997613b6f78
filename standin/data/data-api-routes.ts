import { smallRequestTokens } from '../assumptions.ts';
import type { Clock } from '../clock.ts';
import type { PropertyDirectory } from '../data-sets/property-directory.ts';
import type { DataSet } from '../data-sets/data-set.ts';
import { discoverySchemas } from '../discovery/discovery-document.ts';
import { readMessage } from '../discovery/read-message.ts';
import type { FaultSwitches } from '../faults/fault-switches.ts';
import { GoogleError, invalidArgument } from '../google-error.ts';
import { readJson } from '../http/read-json.ts';
import { json, jsonText } from '../http/reply.ts';
import { type Call, param, type Route } from '../http/route.ts';
import type { Authorize } from '../oauth/bearer.ts';
import { scope } from '../oauth/scopes.ts';
import { checkCompatibility } from './check-compatibility.ts';
import type { PropertyQuota } from './property-quota.ts';
import { describeFields } from './describe-fields.ts';
import type { PivotRequest } from './pivot/pivot-request.ts';
import { runPivotReport } from './pivot/run-pivot-report.ts';
import { runRealtimeReport } from './realtime/run-realtime-report.ts';
import type { ReportRequest } from './report-request.ts';
import { restrictMetrics } from './restrict-metrics.ts';
import { runBatch } from './run-batch.ts';
import { runReport } from './run-report.ts';

export interface DataApiParts {
  readonly directory: PropertyDirectory;
  readonly authorize: Authorize;
  readonly quota: PropertyQuota;
  readonly faults: FaultSwitches;
  readonly clock: Clock;
}

const readingScopes = [scope.analyticsRead, scope.analytics];

export function dataApiRoutes(parts: DataApiParts): Route[] {
  const at = (method: string) => `/v1beta/properties/{property}:${method}`;
  return [
    post(at('runReport'), async (call) => {
      const dataSet = await findProperty(call, parts);
      return jsonText(await runReport(read('RunReportRequest', call), dataSet, parts));
    }),
    post(at('batchRunReports'), async (call) => {
      const dataSet = await findProperty(call, parts);
      const { requests = [] } = read<{ requests?: ReportRequest[] }>('BatchRunReportsRequest', call);
      const kind = { list: 'reports', kind: 'analyticsData#batchRunReports' } as const;
      return jsonText(await runBatch(kind, requests, dataSet.property, (request) => runReport(request, dataSet, parts)));
    }),
    post(at('runPivotReport'), async (call) => {
      const dataSet = await findProperty(call, parts);
      return jsonText(await runPivotReport(read('RunPivotReportRequest', call), dataSet, parts));
    }),
    post(at('batchRunPivotReports'), async (call) => {
      const dataSet = await findProperty(call, parts);
      const { requests = [] } = read<{ requests?: PivotRequest[] }>('BatchRunPivotReportsRequest', call);
      const kind = { list: 'pivotReports', kind: 'analyticsData#batchRunPivotReports' } as const;
      return jsonText(await runBatch(kind, requests, dataSet.property, (request) => runPivotReport(request, dataSet, parts)));
    }),
    post(at('runRealtimeReport'), async (call) => {
      const dataSet = await findProperty(call, parts);
      return jsonText(await runRealtimeReport(read('RunRealtimeReportRequest', call), dataSet, parts));
    }),
    post(at('checkCompatibility'), async (call) => {
      const dataSet = await findProperty(call, parts);
      parts.quota.charge('core', dataSet.property.id, smallRequestTokens, parts.clock());
      return json(checkCompatibility(read('CheckCompatibilityRequest', call), dataSet));
    }),
    {
      method: 'GET',
      path: '/v1beta/properties/{property}/audienceExports',
      service: 'data',
      async handle(call) {
        await findProperty(call, parts);
        return json({});
      },
    },
    {
      method: 'GET',
      path: '/v1beta/properties/{property}/metadata',
      service: 'data',
      async handle(call) {
        // Property 0 means the fields that all properties have in common.
        if (param(call, 'property') === '0') {
          await parts.authorize(call, readingScopes);
          return json(describeFields('0', parts.directory.all));
        }
        const dataSet = await findProperty(call, parts);
        parts.quota.charge('core', dataSet.property.id, smallRequestTokens, parts.clock());
        const { id } = dataSet.property;
        const restricted = parts.faults.property(id).find((fault) => fault.kind === 'restrictedMetrics');
        return json(describeFields(id, [restrictMetrics(dataSet, restricted?.metrics ?? [])]));
      },
    },
  ];
}

function post(path: string, handle: Route['handle']): Route {
  return { method: 'POST', path, service: 'data', handle };
}

async function findProperty(call: Call, { authorize, directory }: DataApiParts): Promise<DataSet> {
  const { person } = await authorize(call, readingScopes);
  const id = param(call, 'property');
  if (!/^\d+$/.test(id)) {
    throw invalidArgument(
      `Invalid property ID: ${id}. A numeric Property ID is required. To learn more about Property ID, see https://developers.google.com/analytics/devguides/reporting/data/v1/property-id.`,
    );
  }
  const dataSet = directory.find(id, person);
  // The same words for a property of somebody else and for one that does not exist.
  if (dataSet === undefined) {
    throw new GoogleError(
      'PERMISSION_DENIED',
      'User does not have sufficient permissions for this property. To learn more about Property ID, see https://developers.google.com/analytics/devguides/reporting/data/v1/property-id.',
    );
  }
  return dataSet;
}

/** The message has the shape of the discovery document afterwards, which `T` repeats for the compiler. */
function read<T = ReportRequest>(message: string, call: Call): T {
  return readMessage(discoverySchemas('analyticsdata.v1beta'), message, readJson(call)) as T;
}
