// Two servers on one database, and notices that do not arrive.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type pg from 'pg';
import { LISTENER } from '#api/changes/notices/listener.ts';
import { createBooksCore } from '#api/server/app.ts';
import type { BooksCore } from '#api/server/app.ts';
import { meera } from '#tests/specimens/books/people.ts';
import { MASTER_KEY, postSale } from '#tests/support/books.ts';
import { asSuperuser } from '#tests/support/postgres.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { OF_A_JOURNAL, until, watchingOf } from './watching.ts';
import type { Watching } from './watching.ts';

const COMPARE_MS = 300;
const LOOK_MS = 300;

let team: Team;
let watching: Watching;
beforeAll(async () => {
  team = await openTeam({ pace: { compareMs: COMPARE_MS, lookMs: LOOK_MS } });
  watching = watchingOf(team);
});
afterEach(() => watching.closeAll());
afterAll(() => team.close());

const anotherCore = (pool: pg.Pool): BooksCore =>
  createBooksCore(pool, { installation: 0, masterKey: MASTER_KEY });

/** Posts in the team's book by way of another server. @returns the seq. */
async function postBy(core: BooksCore): Promise<number> {
  const accounts = new Map(['Cash', 'Sales – Goods'].map((name) => [name, team.account(name)]));
  const book = { id: team.bookId, ownerId: meera.id, accounts };
  const outcome = await postSale(core, book, 1000);
  return outcome.kind === 'accepted' ? (outcome.events[0]?.seq ?? 0) : 0;
}

/** A server whose notices never leave it. */
function withoutNotices(pool: pg.Pool): pg.Pool {
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  const swallowing = (statement: { name?: string }, ...rest: unknown[]) =>
    statement.name === 'announce'
      ? Promise.resolve({ rows: [], rowCount: 0 })
      : query(statement, ...rest);
  return Object.assign(pool, { query: swallowing });
}

/** The server's connections that listen, as PostgreSQL's superuser sees them. */
const listeners = (): Promise<readonly number[]> =>
  asSuperuser(async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where application_name = $1 and datname = $2',
      [LISTENER, team.server.database.name],
    );
    return rows.map(({ pid }) => pid);
  });

const killListener = async (): Promise<void> => {
  const pids = await listeners();
  expect(pids).toHaveLength(1);
  await asSuperuser((client) =>
    client.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids]),
  );
};

describe('what happens on another server', () => {
  it('is told of', async () => {
    const stream = await watching.open(meera);
    await stream.next();
    await until(async () => (await listeners()).length === 1);
    const core = anotherCore(team.server.database.pool('lekha_writer', 2));
    for (let turn = 0; turn < 3; turn += 1) {
      const seq = await postBy(core);
      expect((await stream.next())?.data).toStrictEqual({ seq, kinds: OF_A_JOURNAL });
    }
    await core.writer.idle();
  });

  it('is found by comparing heads when its notice was lost', async () => {
    const stream = await watching.open(meera);
    await stream.next();
    const core = anotherCore(withoutNotices(team.server.database.pool('lekha_writer', 2)));
    const seq = await postBy(core);
    expect((await stream.next())?.data).toStrictEqual({ seq, kinds: OF_A_JOURNAL });
  });

  it('is told of again after the connection that listens was cut', async () => {
    const stream = await watching.open(meera);
    await stream.next();
    const [before] = await listeners();
    await killListener();
    const core = anotherCore(team.server.database.pool('lekha_writer', 2));
    const missed = await postBy(core);
    expect((await stream.next())?.data?.seq).toBe(missed);
    await until(async () => {
      const [now] = await listeners();
      return now !== undefined && now !== before;
    });
    const seq = await postBy(core);
    expect((await stream.next())?.data?.seq).toBe(seq);
  });

  it('and all that was committed, whatever the turns of many writers, is told of in the end', async () => {
    const stream = await watching.open(meera);
    await stream.next();
    const cores = [1, 2].map(() => anotherCore(team.server.database.pool('lekha_writer', 2)));
    const posting = cores.flatMap((core) => Array.from({ length: 40 }, () => postBy(core)));
    const seqs = await Promise.all([...posting, ...Array.from({ length: 20 }, watching.post)]);
    const newest = Math.max(...seqs);
    const told: number[] = [];
    while (told.at(-1) !== newest) told.push((await stream.next())?.data?.seq ?? 0);
    expect(told).toStrictEqual(told.toSorted((a, b) => a - b));
  });
});

describe('a session that ends without a word', () => {
  it('ends its streams at the next look, and to look is no use of it', async () => {
    const { cookie } = await team.server.signIn(meera.profile.email);
    const stream = await watching.open(meera, '', { Cookie: cookie });
    await stream.next();
    const { owner } = team.server.database;
    // The only other session of hers is older.
    const newest = '(select token_hash from sessions order by created_at desc limit 1)';
    const age = `update sessions set seen_at = now() - interval '11 hours' where token_hash =`;
    await owner.query(`${age} ${newest}`);
    await new Promise((resolve) => setTimeout(resolve, 3 * LOOK_MS));
    const { rows } = await owner.query(
      `select seen_at < now() - interval '10 hours' as unused from sessions
       where token_hash = ${newest}`,
    );
    expect(rows).toStrictEqual([{ unused: true }]);
    await owner.query(`delete from sessions where token_hash = ${newest}`);
    expect(await stream.next()).toBeNull();
  });
});
