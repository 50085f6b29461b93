import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { idOf } from '#tests/support/team.ts';
import { billed, dayFrom, openHouse, overviewOf } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { done } from '../trade/requests.ts';
import type { OpenItemsReply } from '#tests/support/replies-on-wire.ts';

let house: House;
let today: string;
beforeAll(async () => {
  house = await openHouse();
  ({ today } = await overviewOf(house));
});
afterAll(() => house.close());

/** @returns the account of a party of its own, under a group. */
async function partyAccount(name: string, group: string): Promise<number> {
  const types = (await house.owner('listAccountTypes')).body as readonly {
    id: number;
    name: string;
  }[];
  const type = types.find((one) => one.name === group);
  const body = { name, account_type_id: type?.id };
  return idOf(done(await house.owner('createAccount', { body })));
}

const postedTo = async (accountId: number, amount: string, date?: string): Promise<number> => {
  const against = amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
  const entry = [
    { account_id: accountId, amount },
    { account_id: house.account('Cash'), amount: against },
  ];
  const { body } = done(await house.owner('postJournal', { body: { entry, date } }));
  return (body as { journal: { id: number } }).journal.id;
};

async function openOn(accountId: number, query: Record<string, string | number> = {}) {
  const got = done(await house.owner('listOpenItems', { params: { accountId }, query }));
  return got.body as OpenItemsReply;
}

const shown = ({ items, balance }: OpenItemsReply) => [
  ...items.map(({ kind, open }) => `${kind} ${open}`),
  balance,
];

describe('listOpenItems', () => {
  it('a supplier’s lines are on account, and come to the balance; a reversed one is none', async () => {
    const mills = await partyAccount('Nagpur Mills', 'Sundry Creditors');
    await postedTo(mills, '-500.00', dayFrom(today, -3));
    const slip = await postedTo(mills, '-70.00');
    await postedTo(mills, '120.50', dayFrom(today, -1));
    expect(shown(await openOn(mills))).toStrictEqual([
      'journal -500.00',
      'journal 120.50',
      'journal -70.00',
      '-449.50',
    ]);
    const body = { reason: 'Entered twice' };
    done(await house.owner('reverseJournal', { params: { journalId: slip }, body }));
    const after = await openOn(mills);
    expect(shown(after)).toStrictEqual(['journal -500.00', 'journal 120.50', '-379.50']);
    expect(after.items[0]).toMatchObject({ line: 1, due_date: null, amount: '-500.00' });
    expect(after.customer_id).toBeNull();
  });

  it('a customer’s invoices and lines stand together, the oldest due first', async () => {
    const customerId = house.customers.punekar;
    const bill = await billed(house, 'punekar');
    const sheet = done(await house.owner('readCustomer', { params: { customerId } })).body;
    const { account_id: ledger } = sheet as { account_id: number };
    await postedTo(ledger, '-100.00');
    const both = await openOn(ledger);
    expect(shown(both)).toStrictEqual(['journal -100.00', 'invoice 210.00', '110.00']);
    expect(both).toMatchObject({ customer_id: customerId, more: false });
    expect(both.items[1]).toMatchObject({ number: bill.number, line: null });
    expect(shown(await openOn(ledger, { side: 'debit' }))[0]).toBe('invoice 210.00');
    expect(shown(await openOn(ledger, { side: 'credit' }))[0]).toBe('journal -100.00');
    const first = await openOn(ledger, { limit: 1 });
    expect([first.items.length, first.more]).toStrictEqual([1, true]);
  });

  it('an account of no party is refused, and one that is not there is not there', async () => {
    const params = { accountId: house.account('Cash') };
    expectRefused(await house.owner('listOpenItems', { params }), 422, 'account_of_no_party');
    const nowhere = await house.owner('listOpenItems', { params: { accountId: 999_999 } });
    expect(answerOf(nowhere)).toStrictEqual(NOT_THERE);
  });
});
