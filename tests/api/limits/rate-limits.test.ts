import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKeyedDigest } from '#api/limits/keyed-digest.ts';
import { createRateLimits } from '#api/limits/rate-limits.ts';
import type { LimitedTry } from '#api/limits/rate-limits.ts';
import { REGISTER } from '#api/limits/limits.ts';
import { forgetPerson, sweepSessions } from '#api/session/sessions.ts';
import { openSessionServer, registration } from '#tests/api/session/session-server.ts';
import type { SessionServer } from '#tests/api/session/session-server.ts';
import { MASTER_KEY } from '#tests/support/books.ts';

const MEERA = 'meera@sahyadri.example';
const HOME = '198.51.100.1';

let server: SessionServer;
beforeEach(async () => {
  server = await openSessionServer({ rateLimits: true });
  await server.register(MEERA);
});
afterEach(() => server.close());

/** So many were counted before, by whichever server. */
const used = async (count: number, attempt: LimitedTry) => {
  const limits = createRateLimits(server.pool, createKeyedDigest(MASTER_KEY, 'rate limits'));
  for (let n = 0; n < count; n += 1) await limits.take(attempt);
};
describe('the limits', () => {
  it('count forty tries at once as forty', async () => {
    const limits = createRateLimits(server.pool, createKeyedDigest(MASTER_KEY, 'test'));
    const attempt = { limit: { name: 'test', countMax: 25, seconds: 60 }, by: ['somebody'] };
    const waits = await Promise.all(Array.from({ length: 40 }, () => limits.take(attempt)));
    expect(waits.filter((wait) => wait === null)).toHaveLength(25);
  });

  it('take twenty registrations an hour from one address, none more (G44)', async () => {
    await used(18, { limit: REGISTER, by: [HOME] });
    const tries = [];
    for (let n = 0; n < 3; n += 1) {
      const body = registration(`user${n}@x.example`);
      tries.push((await server.call('/api/register', { body, from: HOME })).status);
    }
    expect(tries).toStrictEqual([200, 200, 429]);
  });

  it('send three mails an hour to one mailbox, and say so to nobody', async () => {
    for (let n = 0; n < 5; n += 1) {
      const body = { email: MEERA };
      const got = await server.call('/api/forgot-password', { body, from: `198.51.100.${n}` });
      expect(got.status).toBe(200);
    }
    expect(server.mails).toHaveLength(3);
  });

  it('keep no address readable, nor one that could be found by trying', async () => {
    await server.signIn(MEERA, 'Wrong1aa', { from: HOME });
    const { rows } = await server.pool.query('select key, l::text as kept from rate_limits l');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/meera|198\.51/);
    const plain = createHash('sha256')
      .update(JSON.stringify(['wrong-accounts', HOME]))
      .digest();
    const [mine, other] = [MASTER_KEY, Buffer.alloc(32, 9)].map((key) =>
      createKeyedDigest(key, 'rate limits')(JSON.stringify(['wrong-accounts', HOME])),
    );
    const keys = rows.map(({ key }) => (key as Buffer).toString('hex'));
    expect(keys).toContain(mine?.toString('hex'));
    expect(keys).not.toContain(other?.toString('hex'));
    expect(keys).not.toContain(plain.toString('hex'));
  });
});

describe('what has run out', () => {
  it('is swept away, and the rest stays', async () => {
    const { cookie } = await server.signIn(MEERA);
    await sweepSessions(server.pool);
    expect((await server.call('/api/login', { cookie })).status).toBe(200);
    await server.pool.query('update sessions set expires_at = now()');
    await sweepSessions(server.pool);
    expect((await server.pool.query('select 1 from sessions')).rows).toStrictEqual([]);
  });

  it('all that lets a person in goes with the person', async () => {
    const { cookie } = await server.signIn(MEERA);
    await forgetPerson(server.pool, 1);
    expect((await server.call('/api/login', { cookie })).status).toBe(401);
    expect((await server.signIn(MEERA)).status).toBe(401);
  });
});
