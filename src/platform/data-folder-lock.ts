import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AppError } from '#src/shared/error-code.ts';
import { makeDataFolder } from './data-folder.ts';

/**
 * One process per data folder. The embedded engines of two processes on one folder would corrupt or starve each
 * other, so the second stops before it has opened either.
 *
 * The lock is a byte-range lock of the operating system, which Node itself has no call for; the SQLite inside Node
 * takes one. The kernel lets go of it however the process ends, so there is no stale lock to recognize and take
 * over, and no pid to mistake for another. The pid beside it only serves the message.
 */
export interface DataFolderLock {
  release(): void;
}

interface Held {
  readonly file: DatabaseSync;
  holders: number;
}

/** Locks of this process: the engines each take the lock, and the folder is free when the last one released it. */
const heldByFolder = new Map<string, Held>();

export function lockDataFolder(dataDir: string): DataFolderLock {
  makeDataFolder(dataDir);
  const folder = realpathSync(dataDir);

  const held = heldByFolder.get(folder) ?? { file: takeLock(folder), holders: 0 };
  heldByFolder.set(folder, held);
  held.holders += 1;

  let released = false;
  return {
    release() {
      if (released) return;
      released = true;
      held.holders -= 1;
      if (held.holders > 0) return;
      heldByFolder.delete(folder);
      held.file.close();
    },
  };
}

function takeLock(folder: string): DatabaseSync {
  const pidFile = join(folder, 'weekwise.pid');
  const file = new DatabaseSync(join(folder, 'weekwise.lock'), { timeout: 0 });
  try {
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (cause) {
    file.close();
    if (!isBusy(cause)) throw cause;
    throw new AppError(
      'CONFLICT',
      `Another Weekwise process${holderOf(pidFile)} is using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return file;
}

function holderOf(pidFile: string): string {
  try {
    return ` (pid ${Number.parseInt(readFileSync(pidFile, 'utf8'), 10)})`;
  } catch {
    // The other process has the lock and has not yet written its number.
    return '';
  }
}

const SQLITE_BUSY = 5;

function isBusy(cause: unknown): boolean {
  return cause instanceof Error && 'errcode' in cause && cause.errcode === SQLITE_BUSY;
}
