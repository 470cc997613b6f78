import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts';
import { faultGauntlet } from './fault-gauntlet.ts';

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

/** `npm run bench -- upstream-faults` takes a thousand, of Search Console too. */
it('whatever Google answers, no day is half there or wrong, no run is charged twice, and nothing goes unhandled', async () => {
  const result = await faultGauntlet({
    dataDir: folder.path,
    databaseUrl: database.url,
    pool,
    seed: 7,
    strikes: 20,
  });
  expect(result.strikes).toBeGreaterThanOrEqual(20);
  expect(result).toMatchObject({ unhandled: 0, halfWritten: 0, differentDays: 0, chargedWrong: 0 });
  expect(result.runs).toBeGreaterThan(0);
  expect(result.mostCallsAtOnce).toBeLessThanOrEqual(10);
}, 600_000);
