import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
const web = join(root, 'src/web');
const FIRST_LOAD_BYTES = 150_000;
const FURTHER_ROUTE_BYTES = 40_000;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(readFileSync(join(root, 'dist/web/.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

/** A chunk and all it imports at once, as the browser has to fetch them before anything of it runs. */
function loadedWith(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of manifest[name]?.imports ?? []) loadedWith(imported, found);
  return found;
}

const gzipped = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => {
    const file = manifest[name]?.file;
    if (file === undefined) throw new Error(`The build has no ${name}.`);
    return sum + gzipSync(readFileSync(join(root, 'dist/web', file)), { level: 9 }).length;
  }, 0);

/** Every screen that a route of the program shows, by its name in the manifest. */
const screens = ['src/web/router.tsx', ...globSync('src/areas/*/web/**/routes.tsx', { cwd: root })]
  .flatMap((routes) => {
    const text = readFileSync(join(root, routes), 'utf8');
    return [...text.matchAll(/import\('([^']+)'\)/g)].map(([, target = '']) =>
      target.startsWith('#src/') ? join(root, target.replace('#', '')) : join(root, dirname(routes), target),
    );
  })
  .map((file) => relative(web, file));

test('every page of the router comes with at most 150 KB of gzipped JavaScript, a further one with 40', () => {
  expect(screens.length).toBeGreaterThanOrEqual(28);
  const first = loadedWith('index.html');
  const tooMuch = screens.flatMap((screen) => {
    const whole = loadedWith(screen, new Set(first));
    const further = gzipped([...whole].filter((name) => !first.has(name)));
    const total = gzipped(first) + further;
    return total > FIRST_LOAD_BYTES || further > FURTHER_ROUTE_BYTES ? [{ screen, total, further }] : [];
  });
  expect(tooMuch).toEqual([]);
});
