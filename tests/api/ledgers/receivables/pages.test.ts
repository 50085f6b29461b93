// The pages of receivables: how old a bill is on which day, in what order, and what is refused.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '#tests/support/team.ts';
import { billed, dayFrom, onInvoice, paiseOf } from '../../trade/house.ts';
import type { House } from '../../trade/house.ts';
import { done, newReceipt } from '../../trade/requests.ts';
import { openReceivablesBook, billsOf, receivablesOf, typeNamed } from './receivables-book.ts';
import type { BillList } from './receivables-book.ts';
import type { ReceivablesBook } from './receivables-actions.ts';

let house: House;
let today: string;
let book: ReceivablesBook;
beforeAll(async () => {
  book = await openReceivablesBook();
  ({ house, today } = book);
  await billed(house, 'mills');
  await billed(house, 'delhi', {
    issue_date: dayFrom(today, -70),
    due_date: dayFrom(today, -45),
  });
  await newReceipt(house, house.customers.ravi);
});
afterAll(() => house.close());

describe('a bill', () => {
  it('is open from its date to the day on which it is paid, and grows old in between', async () => {
    const [begun, due, paid] = [-40, -10, -2].map((days) => dayFrom(today, days));
    const invoice = await billed(house, 'zone', { issue_date: begun, due_date: due });
    const payment = { amount: '200', method: 'cash', date: paid };
    done(await onInvoice(house)('recordPayment', invoice.id, payment));
    const on = async (days: number) => {
      const { rows } = await billsOf(house, { as_on: dayFrom(today, days), days: '5' });
      return rows.find(({ number }) => number === invoice.number);
    };
    expect(await on(-41)).toBeUndefined();
    expect(await on(-40)).toMatchObject({ open: '210.00', age: 0, days_late: 0, due_date: due });
    expect(await on(-10)).toMatchObject({ age: 0, days_late: 0 });
    expect(await on(-9)).toMatchObject({ age: 1, days_late: 1 });
    expect(await on(-4)).toMatchObject({ age: 2, days_late: 6, open: '210.00' });
    expect(await on(-2)).toMatchObject({ open: '10.00', amount: '210.00', date: begun });
  });

  it('is told with its customer, and those of one account alone where it is asked for', async () => {
    const { rows } = await billsOf(house);
    const [one] = rows;
    const own = await billsOf(house, { account_id: one?.account_id ?? 0 });
    expect(new Set(own.rows.map((row) => row.account_id))).toStrictEqual(
      new Set([one?.account_id]),
    );
    expect(own.rows.length).toBe(rows.filter((r) => r.account_id === one?.account_id).length);
  });
});

describe('a page', () => {
  it('shows some rows and the totals of all, in the order asked for', async () => {
    const all = await receivablesOf(house, { sort: 'oldest' });
    const first = await receivablesOf(house, { sort: 'oldest', limit: 2 });
    const second = await receivablesOf(house, {
      sort: 'oldest',
      limit: 100,
      from: first.next ?? 0,
    });
    expect([...first.rows, ...second.rows]).toStrictEqual(all.rows);
    expect([first.total, first.count, first.next]).toStrictEqual([all.total, all.count, 2]);
    expect(second.next).toBeNull();
    const late = all.rows.map((row) => row.days_late ?? -1);
    expect(late).toStrictEqual(late.toSorted((one, other) => other - one));
    const { rows } = await receivablesOf(house, { sort: 'outstanding' });
    const owed = rows.map(({ total }) => paiseOf(total));
    expect(owed).toStrictEqual(owed.toSorted((one, other) => other - one));
  });

  it('shows what is owed to creditors as positive', async () => {
    const type = await typeNamed(house, 'Sundry Creditors');
    const body = { name: 'Mill Owners', account_type_id: type };
    const supplier = idOf(done(await house.owner('createAccount', { body })));
    const entry = [
      { account_id: supplier, amount: '-75.50' },
      { account_id: house.account('Cash'), amount: '75.50' },
    ];
    done(await house.owner('postJournal', { body: { entry } }));
    const { rows, total, ledger_total } = await receivablesOf(house, { group: 'creditors' });
    expect(rows).toMatchObject([{ customer_name: 'Mill Owners', customer_id: null }]);
    expect([total, ledger_total]).toStrictEqual(['75.50', '75.50']);
  });
});

describe('a request', () => {
  it.each([
    { as_on: '2026-02-30' },
    { as_on: 'today' },
    { as_on: '' },
    { days: '0' },
    { days: '-1' },
    { days: 'abc' },
    { days: '30,20' },
    { days: '30,30' },
    { days: '30,' },
    { days: '1e3' },
    { days: '99999' },
    { days: Array.from({ length: 10_000 }, (_, at) => at + 1).join(',') },
    { group: 'everybody' },
    { limit: '0' },
    { limit: '100000' },
    { from: '-1' },
  ])('is refused with its field, when it is wrong: %o', async (query) => {
    for (const name of ['readReceivables', 'listOpenBills'] as const) {
      const got = await house.owner(name, { query });
      expect(got.status).toBe(400);
      const { errors } = got.body as { errors: { field: string }[] };
      expect(errors.map(({ field }) => field)).toStrictEqual(Object.keys(query));
    }
  });

  it('finds nothing of the account of another book, and no book of others', async () => {
    const got = await house.stranger('readReceivables', { query: { book_id: house.bookId } });
    expect(got.status).toBe(404);
    const { rows } = (
      await house.stranger('listOpenBills', {
        query: { account_id: book.partyAccountIds[0] ?? 0 },
      })
    ).body as BillList;
    expect(rows).toStrictEqual([]);
  });

  it.each(['0001-01-01', '9999-12-31'])('the books may be asked as on %s', async (day) => {
    const { total, ledger_total } = await receivablesOf(house, { as_on: day });
    expect(total).toBe(ledger_total);
  });
});
