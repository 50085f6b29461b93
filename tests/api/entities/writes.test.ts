// What the walk does not show of the kinds with rules, and what holds of every write.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonId } from '#core/kernel/ids.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import { iyer, meera } from '#tests/specimens/books/people.ts';
import { answerOf, expectFields, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { saleOf } from '../books/right-requests.ts';
import { callsOf, everybodysCalls, idsOf, recordOf, recordsOf } from './calling.ts';
import type { Calls } from './calling.ts';

let team: Team;
let owner: Calls;
let accountant: Calls;
beforeAll(async () => {
  team = await openTeam();
  ({ owner, accountant } = everybodysCalls(team));
});
afterAll(() => team.close());

const key = (name: string) => ({ 'Idempotency-Key': name });

describe('an account', () => {
  it('an account that ever had an entry stays, and retiring is offered', async () => {
    await owner.create('journal', saleOf(team));
    const accountId = team.account('Cash');
    const got = await owner.remove('account', accountId);
    const uses = [{ what: 'journal entries', count: 1 }];
    expectRefused(got, 409, 'account_in_use', { account_id: accountId, name: 'Cash', uses });
    expect(got.body).toMatchObject({ detail: expect.stringMatching(/journal entries.*[Rr]etire/) });
    expect(recordOf(await owner.read('account', accountId)).id).toBe(accountId);
  });

  it('an account that went takes no entries, and its name is free', async () => {
    const body = { name: 'Short lived', account_type_id: 27 };
    const { id } = recordOf(await owner.create('account', body));
    await owner.remove('account', id);
    const entry = [{ account_id: id, amount: 1 }, saleOf(team, '1.00').entry[1]];
    const got = await owner.create('journal', { entry });
    expectRefused(got, 422, 'account_unknown', { line: 1, account_id: id });
    expect((await owner.create('account', body)).status).toBe(200);
  });

  it('shows what the call of its own shows, but figures', async () => {
    const params = { bookId: team.bookId };
    const { body } = await team.owner('listAccounts', { params });
    const [one] = body as readonly Record<string, unknown>[];
    const { balance: _balance, account_type: _type, ...rest } = one ?? {};
    expect(recordOf(await owner.read('account', Number(one?.['id'])))).toStrictEqual(rest);
  });

  it('an account of another book takes no place by an id in the body (B23, B25)', async () => {
    const { stranger } = everybodysCalls(team);
    const theirs = team.account('Cash');
    const put = await stranger.call('PUT', 'account', { id: theirs, name: 'Mine' });
    expect(answerOf(put)).toStrictEqual(NOT_THERE);
    const mine = recordOf(await owner.create('account', { name: 'Till', account_type_id: 20 }));
    expectFields(await owner.change('account', mine.id, { id: theirs }), ['id']);
    expect(recordOf(await owner.read('account', theirs))).toMatchObject({ name: 'Cash' });
  });

  it('an account whose name is taken is refused without a word of the database (C66)', async () => {
    const got = await owner.create('account', { name: 'CASH', account_type_id: 20 });
    expectRefused(got, 409, 'account_name_taken', { name: 'CASH', taken_by: team.account('Cash') });
    expect(JSON.stringify(got.body)).not.toMatch(/23505|constraint|_pkey|relation|accounts_/);
  });

  it('is not read from a list of ten thousand (C58)', async () => {
    const got = await owner.create(
      'account',
      Array.from({ length: 10_000 }, () => ({})),
    );
    expect(got.status).toBe(400);
  });
});

describe('an account type', () => {
  it('an account type that accounts are of stays', async () => {
    const { id } = recordOf(await owner.create('account_type', { name: 'Chit funds' }));
    await owner.create('account', { name: 'Chit A', account_type_id: id });
    const uses = [{ what: 'accounts', count: 1 }];
    const facts = { type_id: id, name: 'Chit funds', uses };
    expectRefused(await owner.remove('account_type', id), 409, 'account_type_in_use', facts);
  });

  it('an account type of the installation is the admins’ to rename, and stays', async () => {
    for (const got of [
      await owner.change('account_type', 20, { name: 'Galla' }),
      await owner.remove('account_type', 20),
      await owner.create('account_type', { name: 'For all', shared: true }),
    ]) {
      expect(got).toMatchObject({ status: 403, body: { code: 'admins_only' } });
    }
    const data = { personId: 2 as PersonId };
    const grant = { type: 'GrantAdmin', data } as const;
    await team.server.core.writer.submit({ bookId: 0, actorId: 0, command: grant });
    const admin = callsOf(team, iyer);
    const renamed = await admin.change('account_type', 20, { name: 'Galla' });
    expect(recordOf(renamed)).toMatchObject({ name: 'Galla', shared: true, book_id: null });
    const removal = await admin.remove('account_type', 20);
    expectRefused(removal, 409, 'account_type_reserved', { type_id: 20 });
    const shared = await admin.create(
      'account_type',
      { name: 'For all', shared: true },
      key('for-all-books'),
    );
    expect(recordOf(shared)).toMatchObject({ shared: true, book_id: null });
    const again = await admin.create(
      'account_type',
      { name: 'For all', shared: true },
      key('for-all-books'),
    );
    expect(again.body).toStrictEqual(shared.body);
    const { id } = recordOf(shared);
    const { stranger } = everybodysCalls(team);
    expect(idsOf(await stranger.list('account_type'))).toContain(id);
    expect(recordOf(await admin.remove('account_type', id))).toMatchObject({ id });
    expect(idsOf(await stranger.list('account_type'))).not.toContain(id);
    const revoke = { type: 'RevokeAdmin', data } as const;
    await team.server.core.writer.submit({ bookId: 0, actorId: 0, command: revoke });
  });
});

describe('a journal', () => {
  it('is posted as its own call does, and refused alike', async () => {
    const got = await owner.create('journal', saleOf(team), key('posted-once-only'));
    expect(recordOf(got)).toMatchObject({ amount: '10.00', date: '2026-04-01', reverses: null });
    const again = await owner.create('journal', saleOf(team), key('posted-once-only'));
    expect(again.body).toStrictEqual(got.body);
    const crooked = { ...saleOf(team), entry: [saleOf(team).entry[0], saleOf(team).entry[0]] };
    expect(await owner.create('journal', crooked)).toMatchObject({
      status: 422,
      body: { code: 'entries_do_not_balance' },
    });
    expectFields(await owner.create('journal', { ...saleOf(team), amount: 5 }), ['amount']);
  });

  it('a journal that is posted stays, and so do its lines (C48, C50)', async () => {
    const { id } = recordOf(await owner.create('journal', saleOf(team)));
    const [line] = recordsOf(await owner.where('journal_detail', { journal_id: id }));
    const before = recordOf(await owner.read('journal', id));
    for (const [got, says] of [
      [await owner.change('journal', id, { amount: 999 }), `/journal/${id}/correct`],
      [await owner.call('PUT', 'journal', { id, narration: 'x' }), 'Correct'],
      [await owner.remove('journal', id), `/journal/${id}/reverse`],
      [await owner.change('journal_detail', line?.id ?? 0, { amount: 1 }), `${id}/correct`],
      [await owner.remove('journal_detail', line?.id ?? 0), `${id}/reverse`],
    ] as const) {
      expect(got).toMatchObject({ status: 409, body: { code: 'posted_journal_stays' } });
      expect(got.body).toMatchObject({ detail: expect.stringContaining(says) });
    }
    expect(await owner.create('journal_detail', saleOf(team))).toMatchObject({
      status: 405,
      body: { code: 'part_of_a_journal' },
    });
    expect(recordOf(await owner.read('journal', id))).toStrictEqual(before);
    expect(await verifyBook(team.server.database.writer, team.bookId)).toMatchObject({ ok: true });
    expect(answerOf(await owner.remove('journal', 999_999))).toStrictEqual(NOT_THERE);
    expect(answerOf(await owner.remove('journal_detail', 999_999))).toStrictEqual(NOT_THERE);
  });

  it('a journal of another book is not there, nor is a line of it (B19)', async () => {
    const { id } = recordOf(await owner.create('journal', saleOf(team)));
    const [line] = recordsOf(await owner.where('journal_detail', { journal_id: id }));
    const { stranger } = everybodysCalls(team);
    for (const got of [
      await stranger.read('journal', id),
      await stranger.remove('journal', id),
      await stranger.change('journal', id, { narration: 'Mine' }),
      await stranger.read('journal_detail', line?.id ?? 0),
      await stranger.remove('journal_detail', line?.id ?? 0),
    ]) {
      expect(answerOf(got)).toStrictEqual(NOT_THERE);
    }
  });

  it('is each of its lines, as the ledger has them', async () => {
    const { id } = recordOf(await owner.create('journal', saleOf(team, '7.25')));
    const found = recordsOf(await owner.where('journal_detail', { journal_id: id }));
    const { body } = await team.owner('listJournalDetails', { query: { limit: 1 } });
    const shown = found.toReversed().map(({ book_id: _b, date: _d, seq: _s, ...rest }) => rest);
    expect(shown).toStrictEqual(body);
  });
});

describe('a write', () => {
  it('a write of the same key is done once, also a removal (C56)', async () => {
    const body = { name: 'Once', pages: 3 };
    const created = await owner.call('PUT', 'photo', body, key('put-one-photo'));
    const again = await owner.call('PUT', 'photo', body, key('put-one-photo'));
    expect(again.body).toStrictEqual(created.body);
    const { id } = recordOf(created);
    expect(idsOf(await owner.where('photo', { name: 'Once' }))).toStrictEqual([id]);
    const other = await owner.call('PUT', 'photo', { name: 'Other' }, key('put-one-photo'));
    expectRefused(other, 422, 'idempotency_key_reused');
    const removed = await owner.remove('photo', id, key('remove-photo-1'));
    expect(answerOf(await owner.remove('photo', id, key('remove-photo-1')))).toStrictEqual([
      200,
      removed.body,
    ]);
    expect(answerOf(await owner.call('PUT', 'photo', body, key('put-one-photo')))).toStrictEqual([
      200,
      created.body,
    ]);
  });

  it('a write that has not seen the last change is refused, with who made it', async () => {
    const made = recordOf(await owner.create('order', { name: 'Order 1' }));
    const theirs = recordOf(await accountant.change('order', made.id, { pieces: 2 }));
    const late = await owner.change('order', made.id, { pieces: 3, expected: made.seq });
    const facts = { by: 2, seq: theirs.seq, by_name: iyer.profile.name };
    expectRefused(late, 409, 'changed_since', facts);
    const path = `order/${made.id}?expected=${made.seq}`;
    expectRefused(await owner.call('DELETE', path), 409, 'changed_since', facts);
    const seen = { pieces: 3, expected: theirs.seq };
    const after = recordOf(await owner.change('order', made.id, seen));
    const path2 = `order/${made.id}?expected=${after.seq}`;
    expect((await owner.call('DELETE', path2)).status).toBe(200);
  });

  it('a write of nothing new leaves no event', async () => {
    const made = recordOf(await owner.create('gstn', { name: 'GST', state: '27' }));
    const same = { ...made, state: '27' };
    expect(recordOf(await owner.change('gstn', made.id, same))).toStrictEqual(made);
  });

  it('names its book anywhere, and one book only', async () => {
    const second = (await team.owner('createBook', { body: { name: 'Second' } })).body as {
      id: number;
    };
    const headers = { 'X-Book-Id': String(second.id) };
    const made = await owner.create('bill', { name: 'Bill' }, headers);
    expect(recordOf(made)).toMatchObject({ book_id: second.id });
    expect(idsOf(await owner.list('bill'))).toStrictEqual([]);
    expect(idsOf(await owner.list('bill', `?book_id=${second.id}`))).toHaveLength(1);
    const both = await owner.call('POST', `bill?book_id=${second.id}`, {
      name: 'Bill',
      book_id: team.bookId,
    });
    expectFields(both, ['book_id']);
  });

  it('too large, or grown too large, is refused with the sizes', async () => {
    const large = { name: 'Large', text: 'x'.repeat(16_400) };
    expect(await owner.create('photo', large)).toMatchObject({
      status: 422,
      body: { code: 'record_too_large', facts: { bytes_max: 16_384 } },
    });
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`f${at}`, at]));
    const got = await owner.create('photo', { name: 'Many', ...many });
    expectRefused(got, 422, 'too_many_fields', { count: 101, count_max: 100 });
  });
});

describe('a form', () => {
  const send = (path: string, type: string, body: string, method = 'POST') =>
    team.server.call(`/api/${path}`, {
      method,
      body,
      cookie: team.cookieOf(meera.profile.email),
      headers: { 'Content-Type': type },
    });
  const URLENCODED = 'application/x-www-form-urlencoded';

  it('makes an account, its checkboxes as booleans', async () => {
    const got = await send('account', URLENCODED, 'name=By+form&account_type_id=27&assets=false');
    expect(recordOf(got)).toMatchObject({ name: 'By form', assets: false });
    const wrong = await send('account', URLENCODED, 'name=A&account_type_id=27&assets=on');
    expectFields(wrong, ['category']);
  });

  it('makes a plain record of texts, and none of nested fields', async () => {
    const got = await send('order', URLENCODED, 'name=By+form&pieces=3&done=true&empty=');
    expect(recordOf(got)).toMatchObject({ pieces: '3', done: 'true' });
    expect(recordOf(got)).not.toHaveProperty('empty');
    const parts = ['name', 'note'].map(
      (name) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${name}\r\n`,
    );
    const multipart = await send(
      'order',
      'multipart/form-data; boundary=x',
      `${parts.join('')}--x--`,
    );
    expect(recordOf(multipart)).toMatchObject({ name: 'name', note: 'note' });
    for (const field of ['list[]=1', "nested['a']=1", 'pairs[1]=a']) {
      const nested = await send('order', URLENCODED, `name=A&${field}`);
      expectFields(nested, [field.slice(0, field.indexOf('['))]);
    }
    const hostile = await send('order', URLENCODED, 'name=A&__proto__[polluted]=1');
    expect(hostile.status).toBe(400);
    expect({}).not.toHaveProperty('polluted');
  });

  it('changes a record', async () => {
    const { id } = recordOf(await owner.create('order', { name: 'Order' }));
    const got = await send(`order/${id}`, URLENCODED, 'pieces=5&expected=99999', 'PUT');
    expectFields(got, ['expected']);
    const changed = await send(`order/${id}`, URLENCODED, 'pieces=5', 'PUT');
    expect(recordOf(changed)).toMatchObject({ id, pieces: '5' });
  });

  it('a form without a type is refused', async () => {
    const got = await send('order', 'text/plain', 'name=A');
    expect(got).toMatchObject({ status: 415, body: { code: 'unsupported_content_type' } });
  });
});

describe('somebody without a book', () => {
  it('sees what needs none', async () => {
    const { cookie } = await team.server.register('new@sahyadri.example');
    const get = (path: string) => team.server.call(`/api/${path}`, { cookie });
    expect(answerOf(await get('book'))).toStrictEqual([200, []]);
    expect((await get('role')).body).toHaveLength(4);
    expect((await get('account_type')).status).toBe(200);
    expect(recordsOf(await get('user'))).toMatchObject([{ email: 'new@sahyadri.example' }]);
    for (const path of ['account', 'order', 'active_role', 'order/1']) {
      expect(answerOf(await get(path))).toStrictEqual(NOT_THERE);
    }
    const body = { name: 'Mine' };
    for (const path of ['order', 'account_type']) {
      const got = await team.server.call(`/api/${path}`, { cookie, body });
      expect(answerOf(got)).toStrictEqual(NOT_THERE);
    }
  });
});
