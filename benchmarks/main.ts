import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** `npm run bench -- NAME`, or all of them. Each benchmark is a program that prints one JSON line a figure. */
const OWN_NAME = 'main.ts';
const names = (await readdir(import.meta.dirname))
  .filter((name) => name.endsWith('.ts') && name !== OWN_NAME)
  .map((name) => name.replace(/\.ts$/, ''))
  .sort();

const [asked, ...rest] = process.argv.slice(2);
if (asked !== undefined && !names.includes(asked)) {
  console.error(`There is no benchmark "${asked}". There are: ${names.join(', ')}.`);
  process.exit(2);
}
let failed = 0;
for (const name of asked === undefined ? names : [asked]) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...rest], {
    stdio: 'inherit',
  });
  if (status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
