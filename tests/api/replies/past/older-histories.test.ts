// What an earlier release kept of the past is read again once it is made anew, and what is missing
// of one table keeps no page of others waiting.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followHistory } from '#api/commands/rebuild/history/follow.ts';
import { renewHistory } from '#api/commands/rebuild/history/renew.ts';
import { olderHistories } from '#api/commands/rebuild/history/standing.ts';
import { rebuildWithHistory } from '#api/commands/rebuild/rebuild.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { isKept } from '#projections/runner/past/definitions.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

async function post(amount: string): Promise<void> {
  const entry = [
    { account_id: team.account('Cash'), amount },
    { account_id: team.account('Sales – Goods'), amount: `-${amount}` },
  ];
  const body = { book_id: team.bookId, entry, date: '2026-11-20', narration: 'Counter sale' };
  await team.owner('postJournal', { body });
}

const params = () => ({ bookId: team.bookId });
const pool = () => team.server.database.pool('lekha_writer', 4, 'maintenance');
const job = () => ({ pool: pool(), keys: team.server.core.keys, bookId: team.bookId });
const head = async (): Promise<number> => {
  const { body } = await team.owner('readLogHead', { params: params() });
  return (body as { seq: number }).seq;
};
const balances = (at: number) =>
  team.owner('readTrialBalance', { params: params(), query: { at } });
const customers = (at: number) =>
  team.owner('listCustomers', { query: { book_id: team.bookId, at } });

/** As after a release that changed these and does not know how they were written before. */
const keptByEarlier = (...names: string[]) =>
  team.server.database.writer.query(
    `update history.progress set version = 0 where book_id = $1 and projection = any($2)`,
    [team.bookId, names],
  );

async function renewOlder(): Promise<void> {
  for (const { bookId, projections } of await olderHistories(team.server.core.pool)) {
    await renewHistory({ ...job(), bookId, projections });
  }
}

async function allVersions(): Promise<unknown[]> {
  const texts = PROJECTIONS.flatMap(({ tables }) => tables.filter(isKept)).map(
    ({ name }) => `select '${name}' as name, to_jsonb(kept) as row from history.${name} as kept
      where book_id = ${team.bookId}`,
  );
  const { rows } = await team.server.database.writer.query(
    `select name, row from (${texts.join(' union all ')}) as kept order by name, row::text`,
  );
  return rows as unknown[];
}

const versionsThatSay = async (text: string): Promise<unknown[]> =>
  (await allVersions()).filter((row) => JSON.stringify(row).includes(text));

it('A rebuild makes the same versions of rows as those that were followed', async () => {
  await post('100');
  await followHistory(team.server.core, team.bookId, await head());
  const followed = await allVersions();
  expect(followed.length).toBeGreaterThan(10);
  await rebuildWithHistory({ ...job(), projections: PROJECTIONS });
  expect(await allVersions()).toStrictEqual(followed);
});

it('A projection that begins again counts the rows of all its tables once', async () => {
  await post('100');
  await followHistory(team.server.core, team.bookId, await head());
  const followed = await allVersions();
  // As the definition of a table leaves it, when a migration has changed it.
  const text = 'delete from history.progress where book_id = $1';
  await team.server.database.writer.query(text, [team.bookId]);
  await followHistory(team.server.core, team.bookId, await head());
  expect(await allVersions()).toStrictEqual(followed);
});

it('What an earlier version kept is not read before the new one is made', async () => {
  await post('100');
  const before = await head();
  const { body } = await balances(before);
  await keptByEarlier('period-totals', 'ledger-balances');
  expect(await balances(before)).toMatchObject({ status: 503, body: { code: 'past_not_ready' } });
  await post('250');
  const after = await head();
  expect(await balances(after)).toMatchObject({ status: 503, body: { code: 'past_not_ready' } });
  expect(await customers(after)).toMatchObject({ status: 200 });
  await renewOlder();
  expect(await balances(before)).toMatchObject({ status: 200, body });
  const later = await balances(after);
  expect(later.status).toBe(200);
  expect(later.body).not.toStrictEqual(body);
});

it('What an earlier version kept forgets who is erased, and so does what is made anew', async () => {
  const name = 'Canary Joshi';
  const body = { name, address: '9 Canary Lane', state_code: '27' };
  const made = await team.owner('createCustomer', { body: { book_id: team.bookId, ...body } });
  expect(made).toMatchObject({ status: 200 });
  const params = { customerId: idOf(made) };
  const before = await head();
  await followHistory(team.server.core, team.bookId, before);
  expect(JSON.stringify(await allVersions())).toContain(name);
  await keptByEarlier(...PROJECTIONS.map((projection) => projection.name));
  const asked = { params, body: { reason: 'By letter' } };
  expect((await team.owner('eraseCustomer', asked)).status).toBe(200);
  expect(await versionsThatSay('Canary')).toStrictEqual([]);
  await renewOlder();
  expect(await versionsThatSay('Canary')).toStrictEqual([]);
  expect(JSON.stringify(await customers(before))).toContain('[erased]');
});
