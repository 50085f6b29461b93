// Each kind is created, read, listed, found, changed and removed, and says what it refuses.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENTITY_KINDS, WIRE_MASTERS } from '#api/contract/entity/kinds.ts';
import type { EntityKind } from '#api/contract/entity/kinds.ts';
import { mayDo } from '#core/book/index.ts';
import type { Role } from '#core/book/index.ts';
import { RECORD_KINDS } from '#core/record/index.ts';
import { answerOf, expectFields, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { everybodysCalls, idsOf, recordOf, recordsOf } from './calling.ts';
import type { Calls } from './calling.ts';
import { EXAMPLES, PLAIN_KINDS, prepare, READ_ONLY_KINDS } from './walk.ts';
import type { Example } from './walk.ts';

let team: Team;
let people: ReturnType<typeof everybodysCalls>;
let owner: Calls;
beforeAll(async () => {
  team = await openTeam();
  await prepare(team);
  people = everybodysCalls(team);
  ({ owner } = people);
});
afterAll(() => team.close());

const WRITTEN = Object.entries(EXAMPLES) as [EntityKind, Example][];
const LONG_AGO = '?latest=2000-01-01';
const NOBODYS = 999_999;

it('the kinds are the 44 of the specification, and masters that came later', () => {
  const six = ['product', 'category', 'brand', 'unit', 'service', 'account_type_company'];
  expect(WIRE_MASTERS).toStrictEqual(expect.arrayContaining(six));
  expect(ENTITY_KINDS.filter((kind) => !WIRE_MASTERS.some((one) => one === kind))).toHaveLength(38);
  expect(new Set(ENTITY_KINDS).size).toBe(ENTITY_KINDS.length);
  expect(PLAIN_KINDS.map((kind) => kind.replaceAll('_', '-'))).toStrictEqual([...RECORD_KINDS]);
});

describe.each(WRITTEN)('%s', (kind, example) => {
  const made = async () => recordOf(await owner.create(kind, example.create(team)));

  it('is created, read and listed as one and the same', async () => {
    const body = example.create(team);
    const got = await owner.create(kind, body);
    expect(got.status).toBe(200);
    const record = recordOf(got);
    expect(record).toMatchObject(body);
    expect(record).toMatchObject({ book_id: team.bookId, created_at: record.updated_at });
    expect(recordOf(await owner.read(kind, record.id))).toStrictEqual(record);
    expect(recordsOf(await owner.list(kind))[0]).toStrictEqual(record);
    expect(recordsOf(await owner.list(kind, LONG_AGO))).toContainEqual(record);
    const { name } = record;
    expect(recordsOf(await owner.where(kind, { name, id: [record.id] }))).toStrictEqual([record]);
  });

  it('changes in the fields sent, by the address or by an id in the body', async () => {
    const before = await made();
    const after = recordOf(await owner.change(kind, before.id, example.change));
    const { updated_at: _at, seq: _seq, ...rest } = before;
    expect(Object.keys(after)).toStrictEqual(expect.arrayContaining(Object.keys(rest)));
    expect(after).toMatchObject({ ...example.change, created_at: before['created_at'] });
    expect(after.seq).toBeGreaterThan(before.seq);
    expect(after.updated_at >= before.updated_at).toBe(true);
    const other = await made();
    const { name: _name, ...sent } = other;
    const again = await owner.call('PUT', kind, { id: other.id, name: 'By its body' });
    expect(recordOf(again)).toMatchObject({ id: other.id, name: 'By its body' });
    expect(sent.id).toBe(other.id);
    await owner.remove(kind, before.id);
    await owner.remove(kind, other.id);
  });

  it('is created by a PUT without an id', async () => {
    const got = await owner.call('PUT', kind, example.create(team));
    expect(got.status).toBe(200);
    expect(idsOf(await owner.list(kind))).toContain(recordOf(got).id);
  });

  it('goes once, leaving a tombstone', async () => {
    const { id, updated_at: before } = await made();
    const got = await owner.remove(kind, id);
    expect(got.body).toStrictEqual({
      id,
      deleted_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    });
    expect(recordOf(got).updated_at >= before).toBe(true);
    expect(answerOf(await owner.read(kind, id))).toStrictEqual(NOT_THERE);
    expect(idsOf(await owner.list(kind))).not.toContain(id);
    expect(idsOf(await owner.where(kind, { id }))).toStrictEqual([]);
    expect(recordsOf(await owner.list(kind, LONG_AGO))).toContainEqual(got.body);
    expect(answerOf(await owner.remove(kind, id))).toStrictEqual(NOT_THERE);
    expect(answerOf(await owner.change(kind, id, example.change))).toStrictEqual(NOT_THERE);
  });

  it('a record that nobody made is not there', async () => {
    expect(answerOf(await owner.read(kind, NOBODYS))).toStrictEqual(NOT_THERE);
    expect(answerOf(await owner.change(kind, NOBODYS, example.change))).toStrictEqual(NOT_THERE);
    const put = await owner.call('PUT', kind, { ...example.change, id: NOBODYS });
    expect(answerOf(put)).toStrictEqual(NOT_THERE);
    expect(answerOf(await owner.remove(kind, NOBODYS))).toStrictEqual(NOT_THERE);
  });

  it.each(example.wrong)('is not made of %j', async (body, fields) => {
    expectFields(await owner.create(kind, body), fields);
  });

  it('a stranger’s book is not there, nor are its tombstones (B33, B57, C46)', async () => {
    const { stranger } = people;
    const { id } = await made();
    expect(answerOf(await stranger.read(kind, id))).toStrictEqual(NOT_THERE);
    expect(answerOf(await stranger.change(kind, id, example.change))).toStrictEqual(NOT_THERE);
    expect(answerOf(await stranger.remove(kind, id))).toStrictEqual(NOT_THERE);
    expect(idsOf(await stranger.where(kind, { id }))).toStrictEqual([]);
    await owner.remove(kind, id);
    const told = await stranger.list(kind, LONG_AGO);
    expect(recordsOf(told).filter((record) => 'deleted_at' in record)).toStrictEqual([]);
    for (const query of [`?book_id=${team.bookId}`, `${LONG_AGO}&book_id=${team.bookId}`]) {
      expect(answerOf(await stranger.list(kind, query))).toStrictEqual(NOT_THERE);
    }
    const theirs = { ...example.create(team), book_id: team.bookId };
    expect(answerOf(await stranger.create(kind, theirs))).toStrictEqual(NOT_THERE);
  });

  it('is written by the roles that may', async () => {
    const { rights } = example;
    for (const [calls, role] of [
      [people.accountant, 'accountant'],
      [people.dataEntry, 'data entry'],
      [people.auditor, 'auditor'],
    ] as const satisfies readonly (readonly [Calls, Role])[]) {
      const { id } = await made();
      const answers = [
        [await calls.create(kind, example.create(team)), rights.create],
        [await calls.change(kind, id, { name: `By ${role}` }), rights.change],
        [await calls.remove(kind, id), rights.remove],
      ] as const;
      for (const [got, right] of answers) {
        if (mayDo(role, right)) expect(got.status).toBe(200);
        else expectRefused(got, 403, 'role_may_not', { role, right });
      }
      expect((await calls.list(kind)).status).toBe(200);
    }
  });
});

describe.each(READ_ONLY_KINDS)('%s, which is read only', (kind) => {
  it('is listed, found and read', async () => {
    const listed = await owner.list(kind);
    expect(listed.status).toBe(200);
    const ids = idsOf(listed);
    expect(idsOf(await owner.where(kind, {}))).toStrictEqual(ids);
    expect(idsOf(await owner.where(kind, { id: ids }))).toStrictEqual(ids);
    expect((await owner.list(kind, LONG_AGO)).status).toBe(200);
    for (const id of ids) expect(recordOf(await owner.read(kind, id)).id).toBe(id);
    expect(answerOf(await owner.read(kind, NOBODYS))).toStrictEqual(NOT_THERE);
  });

  it('is not written, and says where it is (C52, C54)', async () => {
    for (const got of [
      await owner.create(kind, { name: 'A' }),
      await owner.call('PUT', kind, { name: 'A' }),
      await owner.change(kind, 1, { name: 'A' }),
      await owner.remove(kind, 1),
    ]) {
      expect(got).toMatchObject({ status: 405, body: { code: 'kind_is_read_only' } });
      expect(got.headers.get('Allow')).toBe('GET, HEAD, WHERE, QUERY');
    }
  });
});

describe('what is no kind', () => {
  it.each([
    'nope',
    'Account',
    'ACCOUNT',
    'accounts',
    'pg_user',
    'information_schema.tables',
    '"account"',
    'kysely_migration',
    'session',
    'reset_tokens',
    'event',
    'events',
    'idempotency',
    'idempotency_keys',
    '__proto__',
    'constructor',
    'toString',
    'account%00',
    'account;drop',
    'isuper%2fuser',
  ])('%s is not there (C28, C30, C32)', async (kind) => {
    for (const method of ['GET', 'WHERE', 'POST', 'PUT']) {
      const got = await owner.call(method, kind, method === 'GET' ? undefined : {});
      expect(answerOf(got)).toStrictEqual(NOT_THERE);
    }
    expect(answerOf(await owner.call('DELETE', `${kind}/1`))).toStrictEqual(NOT_THERE);
  });

  it.each([
    '0',
    '-1',
    '01',
    '1.0',
    '1e0',
    '0x10',
    '1_000',
    '%201',
    '1;select pg_sleep(5)',
    '*',
    'x',
  ])('nor is the id %s (C34, C60)', async (id) => {
    const began = performance.now();
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const got = await owner.call(method, `account/${id}`, method === 'PUT' ? {} : undefined);
      expect(answerOf(got)).toStrictEqual(NOT_THERE);
    }
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it('nothing is removed without an id (C60)', async () => {
    const got = await owner.call('DELETE', 'account');
    expect(got).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
  });
});

describe('who is not signed in', () => {
  it.each(['account', 'order', 'user'])('is asked to sign in: %s', async (kind) => {
    for (const [method, path] of [
      ['GET', kind],
      ['GET', `${kind}/1`],
      ['WHERE', kind],
      ['POST', kind],
      ['PUT', `${kind}/1`],
      ['DELETE', `${kind}/1`],
    ] as const) {
      const got = await team.server.call(`/api/${path}`, { method, cookie: null });
      expect(got).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    }
  });
});
