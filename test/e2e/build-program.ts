import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The browser program of the sources as they are: an older build would be tested in their place. `npm test` has just made it. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one
export default function buildProgram(): void {
  if (process.env.WEEKWISE_BUILT) return;
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'inherit',
  });
}
