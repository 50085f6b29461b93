// The book that the errands are done in: Sahyadri Traders, as `lekha seed` writes it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { ASHA } from '#tests/shots/demo-server.ts';
import { DATA, ROOT } from '#tests/e2e/support/place.ts';

test('the demo books are written', async () => {
  const words = ['api/cli/lekha.ts', 'seed', ASHA.password];
  const env = { ...process.env, DATA_DIR: DATA, LEKHA_UNSAFE_DATABASE: '1' };
  const seeding = spawn(process.execPath, words, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(seeding, 'exit');
  expect(code).toBe(0);
});
