import { expect, test } from 'vitest';
import { checkHealthOf } from '#api/server/health.ts';
import { readSettings } from '#api/server/settings/settings.ts';
import { warningsOf } from '#api/server/settings/warnings.ts';
import { openServer } from '#tests/support/server.ts';

const space = { reason: () => null, freeMb: () => null, stop: () => undefined };

test('health names the settings that somebody should mend, if there are any', async () => {
  const { core, close } = await openServer();
  const healthWith = (env: Readonly<Record<string, string>>) => {
    const warnings = warningsOf(readSettings(env));
    return checkHealthOf({ core, space, version: 'test', describe: 'a database', warnings })();
  };
  const PUBLIC_URL = 'https://books.example.in';
  expect((await healthWith({ PUBLIC_URL })).warnings).toStrictEqual([
    expect.stringContaining('TRUSTED_PROXIES is not set'),
  ]);
  expect(await healthWith({ PUBLIC_URL, TRUSTED_PROXIES: '1' })).not.toHaveProperty('warnings');
  await close();
});
