import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#src/platform/postgres/embedded-postgres.ts';
import { standinEnvironment } from '../standin/standin-environment.ts';
import {
  addGardenAnalytics,
  addGardenSearch,
  createOrganization,
  isDone,
  untilHistory,
} from '../test/harness/garden-source.ts';
import { silentLog } from '../test/harness/silent-log.ts';
import { freePort, startWeekwise } from '../test/harness/start-weekwise.ts';
import { temporaryFolder } from '../test/harness/temporary-folder.ts';
import { Visitor } from '../test/harness/visitor.ts';
import { report } from './harness/figure.ts';
import { timingProxy } from './harness/timing-proxy.ts';

/** 60 weeks of the simulated garden's Analytics, and then of its Search Console, fetched through HTTP and stored. */
const EMAIL = 'owner@example.test';
const MOST_MEMORY_MB = 500;
/** On a machine that does much else. */
const PATIENCE_MS = 900_000;

const folder = temporaryFolder();
const standinPort = await freePort();
const standinUrl = `http://127.0.0.1:${standinPort}`;
const standin = spawn(
  process.execPath,
  ['standin/main.ts', '--port', String(standinPort), '--data', join(folder.path, 'standin')],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
await once(standin.stdout, 'data');
const proxy = await timingProxy(standinUrl);
const postgres = await startEmbeddedPostgres({ dataDir: join(folder.path, 'postgres'), log: silentLog });
const pool = new pg.Pool({ connectionString: postgres.url });
// A connection that is still saying goodbye when the server stops is no failure of the measurement.
pool.on('error', () => undefined);
const server = await startWeekwise({
  dataDir: join(folder.path, 'program'),
  env: {
    ...standinEnvironment(standinUrl),
    GOOGLE_ANALYTICS_DATA_URL: proxy.url,
    GOOGLE_SEARCH_CONSOLE_URL: proxy.url,
    DATABASE_URL: postgres.url,
  },
});

/** Most memory that the product's process has held so far, the engine for facts inside it included. Linux only. */
const peakMemory = () =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? Number.NaN) /
  1024;
/** What of it was its own, apart from the pages of program files that any process may share. */
const ownMemory = () =>
  Number(/RssAnon:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? Number.NaN) /
  1024;
const storedFacts = async (sourceId: string) =>
  Number(
    (await pool.query('SELECT sum(row_count) AS n FROM fact_days WHERE source_id = $1', [sourceId])).rows[0]
      .n,
  );

async function measure(name: string, add: () => Promise<{ sourceId: string }>): Promise<void> {
  proxy.reset();
  const began = performance.now();
  const { sourceId } = await add();
  const history = await untilHistory(
    owner,
    sourceId,
    (now) => isDone(now) || now.state === 'failed',
    PATIENCE_MS,
  );
  if (history.state === 'failed') throw new Error(`The history could not be fetched: ${history.failure}`);
  const ms = performance.now() - began;
  const { calls, waitedMs } = proxy.taken();
  const facts = await storedFacts(sourceId);
  const reference = `${history.weeksFetched} weeks, ${facts} facts, ${calls} calls, ${Math.round(ms)} ms`;
  report({
    name: `backfill-${name}-facts`,
    value: facts / (ms / 1000),
    unit: 'facts/s',
    reference,
    ratio: null,
  });
  report({
    name: `backfill-${name}-waiting`,
    value: waitedMs / ms,
    unit: 'share of the time',
    reference: 'at least one call under way',
    ratio: null,
  });
  report({
    name: `backfill-${name}-memory`,
    value: peakMemory(),
    unit: 'MB at most so far',
    reference: `target ${MOST_MEMORY_MB} MB; at the end ${Math.round(ownMemory())} MB apart from program files`,
    ratio: peakMemory() / MOST_MEMORY_MB,
  });
}

const owner = new Visitor({ url: server.url, standinUrl });
try {
  await owner.signIn(EMAIL);
  const garden = await createOrganization(owner, EMAIL, 'Bench garden');
  // The stand-in makes its data when it is first asked, which is not the product's time.
  const ready = peakMemory();
  report({
    name: 'backfill-memory-before',
    value: ready,
    unit: 'MB',
    reference: 'nothing fetched yet',
    ratio: null,
  });
  await measure('analytics', () => addGardenAnalytics(owner, garden));
  await measure('search', () => addGardenSearch(owner, garden));
} finally {
  await server.stop();
  await pool.end();
  await postgres.stop();
  await proxy.close();
  standin.kill('SIGTERM');
  await once(standin, 'exit');
  folder.remove();
}
