// Which books the server looks at to keep the history of their rows up.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followHistory, historiesBehind } from '#api/commands/rebuild/history/follow.ts';
import { historyPosition } from '#api/commands/rebuild/history/standing.ts';
import { startCounting } from '#api/server/rebuild/counting-process.ts';
import { followHistories, pauseAfter } from '#api/server/rebuild/follow-histories.ts';
import { meera } from '#tests/specimens/books/people.ts';
import { MASTER_KEY } from '#tests/support/books.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const FAR = 4000;
const LATER = '2999-01-01T00:00:00Z';

async function booksBehind(
  since: string | null,
  waiting: readonly number[] = [],
  much = FAR,
): Promise<ReadonlyMap<number, boolean>> {
  const look = { since, waiting, much };
  const { books } = await historiesBehind(team.server.core.pool, look);
  return new Map(books.map(({ bookId, isReady }) => [bookId, isReady]));
}

async function post(): Promise<void> {
  const entry = [
    { account_id: team.account('Cash'), amount: '100' },
    { account_id: team.account('Sales – Goods'), amount: '-100' },
  ];
  const body = { book_id: team.bookId, entry, date: '2026-11-20', narration: 'Counter sale' };
  await team.owner('postJournal', { body });
}

it('A book waits while it is written into, unless its history is far behind', async () => {
  await post();
  expect((await booksBehind(null)).get(team.bookId)).toBe(false);
  expect((await booksBehind(null, [], 0)).get(team.bookId)).toBe(true);
});

it('A book whose history is up to its log is not looked at until it has an event', async () => {
  const { pool, keys } = team.server.core;
  const { books, asked } = await historiesBehind(pool, { since: null, waiting: [], much: FAR });
  const head = books.find(({ bookId }) => bookId === team.bookId)?.headSeq ?? 0;
  await followHistory({ pool, keys }, team.bookId, head);
  expect((await booksBehind(asked)).has(team.bookId)).toBe(false);
  await post();
  expect((await booksBehind(asked)).has(team.bookId)).toBe(true);
});

it('A book without an event since the last look is looked at only where it waits', async () => {
  await post();
  expect((await booksBehind(LATER)).has(team.bookId)).toBe(false);
  expect((await booksBehind(LATER, [team.bookId])).has(team.bookId)).toBe(true);
});

const accessTo = (database: Team['server']['database']) => ({
  writer: database.connection('lekha_writer'),
  installation: 0,
  masterKey: MASTER_KEY.toString('hex'),
});

it('A process of its own counts the history of a book that is far behind', async () => {
  await post();
  const { core, database } = team.server;
  const look = { since: null, waiting: [], much: 0 };
  const { books } = await historiesBehind(core.pool, look);
  const behind = books.find(({ bookId }) => bookId === team.bookId);
  expect(behind?.isFar).toBe(true);
  const headSeq = behind?.headSeq ?? 0;
  const counting = startCounting(accessTo(database));
  try {
    expect(await counting.count(team.bookId, headSeq)).toBe(headSeq);
    expect(await historyPosition(core.pool, team.bookId)).toBe(headSeq);
    // A fault of one slice is said, and the process goes on.
    await expect(counting.count(0.5, headSeq)).rejects.toThrow(/bigint/);
    expect(await counting.count(team.bookId, headSeq)).toBe(headSeq);
  } finally {
    counting.hangUp();
  }
  await expect(counting.count(team.bookId, headSeq)).rejects.toThrow(/ended/);
});

/**
 * It never waits for the server to rest, which a crowded machine gives it no time for, nor for the
 * book, of which a part may be counted while it is written into.
 */
const PACE = { lookMs: 50, patienceMs: 0, farEvents: 0, pausesPerWork: 0 };
const PATIENCE = { timeout: 200_000 };

it('What is far behind is counted while the server serves, again and again', async () => {
  const { core, database, app } = team.server;
  const headOf = async (): Promise<number> => {
    const { body } = await team.owner('readLogHead', { params: { bookId: team.bookId } });
    return (body as { seq: number }).seq;
  };
  const line = JSON.stringify({
    entry: [
      { account_id: team.account('Cash'), amount: '100' },
      { account_id: team.account('Sales – Goods'), amount: '-100' },
    ],
    date: '2026-11-20',
    narration: 'Counter sale',
  });
  const postMany = async (): Promise<void> => {
    const reply = await app.request(`/api/islogin/journal/batch?book_id=${team.bookId}`, {
      method: 'POST',
      headers: {
        cookie: team.cookieOf(meera.profile.email),
        'content-type': 'application/x-ndjson',
      },
      body: Array.from({ length: 20 }, () => line).join('\n'),
    });
    expect(reply.status).toBe(200);
    await reply.text();
  };
  const said: string[] = [];
  await postMany();
  const follower = followHistories(core, accessTo(database), (why) => said.push(why), PACE);
  try {
    for (let time = 0; time < 2; time += 1) {
      const head = await headOf();
      const standing = async () => ({
        said: [...said],
        counted: Math.min(head, await historyPosition(core.pool, team.bookId)),
      });
      await expect.poll(standing, PATIENCE).toStrictEqual({ said: [], counted: head });
      if (time === 0) await postMany();
    }
  } finally {
    await follower.stop();
  }
}, 480_000);

it('what follows a slice that took long is a pause of a second at a time', () => {
  expect(pauseAfter(50, 3)).toBe(150);
  expect(pauseAfter(60_000, 3)).toBe(1000);
});
