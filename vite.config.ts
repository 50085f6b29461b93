// Builds the browser's side into dist/web. Nothing is inlined, so that the page needs no exception
// from the content security policy.
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { compressPages } from './api/cli/compress-pages.ts';
import { SCREEN_AREAS } from './web/shell/guards/screen-areas.ts';

const CORE = join(import.meta.dirname, 'core/');
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
    'api/contract/session/session\\.',
    'api/contract/book/caller/demo-state',
    'web/client/local/wipe',
    'web/ui/marks/(?:key-names|Icon|Marks)\\.',
    'web/format/(?:money|invoice-status)\\.',
    'api/contract/wire/(?:values|endpoint|problem|headers)',
    'web/client/(?:failure|call)',
    'web/(?:paths|state/stored)',
    'node_modules/jotai/',
  ].join('|'),
);

/** What every form of money has; by itself each would be a file, since not all have all of it. */
const MONEY_FIELDS = new RegExp(
  [
    'web/ui/inputs/(?:AmountInput|DateInput|Select|Segmented)',
    'web/format/(?:amount-words|amount-entry|date-entry|figures|periods)\\.',
    'core/kernel/(?:writing/rupee-words|reading/(?:figures|days)|financial-year)',
  ].join('|'),
);

/** What every form has, and what those of strangers have: each would be a small file of its own. */
const FORM = new RegExp(
  [
    'web/ui/inputs/(?:Field|PasswordField|focus-first-wrong|use-held-while-pressed)\\.',
    'states/Notice\\.',
    'session/email\\.',
    'form/use-send\\.',
  ].join('|'),
);
const SIGN_IN = new RegExp(
  [
    'api/contract/session/passwords\\.',
    'features/session/(?:errors|check|wording|StillLedger|AuthCard)\\.',
  ].join('|'),
);

const GROUPS = [
  { name: 'base', test: ALWAYS },
  { name: 'form', test: FORM, includeDependenciesRecursively: false },
  { name: 'sign-in', test: SIGN_IN, includeDependenciesRecursively: false },
  { name: 'money-fields', test: MONEY_FIELDS, includeDependenciesRecursively: false },
];

/** The core is pure: of it, only what a page uses is built in, whatever an index names. */
const hasEffects = (path: string): boolean => !path.startsWith(CORE);

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

/** A browser makes no JSON Schema; Zod's half that does would be 7 kB of every first visit. */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/ },
    handler: (code) =>
      [...code.matchAll(/^export (?:function|const) (\w+)/gm)]
        .map(([, name]) => `export const ${name} = () => ({});`)
        .concat('const process = () => ({});', 'export { process };')
        .join('\n'),
  },
};

export default defineConfig({
  root: join(import.meta.dirname, 'web'),
  plugins: [
    react(),
    tailwindcss(),
    routerForProduction,
    withoutJsonSchema,
    writeScreenAreas,
    compressBuilt,
  ],
  server: { fs: { allow: [import.meta.dirname] } },
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      treeshake: { moduleSideEffects: hasEffects },
      output: {
        codeSplitting: { groups: GROUPS },
        // The first chunk lists all the others: names would be 3 kB of every first visit, and the
        // manifest has them.
        chunkFileNames: 'assets/[hash].js',
      },
    },
  },
});
