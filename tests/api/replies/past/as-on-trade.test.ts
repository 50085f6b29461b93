// Invoices, customers, stock, month-ends and statements of a day: what is dated later is left out.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { openShop } from '../../catalogue/shop.ts';
import { billed, openHouse } from '../../trade/house.ts';
import type { House } from '../../trade/house.ts';
import { done } from '../../trade/requests.ts';
import type { InvoiceCard } from '#tests/support/replies-on-wire.ts';

let house: House;
let productId: number;
beforeAll(async () => {
  house = await openHouse();
  const first = await billed(house, 'mills', { issue_date: '2026-10-05' });
  await paid(first.id, '50', '2026-10-20');
  await paid(first.id, '160', '2026-11-05');
  const credited = await billed(house, 'mills', { issue_date: '2026-10-08' });
  const note = { reason: '01', date: '2026-11-12' };
  done(await house.owner('issueCreditNote', { params: { invoiceId: credited.id }, body: note }));
  await billed(house, 'delhi', { issue_date: '2026-11-10' });
  productId = await (await openShop(house)).product('Basmati', { stocked: true });
  await moved('2026-10-15', 'in', '40');
  await moved('2026-11-15', 'out', '15');
});
afterAll(() => house.close());

const book = () => ({ bookId: house.bookId });

async function paid(invoiceId: number, amount: string, date: string): Promise<void> {
  const body = { amount, method: 'cash', date };
  done(await house.owner('recordPayment', { params: { invoiceId }, body }));
}

async function moved(date: string, direction: 'in' | 'out', quantity: string): Promise<void> {
  const lines = [{ product_id: productId, direction, quantity }];
  const body = { date, narration: 'Mill', lines };
  done(await house.owner('postStockJournal', { params: book(), body }));
}

const ask = async (name: EndpointName, { params = {}, query = {} }: Ask = {}) => {
  const inPath = { ...book(), ...params };
  return done(await house.auditor(name, { params: inPath, query })).body as never;
};
const ofBook = (query: object) => ({ query: { book_id: house.bookId, ...query } });

describe('invoices of a day', () => {
  const states = async (as_on: string, more: object = {}) => {
    const cards = (await ask('listInvoices', ofBook({ as_on, ...more }))) as InvoiceCard[];
    return cards.map(({ issue_date: day, status, balance_due: due }) => [day, status, due]);
  };

  it('are those dated by then, with what was paid and credited by then', async () => {
    expect(await states('2026-10-04')).toStrictEqual([]);
    expect(await states('2026-10-06')).toStrictEqual([['2026-10-05', 'sent', '210.00']]);
    expect(await states('2026-10-31', { order: 'date' })).toStrictEqual([
      ['2026-10-05', expect.any(String), '160.00'],
      ['2026-10-08', expect.any(String), '210.00'],
    ]);
    expect(await states('2026-11-13', { order: 'date' })).toMatchObject([
      ['2026-10-05', 'paid', '0.00'],
      ['2026-10-08', 'credited', '0.00'],
      ['2026-11-10', 'sent', '210.00'],
    ]);
  });

  it('are filtered by what they were then, and overdue by that day', async () => {
    expect(await states('2026-10-31', { filter: 'paid' })).toStrictEqual([]);
    expect(await states('2026-11-06', { filter: 'paid' })).toHaveLength(1);
    expect(await states('2026-10-06', { filter: 'overdue' })).toStrictEqual([]);
    expect(await states('2026-10-31', { filter: 'credited' })).toStrictEqual([]);
  });

  it.each(['2026-10-06', '2026-10-20', '2026-10-31', '2026-11-05', '2026-11-12', '2026-11-20'])(
    'come on %s to what receivables say',
    async (as_on) => {
      const figures = (await ask('readInvoiceFigures', ofBook({ as_on }))) as {
        balance_due: string;
      };
      const bills = (await ask('listOpenBills', ofBook({ as_on }))) as {
        rows: readonly { open: string }[];
      };
      const open = bills.rows.map((row) => Number(row.open)).filter((amount) => amount > 0);
      expect(Number(figures.balance_due)).toBe(open.reduce((sum, one) => sum + one, 0));
    },
  );
});

describe('customers on a day', () => {
  it('owe what was open then', async () => {
    const owed = async (as_on: string) => {
      const query = { as_on, order: '-outstanding' };
      const all = (await ask('listCustomers', ofBook(query))) as readonly { outstanding: string }[];
      return all.slice(0, 2).map(({ outstanding }) => outstanding);
    };
    expect(await owed('2026-10-04')).toStrictEqual(['0.00', '0.00']);
    expect(await owed('2026-10-31')).toStrictEqual(['370.00', '0.00']);
    expect(await owed('2026-11-20')).toStrictEqual(['210.00', '0.00']);
    expect(await ask('readCustomerFigures', ofBook({ as_on: '2026-10-31' }))).toMatchObject({
      found: { outstanding: '370.00' },
    });
  });
});

describe('stock on a day', () => {
  const inHand = async (as_on: string) => {
    const query = { as_on, order: 'in_hand', search: 'Basmati' };
    const [row] = (await ask('listStock', { query })) as readonly object[];
    return row;
  };

  it('is what had moved by then', async () => {
    expect(await inHand('2026-10-14')).toMatchObject({ in: '0', out: '0', in_hand: '0' });
    expect(await inHand('2026-10-31')).toMatchObject({ in: '40', out: '0', in_hand: '40' });
    expect(await inHand('2026-11-15')).toMatchObject({ in: '40', out: '15', in_hand: '25' });
    const only = { only: 'in-hand' };
    const count = async (as_on: string) =>
      ((await ask('readStockFigures', { query: { ...only, as_on } })) as { count: number }).count;
    expect([await count('2026-10-14'), await count('2026-10-31')]).toStrictEqual([0, 1]);
  });

  it('ends the moves of a product, and is refused before their period', async () => {
    const params = { productId };
    const got = await ask('readStockMoves', { params, query: { as_on: '2026-10-31' } });
    expect(got).toMatchObject({ to: '2026-10-31', closing: '40', in_hand: '40' });
    const asked = { params: { ...book(), ...params } };
    const query = { from: '2026-10-01', to: '2026-11-20', as_on: '2026-09-30' };
    expectFields(await house.auditor('readStockMoves', { ...asked, query }), ['as_on']);
  });
});

describe('the books on a day', () => {
  it('end the last of twelve months on it', async () => {
    const query = { as_on: '2026-10-15', account_id: String(house.account('Cash')) };
    const cut = (await ask('readMonthEnds', { query })) as {
      months: string[];
      accounts: readonly { balances: string[] }[];
    };
    expect(cut.months.at(-1)).toBe('2026-10-15');
    expect(cut.accounts).toStrictEqual([]);
    const later = (await ask('readMonthEnds', { query: { ...query, as_on: '2026-10-20' } })) as {
      accounts: readonly { balances: string[] }[];
    };
    expect(later.accounts[0]?.balances.slice(-2)).toStrictEqual(['0.00', '50.00']);
  });

  it('end the profit and loss account and the balance sheet on it', async () => {
    const query = { as_on: '2026-10-06' };
    expect(await ask('readProfitAndLoss', { query })).toMatchObject({
      columns: [{ of: 'period', from: '2026-04-01', to: '2026-10-06' }],
      revenue: ['200.00'],
    });
    const wide = { ...query, from: '2026-10-01', to: '2026-11-30' };
    expect(await ask('readProfitAndLoss', { query: wide })).toMatchObject({
      columns: [{ to: '2026-10-06' }],
    });
    expect(await ask('readBalanceSheet', { query })).toMatchObject({
      columns: [{ of: 'day', to: '2026-10-06' }],
    });
    const asked = { params: book(), query: { ...query, from: '2026-10-07', to: '2026-10-31' } };
    expectFields(await house.auditor('readProfitAndLoss', asked), ['as_on']);
  });
});
