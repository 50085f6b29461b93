// What the calls of opening balances answer to whoever means no good: a named refusal, and the
// document stays as it was.
import type { OpeningDocument, OpeningWritten } from '#tests/support/replies-on-wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Ask, EndpointName, Team } from '#tests/support/team.ts';

const WRITES: readonly EndpointName[] = ['saveOpeningDraft', 'postOpening', 'correctOpening'];

let team: Team;
let debtor = 0;
let foreign = 0;
let opened: OpeningWritten;
beforeAll(async () => {
  team = await openTeam();
  const accountOf = async (who: 'owner' | 'stranger', name: string) => {
    const got = await team[who]('createCustomer', { body: { name } });
    return (got.body as { account_id: number }).account_id;
  };
  debtor = await accountOf('owner', 'Deccan Textiles');
  foreign = await accountOf('stranger', 'Godavari Knitwear');
  opened = (await team.owner('postOpening', posting())).body as OpeningWritten;
});
afterAll(async () => {
  const { seq } = (await team.owner('readOpening')).body as OpeningDocument;
  expect(seq).toBe(opened.seq);
  await team.close();
});

const cash = (balance: unknown) => ({ account_id: team.account('Cash'), balance });
const bill = (more: object = {}) => ({
  number: '26-27/079',
  date: '2026-08-24',
  amount: '100',
  ...more,
});
const owing = (balance: unknown, ...bills: readonly object[]) => ({
  account_id: debtor,
  balance,
  bills,
});
const posting = () => ({
  headers: { 'Idempotency-Key': 'opening-of-sahyadri' },
  body: { begins_on: '2026-10-01', accounts: [cash('5'), owing('100', bill())] },
});
const correct = (accounts: readonly unknown[], more: Omit<Ask, 'body'> & { body?: object } = {}) =>
  team.owner('correctOpening', { ...more, body: { accounts, ...more.body } });

describe('opening balances', () => {
  it('name the field of whatever is no amount, day, number or id', async () => {
    for (const odd of ['NaN', 'Infinity', '1e3', '1.001', true, null, {}, '9'.repeat(40)]) {
      expectFields(await correct([cash(odd)]), ['accounts.0.balance']);
    }
    for (const odd of ['2026-02-30', '24/08/2026', 20260824, null, '']) {
      expectFields(await correct([owing('1', bill({ date: odd }))]), ['accounts.0.bills.0.date']);
    }
    for (const odd of ['', ' ', 'x'.repeat(51), 'a\nb', 'a\u0000b', '\ud800', 7]) {
      const got = await correct([owing('1', bill({ number: odd }))]);
      expectFields(got, ['accounts.0.bills.0.number']);
    }
    for (const odd of [0, -1, 1.5, 'one', 2 ** 53]) {
      expectFields(await correct([{ account_id: odd, balance: '1' }]), ['accounts.0.account_id']);
      expectFields(await correct([owing('1', bill({ id: odd }))]), ['accounts.0.bills.0.id']);
    }
    expectFields(await correct([{ ...cash('1'), account_name: 'Cash' }]), [
      'accounts.0.account_name',
    ]);
  });

  it('have at most 5,000 accounts, 20,000 bills and 5,000 lines of stock', async () => {
    const many = <Item>(count: number, item: Item): Item[] =>
      Array.from({ length: count }, () => item);
    const lots = [
      [{ accounts: many(10_001, cash('1')) }, 'accounts'],
      [{ accounts: [owing('1', ...many(20_001, bill()))] }, 'accounts'],
      [{ accounts: [], stock: many(5_001, { product_id: 1, quantity: 1, value: 1 }) }, 'stock'],
    ] as const;
    for (const name of WRITES) {
      for (const [body, field] of lots) {
        expectFields(await team.owner(name, { body }), [field]);
      }
    }
  });

  it('refuse what is there twice, by its name', async () => {
    const place = { line: 2, name: 'Cash' };
    expectRefused(await correct([cash('1'), cash('2')]), 422, 'opening_account_twice', place);
    const twice = await correct([owing('2', bill(), bill({ number: ' 26-27/079 ' }))]);
    const ofBill = { line: 1, bill: 2, name: 'Deccan Textiles', number: '26-27/079' };
    expectRefused(twice, 422, 'opening_bill_number_twice', ofBill);
    const { posted } = (await team.owner('readOpening')).body as OpeningDocument;
    const [{ id } = { id: 0 }] = posted?.accounts[1]?.bills ?? [];
    const sameId = await correct([owing('2', bill({ id }), bill({ id, number: '2' }))]);
    const unknown = { ...ofBill, number: '2', bill_id: id };
    expectRefused(sameId, 422, 'opening_bill_unknown', unknown);
  });

  it('know nothing of another book: its accounts, products, bills and its document', async () => {
    const ofAnother = { account_id: foreign, balance: '1' };
    const place = { line: 1, account_id: foreign };
    expectRefused(await correct([ofAnother]), 422, 'opening_account_unknown', place);
    const stock = [{ product_id: 999_999, quantity: 1, value: 1 }];
    expectRefused(await correct([cash('5')], { body: { stock } }), 422, 'opening_product_unknown', {
      line: 1,
      product_id: 999_999,
    });
    for (const name of WRITES) {
      const body = { accounts: [cash('6')], book_id: team.bookId };
      expect((await team.stranger(name, { body })).status).toBe(404);
      expect((await team.nobody(name, { body })).status).toBe(401);
    }
  });

  it('are not written twice under one key, nor under a key that said something else', async () => {
    const again = await Promise.all([1, 2, 3].map(() => team.owner('postOpening', posting())));
    for (const got of again) expect(got.body).toStrictEqual(opened);
    const body = { ...posting().body, accounts: [cash('7')] };
    const got = await team.owner('postOpening', { ...posting(), body });
    expectRefused(got, 422, 'idempotency_key_reused');
  });

  it('are not written over what somebody else has written since', async () => {
    for (const name of ['saveOpeningDraft', 'correctOpening'] as const) {
      const body = { accounts: [cash('8')], expected: opened.seq - 1 };
      const got = await team.owner(name, { body });
      expect(got).toMatchObject({ status: 409, body: { code: 'changed_since' } });
    }
  });
});
