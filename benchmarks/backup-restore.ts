import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { openFacts } from '#src/platform/facts/facts-client.ts';
import { startEmbeddedPostgres } from '#src/platform/postgres/embedded-postgres.ts';
import { silentLog } from '../test/harness/silent-log.ts';
import { startWeekwise } from '../test/harness/start-weekwise.ts';
import { temporaryFolder } from '../test/harness/temporary-folder.ts';
import { report } from './harness/figure.ts';

/**
 * A million rows of facts: the whole of `npm run backup` beside the running program, beside none, and of
 * `npm run restore` into an empty folder, start of the command included.
 */
const DAYS = 200;
const ROWS_PER_DAY = 5_000;
const TARGET_SECONDS = 60;

const folder = temporaryFolder();
const data = join(folder.path, 'data');
await (await startWeekwise({ dataDir: data })).stop();
await fill();

const server = await startWeekwise({ dataDir: data });
tell('backup-1m-running', await seconds('backup', 'running', data));
await server.stop();
tell('backup-1m-stopped', await seconds('backup', 'stopped', data));
tell('restore-1m', await seconds('restore', 'stopped', join(folder.path, 'restored')));
report({
  name: 'backup-1m-size',
  value: sizeOf(join(folder.path, 'stopped')) / 1e6,
  unit: 'MB',
  reference: `the store of facts ${Math.round(sizeOf(join(data, 'facts')) / 1e6)} MB`,
  ratio: sizeOf(join(folder.path, 'stopped')) / sizeOf(join(data, 'facts')),
});
folder.remove();

async function seconds(command: 'backup' | 'restore', dir: string, dataDir: string): Promise<number> {
  const began = performance.now();
  const program = join(import.meta.dirname, `../src/server/commands/${command}.ts`);
  await promisify(execFile)(process.execPath, [program, join(folder.path, dir)], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir },
  });
  return (performance.now() - began) / 1000;
}

function tell(name: string, value: number): void {
  report({ name, value, unit: 's', reference: `target ${TARGET_SECONDS} s`, ratio: value / TARGET_SECONDS });
}

/** Sessions and revenue by channel, source, device and landing page: as dense as a report of Google Analytics. */
async function fill(): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: data, log: silentLog });
  const facts = await openFacts({ dataDir: data, clickhouseUrl: undefined, log: silentLog });
  const pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => {}); // the server may go before its goodbye was said
  const [organization, source, batch] = [randomUUID(), randomUUID(), randomUUID()];
  await pool.query(
    `WITH o AS (INSERT INTO organizations (id, name, slug) VALUES ($1, 'Large', 'large')),
       s AS (INSERT INTO sources (id, organization_id, name, type) VALUES ($2, $1, 'Large', 'GA4'))
     INSERT INTO fact_days (organization_id, source_id, report_id, day, batch, row_count, content_hash)
     SELECT $1, $2, 'pages', DATE '2026-01-01' + n, $3, $4, 'x' FROM generate_series(0, $5::int - 1) AS n`,
    [organization, source, batch, ROWS_PER_DAY, DAYS],
  );
  await facts.client.command({
    query: `INSERT INTO facts (organization_id, source_id, report_id, day, batch, channel, source, device, landing_page, sessions, revenue)
      SELECT '${organization}', '${source}', 'pages', toDate('2026-01-01') + intDiv(number, ${ROWS_PER_DAY}), '${batch}',
        concat('Channel ', toString(rand(1) % 10)), concat('source-', toString(rand(2) % 300), '.example'),
        ['desktop', 'mobile', 'tablet'][rand(3) % 3 + 1], concat('/products/', toString(rand(4) % 2000)),
        rand(5) % 500, round(rand(6) % 1000000 / 100, 2)
      FROM numbers(${DAYS * ROWS_PER_DAY})`,
  });
  await pool.end();
  await facts.close();
  await postgres.stop();
}

function sizeOf(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}
