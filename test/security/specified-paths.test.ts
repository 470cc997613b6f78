import { describe, expect, it } from 'vitest';
import { contract } from '#src/server/contract.ts';
import { openApiDocument } from '#src/server/openapi-document.ts';
import { type ApiDocument, brokenInputs } from './broken-inputs.ts';
import { endpointsOf } from './endpoint-requests.ts';
import { sampleInputs } from './sample-inputs.ts';

/**
 * The calls of the specification (section 7) that are endpoints of the contract. Of each of them the access matrix tries
 * success, a refused input, every role, a stranger, and ids that are not there; this table says that none is left out.
 */
const specified = [
  'GET /analytics/available-periods',
  'GET /analytics/cards',
  'GET /analytics/snapshot/{weekStart}',
  'GET /analytics/check-availability',
  'POST /analytics',
  'POST /analytics/historical-explorer',
  'GET /organizations/my/memberships',
  'POST /organizations',
  'POST /organizations/{id}/source',
  'POST /agent/{agentId}/reset',
  'POST /analytics/agent/{agentId}/alarm/trigger',
  'POST /analytics/agent/{agentId}/active-workflows/cleanup',
  'POST /analytics/site-context/analyze',
  'GET /analytics/site-context/status/{workflowId}',
  'GET /analytics/site-context/{sourceId}',
  'POST /analytics/ga4/hostname',
  'POST /analytics/chat',
  'GET /analytics/insights',
  'GET /analytics/analysis',
  'GET /analytics/agent/{agentId}/exploration-tree',
  'POST /analytics/planning',
  'GET /analytics/latest-invocation',
  'POST /analytics/trigger-synth',
  'POST /analytics/planning-agent/{agentId}/start-session',
  'POST /analytics/planning-agent/{agentId}/tick',
  'POST /analytics/planning-agent/{agentId}/auto-run',
  'GET /analytics/planning-agent/{agentId}/status',
  'POST /analytics/trigger-focus-area-planning',
  'POST /analytics/test-attribution-table',
  'POST /analytics/test-site-xray-builder',
  'POST /analytics/gsc/fetch-data',
  'POST /analytics/query-groups/create',
  'GET /analytics/query-groups/compare',
  'GET /analytics/query-groups/weekly-report',
  'GET /questions/questions',
  'GET /questions/answer/{id}',
  'POST /questions/ask',
] as const;

/** They take nothing but what leads to the organization, or an id of their own: there is no input to refuse. */
const takeNothing = [
  'GET /analytics/available-periods',
  'GET /organizations/my/memberships',
  'POST /analytics/agent/{agentId}/alarm/trigger',
  'GET /analytics/site-context/status/{workflowId}',
  'GET /analytics/site-context/{sourceId}',
  'POST /analytics/planning-agent/{agentId}/auto-run',
  'GET /analytics/planning-agent/{agentId}/status',
  'GET /questions/answer/{id}',
];

/** However a path names its id, it is the same path. */
const shape = (path: string) => path.replace(/\{\w+\}/g, '{}');
const all = endpointsOf(contract);
const found = (call: string) => all.find(({ method, path }) => shape(`${method} ${path}`) === shape(call));

describe('the calls of the specification', () => {
  it.each(specified)('%s is an endpoint with an access and a good request to try', (call) => {
    const endpoint = found(call);
    expect(endpoint, call).toBeDefined();
    expect(Object.keys(sampleInputs)).toContain(endpoint?.name);
    expect(['user', 'member', 'admin']).toContain(endpoint?.access.type);
  });

  it('have each an input that must be refused, but those that take none', async () => {
    const document = (await openApiDocument('1')) as ApiDocument;
    const ids = new Proxy({} as Parameters<(typeof sampleInputs)['account.me']>[0], {
      get: () => '01a00000-0000-7000-8000-000000000000',
    });
    const unbroken = specified.filter((call) => {
      const endpoint = found(call);
      if (endpoint === undefined) return true;
      const good = sampleInputs[endpoint.name as keyof typeof sampleInputs](ids);
      return brokenInputs(endpoint, good, document).length === 0;
    });
    expect(unbroken).toEqual(takeNothing);
  });
});
