// Batches on a socket: answered while they are sent, by clients that are slow, silent or gone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '#tests/api/bad-inputs/wires/socket.ts';
import type { Listening } from '#tests/api/bad-inputs/wires/socket.ts';
import { meera } from '#tests/specimens/books/people.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { converse } from './open-connection.ts';
import { journalCount, ndjson, saleLine } from './sending.ts';

let team: Team;
let server: Listening;
beforeAll(async () => {
  team = await openTeam();
  server = await listen(team.server, { requestTimeout: 60_000 });
});
afterAll(async () => {
  await server.close();
  await team.close();
});

const begin = (query = '') => converse(server.port, team.cookieOf(meera.profile.email), query);
const sale = (paise: number) => saleLine(team, paise);
const sales = (count: number) => ndjson(Array.from({ length: count }, (_, at) => sale(at + 1)));
const post = () => team.owner('postJournal', { body: sale(9) });

/** Connections of the pool that are in use. */
const inUse = (): number => {
  const { totalCount, idleCount } = team.server.core.pool;
  return totalCount - idleCount;
};

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It never came to be so.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('a batch on a socket', () => {
  it('is answered line by line while it is still being sent', async () => {
    const talk = begin();
    for (const paise of [1, 2, 3]) {
      talk.write(ndjson([sale(paise)]));
      expect(await talk.nextLine()).toMatchObject({ line: paise, ok: true });
    }
    talk.end();
    expect(await talk.rest()).toMatchObject([{ done: true, posted: 3 }]);
  });

  it('holds no connection to the database while its client is silent', async () => {
    const talks = [begin(), begin('?atomic=true')];
    for (const talk of talks) talk.write(sales(3).slice(0, -20));
    await until(async () => inUse() === 0);
    expect((await post()).status).toBe(200);
    await until(() => inUse() === 0);
    for (const talk of talks) talk.leave();
  });

  it('a batch whose client reads nothing is posted, delays nobody, and is read later', async () => {
    const before = await journalCount(team);
    const talk = begin();
    talk.write(sales(3000));
    talk.end();
    await until(async () => (await journalCount(team)) === before + 3000);
    await until(() => inUse() === 0);
    const began = performance.now();
    expect((await post()).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(2000);
    const lines = await talk.rest();
    expect([lines.length, lines.at(-1)]).toMatchObject([3001, { done: true, posted: 3000 }]);
  });

  it('a batch whose client goes away midway keeps what was posted and begins no more', async () => {
    const before = await journalCount(team);
    const talk = begin();
    talk.write(sales(1500));
    await talk.nextLine();
    talk.leave();
    await team.server.core.writer.idle();
    await until(() => inUse() === 0);
    const after = await journalCount(team);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await journalCount(team)).toBe(after);
    expect(after).toBeGreaterThan(before);
    expect((await post()).body).toMatchObject({ journal: { number: after + 1 } });
  });

  it('an atomic batch whose client goes away before its end is not begun', async () => {
    const before = await journalCount(team);
    const talk = begin('?atomic=true');
    talk.write(sales(500));
    await until(async () => inUse() === 0);
    talk.leave();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await journalCount(team)).toBe(before);
  });

  it('is one of two of a person; the third is turned away, until one is over', async () => {
    // Those of the tests before are over once the server has noticed.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const [one, two] = [begin(), begin()];
    for (const talk of [one, two]) {
      talk.write(ndjson([sale(1)]));
      await talk.nextLine();
    }
    const third = await begin().reply;
    expect([third.statusCode, third.headers['retry-after']]).toStrictEqual([429, '5']);
    third.resume();
    one.leave();
    await until(async () => {
      const next = begin();
      next.end();
      const { statusCode } = await next.reply;
      (await next.reply).resume();
      return statusCode === 200;
    });
    two.leave();
  });
});
