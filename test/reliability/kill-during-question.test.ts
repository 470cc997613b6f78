import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, questionsOf, untilEnded } from '../harness/ask-question.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
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

/** While they wait, while the first is worked on, while the last is: ms after the last was accepted. */
const MOMENTS = [0, 40, 120];
const TEXTS = [
  'How many sessions last week?',
  'Sessions by country last week',
  'Revenue by channel last week',
];

it('answers every accepted question once, though the server is killed in the middle', async () => {
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
  const shop = await createShopOrganization(owner, EMAIL, 'Kill shop');
  await requestRun(owner, shop, 20);
  await untilRunsEnded(owner, shop);
  const quiet = await untilEnded(owner, shop, (await ask(owner, shop, TEXTS[0] ?? '')).id);

  const accepted: string[] = [quiet.id];
  for (const moment of MOMENTS) {
    for (const text of TEXTS) accepted.push((await ask(owner, shop, text)).id);
    await new Promise((resolve) => setTimeout(resolve, moment));
    await server.kill();
    server = await start();
    for (const id of accepted) {
      const { status, failure } = await untilEnded(owner, shop, id);
      expect(status, JSON.stringify(failure)).toBe(quiet.status);
    }
  }
  const listed = await questionsOf(owner, shop);
  expect(listed.map(({ id }) => id).sort()).toEqual(accepted.sort());
  const { rows } = await pool.query<{ questions: string; answers: string }>(
    'SELECT count(*) AS questions, count(answers.question_id) AS answers FROM questions LEFT JOIN answers ON question_id = id',
  );
  expect(rows[0]).toEqual({ questions: String(accepted.length), answers: String(accepted.length) });
}, 600_000);
