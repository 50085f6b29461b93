import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { findChromium } from './tests/support/chromium.ts';
import { keepInMemory } from './tests/support/memory.ts';

keepInMemory();

/** As long as a test may take: what is waited for comes when it comes, on a crowded machine too. */
const WAITS = { expect: { poll: { timeout: 45_000 } } };

const ON_DATABASE = {
  globalSetup: ['tests/support/global-setup.ts'],
  setupFiles: ['tests/run/first-failure.ts'],
  isolate: false,
  testTimeout: 24e4,
  hookTimeout: 24e4,
};

/** Faults that `npm run faults` shows one by one; each run of the tests has those before them. */
const RARER_FAULTS = [
  'postgres-killed',
  'power-cut',
  'servers/{live-changes,rebuilds,versions}',
  'wires/{odd-wires,silent-connection,standing-still,unanswered}',
].map((name) => `tests/faults/${name}.test.ts`);
const ON_SERVERS = { testTimeout: 180_000, hookTimeout: 120_000, fileParallelism: false };

/** One project per part of the tree, so that the cost of each is visible and each runs alone. */
const part = (name: string, more: object = {}) => ({
  test: { name, include: [`tests/${name}/**/*.test.ts`], ...WAITS, ...more },
});

/** What the browser's tests use, named so that the server does not find it out halfway through. */
const BROWSER_PACKAGES = [
  'axe-core',
  'fflate',
  'idb',
  '@tanstack/react-query',
  'jotai',
  'jotai/utils',
  'react',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'uqr',
  'vitest-browser-react',
  'zod',
];

/**
 * Each file of tests loads the modules of its screens anew: that they are unchanged since the file
 * before need not be asked a thousand times. Nothing of it holds while files are watched.
 */
const keptModules: Plugin = {
  name: 'kept-modules',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      if (
        /^\/(?:core|web|api\/contract|node_modules)\/[^?]*\.(?:tsx?|json|css|js)(?:$|\?)/.test(
          request.url ?? '',
        )
      ) {
        const setHeader = response.setHeader.bind(response);
        response.setHeader = (name, value) =>
          setHeader(name, name.toLowerCase() === 'cache-control' ? 'max-age=3600' : value);
      }
      next();
    });
  },
};

/** Screens are tested in the browser they run in, and with them everything else of web. */
const web = async () => ({
  plugins: [react(), tailwindcss(), keptModules],
  optimizeDeps: { include: BROWSER_PACKAGES },
  test: {
    name: 'web',
    isolate: false,
    ...WAITS,
    include: ['tests/web/**/*.test.tsx'],
    setupFiles: ['tests/web/support/each-test.ts'],
    testTimeout: 6e4,
    hookTimeout: 6e4,
    browser: {
      enabled: true,
      headless: true,
      viewport: { width: 1280, height: 900 },
      screenshotFailures: false,
      provider: playwright({
        launchOptions: await findChromium(),
        // What fades or slides in is judged as it stands at its end, however fast the machine.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      // Pure code leaves nothing behind, so its files may share one world: 2 s instead of 15.
      part('core', { isolate: false, testTimeout: 6e4 }),
      // Each file has a database and a server of its own; only the modules are loaded once.
      part('projections', ON_DATABASE),
      part('api', ON_DATABASE),
      part('faults', { ...ON_SERVERS, exclude: RARER_FAULTS }),
      part('rarer faults', { ...ON_SERVERS, include: RARER_FAULTS }),
      part('house', { testTimeout: 120_000 }),
      // What needs no page: the rest of web is tested in the browser that it runs in.
      part('web', { name: 'web without a page', isolate: false, testTimeout: 6e4 }),
      await web(),
    ],
  },
});
