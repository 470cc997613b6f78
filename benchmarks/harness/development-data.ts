import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Folder of the published instances, which are not part of the repository (their licences allow evaluation only): the first
 * argument, or `../shared/engine-bench` beside the repository. Without them a benchmark says so and measures nothing.
 */
export function developmentData(argument = process.argv[2]): string {
  const folder = resolve(argument ?? resolve(import.meta.dirname, '../../../shared/engine-bench'));
  if (existsSync(folder)) return folder;
  process.stderr.write(`There is no folder ${folder} with the published instances; nothing was measured.\n`);
  process.exit(0);
}
