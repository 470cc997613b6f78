import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Upload } from '#src/areas/sources/file-contract.ts';
import { systemClock } from '../../standin/clock.ts';
import { standinEnvironment } from '../../standin/standin-environment.ts';
import { type Standin, startStandin } from '../../standin/start-standin.ts';
import { type ClickHouseServer, startClickHouseServer } from '../harness/clickhouse-http-server.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { createShopOrganization, requestRun, untilRunsEnded } from '../harness/shop-organization.ts';
import { startWeekwise, type WeekwiseProcess } from '../harness/start-weekwise.ts';
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts';
import { Visitor } from '../harness/visitor.ts';

let folder: TemporaryFolder;
let database: FreshDatabase;
let clickhouse: ClickHouseServer;
let standin: Standin;
const started: WeekwiseProcess[] = [];

beforeAll(async () => {
  folder = temporaryFolder();
  database = await freshDatabase();
  clickhouse = await startClickHouseServer(join(folder.path, 'clickhouse'));
  standin = await startStandin({
    port: 0,
    dataDir: join(folder.path, 'standin'),
    clock: systemClock,
    say: () => {},
  });
});
afterAll(async () => {
  await Promise.all(started.map((process) => process.stop()));
  await standin?.stop();
  await clickhouse?.close();
  await database?.drop();
  folder?.remove();
});

const keys = `k1:${randomBytes(32).toString('base64')}`;

async function startRole(role: 'web' | 'worker'): Promise<WeekwiseProcess> {
  const process = await startWeekwise({
    dataDir: join(folder.path, role),
    env: {
      ...standinEnvironment(standin.url),
      ROLE: role,
      DATABASE_URL: database.url,
      CLICKHOUSE_URL: clickhouse.url,
      ENCRYPTION_KEYS: keys,
    },
  });
  started.push(process);
  return process;
}

it('runs the same code as web and worker on one Postgres and one ClickHouse', async () => {
  const web = await startRole('web');
  const owner = new Visitor({ url: web.url, standinUrl: standin.url });
  await owner.signIn('owner@example.test');
  const shop = await createShopOrganization(owner, 'owner@example.test', 'Split shop');
  const first = await requestRun(owner, shop, 20);
  const second = await requestRun(owner, shop, 20);
  expect([first.status, second.status]).toEqual(['started', 'queued']);

  const { source } = await owner.ask<{ source: { id: string } }>(
    'POST',
    `/api/organizations/${shop.organizationId}/source`,
    { name: 'Split files', type: 'FILE' },
  );
  const rows = Array.from({ length: 21_000 }, (_, index) => `2026-01-${10 + (index % 20)},p${index},1`);
  const { upload } = (
    await owner.upload(`/api/sources/${source.id}/uploads`, 'a.csv', `date,page,sessions\n${rows.join('\n')}`)
  ).json as { upload: Upload };
  await owner.ask('POST', `/api/sources/${source.id}/imports`, {
    tables: [{ uploadId: upload.id, tableId: '0.0', mapping: upload.tables[0]?.mapping }],
    timeZone: 'UTC',
    currency: null,
  });

  // Nobody works yet; what was accepted waits for the worker.
  const worker = await startRole('worker');
  const cards = await untilRunsEnded(owner, shop);
  expect(
    cards.filter((card) => card.card_type === 'workflow_progress').map((card) => card.payload.status),
  ).toEqual(['completed', 'completed']);
  await expect
    .poll(() => owner.ask('GET', `/api/sources/${source.id}/imports`), { timeout: 60_000 })
    .toMatchObject([{ status: 'completed', rowCount: 21_000, dayCount: 20 }]);
  expect(cards.some((card) => card.card_type === 'insight')).toBe(true);

  expect((await fetch(`${worker.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${worker.url}/api/setup`)).status, 'a worker answers no product requests').toBe(404);
}, 600_000);
