import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#src/server/contract.ts';
import { openApiDocument } from '#src/server/openapi-document.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { cardsOf, createShopOrganization, requestRun, untilRunsEnded } from '../harness/shop-organization.ts';
import { untilSiteAnalysed } from '../harness/site-analysis.ts';
import { startWeekwise, type WeekwiseProcess } from '../harness/start-weekwise.ts';
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts';
import { type Answer, Visitor } from '../harness/visitor.ts';
import { type ApiDocument, brokenInputs } from './broken-inputs.ts';
import { type DeclaredEndpoint, endpointsOf, requestFor } from './endpoint-requests.ts';
import { type EndpointName, type Ids, sampleInputs } from './sample-inputs.ts';

const actors = ['anonymous', 'stranger', 'removed', 'member', 'admin', 'owner'] as const;
type Actor = (typeof actors)[number];

let folder: TemporaryFolder;
let database: FreshDatabase;
let server: WeekwiseProcess;
let pool: pg.Pool;
let ours: Ids;
let theirs: Ids;
const visitors = {} as Record<Actor, Visitor>;
/** What the input of each actor names of its own. */
const own = {} as Partial<Record<Actor, Pick<Ids, 'askerId' | 'questionId'>>>;

/** Found in the name of everything that belongs to the other organization. */
const CANARY = 'canarybird';

const endpoints = endpointsOf(contract);
const apiDocument = (await openApiDocument('1')) as ApiDocument;
/** Stands for every id while the tests are laid out. */
const everyId = new Proxy({} as Ids, { get: () => randomUUID() });
const inputOf = (endpoint: DeclaredEndpoint, ids: Ids) => sampleInputs[endpoint.name as EndpointName](ids);

async function ask(
  actor: Actor,
  endpoint: DeclaredEndpoint,
  input: Record<string, unknown>,
): Promise<Answer> {
  const { method, path, body } = requestFor(endpoint, input);
  // An open stream is judged by its beginning.
  if (endpoint.name === 'insights.changes') return await beginningOf(visitors[actor], path);
  return await visitors[actor].call(method, path, body);
}

async function beginningOf(visitor: Visitor, path: string): Promise<Answer> {
  const abort = new AbortController();
  const response = await fetch(new URL(path, server.url), {
    headers: { cookie: visitor.cookieHeader() },
    signal: abort.signal,
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  const text = isStream ? '' : await response.text();
  abort.abort();
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isStream ? undefined : JSON.parse(text),
  };
}

async function signedIn(email: string): Promise<Visitor> {
  const visitor = new Visitor(server);
  await visitor.signIn(email);
  return visitor;
}

async function insightOrganization(visitor: Visitor, email: string, name: string): Promise<Ids> {
  const shop = await createShopOrganization(visitor, email, name);
  await requestRun(visitor, shop, 20);
  await untilRunsEnded(visitor, shop);
  const { tree } = await visitor.ask<{ tree: { invocationId: string; roots: string[] } }>(
    'GET',
    `/api/analytics/agent/${shop.organizationId}-org-analytics-agent/exploration-tree`,
  );
  const card = (await cardsOf(visitor, shop)).find((one) => one.card_type === 'insight');
  if (card === undefined) throw new Error('The shop’s last week gave no insight to protect.');
  return {
    ...shop,
    cardId: card.id,
    annotationId: await annotationOf(visitor, shop, name),
    invocationId: tree.invocationId,
    nodeId: tree.roots[0] ?? '',
    // It began by itself when the mapping was saved.
    workflowId: (await untilSiteAnalysed(visitor, shop.sourceId)).workflowId,
    ...(await bystander(visitor, shop.organizationId, name)),
    ...(await questionOf(visitor, shop.organizationId, name)),
  };
}

async function annotationOf(
  visitor: Visitor,
  { organizationId, week }: { organizationId: string; week: string },
  name: string,
): Promise<string> {
  const { annotation } = await visitor.ask<{ annotation: { id: string } }>(
    'POST',
    '/api/analytics/annotations',
    { organizationId, label: `Release of ${name}`, type: 'release', from: week },
  );
  return annotation.id;
}

/** Somebody who is only there, and an invitation that nobody takes. */
async function bystander(visitor: Visitor, organizationId: string, name: string) {
  const userId = `bystander-${organizationId}`;
  await pool.query('INSERT INTO users (id, name, email) VALUES ($1, $2, $3)', [
    userId,
    `Bystander of ${name}`,
    `${userId}@example.test`,
  ]);
  await pool.query("INSERT INTO memberships (organization_id, user_id, role) VALUES ($1, $2, 'member')", [
    organizationId,
    userId,
  ]);
  const made = await visitor.call('POST', `/api/organizations/${organizationId}/invitations`, {
    role: 'member',
    note: name,
  });
  const { invitation, secret } = made.json as { invitation: { id: string }; secret: string };
  const { token } = await visitor.ask<{ token: { id: string } }>('POST', '/api/account/tokens', {
    organizationId,
    name: `Program of ${name}`,
    scope: 'read',
  });
  return { userId, invitationId: invitation.id, secret, tokenId: token.id };
}

/** Whoever asks has a question of their own; those of colleagues are not theirs. */
async function questionOf(
  visitor: Visitor,
  organizationId: string,
  name: string,
): Promise<Pick<Ids, 'askerId' | 'questionId'>> {
  const { user } = await visitor.ask<{ user: { id: string } }>('GET', '/api/me');
  const { question } = await visitor.ask<{ question: { id: string } }>(
    'POST',
    `/api/questions/ask?orgId=${organizationId}`,
    { questionText: `How many sessions had ${name} last week?`, userId: user.id },
  );
  return { askerId: user.id, questionId: question.id };
}

beforeAll(async () => {
  folder = temporaryFolder();
  database = await freshDatabase();
  server = await startWeekwise({ dataDir: folder.path, env: { DATABASE_URL: database.url } });
  pool = new pg.Pool({ connectionString: database.url });
  visitors.anonymous = new Visitor(server);
  visitors.owner = await signedIn('owner@example.test');
  visitors.stranger = await signedIn('admin@example.test');
  visitors.member = await signedIn('member@example.test');
  visitors.admin = await signedIn('nogoogle@example.test');
  visitors.removed = await signedIn('stranger@example.test');
  ours = await insightOrganization(visitors.owner, 'owner@example.test', 'Our shop');
  theirs = await insightOrganization(visitors.stranger, 'admin@example.test', `Their ${CANARY}`);
  for (const [email, role] of [
    ['member@example.test', 'member'],
    ['nogoogle@example.test', 'admin'],
    ['stranger@example.test', 'member'],
  ])
    await pool.query(
      'INSERT INTO memberships (organization_id, user_id, role) SELECT $1, id, $2 FROM users WHERE email = $3',
      [ours.organizationId, role, email],
    );
  for (const actor of ['owner', 'admin', 'member'] as const)
    own[actor] = actor === 'owner' ? ours : await questionOf(visitors[actor], ours.organizationId, actor);
  const before = await visitors.removed.call('GET', `/api/organizations/${ours.organizationId}/sources`);
  expect(before.status).toBe(200);
  await pool.query('DELETE FROM memberships USING users WHERE users.id = user_id AND email = $1', [
    'stranger@example.test',
  ]);
}, 180_000);

afterAll(async () => {
  await server?.stop();
  await pool?.end();
  await database?.drop();
  folder?.remove();
});

const shown = ({ status, text }: Answer) => ({ status, text });
/** What was said, without the ids that the question itself held. */
const anonymized = (answer: Answer, ids: Ids) =>
  Object.values(ids).reduce((text, id) => text.replaceAll(id, 'ID'), `${answer.status} ${answer.text}`);
/** Every text that stands as a value somewhere in it. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];
const unknownIds = (): Ids => ({
  ...ours,
  organizationId: randomUUID(),
  sourceId: randomUUID(),
  cardId: randomUUID(),
  userId: randomUUID(),
  invitationId: randomUUID(),
  askerId: randomUUID(),
  questionId: randomUUID(),
  workflowId: randomUUID(),
  invocationId: randomUUID(),
  annotationId: randomUUID(),
});

// Endpoints that delete come late, those that take much with them last: the others need it. Nobody is left after leaving.
const last = ['sources.remove', 'organizations.leave'];
const lateness = ({ name, method }: DeclaredEndpoint) =>
  last.includes(name) ? 2 + last.indexOf(name) : Number(method === 'DELETE');
const inOrder = [...endpoints].sort((a, b) => lateness(a) - lateness(b));

describe('questions of colleagues', () => {
  it('are not there, whatever the role', async () => {
    const ofMember = { ...ours, ...own.member };
    // Examples are made of the organization's data, and belong to nobody.
    const personal = endpoints.filter(
      ({ name }) => name.startsWith('questions.') && name !== 'questions.examples',
    );
    expect(personal.length).toBeGreaterThan(5);
    for (const endpoint of personal)
      for (const actor of ['owner', 'admin'] as const) {
        const answer = await ask(actor, endpoint, inputOf(endpoint, ofMember));
        expect(answer.status, `${actor} ${endpoint.name}`).toBe(404);
      }
  });

  it.each([
    ['questions.clarify', { choice: 9 }],
    ['questions.pin', { pinned: 'x' }],
  ])('are not there for a request that is wrong besides: %s', async (name, wrong) => {
    const endpoint = endpoints.find((one) => one.name === name);
    if (endpoint === undefined) throw new Error(`There is no endpoint ${name}.`);
    const answer = await ask('owner', endpoint, {
      ...inputOf(endpoint, { ...ours, ...own.member }),
      ...wrong,
    });
    expect(answer.status).toBe(404);
    expect(
      (await ask('member', endpoint, { ...inputOf(endpoint, { ...ours, ...own.member }), ...wrong })).status,
    ).toBe(400);
  });
});

describe.each(inOrder)('$method $path', (endpoint) => {
  const { access } = endpoint;

  if (access.type !== 'public')
    it('is closed to anonymous visitors', async () => {
      expect((await ask('anonymous', endpoint, inputOf(endpoint, ours))).status).toBe(401);
      expect((await ask('anonymous', endpoint, {})).status, 'before any input is judged').toBe(401);
    });

  const scoped = access.type === 'member' || access.type === 'admin';

  if (scoped)
    it('answers strangers and removed members like an unknown id', async () => {
      for (const actor of ['stranger', 'removed'] as const) {
        const known = await ask(actor, endpoint, inputOf(endpoint, ours));
        const unknown = await ask(actor, endpoint, inputOf(endpoint, unknownIds()));
        expect(known.status, actor).toBe(404);
        expect(shown(known), actor).toEqual(shown(unknown));
      }
    });

  if (scoped)
    it('gives nothing for any id swapped for a foreign one', async () => {
      const usesOf = inputOf(endpoint, {
        organizationId: 'organizationId',
        sourceId: 'sourceId',
        cardId: 'cardId',
        week: 'week',
        userId: 'userId',
        invitationId: 'invitationId',
        secret: 'secret',
        tokenId: 'tokenId',
        askerId: 'askerId',
        questionId: 'questionId',
        workflowId: 'workflowId',
        invocationId: 'invocationId',
        nodeId: 'nodeId',
        annotationId: 'annotationId',
      });
      // An agent's id begins with that of its organization.
      const named = new Set(
        textsIn(usesOf).map((text) => text.replace(/-(org-analytics|planning)-agent$/, '')),
      );
      const swappable = [
        'organizationId',
        'sourceId',
        'cardId',
        'userId',
        'invitationId',
        'askerId',
        'questionId',
        'workflowId',
        'invocationId',
        'annotationId',
      ] as const;
      const used = swappable.filter((key) => named.has(key));
      expect(used.length).toBeGreaterThan(0);
      for (const key of used) {
        const foreign = { ...ours, [key]: theirs[key] };
        const unknown = { ...ours, [key]: unknownIds()[key] };
        const answer = await ask('owner', endpoint, inputOf(endpoint, foreign));
        const compared = await ask('owner', endpoint, inputOf(endpoint, unknown));
        expect(anonymized(answer, foreign), key).toBe(anonymized(compared, unknown));
        expect(answer.text).not.toContain(CANARY);
      }
    });

  if (access.type === 'admin')
    it('is forbidden to members', async () => {
      const answer = await ask('member', endpoint, inputOf(endpoint, ours));
      expect(answer.status).toBe(403);
      expect(answer.text).toContain('Admin access required');
    });

  const broken = brokenInputs(endpoint, inputOf(endpoint, everyId), apiDocument);
  if (broken.length > 0)
    it('refuses what is not of its form, field by field, in the words of the contract', async () => {
      const actor = access.type === 'public' ? 'anonymous' : 'owner';
      for (const { field, input } of brokenInputs(endpoint, inputOf(endpoint, ours), apiDocument)) {
        const answer = await ask(actor, endpoint, input);
        expect(answer.status, `${field}: ${answer.text}`).toBe(400);
        expect(answer.json, field).toMatchObject({
          code: 'INVALID_INPUT',
          message: expect.stringMatching(/\w/),
        });
        const { data } = answer.json as { data?: { fields?: Record<string, string> } };
        expect(Object.keys(data?.fields ?? {}).join(' '), answer.text).toContain(field.split('.').at(-1));
      }
    });

  it('serves whom it is for', async () => {
    const allowed: Actor[] =
      access.type === 'public'
        ? [...actors]
        : access.type === 'admin'
          ? ['admin', 'owner']
          : ['member', 'admin', 'owner'];
    // Deleting works once; the owner does it.
    for (const actor of endpoint.method === 'DELETE' ? (['owner'] as const) : allowed) {
      const answer = await ask(actor, endpoint, inputOf(endpoint, { ...ours, ...own[actor] }));
      expect([401, 403, 404], `${actor}: ${answer.text}`).not.toContain(answer.status);
      expect(answer.status, `${actor}: ${answer.text}`).toBeLessThan(500);
      // Asked who they are, strangers are told of their own organization, which is called so; nobody else is, and nothing else says it
      const isOfOwn = actor === 'stranger' && endpoint.path === '/start';
      expect(answer.text.includes(CANARY), `${actor}: ${answer.text}`).toBe(isOfOwn);
    }
  });
});

describe('the second wall', () => {
  it('shows no foreign row to the role of requests, whatever the query says', async () => {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ table: string }>(
        "SELECT c.relname AS table FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'organization_id' WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY 1",
      );
      expect(rows.length).toBeGreaterThan(8);
      for (const { table } of rows) {
        await client.query(
          `BEGIN; SET LOCAL ROLE weekwise_app; SET LOCAL app.organization_id = '${ours.organizationId}'`,
        );
        const seen = await client.query<{ foreign: string }>(
          `SELECT count(*) AS foreign FROM ${table} WHERE organization_id <> $1`,
          [ours.organizationId],
        );
        await client.query('ROLLBACK; BEGIN; SET LOCAL ROLE weekwise_app');
        const nameless = await client.query<{ all: string }>(`SELECT count(*) AS all FROM ${table}`);
        await client.query('ROLLBACK');
        expect(seen.rows[0]?.foreign, table).toBe('0');
        expect(nameless.rows[0]?.all, `${table} without an organization`).toBe('0');
      }
      const { rows: kept } = await client.query<{ count: string }>(
        'SELECT count(*) FROM cards WHERE organization_id = $1',
        [theirs.organizationId],
      );
      expect(Number(kept[0]?.count), 'there is something to see').toBeGreaterThan(0);
    } finally {
      client.release();
    }
  });

  it('keeps tokens and session secrets from the role of requests', async () => {
    const client = await pool.connect();
    try {
      for (const table of ['sessions', 'accounts', 'verifications']) {
        await client.query('BEGIN; SET LOCAL ROLE weekwise_app');
        await expect(client.query(`SELECT * FROM ${table}`), table).rejects.toThrow(/permission denied/);
        await client.query('ROLLBACK');
      }
    } finally {
      client.release();
    }
  });
});
