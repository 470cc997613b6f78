import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { minifyContractRouter } from '@orpc/contract';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contract } from './src/web/api/contract.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The policy the server sends in production; `vite preview` sends it too, so that a breach shows before a release. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

interface Procedure {
  readonly '~orpc': {
    readonly route: {
      readonly method?: string;
      readonly path?: string;
      readonly inputStructure?: string;
    };
  };
}
const isProcedure = (value: object): value is Procedure => '~orpc' in value;

/** Areas and endpoints as a literal, each endpoint a call with what is its own. */
function writeThin(router: object): string {
  if (!isProcedure(router))
    return `{${Object.entries(router)
      .map(([name, inner]: [string, object]) => `${JSON.stringify(name)}:${writeThin(inner)}`)
      .join(',')}}`;
  const { method, path: address, inputStructure } = router['~orpc'].route;
  const own = inputStructure === 'detailed' ? [method, address, inputStructure] : [method, address];
  return `endpoint(${own.map((part) => JSON.stringify(part)).join(',')})`;
}

/**
 * Puts in the place of the browser's contract what a call needs of it: method, path, where the input goes. The schemas
 * stay with the server, and zod out of the first load.
 */
const thinContract = (): Plugin => ({
  name: 'thin-contract',
  apply: 'build',
  load: {
    filter: { id: /src\/web\/api\/contract\.ts$/ },
    handler: () => `const endpoint = (method, path, inputStructure = 'compact') =>
  ({ '~orpc': { errorMap: {}, meta: {}, route: { method, path, inputStructure } } });
export const contract = ${writeThin(minifyContractRouter(contract))};`,
  },
});

/** Writes each program and style also compressed, once and as small as can be; the server sends what the browser takes. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const texts = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
    await Promise.all(
      texts.map(async (name) => {
        const file = join(dir, name);
        const content = await readFile(file);
        await Promise.all([
          writeFile(`${file}.br`, await brotli(content)),
          writeFile(`${file}.gz`, await gzip(content, { level: 9 })),
        ]);
      }),
    );
  },
});

/** Parts of which a week needs none before something is pressed, fails or runs; a screen that does needs several. */
const forms = 'dialog|field|text-field|select|control-class|notice|progress|copy-button';

/** `--mode gallery` builds the gallery of components alone; the product's build never contains it. */
export default defineConfig(({ mode }) => {
  const gallery = mode === 'gallery';
  return {
    root: path('src/web'),
    plugins: [react(), tailwindcss(), thinContract(), compressed()],
    build: {
      // test/e2e/first-load.spec.ts and the benchmark of it read what comes with what.
      manifest: true,
      outDir: path(gallery ? 'dist/gallery' : 'dist/web'),
      emptyOutDir: true,
      target: 'es2023',
      // Browsers of that age preload modules by themselves.
      modulePreload: { polyfill: false },
      // Fonts and icons stay files of their own: an inlined data: font would break `font-src 'self'`.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: path(gallery ? 'src/web/gallery.html' : 'src/web/index.html'),
        output: {
          // What several screens are made of comes as one file: twenty of half a kilobyte are twenty requests.
          codeSplitting: {
            groups: [
              {
                name: 'parts',
                test: new RegExp(
                  `/src/web/(ui|api)/(?!gallery|chart|calendar|command|${forms})|/lucide-react/`,
                ),
                minShareCount: 9,
              },
              // And what all of the insights are made of, the week before all, with the library of queries whole: each file is a
              // request, and on a slow network a wait, before a week shows; of the library the program needs a part at
              // once and every screen the rest, which cut by itself falls into seventeen requests more over all screens.
              {
                name: 'common',
                test: /\/src\/areas\/insights\/web\/([\w-]+\.tsx?$|week\/week-address)|\/src\/shared\/agent-id|\/@tanstack\/(query-core|react-query)\/|\/src\/web\/ui\/(tag|tab-links|tab-class|metric-value|metric-change|format\/(value|change|money|duration))\.|\/icons\/chevron-(left|right)\./,
                minShareCount: 2,
              },
              // What they are made of is in `parts` and the entry: taken along, what the entry needs would come with them.
              {
                name: 'forms',
                includeDependenciesRecursively: false,
                test: new RegExp(`/src/web/ui/(${forms})\\.tsx?$`),
                minShareCount: 9,
              },
            ],
          },
        },
      },
    },
    preview: { headers: { 'Content-Security-Policy': contentSecurityPolicy } },
  };
});
