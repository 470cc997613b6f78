import { execFile } from 'node:child_process';
import {
  chownSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { AppError } from '#src/shared/error-code.ts';
import type { PostgresPlace } from './postgres-place.ts';

const run = promisify(execFile);

/** Makes the cluster beside its place and moves it there complete: a killed start leaves none rather than half of one. */
export async function initializeCluster(
  { bin, cluster, runAs }: PostgresPlace,
  login: { user: string; password: string },
) {
  const parent = dirname(cluster);
  const prefix = `${basename(cluster)}.new-`;
  for (const left of readdirSync(parent)) {
    if (left.startsWith(prefix)) rmSync(join(parent, left), { recursive: true, force: true });
  }
  const work = mkdtempSync(join(parent, prefix));
  const passwordFile = join(work, 'password');
  writeFileSync(passwordFile, login.password, { mode: 0o600 });
  mkdirSync(join(work, 'cluster'), { mode: 0o700 });
  if (runAs !== undefined) {
    for (const path of [work, passwordFile, join(work, 'cluster')]) chownSync(path, runAs.uid, runAs.gid);
  }
  try {
    await run(
      join(bin, 'initdb'),
      [
        `--pgdata=${join(work, 'cluster')}`,
        `--username=${login.user}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // PostgreSQL's own rules: they sort the same on every machine and after every upgrade of the system.
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
        // Known beforehand, so that initdb need not find out by starting servers.
        '--set=max_connections=60',
        '--set=shared_buffers=64MB',
        '--set=dynamic_shared_memory_type=posix',
        '--set=timezone=UTC',
        '--set=log_timezone=UTC',
      ],
      { ...runAs, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C' } },
    );
    renameSync(join(work, 'cluster'), cluster);
    syncFolder(parent);
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
    throw new AppError(
      'UNAVAILABLE',
      `The embedded PostgreSQL could not make its database in ${cluster}. ${said}`.trim(),
      { cause },
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** A rename is lasting once the folder that holds the name is. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
