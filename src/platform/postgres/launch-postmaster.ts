import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { AppError } from '#src/shared/error-code.ts';
import type { PostgresPlace } from './postgres-place.ts';
import { type Postmaster, readPostmasterFile } from './postmaster-file.ts';
import { waitUntil } from './wait-until.ts';

/** Settings of a small server that shares its machine with the program it serves. */
const settings: Readonly<Record<string, string | number>> = {
  listen_addresses: '127.0.0.1',
  // No socket file, so no limit on the length of the data folder's name.
  unix_socket_directories: '',
  max_connections: 60,
  shared_buffers: '64MB',
  fsync: 'on',
  synchronous_commit: 'on',
  max_wal_size: '256MB',
  max_wal_senders: 0,
  // A query here is short and in company: starting helpers for it costs more than they save, and containers
  // often have too little shared memory for them.
  max_parallel_workers_per_gather: 0,
  jit: 'off',
  io_method: 'sync',
  log_checkpoints: 'off',
};

const LOG_LIMIT_BYTES = 5_000_000;

interface LaunchOptions {
  readonly logFile: string;
  readonly port: number | undefined;
  readonly timeoutMs: number;
}

type LaunchOutcome = { readonly postmaster: Postmaster } | { readonly log: string };

/** Starts the server and returns once it takes connections. */
export async function launchPostmaster(
  place: PostgresPlace,
  { logFile, port, timeoutMs }: LaunchOptions,
): Promise<Postmaster> {
  let wanted = port;
  for (const end = performance.now() + timeoutMs; ; ) {
    const outcome = await launchOnce(place, logFile, await freePort(wanted), timeoutMs);
    if ('postmaster' in outcome) return outcome.postmaster;
    // Somebody took the port between our look and the start.
    const portTaken = outcome.log.includes('could not bind');
    // The sessions of a server that was killed notice it within moments; until then its memory is in use.
    const predecessorEnding = outcome.log.includes('pre-existing shared memory block');
    if (!(portTaken || predecessorEnding) || performance.now() > end) {
      throw new AppError(
        'UNAVAILABLE',
        `The embedded PostgreSQL did not start. ${outcome.log.trim()} (${logFile})`,
      );
    }
    wanted = portTaken ? undefined : wanted;
  }
}

async function launchOnce(
  { bin, cluster, runAs }: PostgresPlace,
  logFile: string,
  port: number,
  timeoutMs: number,
): Promise<LaunchOutcome> {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES)
    renameSync(logFile, `${logFile}.1`);
  const output = openSync(logFile, 'a', 0o600);
  const before = fstatSync(output).size;
  const flags = Object.entries({ ...settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', cluster, ...flags], {
    ...runAs,
    // A session of its own: Ctrl-C in the terminal reaches us only, and we decide when the server stops.
    detached: true,
    // Straight to a file: with a pipe through us, its next message after our death would end it.
    stdio: ['ignore', output, output],
    cwd: '/',
    // Nothing of ours: PG* variables would change it, and ours may hold secrets.
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  });
  closeSync(output);
  let ended = false;
  const markEnded = () => {
    ended = true;
  };
  server.once('exit', markEnded).once('error', markEnded);
  server.unref();

  return waitUntil<LaunchOutcome>(
    () => {
      if (ended) return { value: { log: readFileSync(logFile).subarray(before).toString('utf8') } };
      const now = readPostmasterFile(cluster);
      return now !== undefined && now.pid === server.pid && now.ready
        ? { value: { postmaster: now } }
        : undefined;
    },
    {
      timeoutMs,
      failure: `The embedded PostgreSQL did not get ready within ${timeoutMs / 1000} s (${logFile}).`,
    },
  );
}

/** The wanted port of the loopback interface where nobody has it, else any free one. */
async function freePort(wanted: number | undefined): Promise<number> {
  const server = createServer();
  try {
    server.listen(wanted ?? 0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch {
    return freePort(undefined);
  } finally {
    server.close();
  }
}
