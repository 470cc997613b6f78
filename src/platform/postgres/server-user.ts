import { execFileSync, spawnSync } from 'node:child_process';
import { AppError } from '#src/shared/error-code.ts';

/** Whom the server runs as. PostgreSQL refuses to run as root. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/** The user for a server started by root: the system's `postgres`, made where there is none. */
export function findOrMakeServerUser(): ServerUser {
  return findUser() ?? makeUser();
}

function findUser(): ServerUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((what) => spawnSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

function makeUser(): ServerUser {
  try {
    execFileSync('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/bin/false',
      'postgres',
    ]);
  } catch (cause) {
    throw new AppError(
      'UNAVAILABLE',
      'PostgreSQL does not run as root, and a user "postgres" could not be made. Make one, or start Weekwise as an ordinary user.',
      { cause },
    );
  }
  const user = findUser();
  if (user === undefined) throw new AppError('UNAVAILABLE', 'The new user "postgres" cannot be found.');
  return user;
}

/** Whether the user can pass through to the folder and read what is in it. Asked of the system, which knows all rules. */
export function canReach(user: ServerUser | undefined, folder: string, needs: 'pass' | 'read'): boolean {
  const test = needs === 'pass' ? 'test -x "$1"' : 'test -x "$1" && test -r "$1"';
  return spawnSync('/bin/sh', ['-c', test, 'sh', folder], { ...user, cwd: '/' }).status === 0;
}
