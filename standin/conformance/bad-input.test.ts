import { connect } from 'node:net';
import fc from 'fast-check';
import type { OAuth2Client } from 'google-auth-library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyticsScope, searchConsoleScope, signedIn } from '../testing/google-clients.ts';
import { named, property, wholeQuarter } from '../testing/report-rows.ts';
import { domainSite } from '../testing/search-client.ts';
import { startTestStandin, type TestStandin } from '../testing/test-standin.ts';

// Whatever is sent, the answer is Google's envelope, and the stand-in goes on.

let standin: TestStandin;
let auth: OAuth2Client;
beforeAll(async () => {
  standin = await startTestStandin();
  auth = await signedIn(standin.url, 'owner@example.test', { scopes: [analyticsScope, searchConsoleScope] });
});
afterAll(() => standin.stop());

const good = JSON.stringify({ metrics: named('sessions'), dateRanges: [wholeQuarter] });
const report = `/v1beta/${property}:runReport`;
const search = `/webmasters/v3/sites/${encodeURIComponent(domainSite)}/searchAnalytics/query`;
const bodied = [
  report,
  `/v1beta/${property}:runPivotReport`,
  `/v1beta/${property}:runRealtimeReport`,
  `/v1beta/${property}:batchRunReports`,
  `/v1beta/${property}:checkCompatibility`,
  search,
];

async function send(path: string, body?: string, headers: Record<string, string> = {}, method = 'POST') {
  const answer = await fetch(`${standin.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${auth.credentials.access_token}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.text();
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text };
}

function expectEnvelope({ status, type, text }: Awaited<ReturnType<typeof send>>, code: number): string {
  expect({ status, text }).toMatchObject({ status: code });
  expect(type).toContain('application/json');
  const { error } = JSON.parse(text) as { error: { code: number; message: string } };
  expect(error.code).toBe(code);
  expect(error.message).not.toBe('');
  return error.message;
}

describe.each(bodied)('%s', (path) => {
  it.each([
    ['half an object', '{"metrics":'],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['words', 'sessions please'],
    ['a very deep one', `${'{"dimensionFilter":{"notExpression":'.repeat(3000)}{}${'}}'.repeat(3000)}`],
    ['a very deep list', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['a name like the prototype’s', '{"__proto__":{"limit":"1"},"constructor":1}'],
  ])('refuses a body that is %s', async (_, body) => {
    expectEnvelope(await send(path, body), 400);
  });

  it('refuses what is too large', async () => {
    expect(expectEnvelope(await send(path, `"${'x'.repeat(5_000_000)}"`), 400)).toContain('size exceeds');
  });

  it.each(['application/xml', 'multipart/form-data; boundary=x', 'image/png'])(
    'refuses the type %s',
    async (type) => {
      expect(expectEnvelope(await send(path, good, { 'content-type': type }), 400)).toContain('content type');
    },
  );

  it('refuses what curl sends unless told its type, in Google’s words', async () => {
    const refused = await send(path, good, { 'content-type': 'application/x-www-form-urlencoded' });
    expect(expectEnvelope(refused, 400)).toContain('Cannot bind query parameter');
  });

  it('refuses who is not signed in before it looks at anything', async () => {
    expectEnvelope(await send(path, '{', { authorization: '' }), 401);
    expectEnvelope(await send(path, good, { authorization: 'Bearer forged' }), 401);
  });
});

it('answers any JSON at all with an envelope or a report', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...bodied), fc.jsonValue({ maxDepth: 4 }), async (path, value) => {
      const answer = await send(path, JSON.stringify(value));
      if (answer.status !== 200) expectEnvelope(answer, 400);
    }),
    { numRuns: 150 },
  );
});

it('answers any change of a good request with an envelope or a report', async () => {
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('-1', '9'.repeat(25), '', 1e30, -0, [[]], [null], {}),
  );
  const field = fc.constantFrom(
    'dimensions',
    'metrics',
    'dateRanges',
    'limit',
    'offset',
    'orderBys',
    'dimensionFilter',
    'metricFilter',
    'metricAggregations',
    'keepEmptyRows',
    'currencyCode',
  );
  await fc.assert(
    fc.asyncProperty(field, odd, async (name, value) => {
      const answer = await send(report, JSON.stringify({ ...JSON.parse(good), [name]: value }));
      if (answer.status !== 200) expectEnvelope(answer, 400);
    }),
    { numRuns: 200 },
  );
});

it.each([
  ['GET', report],
  ['DELETE', report],
  ['POST', `/v1beta/${property}:runNothing`],
  ['GET', '/v1beta/nothing'],
  ['GET', '/v1/nothing'],
  ['GET', '/webmasters/v3/nothing'],
  ['GET', '/__standin/nothing'],
])('%s %s is no method', async (method, path) => {
  expectEnvelope(await send(path, undefined, {}, method), 404);
});

it.each([
  'GET // HTTP/1.1',
  'GET /%ff%fe HTTP/1.1',
  'GET /v1beta/properties/%E0%A4%A:runReport HTTP/1.1',
  'POST /v1beta/../../etc/passwd HTTP/1.1',
  'NONSENSE',
])('stays up after the line "%s"', async (line) => {
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(new URL(standin.url).port), '127.0.0.1', () =>
      socket.end(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', () => undefined);
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
  expect((await send(report, good)).status).toBe(200);
});

it('stays up when a client leaves in the middle of its own request', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(Number(new URL(standin.url).port), '127.0.0.1', () => {
      socket.write(`POST ${report} HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n{"metrics"`);
      socket.destroy();
    });
    socket.on('close', () => resolve());
  });
  expect((await send(report, good)).status).toBe(200);
});
