// A session is remembered for a second, and forgotten at once where it ends or a right changes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '#api/http/env.ts';
import { createCallerMemory } from '#api/session/callers/caller-memory.ts';
import { createResetToken } from '#api/session/password/reset-tokens.ts';
import { joinBook } from '#tests/support/team.ts';
import { GOOD_PASSWORD, openServer } from '#tests/support/server.ts';
import type { TestServer } from '#tests/support/server.ts';

const meera: SignedIn = {
  id: 1,
  confirmation: 'link',
  isAdmin: false,
  books: [],
  sessionHash: Buffer.alloc(32),
};

function memoryWithClock() {
  const clock = { ms: 0 };
  const memory = createCallerMemory(() => clock.ms);
  memory.listen(true);
  let questions = 0;
  const ask = (answer: SignedIn | null = meera) =>
    memory.remember('token', async () => {
      questions += 1;
      return answer;
    });
  return { memory, clock, ask, questions: () => questions };
}

describe('the memory of callers', () => {
  it('asks once a second at most for a session that is used all the time', async () => {
    const { clock, ask, questions } = memoryWithClock();
    for (clock.ms = 0; clock.ms < 3000; clock.ms += 100) expect(await ask()).toBe(meera);
    expect(questions()).toBe(3);
  });

  it('keeps nobody who is not signed in', async () => {
    const { ask } = memoryWithClock();
    expect(await ask(null)).toBeNull();
    expect(await ask()).toBe(meera);
  });

  it('asks anew after it was told to forget', async () => {
    const { memory, ask } = memoryWithClock();
    await ask();
    memory.forget();
    expect(await ask(null)).toBeNull();
  });

  it('does not keep an answer that was on its way when it was told to forget', async () => {
    const { memory, ask } = memoryWithClock();
    const { promise, resolve } = Promise.withResolvers<SignedIn>();
    const early = memory.remember('token', () => promise);
    memory.forget();
    resolve(meera);
    expect(await early).toBe(meera);
    expect(await ask(null)).toBeNull();
  });

  it('remembers nothing while other processes are not heard', async () => {
    const { memory, ask, questions } = memoryWithClock();
    await ask();
    memory.listen(false);
    await ask();
    await ask();
    expect(questions()).toBe(3);
    memory.listen(true);
    expect(await ask(null)).toBeNull();
  });
});

/** Less than the second after which a session is looked for in any case. */
const AT_ONCE_MS = 800;
const MEERA = 'meera@example.in';
const ARUN = 'arun@example.in';

describe('two server processes on one database', () => {
  let here: TestServer;
  let there: TestServer;

  beforeAll(async () => {
    here = await openServer();
    there = await openServer({ database: here.database });
    await here.register(MEERA);
    await here.register(ARUN);
    await remembers(there);
    await remembers(here);
  });
  afterAll(async () => {
    await there.close();
    await here.close();
  });

  const statusAt = async (server: TestServer, cookie: string | null, path = '/api/islogin/book') =>
    (await server.call(path, { cookie })).status;

  /** Waits until the server listens, from when on it remembers. */
  async function remembers(server: TestServer): Promise<void> {
    for (;;) {
      const { cookie } = await server.signIn(MEERA);
      await statusAt(server, cookie);
      await server.database.owner.query('delete from sessions');
      if ((await statusAt(server, cookie)) === 200) return;
    }
  }

  /** @returns the milliseconds until the other process answers so. */
  async function untilThere(status: number, cookie: string | null, path?: string): Promise<number> {
    const began = performance.now();
    while ((await statusAt(there, cookie, path)) !== status) {
      if (performance.now() - began > 5000) throw new Error(`Never answered ${status}.`);
    }
    return performance.now() - began;
  }

  it('a session whose row vanished is over within a second, at both', async () => {
    const { cookie } = await here.signIn(MEERA);
    expect(await statusAt(here, cookie)).toBe(200);
    await here.database.owner.query('delete from sessions');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await statusAt(here, cookie)).toBe(401);
  });

  it.each([1, 2, 3, 4, 5])('a signed-out session is refused at once at both, time %i', async () => {
    const { cookie } = await here.signIn(MEERA);
    expect([await statusAt(here, cookie), await statusAt(there, cookie)]).toEqual([200, 200]);
    await here.call('/api/logout', { method: 'POST', cookie });
    expect(await statusAt(here, cookie)).toBe(401);
    expect(await untilThere(401, cookie)).toBeLessThan(AT_ONCE_MS);
  });

  it('a member who is removed, or has another role, is so at once at both', async () => {
    const { cookie: owner } = await here.signIn(MEERA);
    const { cookie: member, body: arun } = await here.signIn(ARUN);
    const { id: personId } = arun as { id: number };
    const made = await here.call('/api/islogin/book', { cookie: owner, body: { name: 'Shared' } });
    const { id } = made.body as { id: number };
    const members = `/api/islogin/book/${id}/members`;
    const joining = { bookId: id, owner, person: member, email: ARUN, role: 'accountant' } as const;
    await joinBook(here, joining);
    expect(await statusAt(here, member, members)).toBe(200);
    expect(await untilThere(200, member, members)).toBeLessThan(AT_ONCE_MS);

    await here.call(`${members}/${personId}`, { method: 'DELETE', cookie: owner });
    expect(await statusAt(here, member, members)).toBe(404);
    expect(await untilThere(404, member, members)).toBeLessThan(AT_ONCE_MS);
  });

  it('a new password ends every session of the person at once at both', async () => {
    const { cookie, body } = await here.signIn(MEERA);
    expect([await statusAt(here, cookie), await statusAt(there, cookie)]).toEqual([200, 200]);
    const { id } = body as { id: number };
    const token = await createResetToken(here.database.writer, {
      personId: id,
      emailDigest: Buffer.alloc(32),
      madeBy: null,
    });
    const reset = await here.call('/api/reset-password', {
      body: { token, password: GOOD_PASSWORD },
    });
    expect(reset.status).toBe(200);
    expect(await statusAt(here, cookie)).toBe(401);
    expect(await untilThere(401, cookie)).toBeLessThan(AT_ONCE_MS);
  });

  it('a new e-mail ends the other sessions of the person at once at both', async () => {
    const [kept, other] = [await here.signIn(ARUN), await here.signIn(ARUN)];
    expect([await statusAt(here, other.cookie), await statusAt(there, other.cookie)]).toEqual([
      200, 200,
    ]);
    const changed = await here.call('/api/profile', {
      cookie: kept.cookie,
      body: { email: 'arun.k@example.in', current_password: GOOD_PASSWORD },
    });
    expect(changed.status).toBe(200);
    expect(await statusAt(here, other.cookie)).toBe(401);
    expect(await untilThere(401, other.cookie)).toBeLessThan(AT_ONCE_MS);
    expect(await statusAt(here, kept.cookie)).toBe(200);
  });
});
