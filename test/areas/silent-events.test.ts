import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#src/platform/database/database.ts';
import { type Facts, openFacts } from '#src/platform/facts/facts-client.ts';
import type { Answer } from '#src/shared/answer.ts';
import { type Day, daysFrom, weekday } from '#src/shared/week.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { silentLog } from '../harness/silent-log.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { importedSource } from './imported-source.ts';

const today = '2026-03-09' as Day;
const OUTAGE = ['2026-02-10', '2026-02-11'];

/** Visits go on while the event of purchases is lost for two days. */
const text = [
  'date,channel,sessions,purchases,revenue',
  ...daysFrom('2025-12-01' as Day, '2026-03-08' as Day).flatMap((day) =>
    ['Direct', 'Email'].map((channel, at) => {
      const purchases = OUTAGE.includes(day) ? 0 : 14 + weekday(day) + at;
      return [day, channel, 400 + 10 * at, purchases, purchases * 20].join(',');
    }),
  ),
  '',
].join('\n');

const folder = temporaryFolder();
let fresh: FreshDatabase;
let database: Database;
let facts: Facts;
let ask: (question: string) => Promise<Answer>;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase(fresh.url, silentLog);
  facts = await openFacts({ dataDir: join(folder.path, 'data'), clickhouseUrl: undefined, log: silentLog });
  ask = await importedSource({ database, facts }, { name: 'shop.csv', text, today });
});
afterAll(async () => {
  await facts?.close();
  await database?.close();
  await fresh?.drop();
  folder.remove();
});

const told = 'No purchases were recorded on Feb 10, Feb 11, while visits went on';

test.each([
  'how many purchases in February 2026',
  'revenue in February 2026',
  'purchases by channel in February 2026',
  'purchases per session from Feb 9 to Feb 15, 2026',
])('%s: the days on which they were not counted are told', async (question) => {
  const { status, explanation } = await ask(question);
  expect(status).toBe('answered');
  expect(explanation.replaceAll('\u00a0', ' ')).toContain(told);
});

test.each(['how many sessions in February 2026', 'how many purchases in January 2026'])(
  '%s: nothing is told of days that are not theirs',
  async (question) => {
    expect((await ask(question)).explanation).not.toContain('while visits went on');
  },
);
