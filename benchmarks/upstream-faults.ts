import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#src/platform/postgres/embedded-postgres.ts';
import { silentLog } from '../test/harness/silent-log.ts';
import { temporaryFolder } from '../test/harness/temporary-folder.ts';
import { faultGauntlet } from '../test/reliability/fault-gauntlet.ts';
import { report } from './harness/figure.ts';

/** A thousand failures of Google's, decided by a seed, while histories are fetched and weeks generated. */
const STRIKES = 1_000;
const MOST_AT_ONCE = 10;
const seed = Number(process.argv[2] ?? 20261121);

const folder = temporaryFolder();
const postgres = await startEmbeddedPostgres({ dataDir: join(folder.path, 'postgres'), log: silentLog });
const pool = new pg.Pool({ connectionString: postgres.url });
// A connection that is still saying goodbye when the server stops is no failure of the measurement.
pool.on('error', () => undefined);
try {
  const dataDir = join(folder.path, 'program');
  const result = await faultGauntlet({ dataDir, databaseUrl: postgres.url, pool, seed, strikes: STRIKES });
  const reference = `${result.strikes} faults, ${result.runs} runs, seed ${seed}; target 0`;
  const figures = {
    unhandled: result.unhandled,
    'half-written-days': result.halfWritten,
    'different-days': result.differentDays,
    'charged-wrong': result.chargedWrong,
  };
  for (const [name, value] of Object.entries(figures))
    report({ name: `upstream-faults-${name}`, value, unit: 'count', reference, ratio: null });
  report({
    name: 'upstream-faults-calls-at-once',
    value: result.mostCallsAtOnce,
    unit: 'calls of one property',
    reference: `Google allows ${MOST_AT_ONCE}`,
    ratio: result.mostCallsAtOnce / MOST_AT_ONCE,
  });
} finally {
  await pool.end();
  await postgres.stop();
  folder.remove();
}
