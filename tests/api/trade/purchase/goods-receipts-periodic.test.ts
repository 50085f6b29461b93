// Goods received in a book that posts no cost of its stock: quantity alone, and at the year's end
// what is not billed is asked for.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idOf } from '#tests/support/team.ts';
import { ok, openShop } from '../../catalogue/shop.ts';
import type { Shop } from '../../catalogue/shop.ts';
import { accountUnder } from './requests.ts';

let shop: Shop;
let mill: number;
let soap: number;

beforeAll(async () => {
  shop = await openShop();
  mill = await accountUnder(shop, 'Sundry Creditors', { name: 'Sahyadri Mill' });
  soap = await shop.product('Soap', { unit_id: shop.unit, hsn: '3401', stocked: true });
});
afterAll(() => shop.close());

const receive = async (line: object) => {
  const body = {
    supplier_account_id: mill,
    received_on: '2026-05-02',
    items: [{ product_id: soap, name: 'Soap', quantity: '10', ...line }],
    post: true,
  };
  return ok(await shop.owner('createGoodsReceipt', { body }));
};

const atYearEnd = async (): Promise<object | undefined> => {
  const params = { bookId: shop.bookId };
  const got = ok(await shop.owner('readYearEnd', { params, query: { year: '26-27' } }));
  const { points } = got.body as { points: { code: string }[] };
  return points.find(({ code }) => code === 'goods-received');
};

it('goods come in without a rate, and nothing is posted of them', async () => {
  expect(await atYearEnd()).toMatchObject({ state: 'not-used' });
  const got = await receive({});
  expect(got.body).toMatchObject({ journal_id: null, total: '0.00', status: 'posted' });
  const params = { bookId: shop.bookId };
  const stock = ok(
    await shop.owner('readStockSummary', { params, query: { as_on: '2026-05-31' } }),
  );
  expect(stock.body).toMatchObject({ rows: [{ closing: { quantity: '10' } }] });
  const accounts = ok(await shop.owner('listAccounts', { query: { limit: 500 } }));
  expect(JSON.stringify(accounts.body)).not.toContain('Goods Received, Not Billed');
  expect(await atYearEnd()).toMatchObject({ state: 'fine', count: 1, amount: '0.00' });
});

it('the list of the year’s end asks for the value of what is not billed, until it is entered', async () => {
  const receiptId = idOf(await receive({ rate: '100' }));
  const body = {
    supplier_account_id: mill,
    bill_number: 'SM/1',
    bill_date: '2026-06-01',
    posted_on: '2026-06-02',
    items: [
      {
        product_id: soap,
        name: 'Soap',
        quantity: '4',
        rate: '110',
        receipt: { receipt_id: receiptId, line: 1 },
      },
    ],
    post: true,
  };
  // The bill is bought in full: no note has posted anything.
  const bill = ok(await shop.owner('createPurchaseBill', { body }));
  expect(bill.body).toMatchObject({ received_on: '2026-05-02' });
  expect(await atYearEnd()).toMatchObject({ state: 'to-do', count: 2, amount: '600.00' });
  const under = (group: string, name: string) => accountUnder(shop, group, { name });
  const owed = await under('Current Liabilities', 'Goods Received, Not Billed');
  const bought = await under('Purchase Accounts', 'Goods not billed');
  const journal = {
    date: '2026-11-20',
    narration: 'Goods not billed',
    entry: [
      { account_id: bought, amount: '600' },
      { account_id: owed, amount: '-600' },
    ],
  };
  ok(await shop.owner('postJournal', { body: journal }));
  expect(await atYearEnd()).toMatchObject({ state: 'fine', amount: '0.00', account_id: owed });
});
