import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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

/** `--mode gallery` builds the gallery of components alone; the product's build never contains it. */
export default defineConfig(({ mode }) => {
  const gallery = mode === 'gallery';
  return {
    root: path('src/web'),
    plugins: [react(), tailwindcss()],
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
