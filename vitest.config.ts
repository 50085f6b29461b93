import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './tests/support/chromium.ts';

/** As long as a test may take: what is waited for comes when it comes, on a crowded machine too. */
const WAITS = { expect: { poll: { timeout: 45_000 } } };

const ON_DATABASE = {
  globalSetup: ['tests/support/global-setup.ts'],
  setupFiles: ['tests/run/first-failure.ts'],
  isolate: false,
  testTimeout: 24e4,
  hookTimeout: 24e4,
};

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

/** Screens are tested in the browser they run in, and with them everything else of web. */
const web = async () => ({
  plugins: [react(), tailwindcss()],
  optimizeDeps: { include: BROWSER_PACKAGES },
  test: {
    name: 'web',
    ...WAITS,
    include: ['tests/web/**/*.test.{ts,tsx}'],
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
      part('faults', { testTimeout: 180_000, hookTimeout: 120_000, fileParallelism: false }),
      part('house', { testTimeout: 120_000 }),
      await web(),
    ],
  },
});
