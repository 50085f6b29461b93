// Builds the browser's side into dist/web. Nothing is inlined, so that the page needs no exception
// from the content security policy.
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { compressPages } from './api/cli/compress-pages.ts';

const BUILT = join(import.meta.dirname, 'dist/web');

const compressBuilt: Plugin = {
  name: 'compress-built-pages',
  apply: 'build',
  closeBundle: () => compressPages(BUILT),
};

export default defineConfig({
  root: join(import.meta.dirname, 'web'),
  plugins: [react(), tailwindcss(), compressBuilt],
  server: { fs: { allow: [import.meta.dirname] } },
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
});
