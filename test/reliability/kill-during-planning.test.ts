import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { agentPath, startSession, statusOf, untilPlanned } from '../harness/plan-session.ts';
import { createShopOrganization, requestRun, untilRunsEnded } from '../harness/shop-organization.ts';
import { freePort, startWeekwise, type WeekwiseProcess } from '../harness/start-weekwise.ts';
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts';
import { Visitor } from '../harness/visitor.ts';

const EMAIL = 'owner@example.test';

let folder: TemporaryFolder;
let database: FreshDatabase;
let pool: pg.Pool;
let server: WeekwiseProcess;

beforeAll(async () => {
  folder = temporaryFolder();
  database = await freshDatabase();
  pool = new pg.Pool({ connectionString: database.url });
});
afterAll(async () => {
  await server?.stop();
  await pool?.end();
  await database?.drop();
  folder?.remove();
});

/** Of a session, what it did: the numbers of its ticks and what each of them asked and found. */
async function storyOf(sessionId: string) {
  const { rows } = await pool.query<{ number: number; tick: { nodeId: string } }>(
    'SELECT number, tick FROM planning_ticks WHERE session_id = $1 ORDER BY number',
    [sessionId],
  );
  return rows;
}

/** While the week is laid out, inside a tick, between ticks: ms after it began to go on by itself. */
const MOMENTS = [30, 350, 150, 700];

it('does each tick once, though the server is killed within and between them', async () => {
  const ports = { port: await freePort(), standinPort: await freePort() };
  const start = () =>
    startWeekwise({
      dataDir: folder.path,
      ...ports,
      env: { DATABASE_URL: database.url, LOG_LEVEL: 'error' },
    });
  server = await start();
  const owner = new Visitor(server);
  await owner.signIn(EMAIL);
  const shop = await createShopOrganization(owner, EMAIL, 'Kill planning');
  await requestRun(owner, shop, 20);
  await untilRunsEnded(owner, shop);

  const quiet = await startSession(owner, shop, { stepsBudget: 40 });
  await owner.ask('POST', agentPath(shop, 'auto-run'), {});
  const undisturbed = await untilPlanned(owner, shop);
  const story = await storyOf(quiet.sessionId);

  const disturbed = await startSession(owner, shop, { stepsBudget: 40 });
  await owner.ask('POST', agentPath(shop, 'auto-run'), {});
  for (const moment of MOMENTS) {
    await new Promise((resolve) => setTimeout(resolve, moment));
    await server.kill();
    server = await start();
  }
  const ended = await untilPlanned(owner, shop);
  expect(ended.sessionId).toBe(disturbed.sessionId);
  expect(ended.status).toBe('completed');
  expect(await storyOf(disturbed.sessionId)).toEqual(story);
  expect(ended.findings).toEqual(undisturbed.findings);
  expect((await statusOf(owner, shop)).used.credits).toBe(undisturbed.used.credits);
  const { rows } = await pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM credit_entries WHERE key LIKE 'planning:' || $1 || '%'",
    [disturbed.sessionId],
  );
  expect(rows[0]?.count).toBe(undisturbed.used.credits);
}, 600_000);
