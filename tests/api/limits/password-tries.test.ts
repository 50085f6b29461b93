import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKeyedDigest } from '#api/limits/keyed-digest.ts';
import { createPasswordTries } from '#api/limits/password-tries.ts';
import { createRateLimits } from '#api/limits/rate-limits.ts';
import { PasswordsBusy } from '#api/session/password/hash-queue.ts';
import { openSessionServer } from '#tests/api/session/session-server.ts';
import type { SessionServer } from '#tests/api/session/session-server.ts';
import { MASTER_KEY } from '#tests/support/books.ts';

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
const right = (from: string) => server.signIn(MEERA, undefined, { from });
const statuses = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);
/** As if everything had been done so much earlier. */
const pass = (seconds: number) =>
  server.pool.query({
    text: 'update rate_limits set window_ends = window_ends - make_interval(secs => $1)',
    values: [seconds],
  });

describe('wrong passwords for one account from one address', () => {
  it('are ten, also at once; the owner elsewhere is not locked out (A47)', async () => {
    const tries = await statuses(Array.from({ length: 15 }, () => wrong(HOME)));
    expect(tries.filter((status) => status === 401)).toHaveLength(10);
    expect(tries.filter((status) => status === 429)).toHaveLength(5);
    const got = await right(HOME);
    expect([got.status, got.body]).toStrictEqual([
      429,
      'Too many attempts. Try again in a minute.',
    ]);
    expect(Number(got.headers.get('Retry-After'))).toBeGreaterThan(50);
    expect((await right(ELSEWHERE)).status).toBe(200);
  });

  it('wait twice as long each further time, a quarter of an hour at most', async () => {
    for (let n = 0; n < 10; n += 1) await wrong(HOME);
    const waits: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const early = await wrong(HOME);
      expect(early.status).toBe(429);
      waits.push(Math.round(Number(early.headers.get('Retry-After')) / 10) * 10);
      await pass(waits.at(-1) ?? 0);
      await pass(5);
      expect((await wrong(HOME)).status).toBe(401);
    }
    expect(waits).toStrictEqual([60, 120, 240, 480, 900, 900]);
  });

  it('are forgotten an hour after the last one, and by the right password', async () => {
    for (let n = 0; n < 11; n += 1) await wrong(HOME);
    await pass(3600);
    for (let n = 0; n < 9; n += 1) await wrong(HOME);
    expect((await right(HOME)).status).toBe(200);
    const tries = await statuses(Array.from({ length: 10 }, () => wrong(HOME)));
    expect(tries).toStrictEqual(tries.map(() => 401));
  });

  it('are counted by the socket, whatever a header says (A49)', async () => {
    const tries = [];
    for (let n = 0; n < 11; n += 1) {
      tries.push((await wrong(HOME, { 'X-Forwarded-For': `10.0.0.${n}` })).status);
    }
    expect(tries.at(-1)).toBe(429);
  });

  it('count, right ones do not, however many at once', async () => {
    const tries = await statuses(Array.from({ length: 20 }, () => right(HOME)));
    expect(tries).toStrictEqual(tries.map(() => 200));
  });
});

describe('wrong passwords for many accounts from one address', () => {
  it('refuse no right password of another account there, and slow it (A48)', async () => {
    const guess = (n: number) => server.signIn(`user${n}@x.example`, 'Wrong1aa', { from: HOME });
    const tries = await statuses(Array.from({ length: 14 }, (_, n) => guess(n)));
    expect(tries).toStrictEqual(tries.map(() => 401));
    const began = performance.now();
    expect((await right(HOME)).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(900);
  });

  const triesOn = (pauses: number[], pause = (_ms: number): Promise<void> => Promise.resolve()) => {
    const digest = createKeyedDigest(MASTER_KEY, 'test');
    const limits = createRateLimits(server.pool, digest);
    return createPasswordTries({
      sql: server.pool,
      digest,
      limits,
      pause: (milliseconds) => {
        pauses.push(milliseconds);
        return pause(milliseconds);
      },
    });
  };
  const nobody = () => Promise.resolve(null);

  it('delay each further answer at the address by up to five seconds, and none elsewhere', async () => {
    const pauses: number[] = [];
    const tries = triesOn(pauses);
    for (let n = 0; n < 60; n += 1) await tries.check({ account: `${n}`, address: HOME }, nobody);
    expect(pauses.slice(0, 3)).toStrictEqual([250, 500, 750]);
    expect(pauses.at(-1)).toBe(5000);
    pauses.length = 0;
    await tries.check({ account: 'meera', address: ELSEWHERE }, nobody);
    expect(pauses).toStrictEqual([]);
  });

  it('slow nobody when many are for one and the same account', async () => {
    const pauses: number[] = [];
    const tries = triesOn(pauses);
    for (let n = 0; n < 30; n += 1) await tries.check({ account: 'meera', address: HOME }, nobody);
    expect(pauses).toStrictEqual([]);
  });

  it('have thirty-two places while they are slowed; elsewhere there is one', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const tries = triesOn([], () => held);
    for (let n = 0; n < 11; n += 1) await tries.check({ account: `${n}`, address: HOME }, nobody);
    const crowd = Array.from({ length: 32 }, (_, n) =>
      tries.check({ account: `more ${n}`, address: HOME }, nobody),
    );
    await expect(tries.check({ account: 'one', address: HOME }, nobody)).rejects.toThrow(
      PasswordsBusy,
    );
    await tries.check({ account: 'one', address: ELSEWHERE }, nobody);
    letGo();
    await Promise.all(crowd);
    await tries.check({ account: 'one', address: HOME }, nobody);
  });

  it('that nobody could look at do not count', async () => {
    const tries = triesOn([]);
    const who = { account: 'meera', address: HOME };
    const busy = () => Promise.reject(new PasswordsBusy('no place'));
    for (let n = 0; n < 12; n += 1) {
      await expect(tries.check(who, busy)).rejects.toThrow(PasswordsBusy);
    }
    expect(await tries.check(who, async () => 'found')).toStrictEqual({ ok: true, value: 'found' });
  });
});
