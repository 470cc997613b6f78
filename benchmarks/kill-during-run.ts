import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#src/platform/postgres/embedded-postgres.ts';
import { silentLog } from '../test/harness/silent-log.ts';
import { temporaryFolder } from '../test/harness/temporary-folder.ts';
import { killGauntlet } from '../test/reliability/kill-gauntlet.ts';
import { median, report } from './harness/figure.ts';
import { Random } from './sites/random.ts';

/** Twenty runs, each killed with SIGKILL at a random moment: how many did not end as one completed run, charged once. */
const KILLS = 20;
const seed = Number(process.argv[2] ?? 20261121);

const random = new Random(seed);
const folder = temporaryFolder();
const postgres = await startEmbeddedPostgres({ dataDir: join(folder.path, 'postgres'), log: silentLog });
const pool = new pg.Pool({ connectionString: postgres.url });
try {
  const result = await killGauntlet({
    dataDir: join(folder.path, 'program'),
    databaseUrl: postgres.url,
    pool,
    kills: KILLS,
    random: () => random.uniform(),
  });
  const wrong =
    result.notCompleted +
    result.chargedWrong +
    Math.abs(result.unaccounted) +
    result.cardsTwice +
    Math.abs(KILLS - result.runs);
  report({
    name: 'kill-during-run-wrong',
    value: wrong,
    unit: `of ${KILLS} runs`,
    reference: `seed ${seed}; target 0`,
    ratio: null,
  });
  report({
    name: 'kill-during-run-recovery',
    value: median(result.recoveredAfter),
    unit: 'ms',
    reference: 'restart to end of the run',
    ratio: null,
  });
} finally {
  await pool.end();
  await postgres.stop();
  folder.remove();
}
