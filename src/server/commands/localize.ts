import { parseArgs } from 'node:util';
import { findRateCauses } from '#src/engine/localize/scan/find-rate-causes.ts';
import { findRootCauses } from '#src/engine/localize/scan/find-root-causes.ts';
import type { RootCause } from '#src/engine/localize/scan/name-of.ts';
import { readForecastTable, UnreadableTable } from './forecast-table.ts';
import { readTextFile, UnreadableText } from './read-text-file.ts';
import { refuse, sayJson } from './say.ts';

const USAGE = 'npm run localize -- FILE.csv';

/** `npm run localize`: root causes of a table of leaves, best first, as one JSON object on standard output. */
function main(): number {
  let file: string | undefined;
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    if (positionals.length === 1) file = positionals[0];
  } catch (error) {
    return refuse(`${(error as Error).message}. Usage: ${USAGE}`);
  }
  if (file === undefined) return refuse(`Usage: ${USAGE}`);
  let text: string;
  try {
    text = readTextFile(file);
  } catch (error) {
    if (error instanceof UnreadableText) return refuse(error.message);
    throw error;
  }
  try {
    const table = readForecastTable(text);
    const start = performance.now();
    const causes: readonly RootCause[] = table.rates
      ? findRateCauses({ ...table.leaves, ...table.rates })
      : findRootCauses(table.leaves);
    const ms = Math.round((performance.now() - start) * 10) / 10;
    sayJson({ root_causes: causes, ms });
    return 0;
  } catch (error) {
    if (error instanceof UnreadableTable || error instanceof RangeError)
      return refuse(`${file}: ${error.message}.`);
    throw error;
  }
}

process.exitCode = main();
