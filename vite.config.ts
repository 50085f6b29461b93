// Builds the browser's side into dist/web. Nothing is inlined, so that the page needs no exception
// from the content security policy.
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { compressPages } from './api/cli/compress-pages.ts';
import { SCREEN_AREAS } from './web/shell/guards/screen-areas.ts';

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
    'core/kernel/(?:paise|writing/indian-number)',
    'api/contract/session/session',
    'api/contract/book/caller/demo-state',
    'web/client/local/wipe',
    'web/ui/marks/key-names',
    'api/contract/wire/(?:values|endpoint|problem|headers)',
    'web/client/(?:failure|call)',
    'web/(?:paths|state/stored)',
    'node_modules/jotai/',
  ].join('|'),
);

/** What every form of money has; by itself each would be a file, since not all have all of it. */
const MONEY_FIELDS =
  /web\/ui\/inputs\/(?:AmountInput|DateInput|Select|Segmented)|web\/format\/amount-words|writing\/rupee-words/;

/** What every form has, and what those of strangers have: each would be a small file of its own. */
const FORM =
  /web\/ui\/inputs\/(?:Field|PasswordField|focus-first-wrong)\.|states\/Notice\.|form\/use-send\./;
const SIGN_IN = new RegExp(
  [
    'api/contract/session/(?:email|passwords)\\.',
    'features/session/(?:errors|check|wording|StillLedger|AuthCard)\\.',
  ].join('|'),
);

const GROUPS = [
  { name: 'base', test: ALWAYS },
  { name: 'form', test: FORM, includeDependenciesRecursively: false },
  { name: 'sign-in', test: SIGN_IN, includeDependenciesRecursively: false },
  { name: 'money-fields', test: MONEY_FIELDS, includeDependenciesRecursively: false },
];

/** The package leads everybody to its build for development; the one for production warns less. */
const ROUTER = join(import.meta.dirname, 'node_modules/react-router/dist/production');
const routerForProduction: Plugin = {
  name: 'router-for-production',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
        { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
      ],
    },
  }),
};

export default defineConfig({
  root: join(import.meta.dirname, 'web'),
  plugins: [react(), tailwindcss(), routerForProduction, writeScreenAreas, compressBuilt],
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
