import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '#src/platform/postgres/embedded-postgres.ts';
import { ask } from '../test/harness/ask-question.ts';
import {
  createShopOrganization,
  requestRun,
  type ShopOrganization,
  untilRunsEnded,
} from '../test/harness/shop-organization.ts';
import { silentLog } from '../test/harness/silent-log.ts';
import { freePort, startWeekwise } from '../test/harness/start-weekwise.ts';
import { temporaryFolder } from '../test/harness/temporary-folder.ts';
import { Visitor } from '../test/harness/visitor.ts';
import { median, report } from './harness/figure.ts';
import { Random } from './sites/random.ts';

/**
 * Three organizations ask eight questions each, the server is killed with SIGKILL while it answers, and is started again: how long after
 * it is ready anybody waits for the first of their answers, and how many were lost.
 */
const KILLS = 5;
const ORGANIZATIONS = 3;
const LONGEST_LIFE_MS = 400;
const LONGEST_WAIT_MS = 120_000;
const QUESTIONS = [
  'How many sessions last week?',
  'Sessions by country last week',
  'Revenue by channel last week',
  'Why did revenue fall last week?',
  'Which landing pages had the most sessions last month?',
  'Compare conversions this month with last month',
  'Sessions per day over the last 8 weeks',
  'Why did sessions change last week?',
];
const EMAIL = 'owner@example.test';
const seed = Number(process.argv[2] ?? 20261127);

const random = new Random(seed);
const folder = temporaryFolder();
const postgres = await startEmbeddedPostgres({ dataDir: join(folder.path, 'postgres'), log: silentLog });
const pool = new pg.Pool({ connectionString: postgres.url });
const ports = { port: await freePort(), standinPort: await freePort() };
const start = () =>
  startWeekwise({
    dataDir: join(folder.path, 'program'),
    ...ports,
    env: { DATABASE_URL: postgres.url, LOG_LEVEL: 'error' },
  });
let server = await start();
try {
  const owner = new Visitor(server);
  await owner.signIn(EMAIL);
  const shops: ShopOrganization[] = [];
  for (let count = 0; count < ORGANIZATIONS; count += 1) {
    const shop = await createShopOrganization(owner, EMAIL, `Shop ${count}`);
    await requestRun(owner, shop, 20);
    shops.push(shop);
  }
  for (const shop of shops) await untilRunsEnded(owner, shop);

  const waits: number[] = [];
  let lost = 0;
  for (let count = 0; count < KILLS; count += 1) {
    for (const question of QUESTIONS) for (const shop of shops) await ask(owner, shop, question);
    await wait(random.uniform() * LONGEST_LIFE_MS);
    await server.kill();
    const { rows: open } = await pool.query<{ id: string; shop: string }>(
      "SELECT id, organization_id AS shop FROM questions WHERE status IN ('pending', 'running')",
    );
    server = await start();
    const ready = Date.now();
    const ended = await untilEnded(open.map(({ id }) => id));
    lost += open.length - ended.size;
    for (const { organizationId } of shops) {
      const first = open
        .filter(({ shop }) => shop === organizationId)
        .map(({ id }) => ended.get(id) ?? Date.now());
      if (first.length > 0) waits.push(Math.max(0, Math.min(...first) - ready));
    }
  }
  const of = `${waits.length} waits, ${KILLS} kills, seed ${seed}`;
  report({
    name: 'kill-during-questions-lost',
    value: lost,
    unit: 'questions',
    reference: `${of}; target 0`,
    ratio: null,
  });
  report({
    name: 'kill-during-questions-first-answer',
    value: median(waits),
    unit: 'ms',
    reference: of,
    ratio: null,
  });
  report({
    name: 'kill-during-questions-longest',
    value: Math.max(...waits),
    unit: 'ms',
    reference: of,
    ratio: null,
  });
} finally {
  await server.stop();
  await pool.end();
  await postgres.stop();
  folder.remove();
}

/** When each of them ended, as far as they do. */
async function untilEnded(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const end = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    const { rows } = await pool.query<{ id: string; at: Date }>(
      "SELECT id, finished_at AS at FROM questions WHERE id = ANY($1) AND status NOT IN ('pending', 'running')",
      [ids],
    );
    if (rows.length === ids.length || Date.now() > end)
      return new Map(rows.map(({ id, at }) => [id, at.getTime()]));
    await wait(250);
  }
}
