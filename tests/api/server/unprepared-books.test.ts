// A book whose rows an update has made old tells no figure at any door until they are made anew,
// and one that is broken is named to whoever can help.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#api/contract/endpoints.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { checkHealthOf } from '#api/server/health.ts';
import { noteFault } from '#api/store/book-faults.ts';
import type { BookFault } from '#api/store/book-faults.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { versionsOf } from '#projections/runner/apply.ts';
import { rightRequest } from '../books/right-requests.ts';
import { openTeam } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());
afterEach(async () => {
  await writeVersions(team.bookId, versionsOf(PROJECTIONS));
  await writeVersions(0, versionsOf(PROJECTIONS));
  await team.server.core.pool.query('delete from book_faults');
  // What was found of a book holds for a second.
  await new Promise((resolve) => setTimeout(resolve, 1100));
});

const writeVersions = (bookId: number, versions: Readonly<Record<string, number>>) =>
  team.server.core.pool.query('update books set projection_versions = $2 where book_id = $1', [
    bookId,
    JSON.stringify(versions),
  ]);

/** As after an update: each projection writes otherwise than the rows were written. */
const makeOld = async () => {
  await writeVersions(team.bookId, {});
  await new Promise((resolve) => setTimeout(resolve, 1100));
};
const note = (fault: Partial<BookFault> & Pick<BookFault, 'kind'>) =>
  noteFault(team.server.core.pool, {
    bookId: team.bookId,
    seq: 10,
    reason: 'its hash does not follow',
    ...fault,
  });

const health = () =>
  checkHealthOf({
    core: team.server.core,
    space: { reason: () => null, freeMb: () => null, stop: () => undefined },
    version: 'test',
    describe: 'a database',
    warnings: [],
  })();

const REBUILDING = {
  status: 503,
  body: {
    code: 'rebuilding',
    detail:
      'The books are being prepared after an update: 0 of 1. This one is shown again as soon as ' +
      'it is done.',
    facts: { done: 0, total: 1 },
  },
};

const reads = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const one: Endpoint = endpoints[name];
  return one.access === 'member' && (one.method === 'GET' || one.method === 'WHERE');
});

describe('a book that is being prepared', () => {
  test('is read at no door, whatever the call', async () => {
    const asks = [];
    for (const name of reads) asks.push({ name, asked: await rightRequest(team, name) });
    await makeOld();
    const answers = [];
    for (const { name, asked } of asks) {
      const { status, body } = await team.owner(name, asked);
      answers.push({ name, status, code: (body as { code?: string }).code });
    }
    expect(answers).toStrictEqual(reads.map((name) => ({ name, status: 503, code: 'rebuilding' })));
  });

  test('says how far it has come and when to ask again, at generic calls and in the past', async () => {
    await makeOld();
    const params = { bookId: team.bookId };
    const trial = await team.owner('readTrialBalance', { params });
    expect(trial).toMatchObject(REBUILDING);
    expect(trial.headers.get('Retry-After')).toBe('3');
    const query = { book_id: team.bookId };
    expect(await team.owner('readTrialBalance', { params, query: { at: 3 } })).toMatchObject(
      REBUILDING,
    );
    expect(await team.owner('listRecords', { params: { entity: 'client' }, query })).toMatchObject(
      REBUILDING,
    );
    const where = { params: { entity: 'account' }, body: { ...query, name: 'Cash' } };
    expect(await team.owner('findRecords', where)).toMatchObject(REBUILDING);
    expect((await team.owner('listBooks')).body).toMatchObject({ code: 'rebuilding' });
    const books = await team.owner('listRecords', { params: { entity: 'book' }, query });
    expect(books).toMatchObject({ status: 503 });
  });

  test('takes no entries that it cannot write, and promises no moment', async () => {
    await makeOld();
    const body = { book_id: team.bookId, name: 'Petty cash', account_type_id: 1 };
    const refused = await team.owner('createAccount', { params: { bookId: team.bookId }, body });
    expect(refused).toMatchObject({ status: 503, body: { code: 'book_not_rebuilt' } });
  });

  test('keeps nobody from another book', async () => {
    await makeOld();
    expect((await team.stranger('listBooks')).status).toBe(200);
  });

  test('is counted by health, to everybody as a word', async () => {
    await makeOld();
    expect(await health()).toMatchObject({
      status: 'rebuilding',
      reason: 'rebuilding 0 of 1',
      rebuilding: { done: 0, total: 1 },
    });
  });

  test('is read again as soon as its rows are new', async () => {
    const params = { bookId: team.bookId };
    await makeOld();
    expect((await team.owner('readTrialBalance', { params })).status).toBe(503);
    await writeVersions(team.bookId, versionsOf(PROJECTIONS));
    expect((await team.owner('readTrialBalance', { params })).status).toBe(200);
  });
});

describe('a book whose figures cannot be made anew', () => {
  test('says at which event, and promises nothing', async () => {
    await note({ kind: 'rebuild', reason: 'event 10 (journal-3): it is no JSON' });
    await makeOld();
    const read = await team.owner('readTrialBalance', { params: { bookId: team.bookId } });
    expect(read).toMatchObject({
      status: 503,
      body: { code: 'book_cannot_be_rebuilt', facts: { event: 10 } },
    });
    expect(read.headers.get('Retry-After')).toBeNull();
    expect(JSON.stringify(read.body)).not.toMatch(/in a little while|as soon as/);
    expect((await team.owner('listBooks')).status).toBe(200);
    expect(await health()).toMatchObject({
      status: 'degraded',
      reason: expect.stringContaining(`Book ${team.bookId}, event 10`),
      broken_books: [{ book_id: team.bookId, kind: 'rebuild', event: 10 }],
    });
  });
});

describe('a book whose chain breaks', () => {
  test('is read, takes no entries and says where it breaks', async () => {
    await note({ kind: 'chain' });
    const params = { bookId: team.bookId };
    expect((await team.owner('readTrialBalance', { params })).status).toBe(200);
    const entry = [
      { account_id: team.account('Cash'), amount: '10' },
      { account_id: team.account('Sales – Goods'), amount: '-10' },
    ];
    const body = { book_id: team.bookId, entry, date: '2026-11-20', narration: 'Sale' };
    const refused = await team.owner('postJournal', { body });
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'chain_broken', facts: { event: 10 } },
    });
    expect(refused.headers.get('Retry-After')).toBeNull();
    expect(await health()).toMatchObject({
      status: 'degraded',
      broken_books: [{ book_id: team.bookId, kind: 'chain', event: 10 }],
    });
    await team.server.core.pool.query('delete from book_faults');
    expect((await team.owner('postJournal', { body })).status).toBe(200);
  });
});

describe('books that a newer version has prepared', () => {
  test('are not read by an older server', async () => {
    await writeVersions(team.bookId, { ...versionsOf(PROJECTIONS), people: 999 });
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const read = await team.owner('readTrialBalance', { params: { bookId: team.bookId } });
    expect(read).toMatchObject({ status: 503, body: { code: 'server_outdated' } });
    expect(await health()).toMatchObject({ status: 'degraded' });
  });

  test('are read by nobody where the installation’s own is one of them', async () => {
    await writeVersions(0, { ...versionsOf(PROJECTIONS), people: 999 });
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await team.owner('listBooks')).toMatchObject({
      status: 503,
      body: { code: 'server_outdated' },
    });
  });
});
