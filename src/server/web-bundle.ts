import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
export const webRoot = join(ROOT, 'dist/web');

/** The browser program is built when the packages are installed; an installation that skipped scripts builds it now, once. */
export async function ensureWebBundle(say: (sentence: string) => void): Promise<void> {
  if (existsSync(join(webRoot, 'index.html'))) return;
  say('Building the browser program once…');
  const { build } = await import('vite');
  await build({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' });
}
