import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { AppError } from '#src/shared/error-code.ts';
import type { Log } from '../log.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { canReach, findOrMakeServerUser, type ServerUser } from './server-user.ts';

/** Where a cluster lives, which programs serve it and as whom. */
export interface PostgresPlace {
  readonly bin: string;
  /** PGDATA, without symbolic links; may not exist yet. Its parent does, and the server's user may pass through it. */
  readonly cluster: string;
  /** Set only where root starts the server. */
  readonly runAs: ServerUser | undefined;
}

/** Where programs and data go when the server's user cannot reach them, as below a home of mode 700. */
const STAGING = '/var/lib/weekwise';

export function preparePostgresPlace(dataDir: string, log: Log): PostgresPlace {
  const binaries = findPostgresBinaries();
  const inside = join(realpathSync(dataDir), 'postgres');
  if (process.getuid?.() !== 0)
    return { bin: join(binaries.folder, 'bin'), cluster: resolved(inside), runAs: undefined };

  const runAs = ownerOf(inside) ?? findOrMakeServerUser();
  const cluster = reachableCluster(inside, runAs);
  const folder = canReach(runAs, join(binaries.folder, 'bin'), 'read')
    ? binaries.folder
    : stageBinaries(binaries);
  if (cluster !== inside || folder !== binaries.folder) {
    log.info(`PostgreSQL runs as a user that cannot reach every folder of Weekwise, so it uses ${STAGING}`, {
      cluster,
      programs: folder,
    });
  }
  return { bin: join(folder, 'bin'), cluster, runAs };
}

/** A staged cluster stands in the data folder as a symbolic link, so that moving the folder does not lose it. */
function resolved(inside: string): string {
  return existsSync(inside) ? realpathSync(inside) : inside;
}

/** An existing cluster stays with the user it belongs to: PostgreSQL serves it to nobody else. */
function ownerOf(inside: string): ServerUser | undefined {
  const stats = statSync(inside, { throwIfNoEntry: false });
  return stats === undefined || stats.uid === 0 ? undefined : { uid: stats.uid, gid: stats.gid };
}

function reachableCluster(inside: string, user: ServerUser): string {
  const cluster = resolved(inside);
  if (canReach(user, dirname(cluster), 'pass')) return cluster;
  if (existsSync(cluster)) {
    throw new AppError(
      'UNAVAILABLE',
      `PostgreSQL runs as user ${user.uid}, which cannot pass through to ${cluster} any more. Let it (chmod o+x on the folders above), or set DATA_DIR.`,
    );
  }
  const folder = join(STAGING, createHash('sha256').update(inside).digest('hex').slice(0, 16));
  const staged = join(folder, 'postgres');
  if (existsSync(staged)) {
    // Nothing in the data folder leads here: a folder of the same name was removed. Its data is kept, out of the way.
    renameSync(folder, `${folder}.${randomBytes(4).toString('hex')}`);
  }
  makeStagingFolder();
  mkdirSync(folder, { mode: 0o755 });
  chownSync(folder, user.uid, user.gid);
  // Also a dangling link, left by somebody who emptied the staging folder.
  if (lstatSync(inside, { throwIfNoEntry: false }) !== undefined) rmSync(inside);
  symlinkSync(staged, inside);
  return staged;
}

/** Once per version and machine, complete or not at all. */
function stageBinaries({ version, folder }: PostgresBinaries): string {
  const staged = join(STAGING, `postgresql-${version}`);
  if (existsSync(staged)) return staged;
  const copy = `${staged}.${randomBytes(4).toString('hex')}`;
  makeStagingFolder();
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(copy, staged);
  } catch (cause) {
    rmSync(copy, { recursive: true });
    // Another start was quicker.
    if (!existsSync(staged)) throw cause;
  }
  return staged;
}

function makeStagingFolder(): void {
  mkdirSync(STAGING, { recursive: true });
  // Whatever the mask of new files says: the server's user must pass.
  chmodSync(STAGING, 0o755);
}
