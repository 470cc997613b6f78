import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClickHouseServer, startClickHouseServer } from '../harness/clickhouse-http-server.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { createShopOrganization, type ShopOrganization } from '../harness/shop-organization.ts';
import { startWeekwise, type WeekwiseProcess } from '../harness/start-weekwise.ts';
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts';
import { type Answer, Visitor } from '../harness/visitor.ts';

const OWNER = 'owner@example.test';
const STEPS = 20;
const CREDITS_A_RUN = 4;

let folder: TemporaryFolder;
let database: FreshDatabase;
let clickhouse: ClickHouseServer;
let web: WeekwiseProcess;
let pool: pg.Pool;
let owner: Visitor;

beforeAll(async () => {
  folder = temporaryFolder();
  database = await freshDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  clickhouse = await startClickHouseServer(join(folder.path, 'clickhouse'));
  // Nobody works on the runs, so none is refunded while others still ask.
  web = await startWeekwise({
    dataDir: join(folder.path, 'web'),
    env: {
      ROLE: 'web',
      DATABASE_URL: database.url,
      CLICKHOUSE_URL: clickhouse.url,
      ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
      // Seven runs, and not quite eight.
      CREDITS_MONTHLY: String(8 * CREDITS_A_RUN - 1),
    },
  });
  owner = new Visitor(web);
  await owner.signIn(OWNER);
});
afterAll(async () => {
  await pool?.end();
  await web?.stop();
  await clickhouse?.close();
  await database?.drop();
  folder?.remove();
});

const generate = (shop: ShopOrganization, key?: string, stepsBudget = STEPS): Promise<Answer> =>
  owner.call(
    'POST',
    '/api/analytics',
    {
      organizationId: shop.organizationId,
      sourceId: shop.sourceId,
      selectedDate: shop.week,
      stepsBudget,
    },
    key === undefined ? {} : { 'idempotency-key': key },
  );

async function chargesOf({ organizationId }: ShopOrganization): Promise<{ runs: number; credits: number }> {
  const { rows } = await pool.query(
    `SELECT (SELECT count(*)::int FROM runs WHERE organization_id = $1) AS runs,
       (SELECT coalesce(-sum(credits), 0)::int FROM credit_entries WHERE organization_id = $1 AND kind = 'reserve') AS credits`,
    [organizationId],
  );
  return rows[0];
}

it('accepts as many runs as there is credit for, though a hundred ask at once', async () => {
  const shop = await createShopOrganization(owner, OWNER, 'Credit race');
  const answers = await Promise.all(Array.from({ length: 100 }, () => generate(shop)));
  const outcomes = answers.map(({ json }) => (json as { status: string }).status);
  expect(outcomes.filter((status) => status !== 'blocked')).toHaveLength(7);
  expect(outcomes.filter((status) => status === 'blocked')).toHaveLength(93);
  expect(await chargesOf(shop)).toEqual({ runs: 7, credits: 7 * CREDITS_A_RUN });
});

it('charges once for one Idempotency-Key, and answers every repetition alike', async () => {
  const shop = await createShopOrganization(owner, OWNER, 'Asked again');
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 50 }, () => generate(shop, key)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.json).toMatchObject({ status: 'started' });
  expect(await chargesOf(shop)).toEqual({ runs: 1, credits: CREDITS_A_RUN });

  const other = await generate(shop, key, 25);
  expect(other).toMatchObject({ status: 422, json: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  expect((await generate(shop, 'not visible: \t')).status).toBe(400);
  expect(await chargesOf(shop)).toEqual({ runs: 1, credits: CREDITS_A_RUN });

  expect((await generate(shop, randomUUID())).json).toMatchObject({ status: 'queued' });
  expect(await chargesOf(shop)).toEqual({ runs: 2, credits: 2 * CREDITS_A_RUN });
});

it('keeps the keys of one organization from another', async () => {
  const [ours, theirs] = [
    await createShopOrganization(owner, OWNER, 'Ours'),
    await createShopOrganization(owner, OWNER, 'Theirs'),
  ];
  const key = randomUUID();
  await generate(ours, key);
  expect((await generate(theirs, key)).json).toMatchObject({ status: 'started' });
  expect(await chargesOf(theirs)).toEqual({ runs: 1, credits: CREDITS_A_RUN });
});
