// The same key with the same request is answered once, for ever; and a form that was opened before
// somebody else's change is told so.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deepak, iyer } from '#tests/specimens/books/people.ts';
import { answerOf, expectRefused } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';
import { rightRequest, saleOf } from './right-requests.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

let keys = 0;
const freshKey = () => ({ 'Idempotency-Key': `form-opened-${(keys += 1)}` });

const eventCount = async (): Promise<number> => {
  const { rows } = await team.server.database.writer.query('select count(*) as n from events');
  return (rows[0] as { n: number }).n;
};

const WRITES: readonly EndpointName[] = [
  'createBook',
  'renameBook',
  'changeBookSettings',
  'setLock',
  'changeMember',
  'removeMember',
  'createAccount',
  'changeAccount',
  'retireAccount',
  'addAccountType',
  'postJournal',
  'reverseJournal',
  'correctJournal',
  'checkJournals',
  'withdrawChecks',
  'nameInstant',
  'withdrawInstantName',
  'writeEventNote',
];

describe.each(WRITES)('%s', (name) => {
  it('a call with one key is done once and answered alike (H44)', async () => {
    const ask = { ...(await rightRequest(team, name)), headers: freshKey() };
    const first = await team.owner(name, ask);
    expect(first.status).toBe(200);
    const events = await eventCount();
    expect(answerOf(await team.owner(name, ask))).toStrictEqual(answerOf(first));
    expect(await eventCount()).toBe(events);
  });

  it('a call with the key of another request is refused', async () => {
    const headers = freshKey();
    await team.owner('createAccount', {
      body: { name: `Key of ${name}`, account_type_id: 1 },
      headers,
    });
    await team.owner('createBook', { body: { name: `Key of ${name}` }, headers });
    const ask = { ...(await rightRequest(team, name)), headers };
    expectRefused(await team.owner(name, ask), 422, 'idempotency_key_reused');
  });

  it('a call with a key that is none is malformed', async () => {
    const ask = await rightRequest(team, name);
    for (const key of ['short', 'with a space', 'x'.repeat(101)]) {
      const got = await team.owner(name, { ...ask, headers: { 'Idempotency-Key': key } });
      expect([got.status, got.body]).toMatchObject([400, { code: 'invalid_idempotency_key' }]);
    }
  });
});

describe('a key', () => {
  it('a key of another person, another book, or none is another request (H46, H48)', async () => {
    const headers = freshKey();
    const second = idOf(await team.owner('createBook', { body: { name: 'Second' } }));
    const body = { name: 'Hamali', account_type_id: 1 };
    const first = await team.owner('createAccount', { body, headers });
    const elsewhere = { body, query: { book_id: second }, headers };
    expect(idOf(await team.owner('createAccount', elsewhere))).not.toBe(idOf(first));
    const sale = { body: saleOf(team) };
    const posted = await Promise.all([
      team.owner('postJournal', sale),
      team.owner('postJournal', sale),
      team.dataEntry('postJournal', { ...sale, headers }),
    ]);
    const ids = posted.map(({ body: got }) => (got as { journal: { id: number } }).journal.id);
    expect(new Set(ids).size).toBe(3);
  });

  it('sent twenty times at once makes one journal', async () => {
    const ask = { body: saleOf(team), headers: freshKey() };
    const events = await eventCount();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => team.owner('postJournal', ask)),
    );
    expect(await eventCount()).toBe(events + 1);
    expect(new Set(answers.map((got) => JSON.stringify(answerOf(got)))).size).toBe(1);
  });

  it('reads alike after the record went on: nothing of later is in the reply', async () => {
    const journal = { body: saleOf(team), headers: freshKey() };
    const posted = await team.owner('postJournal', journal);
    const { id } = (posted.body as { journal: { id: number } }).journal;
    await team.owner('reverseJournal', { params: { journalId: id }, body: { reason: 'Twice' } });
    expect((await team.owner('postJournal', journal)).body).toStrictEqual(posted.body);

    const account = { body: { name: 'Before', account_type_id: 1 }, headers: freshKey() };
    const created = await team.owner('createAccount', account);
    await team.owner('changeAccount', {
      params: { accountId: idOf(created) },
      body: { name: 'After' },
    });
    expect((await team.owner('createAccount', account)).body).toStrictEqual(created.body);
  });

  it('a key of a change that changed nothing changes nothing later either', async () => {
    const account = await team.owner('createAccount', {
      body: { name: 'Cartage', account_type_id: 1 },
    });
    const params = { accountId: idOf(account) };
    const same = { params, body: { name: 'Cartage' }, headers: freshKey() };
    const events = await eventCount();
    const first = await team.owner('changeAccount', same);
    expect(await eventCount()).toBe(events);
    await team.accountant('changeAccount', { params, body: { name: 'Freight' } });
    const again = await team.owner('changeAccount', same);
    expect(await eventCount()).toBe(events + 1);
    expect(first.status).toBe(200);
    expect(again.status).toBe(200);
  });

  it('a key of a refusal is free again', async () => {
    const headers = freshKey();
    const crooked = saleOf(team);
    const [first] = crooked.entry;
    const refused = await team.owner('postJournal', {
      body: { ...crooked, entry: [first, first] },
      headers,
    });
    expect(refused.status).toBe(422);
    expect((await team.owner('postJournal', { body: crooked, headers })).status).toBe(200);
  });

  it('a key of a book that the caller has left answers as at first, and opens nothing', async () => {
    const ask = { body: { name: 'Handed over' }, headers: freshKey() };
    const created = await team.owner('createBook', ask);
    const params = { bookId: idOf(created) };
    await team.join(params.bookId, iyer, 'owner');
    await team.accountant('removeMember', { params: { ...params, personId: 1 } });
    expect(answerOf(await team.owner('createBook', ask))).toStrictEqual(answerOf(created));
    expect((await team.owner('listMembers', { params })).status).toBe(404);
  });
});

describe('a form that was opened before somebody else changed the record', () => {
  const changedBy = (by: number, byName: string) => ({
    by,
    by_name: byName,
    seq: expect.any(Number),
  });

  it('is refused for an account, with who changed it', async () => {
    const created = await team.owner('createAccount', {
      body: { name: 'Shared', account_type_id: 1 },
    });
    const { id, seq } = created.body as { id: number; seq: number };
    const query = { book_id: team.bookId };
    const body = { name: 'Shared twice', expected: seq };
    const change = { params: { accountId: id }, query, body };
    expect((await team.accountant('changeAccount', change)).status).toBe(200);
    const late = await team.owner('changeAccount', {
      params: { accountId: id },
      body: { name: 'Mine', expected: seq },
    });
    expectRefused(late, 409, 'changed_since', changedBy(iyer.id, iyer.profile.name));
    expect((late.body as { detail: string }).detail).toBe(
      'R Iyer changed this since you opened it.',
    );
    const retire = await team.owner('retireAccount', {
      params: { accountId: id },
      body: { expected: seq },
    });
    expectRefused(retire, 409, 'changed_since', changedBy(iyer.id, iyer.profile.name));
  });

  it.each([
    ['renameBook', { name: 'Mine' }],
    ['changeBookSettings', { registered_from: '2020-04-01' }],
    ['setLock', { kind: 'soft', locked_to: '1950-03-31', reason: 'Filed' }],
    ['inviteMember', { email: 'kamala@chai.example', role: 'auditor' }],
  ] as const)('is refused for a book: %s', async (name, body) => {
    const params = { bookId: team.bookId };
    const books = (await team.owner('listBooks')).body as readonly { id: number; seq: number }[];
    const seen = books.find(({ id }) => id === team.bookId)?.seq ?? 0;
    const settings = { notes: `Thank you, ${keys}` };
    keys += 1;
    await team.accountant('changeBillingSettings', { params, body: settings });
    const late = await team.owner(name, { params, body: { ...body, expected: seen } });
    expectRefused(late, 409, 'changed_since', changedBy(iyer.id, iyer.profile.name));
    const fresh = (
      (await team.owner('listBooks')).body as readonly { id: number; seq: number }[]
    ).find(({ id }) => id === team.bookId)?.seq;
    expect((await team.owner(name, { params, body: { ...body, expected: fresh } })).status).toBe(
      200,
    );
  });

  it('is refused for a member’s role', async () => {
    const params = { bookId: team.bookId, personId: deepak.id };
    const late = await team.owner('changeMember', {
      params,
      body: { role: 'auditor', expected: 1 },
    });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_since' } });
  });

  it('goes through when only other records changed, journals on the account among them', async () => {
    const created = await team.owner('createAccount', {
      body: { name: 'Quiet', account_type_id: 1 },
    });
    const { id, seq } = created.body as { id: number; seq: number };
    const entry = [
      { account_id: id, amount: 5 },
      { account_id: team.account('Cash'), amount: -5 },
    ];
    await team.accountant('postJournal', { body: { entry } });
    const change = { params: { accountId: id }, body: { name: 'Quieter', expected: seq } };
    expect((await team.owner('changeAccount', change)).status).toBe(200);
  });
});
