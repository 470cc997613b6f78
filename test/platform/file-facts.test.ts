import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { strToU8 } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inspectFile } from '#src/connectors/file-import/inspect-file.ts';
import { readImport } from '#src/connectors/file-import/read-import.ts';
import { type Database, openDatabase } from '#src/platform/database/database.ts';
import { type Facts, openFacts } from '#src/platform/facts/facts-client.ts';
import { loadWeekFacts } from '#src/platform/facts/load-week-facts.ts';
import { storeFacts } from '#src/platform/facts/store-facts.ts';
import { visibleBatches } from '#src/platform/facts/visible-facts.ts';
import { addDays, type Day } from '#src/shared/week.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { silentLog } from '../harness/silent-log.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';

const folder = temporaryFolder();
const monday = '2026-03-02' as Day;
let fresh: FreshDatabase;
let database: Database;
let facts: Facts;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase(fresh.url, silentLog);
  facts = await openFacts({ dataDir: join(folder.path, 'data'), clickhouseUrl: undefined, log: silentLog });
});
afterAll(async () => {
  await facts?.close();
  await database?.close();
  await fresh?.drop();
  folder.remove();
});

async function source() {
  const { rows } = await database.pool.query<{ organizationId: string; sourceId: string }>(
    `WITH o AS (INSERT INTO organizations (name, slug) VALUES ('Acme', $1) RETURNING id)
     INSERT INTO sources (organization_id, name, type) SELECT id, 'Exports', 'FILE' FROM o
     RETURNING organization_id AS "organizationId", id AS "sourceId"`,
    [randomUUID()],
  );
  const [made] = rows;
  if (made === undefined) throw new Error('no source');
  return made;
}

async function store(key: { organizationId: string; sourceId: string }, text: string): Promise<void> {
  const bytes = strToU8(text);
  const { tables } = await inspectFile('a.csv', bytes, 'UTC');
  const read = await readImport(
    [
      {
        name: 'a.csv',
        bytes,
        tables: tables.flatMap(({ id, mapping }) =>
          mapping === null ? [] : [{ id, mapping, listsEachOnce: false }],
        ),
      },
    ],
    { timeZone: 'UTC', today: '2026-06-01' as Day },
  );
  const days = read.days.map((day) => ({ day, marks: read.marks }));
  await database.forOrganization(key.organizationId, async (tx) => {
    await storeFacts(tx.$client, facts, { ...key, reportId: 'file_site', days, rows: read.site });
    await storeFacts(tx.$client, facts, { ...key, reportId: 'file_rows', days, rows: read.rows });
  });
}

const load = (key: { organizationId: string; sourceId: string }) =>
  database.forOrganization(key.organizationId, async (tx) =>
    loadWeekFacts(facts, {
      week: monday,
      from: monday,
      currency: null,
      visible: await visibleBatches(tx.$client, { ...key, from: monday, to: addDays(monday, 6) }),
    }),
  );

const week = (head: string, row: (day: Day, index: number) => string) =>
  [head, ...Array.from({ length: 7 }, (_, index) => row(addDays(monday, index), index)), ''].join('\n');

it('what a file has becomes what is analysed, and nothing else does', async () => {
  const key = await source();
  await store(
    key,
    week(
      'date,device,sessions,impressions,position',
      (day) => `${day},mobile,5,100,2\n${day},desktop,3,300,4`,
    ),
  );
  const loaded = await load(key);
  expect(loaded.tables.map(({ id }) => id)).toEqual(['file_rows']);
  expect(loaded.tables[0]?.dimensions.map(({ id, members }) => [id, [...members].sort()])).toEqual([
    ['device', ['desktop', 'mobile']],
  ]);
  expect(Object.keys(loaded.metrics).sort()).toEqual(['impressions', 'position', 'sessions']);
  expect([...(loaded.totals['sessions'] ?? [])]).toEqual(Array(7).fill(8));
  // (2 · 100 + 4 · 300) / 400
  expect([...(loaded.totals['position'] ?? [])]).toEqual(Array(7).fill(3.5));
});

it('totals alone are analysed without any cut', async () => {
  const key = await source();
  await store(
    key,
    week('Date,Clicks,Impressions', (day, index) => `${day},${index},100`),
  );
  const loaded = await load(key);
  expect(loaded.tables[0]?.dimensions).toEqual([]);
  expect([...(loaded.totals['clicks'] ?? [])]).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it('a day that is imported again is replaced, and marked as restated where it changed', async () => {
  const key = await source();
  await store(
    key,
    week('date,sessions', (day) => `${day},5`),
  );
  await store(
    key,
    week('date,sessions', (day, index) => `${day},${index === 3 ? 9 : 5}`),
  );
  const loaded = await load(key);
  expect([...(loaded.totals['sessions'] ?? [])]).toEqual([5, 5, 5, 9, 5, 5, 5]);
  expect(loaded.marks).toEqual([{ type: 'restated', days: [addDays(monday, 3)] }]);
});
