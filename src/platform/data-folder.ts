import { accessSync, constants, mkdirSync } from 'node:fs';
import { AppError } from '#src/shared/error-code.ts';

/** The folder of everything that is kept. One that cannot be is told by its variable, before anything stands in it. */
export function makeDataFolder(dataDir: string): void {
  try {
    // Others need to pass through to the database when the server runs as a user of its own, but not to look around.
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new AppError('UNAVAILABLE', `DATA_DIR must be a folder that Weekwise can write to: ${why}.`, {
      cause,
    });
  }
}
