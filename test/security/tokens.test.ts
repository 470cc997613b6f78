import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#src/server/contract.ts';
import { analysedShop, OWNER, type OwnWeekwise, startOwnWeekwise } from '../harness/own-weekwise.ts';
import { createShopOrganization, type ShopOrganization } from '../harness/shop-organization.ts';
import type { Visitor } from '../harness/visitor.ts';
import { type DeclaredEndpoint, endpointsOf, requestFor } from './endpoint-requests.ts';
import { type EndpointName, type Ids, sampleInputs } from './sample-inputs.ts';

let weekwise: OwnWeekwise;
let pool: pg.Pool;
let owner: Visitor;
let shop: ShopOrganization;
let other: ShopOrganization;
const secrets = { read: '', write: '', elsewhere: '' };

const NOBODY = '01a00000-0000-7000-8000-000000000000';
const idsOf = (organization: ShopOrganization): Ids => ({
  ...organization,
  cardId: NOBODY,
  userId: NOBODY,
  invitationId: NOBODY,
  secret: 'x'.repeat(43),
  tokenId: NOBODY,
  askerId: NOBODY,
  questionId: NOBODY,
  workflowId: NOBODY,
  invocationId: NOBODY,
  nodeId: 'none',
  annotationId: NOBODY,
});

async function makeToken(organizationId: string, scope: string): Promise<string> {
  const { secret } = await owner.ask<{ secret: string }>('POST', '/api/account/tokens', {
    organizationId,
    name: `A ${scope} key`,
    scope,
  });
  return secret;
}

const withKey = (secret: string, { method, path, body }: { method: string; path: string; body?: unknown }) =>
  fetch(new URL(path, weekwise.server.url), {
    method,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

async function statusOf(secret: string, endpoint: DeclaredEndpoint, of = shop): Promise<number> {
  const abort = new AbortController();
  const request = requestFor(endpoint, sampleInputs[endpoint.name as EndpointName](idsOf(of)));
  const response = await withKey(secret, request);
  abort.abort();
  await response.body?.cancel();
  return response.status;
}

beforeAll(async () => {
  weekwise = await startOwnWeekwise();
  ({ pool } = weekwise);
  ({ owner, shop } = await analysedShop(weekwise, 'Keys'));
  other = await createShopOrganization(owner, OWNER, 'Other');
  secrets.read = await makeToken(shop.organizationId, 'read');
  secrets.write = await makeToken(shop.organizationId, 'write');
  secrets.elsewhere = await makeToken(other.organizationId, 'write');
}, 300_000);

afterAll(() => weekwise?.stop());

it('opens only what says so, for reading or writing, in its own organization', async () => {
  for (const endpoint of endpointsOf(contract)) {
    const { access, tokens, name } = endpoint;
    if (access.type === 'public' || name === 'insights.changes') continue;
    const [read, write, elsewhere] = [
      await statusOf(secrets.read, endpoint),
      await statusOf(secrets.write, endpoint),
      await statusOf(secrets.elsewhere, endpoint),
    ];
    if (tokens === undefined) {
      // Ids of nobody are not found before the key is looked at; whatever is found is forbidden.
      expect([403, 404], `${name} with a key`).toContain(write);
      continue;
    }
    expect(write, `${name} with a key that may write`).not.toBe(403);
    if (tokens === 'write') expect([403, 404], `${name} with a key that may only read`).toContain(read);
    else expect(read, `${name} with a key that may read`).not.toBe(403);
    if (access.type !== 'user') expect(elsewhere, `${name} with a key of another organization`).toBe(404);
  }
}, 300_000);

it('is good only while it is known, in time and its person belongs to the organization', async () => {
  const list = { method: 'GET', path: `/api/organizations/${shop.organizationId}/sources` };
  const [invented, known] = [
    await withKey(`weekwise_${'x'.repeat(43)}`, list),
    await withKey(secrets.read, list),
  ];
  expect([invented.status, known.status]).toEqual([401, 200]);
  // The name of the scheme may be written in any case (RFC 9110, 11.1).
  const inSmall = await fetch(new URL(list.path, weekwise.server.url), {
    headers: { authorization: `bearer ${secrets.read}` },
  });
  expect(inSmall.status).toBe(200);

  const old = await makeToken(shop.organizationId, 'read');
  await pool.query(
    "UPDATE api_tokens SET expires_at = '2000-01-01' WHERE id = (SELECT id FROM api_tokens ORDER BY id DESC LIMIT 1)",
  );
  expect((await withKey(old, list)).status).toBe(401);

  const { tokens } = await owner.ask<{ tokens: { id: string; name: string }[] }>(
    'GET',
    '/api/account/tokens',
  );
  const spare = await makeToken(shop.organizationId, 'read');
  const after = await owner.ask<{ tokens: { id: string }[] }>('GET', '/api/account/tokens');
  const fresh = after.tokens.find(({ id }) => !tokens.some((one) => one.id === id));
  await owner.ask('DELETE', `/api/account/tokens/${fresh?.id}`);
  expect((await withKey(spare, list)).status).toBe(401);

  const { rows } = await pool.query('SELECT * FROM api_tokens');
  for (const secret of Object.values(secrets)) expect(JSON.stringify(rows)).not.toContain(secret);
});

describe('the Model Context Protocol server', () => {
  const connect = async (secret: string) => {
    const client = new Client({ name: 'test', version: '1' });
    const transport = new StreamableHTTPClientTransport(new URL('/mcp', weekwise.server.url), {
      requestInit: { headers: { authorization: `Bearer ${secret}` } },
    });
    // The declared types of the transport and of what takes it differ under exactOptionalPropertyTypes.
    await client.connect(transport as unknown as Parameters<typeof client.connect>[0]);
    return client;
  };
  const call = async (client: Client, name: string, input: Record<string, unknown> = {}) => {
    const answer = await client.callTool({ name, arguments: input });
    const [content] = answer.content as { text: string }[];
    return { isError: answer.isError === true, text: content?.text ?? '' };
  };

  it('asks for a key', async () => {
    const response = await fetch(new URL('/mcp', weekwise.server.url), { method: 'POST', body: '{}' });
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer realm="Weekwise"',
    ]);
  });

  it('reads what its person may read', async () => {
    const client = await connect(secrets.read);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('list_insights');
    expect(tools.map(({ name }) => name)).not.toContain('ask_question');
    expect((await call(client, 'list_weeks')).text).toContain(shop.week);

    const { rows } = await pool.query<{ id: string }>(
      "SELECT id FROM cards WHERE organization_id = $1 AND card_type = 'insight' LIMIT 1",
      [shop.organizationId],
    );
    const shown = await call(client, 'get_insight', { cardId: rows[0]?.id });
    expect(JSON.parse(shown.text)).toMatchObject({ evidence: { query: { agrees: true } } });

    const counted = await call(client, 'query_facts', {
      sourceId: shop.sourceId,
      metrics: ['sessions'],
      from: shop.week,
      to: shop.week,
    });
    expect(JSON.parse(counted.text)).toMatchObject({ rows: [[expect.any(Number)]] });
    const refusal = await call(client, 'query_facts', {
      sourceId: shop.sourceId,
      metrics: ['users'],
      dimensions: ['channel'],
      from: shop.week,
      to: shop.week,
    });
    expect([refusal.isError, refusal.text.length > 20]).toEqual([true, true]);
    const foreign = await call(client, 'query_facts', {
      sourceId: other.sourceId,
      metrics: ['sessions'],
      from: shop.week,
      to: shop.week,
    });
    expect(foreign).toEqual({ isError: true, text: 'There is nothing at this address.' });
    await client.close();
  });

  it('shows the organization of the key and no other', async () => {
    const client = await connect(secrets.elsewhere);
    const sources = await call(client, 'list_sources');
    expect(sources.text).toContain(other.sourceId);
    expect(sources.text).not.toContain(shop.sourceId);
    const { rows } = await pool.query<{ id: string }>('SELECT id FROM cards WHERE organization_id = $1', [
      shop.organizationId,
    ]);
    for (const cardId of [rows[0]?.id, NOBODY])
      expect(await call(client, 'get_insight', { cardId })).toEqual({
        isError: true,
        text: 'There is nothing at this address.',
      });
    await client.close();
  });

  it('cannot write with a key that may only read, even when asked to by name', async () => {
    const client = await connect(secrets.read);
    const before = await pool.query('SELECT count(*) FROM questions');
    const refused = await call(client, 'ask_question', { question: 'How many sessions?' }).catch(() => null);
    expect(refused === null || refused.isError).toBe(true);
    expect((await pool.query('SELECT count(*) FROM questions')).rows).toEqual(before.rows);
    await client.close();
  });

  it('refuses the next call of a connection whose key was revoked', async () => {
    const known = await owner.ask<{ tokens: { id: string }[] }>('GET', '/api/account/tokens');
    const client = await connect(await makeToken(shop.organizationId, 'read'));
    expect((await call(client, 'list_sources')).isError).toBe(false);
    const { tokens } = await owner.ask<{ tokens: { id: string }[] }>('GET', '/api/account/tokens');
    const made = tokens.find(({ id }) => !known.tokens.some((one) => one.id === id));
    await owner.ask('DELETE', `/api/account/tokens/${made?.id}`);
    await expect(call(client, 'list_sources')).rejects.toThrow(/401|token|Unauthorized/i);
    await client.close();
  });

  it('asks a question with a key that may write', async () => {
    const client = await connect(secrets.write);
    const answer = await call(client, 'ask_question', {
      question: 'How many sessions did we have last week?',
    });
    expect(JSON.parse(answer.text)).toMatchObject({ question: { status: expect.any(String) } });
    await client.close();
  });
});
