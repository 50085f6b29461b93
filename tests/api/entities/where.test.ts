// WHERE: what may be asked, what is refused by name, and that nothing asked ever becomes SQL.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENTITIES } from '#api/entities/registry.ts';
import { searchedBy } from '#api/entities/reading/conditions.ts';
import { meera } from '#tests/specimens/books/people.ts';
import { answerOf, expectFields, NOT_THERE } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { HOSTILE_TEXTS } from '../bad-inputs/fuzz/hostile.ts';
import { callsOf, everybodysCalls, idsOf, nextOf, recordOf, recordsOf } from './calling.ts';
import type { Calls } from './calling.ts';

/** Each letter and its sign by themselves, as some keyboards type them. */
const DECOMPOSED = 'Cafe\u0301 क\u093cलम';

const NAMES = ['100 % wool', 'a_b', 'aXb', 'back\\slash', "O'Hara", 'चाय', 'İstanbul'];

let team: Team;
let owner: Calls;
beforeAll(async () => {
  team = await openTeam();
  owner = callsOf(team, meera);
  for (const name of [...NAMES, DECOMPOSED]) {
    await owner.create('photo', { name });
  }
  for (const [amount, date, narration] of [
    ['10.00', '2026-04-01', 'Morning sale'],
    ['250.50', '2026-05-02', 'Evening SALE'],
    ['1000', '2026-06-03', 'Rent'],
  ] as const) {
    const entry = [
      { account_id: team.account('Cash'), amount },
      { account_id: team.account('Sales – Goods'), amount: `-${amount}` },
    ];
    await owner.create('journal', { entry, date, narration });
  }
});
afterAll(() => team.close());

const namesOf = async (where: unknown) =>
  recordsOf(await owner.where('photo', where)).map(({ name }) => name);
const narrationsOf = async (where: unknown) =>
  recordsOf(await owner.where('journal', where)).map(({ narration }) => narration);

describe('a filter', () => {
  it('finds by value, by any of several, and by nothing', async () => {
    expect(await namesOf({ name: 'a_b' })).toStrictEqual(['a_b']);
    expect(await namesOf({ name: ['a_b', 'चाय', 'nobody'] })).toStrictEqual(['चाय', 'a_b']);
    expect(await namesOf({ name: [] })).toStrictEqual([]);
    expect(await namesOf({ name: 'A_B' })).toStrictEqual([]);
    expect(await owner.where('photo', {})).toMatchObject({ status: 200 });
    expect(await namesOf({})).toHaveLength(NAMES.length + 1);
  });

  it('finds what contains a text in any case, its letters taken as they are (C12)', async () => {
    expect(await namesOf({ name: { contains: '%' } })).toStrictEqual(['100 % wool']);
    expect(await namesOf({ name: { contains: '_' } })).toStrictEqual(['a_b']);
    expect(await namesOf({ name: { contains: '\\' } })).toStrictEqual(['back\\slash']);
    expect(await namesOf({ name: { contains: 'A_B' } })).toStrictEqual(['a_b']);
    expect(await namesOf({ name: { contains: "'" } })).toStrictEqual(["O'Hara"]);
    expect(await namesOf({ name: '%' })).toStrictEqual([]);
    expect(await narrationsOf({ narration: { contains: 'sale' } })).toHaveLength(2);
  });

  it('finds a text whose letters are written in another form of Unicode', async () => {
    for (const typed of ['Cafe\u0301 क\u093cलम', 'CAF\u00c9', 'é \u0958']) {
      expect(await namesOf({ name: { contains: typed } })).toStrictEqual([DECOMPOSED]);
    }
    for (const form of ['NFC', 'NFD'] as const) {
      const typed = DECOMPOSED.normalize(form);
      expect(await namesOf({ name: typed })).toStrictEqual([DECOMPOSED]);
      expect(await namesOf({ name: ['nobody', typed] })).toStrictEqual([DECOMPOSED]);
    }
  });

  it('finds by rupees, dates, numbers and instants between bounds', async () => {
    expect(await narrationsOf({ amount: '250.5' })).toStrictEqual(['Evening SALE']);
    expect(await narrationsOf({ amount: { gte: 10, lte: '250.50' } })).toHaveLength(2);
    expect(await narrationsOf({ date: { gte: '2026-05-02' } })).toHaveLength(2);
    expect(await narrationsOf({ date: { gte: '2026-05-02', lte: '2026-05-31' } })).toHaveLength(1);
    expect(await narrationsOf({ number: [1, 3] })).toStrictEqual(['Rent', 'Morning sale']);
    const [first] = recordsOf(await owner.where('journal', { number: 1 }));
    const at = first?.['created_at'];
    expect(await narrationsOf({ number: 1, created_at: at })).toHaveLength(1);
    expect(await narrationsOf({ number: 1, created_at: { gte: at, lte: at } })).toHaveLength(1);
    const local = { lte: '2000-01-01 00:00:00' };
    expect(await narrationsOf({ created_at: local })).toStrictEqual([]);
  });

  it('finds by ids between bounds, of lines too, which have no table of theirs', async () => {
    const all = idsOf(await owner.where('journal_detail', {}));
    const [newest, , third] = all;
    const between = { id: { gte: third, lte: newest } };
    expect(idsOf(await owner.where('journal_detail', between))).toStrictEqual(all.slice(0, 3));
    expect(idsOf(await owner.where('photo', { id: { gte: 0 } }))).toHaveLength(NAMES.length + 1);
    const endless = '9999999999999999999';
    expect(idsOf(await owner.where('photo', { id: { gte: endless } }))).toStrictEqual([]);
    expect(idsOf(await owner.where('photo', { id: { lte: endless } }))).toHaveLength(8);
  });

  it('takes a day alone as the whole of it in India', async () => {
    const [first] = recordsOf(await owner.where('journal', { number: 1 }));
    const instant = Date.parse(String(first?.['created_at']));
    const day = (days: number) =>
      new Date(instant + days * 86_400_000).toLocaleDateString('sv-SE', {
        timeZone: 'Asia/Kolkata',
      });
    const found = (asked: unknown) => narrationsOf({ number: 1, created_at: asked });
    expect(await found(day(0))).toHaveLength(1);
    expect(await found([day(-1), day(0)])).toHaveLength(1);
    expect(await found({ gte: day(0), lte: day(0) })).toHaveLength(1);
    expect(await found(day(1))).toHaveLength(0);
    expect(await found({ gte: day(1) })).toHaveLength(0);
    expect(await found({ lte: day(-1) })).toHaveLength(0);
  });

  it('finds what has no value where a field may lack one (C08)', async () => {
    expect(await narrationsOf({ reversed_by: null })).toHaveLength(3);
    expectFields(await owner.where('journal', { narration: null }), ['narration']);
    expectFields(await owner.where('journal', { reversed_by: [null] }), ['reversed_by']);
  });

  it('finds the lines of an account, of a journal, and a line by its id', async () => {
    const cash = team.account('Cash');
    const lines = recordsOf(await owner.where('journal_detail', { account_id: cash }));
    expect(lines.map(({ amount }) => amount)).toStrictEqual(['1000.00', '250.50', '10.00']);
    const [line] = lines;
    expect(recordsOf(await owner.where('journal_detail', { id: line?.id }))).toStrictEqual([line]);
    const journal = { journal_id: line?.['journal_id'], amount: { lte: -1 } };
    expect(recordsOf(await owner.where('journal_detail', journal))).toMatchObject([
      { amount: '-1000.00' },
    ]);
    expect(idsOf(await owner.where('journal_detail', { id: [1, 2, 512] }))).toStrictEqual([]);
  });

  it('is paged as a list is, and its book named in the body', async () => {
    const first = await owner.where('photo', { book_id: team.bookId }, '?limit=3');
    expect(idsOf(first)).toHaveLength(3);
    const rest = await owner.call('WHERE', nextOf(first) ?? '', {});
    expect(new Set([...idsOf(first), ...idsOf(rest)]).size).toBe(6);
    const { stranger } = everybodysCalls(team);
    const theirs = await stranger.where('photo', { book_id: team.bookId });
    expect(answerOf(theirs)).toStrictEqual(NOT_THERE);
    expect(idsOf(await stranger.where('photo', {}))).toStrictEqual([]);
  });

  it('is asked by QUERY alike', async () => {
    const got = await owner.call('QUERY', 'photo', { name: 'चाय' });
    expect(recordsOf(got)).toMatchObject([{ name: 'चाय' }]);
  });
});

describe('a user is found (B37)', () => {
  it('a user is found by those who share a book, and by admins', async () => {
    const { owner: meeras, stranger } = everybodysCalls(team);
    const where = { email: 'farida@audit.example' };
    expect(recordsOf(await meeras.where('user', where))).toMatchObject([where]);
    expect(recordsOf(await stranger.where('user', where))).toStrictEqual([]);
    expect(recordsOf(await stranger.list('user'))).toMatchObject([
      { email: 'kamala@chai.example' },
    ]);
    const [found] = recordsOf(await meeras.list('user'));
    expect(Object.keys(found ?? {})).toStrictEqual([
      'id',
      'name',
      'email',
      'created_at',
      'updated_at',
      'seq',
    ]);
  });
});

describe('what is refused, by name', () => {
  it.each([
    ['C02', { 'name" = "name" or 1=1--': 'x' }, ['name" = "name" or 1=1--']],
    ['C04', { name_key: 'x' }, ['name_key']],
    ['C04', { type_id: 1 }, ['type_id']],
    ['C06', { 'pg_catalog.pg_class.relname': 'x' }, ['pg_catalog.pg_class.relname']],
    ['C10', { name: { a: 1 } }, ['name.a']],
    ['C10', { name: {} }, ['name']],
    ['C10', { name: { contains: 1 } }, ['name.contains']],
    ['C10', { name: { contains: 'x'.repeat(201) } }, ['name.contains']],
    ['C16', { id: '1; drop table account' }, ['id']],
    ['C22', { created_at: '2025-02-30' }, ['created_at']],
    ['C22', { created_at: { gte: '2025-02-29' } }, ['created_at.gte']],
    ['B35', { book_id: { '!=': 1 } }, ['book_id']],
    ['D48', { name: 5 }, ['name']],
    ['', { name: true }, ['name']],
    ['', { name: [['x']] }, ['name']],
    ['', { name: 'a\u0000b' }, ['name']],
    ['D66', { name: { contains: 'shop '.repeat(5_000) } }, ['name.contains']],
    ['', { retired: 'true' }, ['retired']],
    ['', { retired: { gte: true } }, ['retired.gte']],
    ['', { id: { gte: 'a' } }, ['id.gte']],
    ['', { id: { lte: -1, contains: '1' } }, ['id.lte', 'id.contains']],
    ['', { created_at: { lte: '2026-11' } }, ['created_at.lte']],
    ['', { name: { gte: 5 } }, ['name.gte']],
    ['', { name: { contains: 'a', like: 'b', $ne: null } }, ['name.like', 'name.$ne']],
    ['', { toString: 'x' }, ['toString']],
    ['', { hasOwnProperty: 'x', valueOf: 1 }, ['hasOwnProperty', 'valueOf']],
  ] as const)('%s: %j', async (_row, where, fields) => {
    expectFields(await owner.where('account', where), fields);
  });

  it.each([1e308, 1e21, -1, 0, 1.5, '0x10', '1_000', ' 7', '', '٧', true, '-5'])(
    'C18: the id %j',
    async (id) => {
      expectFields(await owner.where('account', { id }), ['id']);
      expectFields(await owner.where('account', { id: [1, id] }), ['id']);
    },
  );

  it('C20: an id that nobody can have finds nobody', async () => {
    for (const id of ['9223372036854775807', '9999999999999999999', '9007199254740993']) {
      expect(answerOf(await owner.where('account', { id }))).toStrictEqual([200, []]);
    }
  });

  it.each(['[]', 'null', '"x"', '1', '', '{"name":', '{"name":NaN}'])('C14: %s', async (body) => {
    const got = await owner.call('WHERE', 'account', body);
    expect(got.status).toBe(400);
  });

  it.each(['{"constructor":{"prototype":{}}}', '{"name":{"constructor":1}}'])(
    'C26: %s',
    async (body) => {
      const got = await owner.call('WHERE', 'account', body);
      expect(got).toMatchObject({ status: 400, body: { code: 'malformed_body' } });
    },
  );

  it('C24: a filter of 64 kB, and one of too many values', async () => {
    const ids = Array.from({ length: 1001 }, (_, at) => at + 1);
    expectFields(await owner.where('account', { id: ids }), ['id']);
    expect((await owner.where('account', { id: ids.slice(1) })).status).toBe(200);
    const names = Array.from({ length: 900 }, () => 'x'.repeat(70));
    const got = await owner.where('account', { name: names });
    expect(got).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  });

  it('says which fields there are', async () => {
    const got = await owner.where('photo', { url: 'x' });
    expect(got.body).toMatchObject({
      detail: expect.stringContaining('id, book_id, name, created_at, updated_at, seq'),
    });
  });
});

describe('whatever text a filter holds', () => {
  it.each(['account', 'account_type', 'journal', 'journal_detail', 'photo', 'user'] as const)(
    '%s answers with a list or a refusal that names the field',
    async (kind) => {
      const fields = searchedBy(ENTITIES[kind].fields).filter((name) => name !== 'book_id');
      for (const field of fields) {
        for (const text of HOSTILE_TEXTS) {
          for (const value of [[text], { gte: text, contains: text }]) {
            const got = await owner.where(kind, { [field]: value });
            expect([200, 400], `${kind} ${field} ${JSON.stringify(value)}`).toContain(got.status);
          }
        }
      }
    },
  );

  it('leaves the records as they were', async () => {
    expect(await namesOf({})).toHaveLength(NAMES.length + 1);
    expect(recordOf(await owner.read('account', team.account('Cash')))).toMatchObject({
      name: 'Cash',
    });
  });
});
