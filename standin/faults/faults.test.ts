import type { analyticsdata_v1beta } from '@googleapis/analyticsdata';
import type { OAuth2Client } from 'google-auth-library';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminApi, dataApi, signedIn } from '../testing/google-clients.ts';
import { messageOf, refusalOf } from '../testing/refusal.ts';
import { named, property, reportRows, wholeQuarter } from '../testing/report-rows.ts';
import { startTestStandin, type TestStandin } from '../testing/test-standin.ts';

let standin: TestStandin;
let owner: OAuth2Client;
let data: analyticsdata_v1beta.Analyticsdata;
beforeEach(async () => {
  standin = await startTestStandin();
  owner = await signedIn(standin.url);
  data = dataApi(standin.url, owner);
});
afterEach(() => standin.stop());

const id = '200000001';
const requestBody = { dimensions: named('country'), metrics: named('sessions'), dateRanges: [wholeQuarter] };
const run = () => data.properties.runReport({ property, requestBody });

async function faults(method: string, body?: object, path = '') {
  const answer = await fetch(`${standin.url}/__standin/faults${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

describe('a status', () => {
  it.each([
    [
      'tokensPerProjectPerHour',
      'Exhausted property tokens for a project per hour. These quota tokens will return in under an hour.',
    ],
    ['tokensPerDay', 'Exhausted property tokens per day. These quota tokens will return in under 24 hours.'],
    ['concurrentRequests', 'Exhausted concurrent requests quota.'],
    ['potentiallyThresholdedRequestsPerHour', 'Exhausted potentially thresholded requests quota.'],
  ])('429 names the quota %s, as often as asked', async (quota, text) => {
    await faults('POST', { kind: 'status', status: 429, quota, times: 2, service: 'data' });
    for (const _ of [1, 2]) {
      const refused = await refusalOf(run());
      expect(refused).toMatchObject({ status: 429, body: { error: { status: 'RESOURCE_EXHAUSTED' } } });
      expect(messageOf(refused)).toContain(text);
    }
    expect((await run()).data.rowCount).toBe(203);
  });

  it.each([
    [500, 'INTERNAL'],
    [403, 'PERMISSION_DENIED'],
    [401, 'UNAUTHENTICATED'],
  ])('%i strikes only where it was aimed', async (status, name) => {
    await faults('POST', { kind: 'status', status, service: 'data', property: id });
    const refused = await refusalOf(run());
    expect(refused).toMatchObject({ status, body: { error: { code: status, status: name } } });
    const other = await refusalOf(data.properties.runReport({ property: 'properties/1', requestBody }));
    expect(messageOf(other)).toContain('User does not have sufficient permissions');
    expect((await adminApi(standin.url, owner).accountSummaries.list()).status).toBe(200);
  });

  it('503 once is survived by the client’s own retry of a GET', async () => {
    await faults('POST', { kind: 'status', status: 503, service: 'admin', times: 1 });
    expect((await adminApi(standin.url, owner).accountSummaries.list()).status).toBe(200);
    expect((await faults('GET')).body).toEqual({ faults: [] });
  });

  it('at the token endpoint has OAuth’s shape', async () => {
    await faults('POST', { kind: 'status', status: 503, service: 'oauth', times: 1 });
    const answer = await fetch(`${standin.url}/token`, { method: 'POST' });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: 'internal_failure' });
  });
});

describe('other misbehaviour', () => {
  it('answers late', async () => {
    await faults('POST', { kind: 'delay', ms: 250, service: 'data', times: 1 });
    const before = performance.now();
    expect((await run()).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThanOrEqual(245);
  });

  it('cuts the connection', async () => {
    await faults('POST', { kind: 'cut', service: 'data', times: 1 });
    await expect(
      fetch(`${standin.url}/v1beta/${property}:runReport`, { method: 'POST', body: '{}' }),
    ).rejects.toThrow();
  });

  it('answers with a page where JSON was expected', async () => {
    await faults('POST', { kind: 'html', service: 'data', times: 1 });
    const answer = await fetch(`${standin.url}/v1beta/${property}:runReport`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(502);
    expect(answer.headers.get('content-type')).toContain('text/html');
  });

  it('says that an API was never enabled', async () => {
    await faults('POST', { kind: 'apiDisabled', service: 'data' });
    const refused = await refusalOf(run());
    expect(refused).toMatchObject({
      status: 403,
      body: { error: { details: [{ reason: 'SERVICE_DISABLED' }] } },
    });
    expect(messageOf(refused)).toMatch(
      /^Google Analytics Data API has not been used in project \d+ before or it is disabled\./,
    );
  });
});

describe('revoked tokens', () => {
  it('end access and refresh of one person', async () => {
    const admin = await signedIn(standin.url, 'admin@example.test');
    expect((await faults('POST', { kind: 'revokeTokens', person: 'owner@example.test' })).body).toEqual({
      revoked: 1,
    });
    expect(
      (
        await fetch(`${standin.url}/v1beta/accountSummaries`, {
          headers: { authorization: `Bearer ${owner.credentials.access_token}` },
        })
      ).status,
    ).toBe(401);
    owner.setCredentials({ refresh_token: owner.credentials.refresh_token ?? '' });
    expect((await refusalOf(run())).body).toMatchObject({ error: 'invalid_grant' });
    expect((await adminApi(standin.url, admin).accountSummaries.list()).status).toBe(200);
  });

  it('end everybody’s when nobody is named', async () => {
    await signedIn(standin.url, 'admin@example.test');
    expect((await faults('POST', { kind: 'revokeTokens' })).body).toEqual({ revoked: 2 });
  });
});

describe('a property', () => {
  it('that was removed is gone from every list, and comes back when cleared', async () => {
    const { body } = await faults('POST', { kind: 'propertyRemoved', property: id });
    const { data: summaries } = await adminApi(standin.url, owner).accountSummaries.list();
    expect(summaries.accountSummaries?.map(({ displayName }) => displayName)).toEqual([
      'Northwind Garden (simulated)',
    ]);
    expect((await refusalOf(run())).status).toBe(403);
    await faults('DELETE', undefined, `/${body.id}`);
    expect((await run()).status).toBe(200);
  });

  it('whose access was withdrawn is gone for that person only', async () => {
    await faults('POST', { kind: 'accessWithdrawn', property: id, person: 'owner@example.test' });
    expect((await refusalOf(run())).status).toBe(403);
    const admin = await signedIn(standin.url, 'admin@example.test');
    expect((await dataApi(standin.url, admin).properties.runReport({ property, requestBody })).status).toBe(
      200,
    );
  });

  it('can be empty, thresholded or sampled', async () => {
    const whole = reportRows((await run()).data);
    await faults('POST', { kind: 'thresholded', property: id });
    await faults('POST', { kind: 'sampled', property: id, percent: 25 });
    const { data: report } = await run();
    const rows = reportRows(report);
    expect(rows.length).toBeLessThan(whole.length);
    const sum = (list: typeof rows) => list.reduce((total, { sessions }) => total + Number(sessions), 0);
    expect(sum(rows)).not.toBe(sum(whole));
    expect(sum(rows) / sum(whole)).toBeGreaterThan(0.95);
    expect(sum(rows) / sum(whole)).toBeLessThan(1.05);
    expect(report.metadata).toEqual({
      subjectToThresholding: true,
      samplingMetadatas: [{ samplesReadCount: '49204', samplingSpaceSize: '196817' }],
      currencyCode: 'USD',
      timeZone: 'America/Los_Angeles',
    });
    await faults('DELETE');
    await faults('POST', { kind: 'emptyProperty', property: id });
    expect((await run()).data).not.toHaveProperty('rows');
  });
});

describe('the switches themselves', () => {
  it('list what is on and what is left of it', async () => {
    await faults('POST', { kind: 'delay', ms: 1, times: 3, service: 'data' });
    await run();
    expect((await faults('GET')).body).toEqual({
      faults: [{ id: '1', kind: 'delay', ms: 1, times: 2, service: 'data' }],
    });
  });

  it.each([
    ['nothing', undefined],
    ['an unknown kind', { kind: 'earthquake' }],
    ['a misspelled field', { kind: 'status', status: 500, time: 1 }],
    ['a status it does not know', { kind: 'status', status: 418 }],
    ['a missing field', { kind: 'delay' }],
    ['no times', { kind: 'cut', times: 0 }],
    ['an inherited name', { kind: 'toString' }],
  ])('refuse %s', async (_, body) => {
    expect((await faults('POST', body)).status).toBe(400);
    expect((await faults('GET')).body).toEqual({ faults: [] });
  });
});
