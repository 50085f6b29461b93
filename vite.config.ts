// Builds the browser's side into dist/web. Nothing is inlined, so that the page needs no exception
// from the content security policy.
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { compressPages } from './api/cli/compress-pages.ts';
import { SCREEN_AREAS } from './web/paths.ts';

const BUILT = join(import.meta.dirname, 'dist/web');

const compressBuilt: Plugin = {
  name: 'compress-built-pages',
  apply: 'build',
  closeBundle: () => compressPages(BUILT),
};

/** In a folder that is not served. */
const writeScreenAreas: Plugin = {
  name: 'write-screen-areas',
  apply: 'build',
  generateBundle() {
    const source = JSON.stringify(SCREEN_AREAS);
    this.emitFile({ type: 'asset', fileName: '.vite/screen-areas.json', source });
  },
};

/** What every page loads: one file is sent with one head, and is packed better than seven. */
const ALWAYS = new RegExp(
  [
    'node_modules/(?:react|zod)/',
    'core/kernel/paise',
    'api/contract/wire/(?:values|endpoint|problem|headers)',
    'web/client/(?:failure|call)',
    'web/(?:paths|state/stored)',
    'node_modules/jotai/',
  ].join('|'),
);

/** What every form of money has; by itself each would be a file, since not all have all of it. */
const MONEY_FIELDS =
  /web\/ui\/inputs\/(?:AmountInput|DateInput|Select|Segmented)|web\/format\/amount-words|writing\/rupee-words/;

const GROUPS = [
  { name: 'base', test: ALWAYS },
  { name: 'money-fields', test: MONEY_FIELDS, includeDependenciesRecursively: false },
];

export default defineConfig({
  root: join(import.meta.dirname, 'web'),
  plugins: [react(), tailwindcss(), writeScreenAreas, compressBuilt],
  server: { fs: { allow: [import.meta.dirname] } },
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
});
