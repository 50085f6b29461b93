import { describe, expect, it } from 'vitest';
import { createReadPerson } from '#api/http/guards/session-guard.ts';
import { mountHealth } from '#api/routes/server/health.ts';
import type { Health } from '#api/routes/server/health.ts';
import { meeraSignedIn, sampleApp } from './sample-app.ts';

const well: Health = {
  status: 'ok',
  version: '1.0.0-beta',
  database: 'embedded',
  free_space_mb: 5000,
  waiting_commands: 0,
  uptime_seconds: 12,
  warnings: ['PUBLIC_URL is https …'],
};

async function ask(found: Health, isAdmin = false, cookie: string | null = 'any=1') {
  const { app, mount } = sampleApp();
  mountHealth(mount, {
    checkHealth: async () => found,
    readPerson: createReadPerson(async () => {
      if (found.status === 'down') throw new Error('The database is away.');
      return cookie === null ? null : { ...meeraSignedIn, isAdmin };
    }),
  });
  const reply = await app.request('/api/health');
  return { status: reply.status, body: await reply.json(), headers: reply.headers };
}

describe('the health of the server', () => {
  it('is ok to strangers and to people who are no admins, without its version (G68)', async () => {
    for (const cookie of [null, 'any=1']) {
      const { status, body } = await ask(well, false, cookie);
      expect([status, body]).toStrictEqual([200, { status: 'ok' }]);
    }
  });

  it('is told in full to administrators', async () => {
    expect((await ask(well, true)).body).toStrictEqual(well);
  });

  it('is 503 with the reason while nothing can be written', async () => {
    const found: Health = { ...well, status: 'read-only', reason: 'The disk is nearly full.' };
    const { status, body, headers } = await ask(found);
    expect(status).toBe(503);
    expect(headers.get('Retry-After')).toBe('5');
    expect(body).toStrictEqual({
      status: 'read-only',
      reason: 'The disk is nearly full.',
    });
  });

  it('is 503 also when nobody can be known, because the database is away', async () => {
    const found: Health = { ...well, status: 'down', reason: 'The database does not answer.' };
    const { status, body } = await ask(found, true);
    expect([status, body]).toStrictEqual([503, { status: 'down', reason: found.reason }]);
  });
});
