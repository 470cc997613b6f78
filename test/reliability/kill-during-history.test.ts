import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { addGardenAnalytics, createOrganization, isDone, untilHistory } from '../harness/garden-source.ts';
import { freePort, startWeekwise } from '../harness/start-weekwise.ts';
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts';
import { Visitor } from '../harness/visitor.ts';
import { accountOfFacts } from './facts-account.ts';

const EMAIL = 'owner@example.test';

let folder: TemporaryFolder;
let database: FreshDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  folder = temporaryFolder();
  database = await freshDatabase();
  pool = new pg.Pool({ connectionString: database.url });
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
  folder?.remove();
});

const number = async (sql: string, sourceId: string) =>
  Number((await pool.query<{ n: string }>(sql, [sourceId])).rows[0]?.n);

it('goes on where it was, when the server is killed in the middle: no settled day is asked for twice, none is half there', async () => {
  const ports = { port: await freePort(), standinPort: await freePort() };
  const start = () => startWeekwise({ dataDir: folder.path, ...ports, env: { DATABASE_URL: database.url } });
  let server = await start();
  try {
    const owner = new Visitor(server);
    await owner.signIn(EMAIL);
    const garden = await createOrganization(owner, EMAIL, 'Killed garden');
    const { sourceId } = await addGardenAnalytics(owner, garden);
    for (const weeks of [8, 28]) {
      await untilHistory(owner, sourceId, ({ weeksFetched }) => weeksFetched >= weeks);
      await server.kill();
      server = await start();
    }
    const history = await untilHistory(owner, sourceId, isDone);
    expect(history).toMatchObject({ weeksFetched: 60, weeksWanted: 60, failure: null, restatedDays: 0 });
  } finally {
    await server.stop();
  }
  const sourceId = (await pool.query<{ id: string }>('SELECT id FROM sources')).rows[0]?.id ?? '';
  // What was asked for again would have been confirmed. The totals are asked for whole, and young days every time.
  const again = `SELECT count(*) AS n FROM fact_days WHERE source_id = $1 AND report_id <> 'ga4_site'
    AND day < current_date - 14 AND confirmed_at > fetched_at`;
  expect(await number(again, sourceId)).toBe(0);
  expect(await accountOfFacts(pool, folder.path)).toEqual({ halfWritten: 0, leftovers: 0 });
}, 600_000);
