// Goods received before their bill over HTTP, in a shop that posts what moves its stock: into stock
// once, sold in part, billed in parts at another price, each reversed; and what is refused.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import type { StockRunProposal } from '#tests/support/replies-on-wire.ts';
import { idOf } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';
import { ok, openShop } from '../../catalogue/shop.ts';
import type { Shop } from '../../catalogue/shop.ts';
import { lineOf } from '../../catalogue/stock/stock-run-requests.ts';
import { accountUnder } from './requests.ts';

const GSTIN = '27AAPFU0939F1ZV';
let shop: Shop;
let mill: number;
let soap: number;
let shed: number;

beforeAll(async () => {
  shop = await openShop();
  const params = { bookId: shop.bookId };
  ok(
    await shop.owner('changeBillingSettings', {
      params,
      body: { gstin: GSTIN, registration: 'regular' },
    }),
  );
  const perpetual = { from: '2026-04-01', accounting: 'perpetual', method: 'fifo' };
  ok(await shop.owner('setStockAccounting', { params, body: perpetual }));
  mill = await accountUnder(shop, 'Sundry Creditors', { name: 'Sahyadri Mill', gstn_id: GSTIN });
  soap = await shop.product('Soap', { unit_id: shop.unit, hsn: '3401', stocked: true });
  shed = idOf(ok(await shop.owner('createGodown', { body: { name: 'Shed' } })));
});
afterAll(() => shop.close());

const refused = ({ status, body }: Got, ...expected: readonly [number, string, object?]): void => {
  const [wanted, code, more = {}] = expected;
  expect({ status, ...(body as object) }).toMatchObject({ status: wanted, code, ...more });
};

/** Ten bars at 100.00, in the shed. */
const note = (said: object = {}, line: object = {}) => ({
  supplier_account_id: mill,
  received_on: '2026-05-02',
  challan_number: 'DC/77',
  items: [
    {
      product_id: soap,
      name: 'Soap',
      hsn: '3401',
      quantity: '10',
      rate: '100',
      tax_rate: 18,
      godown_id: shed,
      ...line,
    },
  ],
  ...said,
});
const create = (said: object = {}, line: object = {}): Promise<Got> =>
  shop.owner('createGoodsReceipt', { body: note(said, line) });
const received = async (said: object = {}, line: object = {}): Promise<number> =>
  idOf(ok(await create({ post: true, ...said }, line)));
const read = async (receiptId: number) =>
  ok(await shop.owner('readGoodsReceipt', { params: { receiptId } })).body as object;
const reverse = (receiptId: number, date: string): Promise<Got> =>
  shop.owner('reverseGoodsReceipt', { params: { receiptId }, body: { reason: 'Back', date } });

let count = 0;
const billed = (receiptId: number, quantity: string, rate: string, said: object = {}) =>
  shop.owner('createPurchaseBill', {
    body: {
      supplier_account_id: mill,
      bill_number: `SM/${(count += 1)}`,
      bill_date: '2026-06-01',
      posted_on: '2026-06-02',
      items: [
        {
          product_id: soap,
          name: 'Soap',
          hsn: '3401',
          quantity,
          rate,
          tax_rate: 18,
          receipt: { receipt_id: receiptId, line: 1 },
        },
      ],
      post: true,
      ...said,
    },
  });

/** What is owed for goods that are not billed. */
const owed = async (): Promise<string | undefined> => {
  const got = ok(await shop.owner('listAccounts', { query: { limit: 500 } }));
  const accounts = got.body as { name: string; balance: string }[];
  return accounts.find(({ name }) => name === 'Goods Received, Not Billed')?.balance;
};
const inStock = async (asOn: string): Promise<object> => {
  const query = { as_on: asOn };
  const params = { bookId: shop.bookId };
  const got = ok(await shop.owner('readStockSummary', { params, query }));
  return (got.body as { rows: { closing: object }[] }).rows[0]?.closing ?? {};
};
const dueIn = async (through: string) => {
  const params = { bookId: shop.bookId };
  const got = ok(await shop.owner('readStockRun', { params, query: { through } }));
  return got.body as StockRunProposal;
};

describe('goods received', () => {
  let receiptId: number;
  let billId: number;

  it('are drafted, written anew as they were read, and come in by their number', async () => {
    const drafted = ok(await create({ supplier_account_id: null, items: [] }));
    expect(drafted.body).toMatchObject({ number: null, status: 'draft', total: '0.00' });
    receiptId = idOf(drafted);
    ok(await shop.owner('changeGoodsReceipt', { params: { receiptId }, body: note() }));
    const got = ok(await shop.owner('postGoodsReceipt', { params: { receiptId }, body: {} }));
    expect(got.body).toMatchObject({
      number: 'GRN-001',
      status: 'posted',
      received_on: '2026-05-02',
      challan_number: 'DC/77',
      total: '1000.00',
      outstanding: '1000.00',
      items: [{ quantity: '10', godown_id: shed, billed_quantity: '0', open_quantity: '10' }],
    });
    expect(await read(receiptId)).toStrictEqual(withoutWarnings(got.body));
  });

  it('are posted as bought and owed, and stand in stock once', async () => {
    const { journal_id } = (await read(receiptId)) as { journal_id: number };
    const got = ok(await shop.owner('readJournal', { params: { journalId: journal_id } }));
    expect(JSON.stringify(got.body)).toContain('Goods Received, Not Billed');
    const { lines } = await dueIn('2026-05-31');
    expect(lines.map(lineOf)).toStrictEqual([
      ['goods-receipt', '2026-05-02', '1000.00', 'received -1000.00'],
    ]);
    expect(await inStock('2026-05-31')).toMatchObject({ quantity: '10', value: '1000.00' });
  });

  it('cost more by their bill: what is there, and what was sold by its share', async () => {
    const lines = [{ product_id: soap, direction: 'out', quantity: '4', godown_id: shed }];
    const params = { bookId: shop.bookId };
    ok(await shop.owner('postStockJournal', { params, body: { date: '2026-05-10', lines } }));
    const { to_post, gross } = await dueIn('2026-05-31');
    const body = { through: '2026-05-31', to_post, gross };
    ok(await shop.owner('postStockRun', { params, body }));
    const got = ok(await billed(receiptId, '10', '110'));
    billId = idOf(got);
    expect(got.body).toMatchObject({
      received_on: '2026-05-02',
      items: [{ receipt: { receipt_id: receiptId, line: 1 } }],
    });
    expect(await read(receiptId)).toMatchObject({
      status: 'billed',
      outstanding: '0.00',
      items: [{ billed_quantity: '10', open_quantity: '0' }],
      bills: [{ bill_id: billId, taxable: '1100.00' }],
    });
    const due = await dueIn('2026-06-30');
    expect(due.lines.map(lineOf)).toStrictEqual([
      ['goods-receipt-billed', '2026-06-02', '60.00', 'sold 40.00', 'received -100.00'],
    ]);
    expect(await inStock('2026-06-30')).toMatchObject({ quantity: '6', value: '660.00' });
  });

  it('are not reversed before their bill, which opens them again', async () => {
    refused(await reverse(receiptId, '2026-06-10'), 409, 'receipt_is_billed');
    const body = { reason: 'Wrong rate', date: '2026-06-05' };
    ok(await shop.owner('reversePurchaseBill', { params: { billId }, body }));
    expect(await read(receiptId)).toMatchObject({
      status: 'posted',
      outstanding: '1000.00',
      bills: [],
    });
    const due = await dueIn('2026-06-30');
    expect(due.lines.map(lineOf)).toStrictEqual([
      ['goods-receipt-billed', '2026-06-02', '60.00', 'sold 40.00', 'received -100.00'],
      ['goods-receipt-reopened', '2026-06-05', '-60.00', 'sold -40.00', 'received 100.00'],
    ]);
  });

  it('are billed in parts, and refuse more than came', async () => {
    ok(await billed(receiptId, '3', '100'));
    expect(await read(receiptId)).toMatchObject({ status: 'part-billed', outstanding: '700.00' });
    refused(await billed(receiptId, '8', '100'), 422, 'bill_receipt_exceeded', {
      facts: { line: 1, open_thousandths: 7_000 },
    });
    const filtered = async (filter: string) =>
      (ok(await shop.owner('listGoodsReceipts', { query: { filter } })).body as object[]).length;
    expect([await filtered('open'), await filtered('billed')]).toStrictEqual([1, 0]);
    const sums = ok(await shop.owner('readGoodsReceiptFigures', { query: { filter: 'open' } }));
    expect(sums.body).toMatchObject({ count: 1, outstanding: '700.00' });
  });

  it('go back to the supplier by a debit note of their bill', async () => {
    const own = await received({ received_on: '2026-07-01' }, { rate: '105' });
    const bill = idOf(
      ok(await billed(own, '10', '120', { bill_date: '2026-07-02', posted_on: '2026-07-02' })),
    );
    const items = [{ bill_line: 1, quantity: '2' }];
    const body = { bill_id: bill, posted_on: '2026-07-03', items, post: true };
    ok(await shop.owner('createPurchaseDebitNote', { body }));
    const { lines } = await dueIn('2026-07-31');
    expect(lines.map(lineOf).slice(-1)).toStrictEqual([
      ['purchase-debit-note', '2026-07-03', '-240.00', 'received 240.00'],
    ]);
  });
});

describe('goods of an order', () => {
  it('are told on it: received, billed and still to come', async () => {
    const order = {
      supplier_account_id: mill,
      ordered_on: '2026-08-01',
      items: [{ product_id: soap, name: 'Soap', quantity: '10', rate: '90', tax_rate: 18 }],
      issue: true,
    };
    const orderId = idOf(ok(await shop.owner('createPurchaseOrder', { body: order })));
    const readOrder = async () =>
      ok(await shop.owner('readPurchaseOrder', { params: { orderId } })).body;
    const receiptId = await received(
      { received_on: '2026-08-03' },
      { quantity: '6', rate: null, order: { order_id: orderId, line: 1 } },
    );
    expect(await read(receiptId)).toMatchObject({ total: '540.00' });
    expect(await readOrder()).toMatchObject({
      status: 'issued',
      items: [{ received_quantity: '6', coming_quantity: '4', billed_quantity: '0' }],
      receipts: [{ receipt_id: receiptId }],
    });
    ok(await billed(receiptId, '6', '90', { bill_date: '2026-08-04', posted_on: '2026-08-05' }));
    expect(await readOrder()).toMatchObject({
      status: 'part-billed',
      items: [{ received_quantity: '6', coming_quantity: '4', billed_quantity: '6' }],
    });
    const body = { reason: 'Ordered twice' };
    refused(
      await shop.owner('cancelPurchaseOrder', { params: { orderId }, body }),
      409,
      'order_is_billed',
    );
  });
});

describe('a note of goods is refused', () => {
  it.each<[string, object, object, number, string, string]>([
    [
      'of nobody',
      { supplier_account_id: null },
      {},
      422,
      'bill_supplier_missing',
      'supplier_account_id',
    ],
    ['without lines', { items: [] }, {}, 422, 'bill_has_no_lines', 'items'],
    ['of tomorrow', { received_on: '2027-12-31' }, {}, 422, 'receipt_of_the_future', 'received_on'],
    ['without an item', {}, { product_id: null }, 422, 'receipt_item_missing', 'product_id'],
    ['without a quantity', {}, { quantity: null }, 422, 'receipt_quantity_missing', 'quantity'],
    ['without a rate', {}, { rate: null }, 422, 'bill_line_has_no_value', 'taxable'],
  ])('%s', async (_what, said, line, status, code, field) => {
    const got = await create({ post: true, ...said }, line);
    refused(got, status, code, { facts: { field } });
  });

  it('in a locked period, and once it is no draft any more', async () => {
    const receiptId = await received({ received_on: '2026-09-02' });
    refused(
      await shop.owner('changeGoodsReceipt', { params: { receiptId }, body: note() }),
      409,
      'document_is_posted',
    );
    const params = { receiptId: 4_000 };
    expect((await shop.owner('readGoodsReceipt', { params })).status).toBe(404);
    expect((await shop.owner('postGoodsReceipt', { params, body: {} })).status).toBe(404);
    const draft = { params: { receiptId: idOf(ok(await create())) } };
    ok(await shop.owner('discardGoodsReceipt', { ...draft, body: { reason: 'Twice' } }));
    refused(
      await shop.owner('postGoodsReceipt', { ...draft, body: {} }),
      409,
      'document_is_discarded',
    );
    ok(await reverse(receiptId, '2026-09-03'));
    refused(await reverse(receiptId, '2026-09-03'), 409, 'document_is_reversed');
  });

  it('once its goods are gone, in a book that lets no stock go below nil', async () => {
    const oil = await shop.product('Oil', { unit_id: shop.unit, hsn: '1508', stocked: true });
    const receiptId = await received({ received_on: '2026-09-05' }, { product_id: oil });
    const params = { bookId: shop.bookId };
    const lines = [{ product_id: oil, direction: 'out', quantity: '4', godown_id: shed }];
    ok(await shop.owner('postStockJournal', { params, body: { date: '2026-09-06', lines } }));
    ok(await shop.owner('setStockBelowNil', { params, body: { policy: 'refuse' } }));
    refused(await reverse(receiptId, '2026-09-07'), 409, 'stock_below_nil');
    ok(await shop.owner('setStockBelowNil', { params, body: { policy: 'allow' } }));
  });

  it('is printed once it was received', async () => {
    const receiptId = await received({ received_on: '2026-09-04' });
    const pdf = await shop.owner('readGoodsReceiptPdf', { params: { receiptId } });
    expect(pdf.status).toBe(200);
    const draft = idOf(ok(await create()));
    const none = await shop.owner('readGoodsReceiptPdf', { params: { receiptId: draft } });
    expect(none.status).toBe(404);
  });
});

describe('the books with goods received', () => {
  it('owe for them what their notes have open', async () => {
    const open = ok(await shop.owner('readGoodsReceiptFigures', { query: {} }));
    const { outstanding } = open.body as { outstanding: string };
    expect(await owed()).toBe(`-${outstanding}`);
  });

  it('rebuild as they are, and their chain holds', async () => {
    const { bookId, server } = shop;
    const { pool, keys } = server.core;
    const rebuilt = await checkRebuild({ pool, keys, bookId, projections: PROJECTIONS });
    expect(rebuilt).toStrictEqual([]);
    expect(await verifyBook(pool, bookId)).toMatchObject({ ok: true });
  });
});

const withoutWarnings = (body: unknown): object => {
  const { warnings: _warnings, ...rest } = body as { readonly warnings: unknown };
  return rest;
};
