import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts';
import { killGauntlet } from './kill-gauntlet.ts';

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

/** Early, in the middle and late in a run. `npm run bench -- kill-during-run` does it twenty times at random. */
const moments = [0.08, 0.35, 0.7];

it('finishes every run once, charges it once and shows no card twice, though the server is killed in the middle', async () => {
  let next = 0;
  const result = await killGauntlet({
    dataDir: folder.path,
    databaseUrl: database.url,
    pool,
    kills: moments.length,
    random: () => moments[next++] ?? 0,
  });
  expect(result).toMatchObject({
    runs: moments.length,
    notCompleted: 0,
    chargedWrong: 0,
    unaccounted: 0,
    cardsTwice: 0,
  });
}, 600_000);
