import { defineConfig } from 'vitest/config';

const DATABASE = ['tests/support/global-setup.ts'];

/** One project per part of the tree, so that the cost of each is visible and each runs alone. */
const part = (name: string, more: object = {}) => ({
  test: { name, include: [`tests/${name}/**/*.test.ts`], ...more },
});

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      // Pure code leaves nothing behind, so its files may share one world: 2 s instead of 15.
      part('core', { isolate: false }),
      part('projections', { globalSetup: DATABASE, testTimeout: 60_000, hookTimeout: 60_000 }),
      part('api', { globalSetup: DATABASE, testTimeout: 60_000, hookTimeout: 60_000 }),
      part('faults', { testTimeout: 180_000, hookTimeout: 120_000, fileParallelism: false }),
      part('house', { testTimeout: 120_000 }),
    ],
  },
});
