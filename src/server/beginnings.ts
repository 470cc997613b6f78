import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Config, ConfigError } from '#src/platform/config.ts';
import { makeDataFolder } from '#src/platform/data-folder.ts';
import type { Log } from '#src/platform/log.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#src/platform/postgres/embedded-postgres.ts';
import { type Demo, startDemo } from './demo.ts';

/**
 * What takes time outside this process (PostgreSQL, the stand-in) and what must fail first (the port). It is begun before
 * the rest of the program is even loaded, which takes as long again.
 */
export interface Beginnings {
  readonly server: Server;
  readonly port: number;
  /** Undefined with a database server of one's own. */
  readonly postgres: Promise<EmbeddedPostgres | undefined>;
  /** Undefined with Google itself. */
  readonly demo: Promise<Demo | undefined>;
}

const KEEP_ALIVE_MS = 30_000;

export async function begin(config: Config, environment: NodeJS.ProcessEnv, log: Log): Promise<Beginnings> {
  refuseContradictions(config);
  const server = createServer(answerStarting);
  // Node closes an idle connection after 5 s, before it reads what arrived meanwhile: a process that was busy for so long
  // (a million rows of a file) reset the requests that waited for it.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const port = await listen(server, config);
  makeDataFolder(config.DATA_DIR);
  const postgres =
    config.DATABASE_URL === undefined ? startEmbeddedPostgres({ dataDir: config.DATA_DIR, log }) : undefined;
  const demo = config.GOOGLE_CLIENT_ID === undefined ? startDemo(config, environment) : undefined;
  // Whoever awaits them gets the error; until then it must not count as unhandled.
  postgres?.catch(() => {});
  demo?.catch(() => {});
  return { server, port, postgres: Promise.resolve(postgres), demo: Promise.resolve(demo) };
}

const STARTING_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="1">
<title>Weekwise is starting</title>
<p>Weekwise is starting. This page opens by itself in a moment.
</html>
`;

/** Until the program is there. A request without an answer would wait for ever, for nobody hears it twice. */
export const answerStarting: RequestListener = ({ method, headers }, response) => {
  // A browser that opens a page shows what it gets until somebody reloads it: this one does so by itself.
  const isPage = method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '');
  response
    .writeHead(503, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
      'retry-after': '1',
    })
    .end(isPage ? STARTING_PAGE : 'Weekwise is starting.');
};

/** Combinations of variables that are fine one by one and wrong together. */
function refuseContradictions({ ROLE, DATABASE_URL, CLICKHOUSE_URL, ENCRYPTION_KEYS }: Config): void {
  if (ROLE === 'all') return;
  if (DATABASE_URL === undefined || CLICKHOUSE_URL === undefined)
    throw new ConfigError(
      `ROLE=${ROLE} needs DATABASE_URL and CLICKHOUSE_URL: the embedded engines serve one process only.`,
    );
  if (ENCRYPTION_KEYS === undefined)
    throw new ConfigError(
      `ROLE=${ROLE} needs ENCRYPTION_KEYS: web and worker processes must share them to read the same tokens.`,
    );
}

function listen(server: Server, { PORT, HOST }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
