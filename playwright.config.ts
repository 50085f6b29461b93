// A person's errands in a real browser, against the real server on a database of its own, on a
// desk, a tablet and a phone.
import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/support/chromium.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 3199);
/** What a person does every day, on whatever they have. */
const ON_A_TABLET = /main-job\.spec\.ts/;
const ON_A_PHONE = /(main-job|accounts|ledger|offline)\.spec\.ts/;
/** Judged by `npm run keystrokes`, outside `npm test`: names of tests/keystrokes/hands.ts. */
const SLOWER_PACES = /on a machine a quarter as fast|on a slow network/;
const ADDRESS = `http://127.0.0.1:${PORT}`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  // No errand is judged by its time, and a crowded machine may need five times as long.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: ADDRESS,
    // A button that never comes ends its errand long before the errand's own limit.
    actionTimeout: 90_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What fades or slides in is judged as it stands at its end, however fast the machine.
    reducedMotion: 'reduce',
    launchOptions: await findChromium(),
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'first person', testMatch: /first-person\.setup\.ts/ },
    {
      name: 'desk',
      dependencies: ['first person'],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'tablet',
      dependencies: ['first person'],
      testMatch: ON_A_TABLET,
      use: { viewport: { width: 900, height: 1100 } },
    },
    {
      name: 'phone',
      dependencies: ['first person'],
      testMatch: ON_A_PHONE,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'demo books',
      dependencies: ['first person'],
      testDir: 'tests/keystrokes',
      testMatch: /seeded\.setup\.ts/,
    },
    {
      name: 'keystrokes',
      dependencies: ['demo books'],
      testDir: 'tests/keystrokes',
      grepInvert: SLOWER_PACES,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'slower paces',
      dependencies: ['demo books'],
      testDir: 'tests/keystrokes',
      grep: SLOWER_PACES,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'node tests/e2e/support/server.ts',
    url: `${ADDRESS}/api/health`,
    env: { PORT: String(PORT) },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
