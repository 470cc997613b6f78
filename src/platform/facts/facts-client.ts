import { join } from 'node:path';
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import {
  aliasRules,
  changeFactsTable,
  createFactsTable,
  factsTable,
  type PresentColumn,
} from '#src/semantics/facts-table.ts';
import { AppError } from '#src/shared/error-code.ts';
import { lockDataFolder } from '../data-folder-lock.ts';
import type { Log } from '../log.ts';

/** The store of facts: rows that came from a report and can be fetched again. */
export interface Facts {
  readonly client: ClickHouseClient;
  /** Rejects when the engine does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface FactsOptions {
  readonly dataDir: string;
  /** A ClickHouse server. Without one the same engine runs inside this process, on the data folder. */
  readonly clickhouseUrl: string | undefined;
  readonly log: Log;
}

export async function openFacts({ dataDir, clickhouseUrl, log }: FactsOptions): Promise<Facts> {
  const { client, close } =
    clickhouseUrl === undefined ? await openEmbedded(dataDir) : openServer(clickhouseUrl);
  const ping = async () => {
    const answer = await client.ping({ select: true });
    if (answer.success) return;
    throw new AppError('UNAVAILABLE', 'The store of facts does not answer.', { cause: answer.error });
  };
  try {
    await ping();
    await bringTableUpToDate(client, log);
  } catch (cause) {
    await close();
    throw cause;
  }
  return { client, ping, close };
}

type ClientConnection = NonNullable<NonNullable<Parameters<typeof createClient>[0]>['connection']>;

interface Opened {
  readonly client: ClickHouseClient;
  close(): Promise<void>;
}

/** Its failures reach us as errors; on its own it would print them, with addresses and statements. */
const quiet = { level: ClickHouseLogLevel.OFF };

function openServer(url: string): Opened {
  const client = createClient({
    url,
    application: 'weekwise',
    log: quiet,
    request_timeout: 60_000,
    compression: { request: true, response: true },
    // Long lists of batches go into the body instead of the address.
    use_multipart_params_auto: true,
  });
  return { client, close: () => client.close() };
}

/** One merge of parts at a time. Four, as many as it would run by itself, take tens of megabytes each beside a backfill. */
const ENGINE_ARGUMENTS = ['--background_pool_size=1', '--background_merges_mutations_concurrency_ratio=1'];

/**
 * The engine's allocator reads this as it is loaded. On its own it keeps freed memory for 5 s, an arena for every few
 * threads and up to 32 KB of each size for each of them: up to 150 MB while much is stored. The statements of a backfill
 * are small and come one after the other, so that little is gained by keeping any.
 */
const ALLOCATOR = 'dirty_decay_ms:0,muzzy_decay_ms:0,narenas:2,lg_tcache_max:12';

async function openEmbedded(dataDir: string): Promise<Opened> {
  const lock = lockDataFolder(dataDir);
  const path = join(dataDir, 'facts');
  try {
    process.env.JE_MALLOC_CONF ??= ALLOCATOR;
    // 0.5 GB of engine: loaded only where it is the engine.
    const [{ createChdbConnection }, { drainPending, Session }] = await Promise.all([
      import('chdb/connection'),
      import('chdb'),
    ]);
    // The engine takes its arguments from whoever opens it first.
    const engine = new Session(path, { connectionArgs: ENGINE_ARGUMENTS });
    // The same shape declared in two packages, whose private fields keep the compiler from seeing it.
    const connection = createChdbConnection({ path }) as unknown as ClientConnection;
    const client = createClient({ connection, log: quiet });
    return {
      client,
      async close() {
        await client.close();
        engine.close();
        // A query that is still running holds the folder open.
        await drainPending();
        lock.release();
      },
    };
  } catch (cause) {
    lock.release();
    throw new AppError(
      'UNAVAILABLE',
      `The store of facts in ${path} cannot be opened: ${cause instanceof Error ? cause.message : cause}.`,
      { cause },
    );
  }
}

/** Forward only and repeatable: two processes that open the same server at once do no harm. */
async function bringTableUpToDate(client: ClickHouseClient, log: Log): Promise<void> {
  await client.command({ query: createFactsTable });
  const answer = await client.query({
    query: `SELECT name, default_expression AS rule FROM system.columns WHERE database = currentDatabase() AND table = '${factsTable}'`,
    format: 'JSONEachRow',
  });
  const change = changeFactsTable(await answer.json<PresentColumn>(), await asWritten(client, aliasRules));
  if (change === undefined) return;
  log.info('The table of facts is brought up to date', { statement: change });
  await client.command({ query: change });
}

/** Rules as the engine writes them, so that only another rule differs, and not its spaces. */
async function asWritten(
  client: ClickHouseClient,
  rules: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const answer = await client.query({
    query: `SELECT substring(formatQuerySingleLine(arrayJoin({rules: Array(String)})), length('SELECT ') + 1) AS rule`,
    query_params: { rules: [...rules.values()].map((rule) => `SELECT ${rule}`) },
    format: 'JSONEachRow',
  });
  const written = await answer.json<{ rule: string }>();
  return new Map([...rules.keys()].map((name, index) => [name, written[index]?.rule ?? '']));
}
