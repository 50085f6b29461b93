import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRateLimits } from '#api/session/rate-limit.ts';
import { forgetPerson, sweepSessions } from '#api/session/sessions.ts';
import { openSessionServer, registration } from './session-server.ts';
import type { SessionServer } from './session-server.ts';

const MEERA = 'meera@sahyadri.example';
const HOME = '198.51.100.1';
const ELSEWHERE = '198.51.100.2';

let server: SessionServer;
beforeEach(async () => {
  server = await openSessionServer({ rateLimits: true });
  await server.register(MEERA);
});
afterEach(() => server.close());

const wrong = (from: string, headers: Record<string, string> = {}) =>
  server.signIn(MEERA, 'Wrong1aa', { from, headers });
const statuses = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

describe('wrong passwords', () => {
  it('are ten in a quarter of an hour, also at once; the owner elsewhere is not locked out (A47)', async () => {
    const tries = await statuses(Array.from({ length: 15 }, () => wrong(HOME)));
    expect(tries.filter((status) => status === 401)).toHaveLength(10);
    expect(tries.filter((status) => status === 429)).toHaveLength(5);
    const right = await server.signIn(MEERA, undefined, { from: HOME });
    expect([right.status, right.body]).toStrictEqual([
      429,
      'Too many attempts. Try again in 15 minutes.',
    ]);
    expect(Number(right.headers.get('Retry-After'))).toBeGreaterThan(800);
    expect((await server.signIn(MEERA, undefined, { from: ELSEWHERE })).status).toBe(200);
  });

  it('are counted by the socket, whatever a header says (A49)', async () => {
    const tries = [];
    for (let n = 0; n < 11; n += 1) {
      tries.push((await wrong(HOME, { 'X-Forwarded-For': `10.0.0.${n}` })).status);
    }
    expect(tries.at(-1)).toBe(429);
  });

  it('are fifty from one address, over all accounts', async () => {
    const guess = (n: number) => server.signIn(`user${n}@x.example`, 'Wrong1aa', { from: HOME });
    const tries = await statuses(Array.from({ length: 55 }, (_, n) => guess(n)));
    expect(tries.filter((status) => status === 401)).toHaveLength(50);
    expect(tries.filter((status) => status === 429)).toHaveLength(5);
  });

  it('are forgotten when the time is over', async () => {
    for (let n = 0; n < 11; n += 1) await wrong(HOME);
    await server.pool.query("update rate_limits set window_ends = now() - interval '1 second'");
    expect((await server.signIn(MEERA, undefined, { from: HOME })).status).toBe(200);
  });

  it('count, right ones do not', async () => {
    for (let n = 0; n < 12; n += 1) {
      expect((await server.signIn(MEERA, undefined, { from: HOME })).status).toBe(200);
    }
  });
});

describe('the limits', () => {
  it('count forty tries at once as forty', async () => {
    const limits = createRateLimits(server.pool);
    const attempt = { limit: { name: 'test', countMax: 25, seconds: 60 }, by: ['somebody'] };
    const waits = await Promise.all(Array.from({ length: 40 }, () => limits.take(attempt)));
    expect(waits.filter((wait) => wait === null)).toHaveLength(25);
  });

  it('take five registrations an hour from one address (G44)', async () => {
    const join = (n: number) => {
      const body = registration(`user${n}@x.example`);
      return server.call('/api/register', { body, from: HOME });
    };
    const tries = await statuses(Array.from({ length: 7 }, (_, n) => join(n)));
    expect(tries.filter((status) => status === 200)).toHaveLength(5);
    expect(tries.filter((status) => status === 429)).toHaveLength(2);
  });

  it('send three mails an hour to one mailbox, and say so to nobody', async () => {
    for (let n = 0; n < 5; n += 1) {
      const body = { email: MEERA };
      const got = await server.call('/api/forgot-password', { body, from: `198.51.100.${n}` });
      expect(got.status).toBe(200);
    }
    expect(server.mails).toHaveLength(3);
  });

  it('keep no address readable', async () => {
    await wrong(HOME);
    const { rows } = await server.pool.query('select l::text as kept from rate_limits l');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/meera|198\.51/);
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
