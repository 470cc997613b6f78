import type { analyticsdata_v1beta } from '@googleapis/analyticsdata';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataApi, signedIn } from '../testing/google-clients.ts';
import { refusalOf } from '../testing/refusal.ts';
import { named, property, wholeQuarter } from '../testing/report-rows.ts';
import { startTestStandin, type TestStandin } from '../testing/test-standin.ts';
import type { CallCounts } from './call-counter.ts';

let standin: TestStandin;
let data: analyticsdata_v1beta.Analyticsdata;
beforeAll(async () => {
  standin = await startTestStandin();
  data = dataApi(standin.url, await signedIn(standin.url));
});
afterAll(() => standin.stop());

const id = property.split('/')[1] ?? '';
const run = () =>
  data.properties.runReport({
    property,
    requestBody: { metrics: named('sessions'), dateRanges: [wholeQuarter] },
  });

async function calls(method: 'GET' | 'DELETE' = 'GET'): Promise<CallCounts> {
  return (await (await fetch(`${standin.url}/__standin/calls`, { method })).json()) as CallCounts;
}

async function fault(body: object): Promise<void> {
  await fetch(`${standin.url}/__standin/faults`, { method: 'POST', body: JSON.stringify(body) });
}

it('tells how many calls ran at once, refused ones included, and by method', async () => {
  await calls('DELETE');
  await fault({ kind: 'delay', ms: 1500, service: 'data', times: 11 });
  const running = Promise.allSettled(Array.from({ length: 11 }, run));
  // Both processors may be busy with other tests: the calls are held long enough to be seen together
  await expect.poll(async () => (await calls()).properties[id]?.inFlight, { timeout: 5_000 }).toBe(10);
  await running;
  const { properties, methods } = await calls();
  expect(properties[id]).toEqual({ total: 11, inFlight: 0, maximumInFlight: 11 });
  expect(methods['data POST /v1beta/properties/{property}:runReport']?.total).toBe(11);
  expect((await calls('DELETE')).properties).toEqual({});
});

it('counts one call after the other as one at once, and answers that were cut as over', async () => {
  await fetch(`${standin.url}/__standin/faults`, { method: 'DELETE' });
  await calls('DELETE');
  await run();
  await fault({ kind: 'status', status: 500, service: 'data', times: 1 });
  await refusalOf(run());
  await fault({ kind: 'reset', service: 'data', times: 1 });
  await expect(run()).rejects.toThrow();
  expect((await calls()).properties[id]).toMatchObject({ inFlight: 0, maximumInFlight: 1 });
});
