import { createInterface } from 'node:readline';
import pg from 'pg';
import { startEmbeddedPostgres } from '#src/platform/postgres/embedded-postgres.ts';

/**
 * A process that runs the embedded server, to be killed. One JSON object a line on stdout; "stop" on stdin ends it.
 * Arguments: data folder, and "write" to write rows without pause.
 */
const [dataDir = '', mode] = process.argv.slice(2);
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
const tell = (message: string) => say({ log: message });

// Ctrl-C is for us to handle, and the server must not hear of it.
process.on('SIGINT', () => say({ interrupted: true }));

try {
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { debug: tell, info: tell, warn: tell, error: tell },
  });
  say({ url: server.url, uid: process.getuid?.() });
  createInterface({ input: process.stdin }).once('line', async () => {
    await server.stop();
    say({ stopped: true });
    process.exit(0);
  });
  if (mode === 'write') await write(server.url);
} catch (cause) {
  say({ failure: cause instanceof Error ? cause.message : String(cause) });
  process.exit(1);
}

async function write(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS written (number integer PRIMARY KEY)');
  const { rows } = await client.query<{ last: number }>(
    'SELECT coalesce(max(number), 0) AS last FROM written',
  );
  for (let number = (rows[0]?.last ?? 0) + 1; ; number += 1) {
    await client.query('INSERT INTO written VALUES ($1)', [number]);
    say({ written: number });
  }
}
