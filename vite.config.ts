// Builds the browser's side into dist/web. Nothing is inlined, so that the page needs no exception
// from the content security policy.
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  root: join(import.meta.dirname, 'web'),
  plugins: [react(), tailwindcss()],
  server: { fs: { allow: [import.meta.dirname] } },
  build: {
    outDir: join(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
});
