import { fileURLToPath } from 'node:url';
import { minifyContractRouter } from '@orpc/contract';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contract } from './src/web/api/contract.ts';

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

/**
 * Puts in the place of the browser's contract what a call needs of it: method, path, where the input goes. The schemas
 * stay with the server, and zod out of the first load.
 */
const thinContract = (): Plugin => ({
  name: 'thin-contract',
  apply: 'build',
  load: {
    filter: { id: /src\/web\/api\/contract\.ts$/ },
    handler: () => `export const contract = ${JSON.stringify(minifyContractRouter(contract))};`,
  },
});

/** `--mode gallery` builds the gallery of components alone; the product's build never contains it. */
export default defineConfig(({ mode }) => {
  const gallery = mode === 'gallery';
  return {
    root: path('src/web'),
    plugins: [react(), tailwindcss(), thinContract()],
    build: {
      outDir: path(gallery ? 'dist/gallery' : 'dist/web'),
      emptyOutDir: true,
      target: 'es2023',
      // Fonts and icons stay files of their own: an inlined data: font would break `font-src 'self'`.
      assetsInlineLimit: 0,
      rolldownOptions: { input: path(gallery ? 'src/web/gallery.html' : 'src/web/index.html') },
    },
    preview: { headers: { 'Content-Security-Policy': contentSecurityPolicy } },
  };
});
