import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { daysWithRows } from '#src/areas/questions/server/days-with-rows.ts';
import { type Database, openDatabase } from '#src/platform/database/database.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { silentLog } from '../harness/silent-log.ts';

let fresh: FreshDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase(fresh.url, silentLog);
});
afterAll(async () => {
  await database?.close();
  await fresh?.drop();
});

type StoredDay = readonly [report: string, day: string, rows: number];

async function edgesOf(days: readonly StoredDay[]) {
  const { rows } = await database.pool.query<{ organizationId: string; sourceId: string }>(
    `WITH o AS (INSERT INTO organizations (name, slug) VALUES ('Acme', $1) RETURNING id)
     INSERT INTO sources (organization_id, name, type) SELECT id, 'Shop', 'GA4' FROM o
     RETURNING organization_id AS "organizationId", id AS "sourceId"`,
    [randomUUID()],
  );
  const key = rows[0] as { organizationId: string; sourceId: string };
  return await database.forOrganization(key.organizationId, async (tx) => {
    for (const [report, day, count] of days)
      await tx.$client.query(
        `INSERT INTO fact_days (organization_id, source_id, report_id, day, batch, row_count, content_hash, marks)
         VALUES ($1, $2, $3, $4, gen_random_uuid(), $5, '', '[]')`,
        [key.organizationId, key.sourceId, report, day, count],
      );
    return await daysWithRows(tx.$client, key);
  });
}

it('days that were fetched and came back empty at either end are no days of nothing', async () => {
  const edges = await edgesOf([
    ['ga4_traffic', '2026-03-01', 0],
    ['ga4_traffic', '2026-03-02', 4],
    ['ga4_traffic', '2026-03-03', 0],
    ['ga4_traffic', '2026-03-04', 5],
    ['ga4_traffic', '2026-03-05', 0],
  ]);
  expect(edges).toEqual({ firstDay: '2026-03-02', lastDay: '2026-03-04' });
});

it('the first and the last of any report by day; a week is told by its Monday and ends later', async () => {
  const edges = await edgesOf([
    ['ga4_traffic', '2026-03-02', 4],
    ['ga4_landing_pages', '2026-03-03', 4],
    ['ga4_users', '2026-02-23', 4],
  ]);
  expect(edges).toEqual({ firstDay: '2026-03-02', lastDay: '2026-03-03' });
});

it('knows none where nothing was fetched, or nothing came', async () => {
  expect(await edgesOf([])).toEqual({ firstDay: null, lastDay: null });
  expect(await edgesOf([['ga4_traffic', '2026-03-02', 0]])).toEqual({ firstDay: null, lastDay: null });
});
