import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { AppError } from '#src/shared/error-code.ts';

/** The folder of everything that is kept. One that cannot be is told by its variable, before anything stands in it. */
export function makeDataFolder(dataDir: string): void {
  try {
    // Others need to pass through to the database when the server runs as a user of its own, but not to look around.
    makeFolders(resolve(dataDir), process.getuid?.() === 0 ? 0o711 : 0o700);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new AppError('UNAVAILABLE', `DATA_DIR must be a folder that Weekwise can write to: ${why}.`, {
      cause,
    });
  }
}

/** Node's own recursive way never ends where a folder is there and yet takes no other, as /proc. */
function makeFolders(folder: string, mode: number): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder), mode);
  mkdirSync(folder, { mode });
}
