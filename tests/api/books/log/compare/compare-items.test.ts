// Open items at two moments: what was open then is what the lists of open items said then, and each
// change is the sum of the events between.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SettlementReply } from '#api/contract/customer/settlement.ts';
import { paiseFromRupees } from '#core/kernel/paise.ts';
import { answerOf, expectFields, NOT_THERE } from '#tests/support/problems.ts';
import type { Ask } from '#tests/support/team.ts';
import { openHouse } from '../../../trade/house.ts';
import type { House } from '../../../trade/house.ts';
import { done, newCustomer, newInvoice } from '../../../trade/requests.ts';
import { idOf } from '#tests/support/team.ts';
import type {
  BookComparisonReply,
  EventPage,
  ItemsComparisonReply,
  OpenItemsReply,
  ReceiptReply,
} from '#tests/support/replies-on-wire.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

type Query = NonNullable<Ask['query']>;
const params = () => ({ bookId: house.bookId });
const compare = (query: Query) => house.owner('compareItems', { params: params(), query });
const compared = async (query: Query) => done(await compare(query)).body as ItemsComparisonReply;
const paiseOf = (rupees: string): number => paiseFromRupees(rupees) ?? Number.NaN;
const sum = (amounts: readonly string[]) => amounts.reduce((total, one) => total + paiseOf(one), 0);
const lastSeq = async (): Promise<number> =>
  ((await house.owner('listEvents', { params: params() })).body as EventPage).last_seq;

const goods = [
  {
    name: 'Bale',
    hsn: '5201',
    uqc: 'BAL',
    quantity: 1,
    rate: '100',
    tax_rate: 0,
    treatment: 'nil',
  },
];
const bill = async (customerId: number, day: string) =>
  idOf(
    await newInvoice(house, {
      customer_id: customerId,
      items: goods,
      issue_date: day,
      due_date: day,
    }),
  );
const receive = async (customerId: number, amount: number) =>
  done(
    await house.owner('recordReceipt', {
      params: { customerId },
      body: { method: 'cash', amount, oldest_first: true },
    }),
  ).body as ReceiptReply;
const takeBack = (customerId: number, receiptId: number) =>
  house.owner('reverseReceipt', {
    params: { customerId, receiptId },
    body: { reason: 'Bounced' },
  });
const accountOf = async (customerId: number): Promise<number> => {
  const { body } = done(await house.owner('readCustomer', { params: { customerId } }));
  return (body as { account_id: number }).account_id;
};
const postLine = async (accountId: number, amount: number) => {
  const entry = [
    { account_id: accountId, amount },
    { account_id: house.account('Cash'), amount: -amount },
  ];
  const got = await house.owner('postJournal', { body: { narration: 'Fare', entry } });
  return (done(got).body as { journal: { id: number } }).journal.id;
};

/** What the list of open items said at an event: by the item, what was open of it. */
async function openAt(account: number, at: number): Promise<ReadonlyMap<string, number>> {
  const query = { book_id: house.bookId, at };
  const got = await house.owner('listOpenItems', { params: { accountId: account }, query });
  const { items } = (got.status === 200 ? got.body : { items: [] }) as OpenItemsReply;
  return new Map(items.map((one) => [`${one.kind} ${one.id} ${one.line}`, paiseOf(one.open)]));
}

/** Every item that differs is listed with what was open, and with the events that say why. */
async function expectExplained(account: number, a: number, b: number): Promise<void> {
  const { items, total_a: totalA, total_b: totalB } = await compared({ a, b, account });
  const [before, now] = [await openAt(account, a), await openAt(account, b)];
  const keyed = new Map(items.map((one) => [`${one.kind} ${one.id} ${one.line}`, one]));
  for (const key of new Set([...before.keys(), ...now.keys(), ...keyed.keys()])) {
    const [then, later] = [before.get(key) ?? 0, now.get(key) ?? 0];
    const item = keyed.get(key);
    expect([key, item === undefined]).toStrictEqual([key, then === later]);
    if (item === undefined) continue;
    expect([key, paiseOf(item.a), paiseOf(item.b)]).toStrictEqual([key, then, later]);
    expect(sum(item.events.map(({ amount }) => amount))).toBe(paiseOf(item.change));
    expect(item.events.every(({ event }) => event > a && event <= b)).toBe(true);
    if (item.how === 'settled') expect([then === 0, later]).toStrictEqual([false, 0]);
    if (item.how === 'reopened') expect(then).toBe(0);
  }
  expect(paiseOf(totalB) - paiseOf(totalA)).toBe(sum(items.map(({ change }) => change)));
}

/** Documents and ledger tie where an act ends; between its events one is ahead of the other. */
async function expectTiedToLedger(account: number, a: number, b: number): Promise<void> {
  const { items } = await compared({ a, b, account });
  const query = { a, b };
  const books = done(await house.owner('compareBooks', { params: params(), query }));
  const row = (books.body as BookComparisonReply).rows.find((one) => one.account_id === account);
  expect(sum(items.map(({ change }) => change))).toBe(paiseOf(row?.change ?? '0'));
}

describe('a comparison of open items', () => {
  it('says what was open at both moments, and is explained, whatever was done', async () => {
    const customerId = await newCustomer(house);
    const account = await accountOf(customerId);
    await bill(customerId, '2025-05-01');
    const first = await lastSeq();
    const act = fc.constantFrom('bill', 'part', 'whole', 'back', 'line', 'reverse', 'cancel');
    const places = fc.tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    const receipts: number[] = [];
    const lines: number[] = [];
    const bills: number[] = [];
    const doIt = async (what: string) => {
      if (what === 'bill') bills.push(await bill(customerId, '2025-06-01'));
      if (what === 'part') receipts.push((await receive(customerId, 40)).id);
      if (what === 'whole') receipts.push((await receive(customerId, 150)).id);
      if (what === 'line') lines.push(await postLine(account, 70));
      const [receiptId, line, invoiceId] = [receipts.at(-1), lines.at(-1), bills.at(-1)];
      if (what === 'back' && receiptId !== undefined) {
        await takeBack(customerId, receiptId);
        receipts.pop();
      }
      if (what === 'reverse' && line !== undefined) {
        await house.owner('reverseJournal', {
          params: { journalId: line },
          body: { reason: 'Twice' },
        });
        lines.pop();
      }
      if (what === 'cancel' && invoiceId !== undefined) {
        await house.owner('cancelInvoice', { params: { invoiceId }, body: { reason: 'Wrong' } });
        bills.pop();
      }
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { minLength: 2, maxLength: 5 }),
        places,
        async (acts, [one, other]) => {
          for (const what of acts) await doIt(what);
          const last = await lastSeq();
          const at = (place: number) => first + Math.floor(place * (last - first));
          const [a, b] = [at(Math.min(one, other)), at(Math.max(one, other))];
          await expectExplained(account, a, b);
          await expectExplained(account, first, last);
          await expectTiedToLedger(account, first, last);
        },
      ),
      { numRuns: 8, endOnFailure: true },
    );
  });

  it('tells opened, settled, opened again and changed apart', async () => {
    const customerId = await newCustomer(house);
    const account = await accountOf(customerId);
    const how = async (a: number) =>
      (await compared({ a, account })).items.map(({ kind, how: word }) => `${kind} ${word}`);
    let a = await lastSeq();
    await bill(customerId, '2025-05-01');
    expect(await how(a)).toStrictEqual(['invoice opened']);
    a = await lastSeq();
    const { id } = await receive(customerId, 100);
    expect(await how(a)).toStrictEqual(['invoice settled']);
    a = await lastSeq();
    await takeBack(customerId, id);
    expect(await how(a)).toStrictEqual(['invoice reopened']);
    const causes = (await compared({ a, account })).items.flatMap(({ events }) => events);
    expect(causes.map(({ cause }) => cause)).toStrictEqual(['reversed']);
    a = await lastSeq();
    await receive(customerId, 30);
    expect(await how(a)).toStrictEqual(['invoice changed']);
    expect(await compared({ a: await lastSeq(), account })).toMatchObject({ count: 0, items: [] });
  });

  it('counts what a line on account came to before it was settled', async () => {
    const account = await accountOf(await newCustomer(house));
    const [owed, paid] = [await postLine(account, 70), await postLine(account, -50)];
    const a = await lastSeq();
    const [item, by] = [owed, paid].map((id) => ({ kind: 'journal' as const, id, line: 1 }));
    const body = { account_id: account, item, by };
    const { id } = done(await house.owner('settleItem', { body })).body as SettlementReply;
    const b = await lastSeq();
    const told = async (query: Query) =>
      (await compared({ ...query, account })).items.map((one) => [one.id, one.how, one.a, one.b]);
    expect(await told({ a, b })).toStrictEqual([
      [owed, 'changed', '70.00', '20.00'],
      [paid, 'settled', '-50.00', '0.00'],
    ]);
    await expectExplained(account, a, b);
    const params = { settlementId: id };
    done(await house.owner('reverseSettlement', { params, body: { reason: 'Not theirs' } }));
    expect(await told({ a: b })).toStrictEqual([
      [owed, 'changed', '20.00', '70.00'],
      [paid, 'reopened', '0.00', '-50.00'],
    ]);
    expect(await told({ a })).toStrictEqual([]);
    await expectExplained(account, b, await lastSeq());
  });

  it.each<[string, Query, string]>([
    ['a text', { a: 'yesterday' }, 'a'],
    ['an event beyond the book', { a: 1, b: 999_999 }, 'b'],
    ['moments the wrong way round', { a: 5, b: 2 }, 'a'],
    ['no first moment', {}, 'a'],
    ['a day of entry that is none', { a: 1, as_on: '2026-02-30' }, 'as_on'],
    ['an account that is no number', { a: 1, account: 'Meera' }, 'account'],
    ['a moment of its page', { a: 1, at: 2 }, 'at'],
  ])('refuses %s at its field', async (_title, query, field) => {
    expectFields(await compare(query), [field]);
  });

  it('is of the members of the book, and of an account that it has', async () => {
    const asked = { params: params(), query: { a: 1 } };
    expect(answerOf(await house.stranger('compareItems', asked))).toStrictEqual(NOT_THERE);
    expect(await compared({ a: 1, account: 999_999 })).toMatchObject({ count: 0, items: [] });
  });
});
