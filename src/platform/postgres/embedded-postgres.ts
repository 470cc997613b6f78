import { existsSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { AppError } from '#src/shared/error-code.ts';
import { lockDataFolder } from '../data-folder-lock.ts';
import type { Log } from '../log.ts';
import { DATABASE, databaseUrl } from './database-url.ts';
import { initializeCluster } from './initialize-cluster.ts';
import { launchPostmaster } from './launch-postmaster.ts';
import { type PostgresLogin, readOrMakeLogin, writeLogin } from './postgres-login.ts';
import { type PostgresPlace, preparePostgresPlace } from './postgres-place.ts';
import { isPostmasterOf, type Postmaster, readPostmasterFile } from './postmaster-file.ts';
import { revivePostmaster } from './revive-postmaster.ts';
import { waitUntil } from './wait-until.ts';

export interface EmbeddedPostgres {
  /** Of the database `weekwise`, as its owner. */
  readonly url: string;
  /** Ends sessions, writes everything out and waits until the server is gone. */
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;

/**
 * The real PostgreSQL, in the data folder. It is a process of its own that survives a killed Weekwise, and the next
 * start attaches to it: nothing acknowledged is lost, and no second server ever opens the same cluster.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: Log;
}): Promise<EmbeddedPostgres> {
  const { log } = options;
  const lock = lockDataFolder(options.dataDir);
  try {
    const dataDir = realpathSync(options.dataDir);
    const place = preparePostgresPlace(dataDir, log);
    const login = readOrMakeLogin(dataDir);

    const running = await attach(place);
    if (running !== undefined)
      log.info('Attached to the PostgreSQL server that was still running', { pid: running.pid });
    const first = running ?? (await start(place, login, dataDir));
    const { port } = first;
    let { pid } = first;
    if (port !== login.port) writeLogin(dataDir, { ...login, port });
    await ensureDatabase({ ...login, port });

    const reviver = revivePostmaster(
      {
        isGone: () => !isPostmasterOf(place.cluster, pid),
        start: async () => {
          const again = (await attach(place)) ?? (await start(place, { ...login, port }, dataDir));
          ({ pid } = again);
          if (again.port === port) return;
          // Everybody here knows it by its old port; the next start of Weekwise tells them the new one.
          writeLogin(dataDir, { ...login, port: again.port });
          log.error('PostgreSQL had to take another port. Restart Weekwise', { port: again.port });
        },
      },
      log,
    );
    let stopped: Promise<void> | undefined;
    return {
      url: databaseUrl({ ...login, port }, DATABASE),
      stop() {
        stopped ??= reviver
          .stop()
          .then(() => stopPostmaster(place.cluster, pid, log))
          .finally(() => lock.release());
        return stopped;
      },
    };
  } catch (cause) {
    lock.release();
    throw cause;
  }
}

async function start(place: PostgresPlace, login: PostgresLogin, dataDir: string): Promise<Postmaster> {
  if (!existsSync(join(place.cluster, 'PG_VERSION'))) await initializeCluster(place, login);
  return launchPostmaster(place, {
    logFile: join(dataDir, 'postgres.log'),
    port: login.port,
    timeoutMs: START_TIMEOUT_MS,
  });
}

/** The server of this cluster that outlived its Weekwise, once it is ready; undefined when there is none. */
async function attach({ cluster }: PostgresPlace): Promise<Postmaster | undefined> {
  const found = readPostmasterFile(cluster);
  if (found === undefined) return undefined;
  if (!isPostmasterOf(cluster, found.pid)) {
    // We hold the folder's lock, so nobody is starting one just now either.
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
    return undefined;
  }
  // It may still be recovering, or be on its way out.
  return waitUntil(
    () => {
      const now = readPostmasterFile(cluster);
      if (now === undefined || !isPostmasterOf(cluster, now.pid)) return { value: undefined };
      return now.ready ? { value: now } : undefined;
    },
    {
      timeoutMs: START_TIMEOUT_MS,
      failure: `The PostgreSQL server (pid ${found.pid}) of ${cluster} runs but does not get ready.`,
    },
  );
}

async function ensureDatabase(login: PostgresLogin): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl(login, 'postgres'),
    connectionTimeoutMillis: START_TIMEOUT_MS,
  });
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new AppError('UNAVAILABLE', `The embedded PostgreSQL does not let Weekwise in: ${why}.`, { cause });
  } finally {
    await client.end();
  }
}

async function stopPostmaster(cluster: string, pid: number, log: Log): Promise<void> {
  const gone = () => {
    const now = readPostmasterFile(cluster);
    return now?.pid === pid && isPostmasterOf(cluster, pid) ? undefined : { value: true };
  };
  if (gone()) return;
  // SIGINT is PostgreSQL's "fast" shutdown: it ends the sessions and leaves a clean cluster.
  process.kill(pid, 'SIGINT');
  try {
    await waitUntil(gone, { timeoutMs: STOP_TIMEOUT_MS, failure: 'PostgreSQL did not stop in time.' });
  } catch (cause) {
    log.warn('PostgreSQL did not stop in time and is ended at once; it will recover at its next start', {
      cause,
    });
    // "Immediate": nothing acknowledged is lost, since the log of writes is already on disk.
    process.kill(pid, 'SIGQUIT');
    await waitUntil(gone, {
      timeoutMs: STOP_TIMEOUT_MS,
      failure: `PostgreSQL (pid ${pid}) cannot be stopped.`,
    });
  }
}
