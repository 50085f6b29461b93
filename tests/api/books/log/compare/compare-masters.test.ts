// Masters at two moments: the fields that differ, in words, with the events that changed them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, expectFields, NOT_THERE } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Ask, Team } from '#tests/support/team.ts';
import type { EventPage, MastersComparisonReply } from '#tests/support/replies-on-wire.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

type Query = NonNullable<Ask['query']>;
const params = () => ({ bookId: team.bookId });
const compare = (query: Query) => team.auditor('compareMasters', { params: params(), query });
const recordsOf = async (query: Query) =>
  ((await compare(query)).body as MastersComparisonReply).records;
const lastSeq = async (): Promise<number> =>
  ((await team.auditor('listEvents', { params: params() })).body as EventPage).last_seq;
const newCustomer = async (name: string) =>
  idOf(
    await team.owner('createCustomer', {
      query: { book_id: team.bookId },
      body: { name, state_code: '27' },
    }),
  );
const rename = (customerId: number, body: object) =>
  team.owner('changeCustomer', { params: { customerId }, query: { book_id: team.bookId }, body });

describe('a comparison of masters', () => {
  it('shows what a field said and says, and who changed it', async () => {
    const customerId = await newCustomer('Karnataka Agro');
    const a = await lastSeq();
    const got = await rename(customerId, { name: 'Karnataka Agro Mills', due_days: 45 });
    expect(got.status).toBe(200);
    const records = await recordsOf({ a });
    const customer = records.find(({ kind }) => kind === 'client');
    expect(customer).toMatchObject({ id: customerId, name: 'Karnataka Agro Mills' });
    expect(customer?.how).toBe('changed');
    expect(customer?.fields).toStrictEqual(
      expect.arrayContaining([
        { label: 'Name', a: 'Karnataka Agro', b: 'Karnataka Agro Mills' },
        { label: 'Days until due', a: expect.any(String), b: '45' },
      ]),
    );
    expect(customer?.events.every(({ event }) => event > a)).toBe(true);
    expect(customer?.events[0]?.by.name).toMatch(/./);
  });

  it('names what is referred to, and tells what is new from what changed', async () => {
    const a = await lastSeq();
    const accountId = team.account('Rent');
    const types = await team.owner('listAccountTypes', { query: { book_id: team.bookId } });
    const all = types.body as readonly { id: number; name: string; group: string }[];
    const assets = all.find(({ group }) => group === 'loans-advances-asset');
    await team.owner('changeAccount', {
      params: { accountId },
      body: { account_type_id: assets?.id },
    });
    const customerId = await newCustomer('New Traders');
    const records = await recordsOf({ a });
    const rent = records.find(({ kind, id }) => kind === 'account' && id === accountId);
    expect(rent?.fields).toContainEqual({
      label: 'Account type',
      a: expect.stringMatching(/[a-z]/),
      b: assets?.name,
    });
    const added = records.find(({ kind, id }) => kind === 'client' && id === customerId);
    expect(added?.how).toBe('added');
    expect(added?.fields.every(({ a: before }) => before === null)).toBe(true);
  });

  it('leaves out what was changed and changed back, and shows nothing where nothing was', async () => {
    const customerId = await newCustomer('Round Trip');
    const a = await lastSeq();
    await rename(customerId, { name: 'Round Trip & Co' });
    const middle = await lastSeq();
    await rename(customerId, { name: 'Round Trip' });
    const ofCustomer = async (query: Query) =>
      (await recordsOf(query)).filter(({ kind, id }) => kind === 'client' && id === customerId);
    expect(await ofCustomer({ a })).toStrictEqual([]);
    expect(await ofCustomer({ a, b: middle })).toHaveLength(1);
    expect(await recordsOf({ a: await lastSeq() })).toStrictEqual([]);
  });

  it.each<[string, Query, string]>([
    ['a text', { a: 'yesterday' }, 'a'],
    ['an event beyond the book', { a: 1, b: 999_999 }, 'b'],
    ['moments the wrong way round', { a: 5, b: 2 }, 'a'],
    ['a moment of its page', { a: 1, at: 2 }, 'at'],
  ])('refuses %s at its field', async (_title, query, field) => {
    expectFields(await compare(query), [field]);
  });

  it('is of the members of the book', async () => {
    const asked = { params: params(), query: { a: 1 } };
    expect(answerOf(await team.stranger('compareMasters', asked))).toStrictEqual(NOT_THERE);
  });
});
