import { parseArgs } from 'node:util';
import pg from 'pg';
import { rotateSecrets } from '#src/areas/sources/server/rotate-secrets.ts';
import { systemClock } from '#src/platform/clock.ts';
import { type Config, ConfigError, readConfig } from '#src/platform/config.ts';
import { createLog } from '#src/platform/log.ts';
import { startEmbeddedPostgres } from '#src/platform/postgres/embedded-postgres.ts';
import { runningPostgres } from '#src/platform/postgres/running-postgres.ts';
import { addKeyBesideData, openKeyRing } from '#src/platform/vault/key-ring.ts';
import { createVault } from '#src/platform/vault/vault.ts';
import { runCommand, say } from './run-command.ts';

const USAGE = 'npm run rotate-keys [-- --new-key]';

/** `npm run rotate-keys`: brings every stored secret under the newest key, beside the running program or without it. */
async function main(stack: AsyncDisposableStack): Promise<number> {
  const { values } = parseArgs({ options: { 'new-key': { type: 'boolean', default: false } } });
  const config = readConfig(process.env);
  const url = await databaseOf(config, stack);
  // After the database was found: an answer of "not there" must not have made a new key.
  if (values['new-key']) say(`The new key is ${newKey(config)}.`);
  const ring = await openKeyRing(config.ENCRYPTION_KEYS, config.DATA_DIR);
  const { id } = ring.newest();
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: 'weekwise-rotate-keys' });
  // The embedded server may go before every goodbye has been said; a failure of the work itself is thrown by its query.
  pool.on('error', () => {});
  stack.defer(() => pool.end());
  const { moved, already, unreadable } = await rotateSecrets(
    pool,
    createVault(ring),
    id,
    (table, done, total) => say(`${table}: ${done} of ${total}`),
  );
  say(`${moved} secrets were brought under the key "${id}"; ${already} were already.`);
  const others = ring.ids().filter((other) => other !== id);
  if (unreadable > 0) {
    say(
      `${unreadable} secrets open with no key of the ring and were left as they are. Put their key back into ENCRYPTION_KEYS and run this again, or connect those Google accounts anew.`,
    );
    return 1;
  }
  if (others.length > 0)
    say(`Nothing needs ${others.join(', ')} any more. Removing the oldest key signs everybody out once.`);
  return 0;
}

function newKey({ ENCRYPTION_KEYS, DATA_DIR }: Config): string {
  if (ENCRYPTION_KEYS !== undefined)
    throw new ConfigError(
      'ENCRYPTION_KEYS is set, so new keys belong there: put `id:key` in front, with a key from `openssl rand -base64 32`, start Weekwise with it, then run this without --new-key.',
    );
  return addKeyBesideData(DATA_DIR);
}

async function databaseOf({ DATABASE_URL, DATA_DIR }: Config, stack: AsyncDisposableStack): Promise<string> {
  if (DATABASE_URL !== undefined) return DATABASE_URL;
  const running = await runningPostgres(DATA_DIR);
  if (running !== undefined) return running;
  const started = await startEmbeddedPostgres({ dataDir: DATA_DIR, log: createLog('warn', systemClock) });
  stack.defer(() => started.stop());
  return started.url;
}

await runCommand({ usage: USAGE, failed: 'The keys were not rotated.' }, main);
