import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
export const webRoot = join(ROOT, 'dist/web');

/**
 * The browser program is built when the packages are installed; an installation that skipped scripts builds it now, once.
 * In a process of its own: what building takes, half a gigabyte, this one would never give back.
 */
export async function ensureWebBundle(say: (sentence: string) => void): Promise<void> {
  if (existsSync(join(webRoot, 'index.html'))) return;
  say('Building the browser program once…');
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('The browser program could not be built; what is above says why.');
}
