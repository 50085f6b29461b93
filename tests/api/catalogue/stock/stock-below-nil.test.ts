// More goods go out than are there: what the book does about it, at every door, and what is there
// after documents are undone with a physical count in between.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceDetail, StockRow } from '#tests/support/replies-on-wire.ts';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { expectRefused } from '#tests/support/problems.ts';
import type { Got } from '#tests/support/server.ts';
import { idOf } from '#tests/support/team.ts';
import { OURS } from '../../trade/house.ts';
import { ok, openShop } from '../shop.ts';
import type { Shop } from '../shop.ts';
import { goodsCalls } from './goods-calls.ts';

let shop: Shop;
let [ravi, cartage] = [0, 0];
beforeAll(async () => {
  shop = await openShop();
  const params = { bookId: shop.bookId };
  const address = { address: '12 Market Road', city: 'Pune', pincode: '411001' };
  const body = { gstin: OURS, legal_name: 'Sahyadri Traders', ...address };
  ok(await shop.owner('changeBillingSettings', { params, body }));
  ravi = await shop.make('createCustomer', { name: 'Ravi Kulkarni', state_code: '27' });
  cartage = await shop.product('Cartage', { stocked: false, hsn: '996511' });
});
afterAll(() => shop.close());

const { post, ask } = goodsCalls(() => shop);

const setPolicy = async (policy: string) => {
  const params = { bookId: shop.bookId };
  return ok(await shop.owner('setStockBelowNil', { params, body: { policy } }));
};

const rice = (name: string, quantity = '5') =>
  shop.product(name, {
    unit_id: shop.unit,
    hsn: '10063020',
    opening_quantity: quantity,
    opening_value: '500',
    opening_date: '2026-04-01',
  });

const lineOf = (product_id: number, quantity: string | number, more: object = {}) => ({
  product_id,
  name: 'Rice',
  hsn: '10063020',
  uqc: 'KGS',
  quantity,
  rate: '100',
  tax_rate: 5,
  ...more,
});

const sell = (items: readonly object[], more: object = {}) =>
  shop.owner('createInvoice', {
    body: { customer_id: ravi, items, issue: true, issue_date: '2026-11-10', ...more },
  });
const move = (product_id: number, direction: string, quantity: string, more: object = {}) => ({
  product_id,
  direction,
  quantity,
  ...more,
});
const inHand = async (productId: number): Promise<string | undefined> =>
  (await ask<StockRow[]>('listStock')).find(({ product_id: id }) => id === productId)?.in_hand;

/** Refused by what is in hand and what is missing; nothing moves. */
function expectShort(got: Got, facts: object): void {
  expect([got.status, got.body]).toMatchObject([409, { code: 'stock_below_nil', facts }]);
}

type Warned = { readonly warnings?: readonly { code: string; facts: object }[] };

describe('a book that says nothing', () => {
  it('warns of what would be below nil, and takes it', async () => {
    const params = { bookId: shop.bookId };
    const read = await shop.owner('readStockAccounting', { params });
    expect(read.body).toMatchObject({ below_nil: 'warn' });
    const product = await rice('Warned rice');
    const got = ok(await sell([lineOf(product, 8)]));
    expect((got.body as Warned).warnings).toMatchObject([
      {
        code: 'stock_below_nil',
        facts: { product: 'Warned rice', date: '2026-11-10', quantity: -3 },
      },
    ]);
    expect(await inHand(product)).toBe('-3');
  });

  it('warns beside the form alike, and says nothing once it allows it', async () => {
    const product = await rice('Previewed rice');
    const body = {
      customer_id: ravi,
      items: [lineOf(product, 6)],
      issue: true,
      issue_date: '2026-11-10',
    };
    const preview = await shop.owner('createInvoice', { body, query: { preview: 'true' } });
    const got = ok(await shop.owner('createInvoice', { body }));
    expect((preview.body as Warned).warnings).toStrictEqual((got.body as Warned).warnings);
    await setPolicy('allow');
    expect(ok(await sell([lineOf(product, 1)])).body).not.toHaveProperty('warnings');
    await setPolicy('warn');
  });
});

describe('a book that refuses stock below nil', () => {
  beforeAll(() => setPolicy('refuse'));
  afterAll(() => setPolicy('warn'));

  it('refuses an invoice by what is in hand, and takes what is there', async () => {
    const product = await rice('Sold rice');
    const refused = await sell([lineOf(product, 8)]);
    expectRefused(refused, 409, 'stock_below_nil', {
      product_id: product,
      product: 'Sold rice',
      godown: null,
      batch: null,
      date: '2026-11-10',
      in_hand_thousandths: 5000,
      short_thousandths: 3000,
    });
    ok(await sell([lineOf(product, 3), lineOf(product, 2)]));
    expectShort(await sell([lineOf(product, '0.001')]), { product: 'Sold rice' });
    expect(await inHand(product)).toBe('0');
  });

  it('refuses to issue a draft, also by its payment, and lets it be drafted', async () => {
    const product = await rice('Drafted rice');
    const draft = ok(await sell([lineOf(product, 6)], { issue: false }));
    const params = { invoiceId: idOf(draft) };
    expectShort(await shop.owner('issueInvoice', { params, body: {} }), { date: '2026-11-10' });
    const pay = { method: 'upi', date: '2026-11-20' };
    expectShort(await shop.owner('recordPayment', { params, body: pay }), {});
  });

  it('refuses one dated back that a later day goes short by', async () => {
    const product = await rice('Late rice');
    ok(await sell([lineOf(product, 4)], { issue_date: '2026-11-20' }));
    expectShort(await sell([lineOf(product, 2)], { issue_date: '2026-11-05' }), {
      date: '2026-11-20',
    });
    ok(await sell([lineOf(product, 1)], { issue_date: '2026-11-05' }));
  });

  it('refuses a stock journal out, goods lost, and the reversal of what came in', async () => {
    const product = await rice('Journal rice', '1');
    expectShort(await post('2026-11-10', [move(product, 'out', '2')]), {});
    const came = ok(await post('2026-11-10', [move(product, 'in', '4', { value: '400' })]));
    ok(await sell([lineOf(product, 3)]));
    const stockJournalId = idOf(came);
    const params = { bookId: shop.bookId, stockJournalId };
    const reverse = await shop.owner('reverseStockJournal', { params, body: { reason: 'Twice' } });
    expectShort(reverse, { product: 'Journal rice' });
    const lost = {
      date: '2026-11-11',
      reason: 'lost',
      lines: [{ product_id: product, quantity: '3', gst_rate: 0 }],
      credit: '0',
    };
    expectShort(await shop.owner('postLostGoods', { params, body: lost }), {});
  });

  it('refuses a transfer from a godown that has too little, and a batch', async () => {
    const yard = await shop.make('createGodown', { name: 'Yard' });
    const product = await rice('Placed rice');
    const transfer = (quantity: string) => [
      move(product, 'out', quantity, { godown_id: yard }),
      move(product, 'in', quantity),
    ];
    ok(await post('2026-11-02', [move(product, 'in', '2', { godown_id: yard })]));
    expectShort(await post('2026-11-03', transfer('3')), { godown: 'Yard' });
    ok(await post('2026-11-03', transfer('2')));
    ok(await post('2026-11-04', [move(product, 'in', '2', { batch: 'A' })]));
    const named = lineOf(product, 3, { batch: 'A' });
    expectShort(await sell([named]), { batch: 'A' });
    ok(await sell([{ ...named, quantity: 2 }]));
  });

  it('refuses a challan of goods that are a supply to come', async () => {
    const product = await rice('Challan rice');
    const body = {
      kind: 'challan',
      customer_id: ravi,
      issue: true,
      issue_date: '2026-11-10',
      challan_reason: 'approval',
      delivery: '3 Fergusson Road, Pune',
      items: [lineOf(product, 6)],
    };
    const got = await shop.owner('createPresale', { body });
    expectShort(got, { product: 'Challan rice' });
    ok(await shop.owner('createPresale', { body: { ...body, items: [lineOf(product, 5)] } }));
  });

  it('refuses to take a credit note back whose goods were sold again', async () => {
    const product = await rice('Returned rice');
    const { id: invoiceId } = ok(await sell([lineOf(product, 5)])).body as InvoiceDetail;
    const note = { reason: '01', note: 'Wet', date: '2026-11-12' };
    const noted = ok(await shop.owner('issueCreditNote', { params: { invoiceId }, body: note }));
    ok(await sell([lineOf(product, 5)], { issue_date: '2026-11-15' }));
    const creditNoteId = (noted.body as InvoiceDetail).credit_notes[0]?.id ?? 0;
    const params = { invoiceId, creditNoteId };
    expectShort(await shop.owner('reverseCreditNote', { params, body: { reason: 'Dry' } }), {});
  });

  it('takes services and goods that are not kept in stock', async () => {
    ok(await sell([lineOf(cartage, 50, { hsn: '996511' })], { service_place: '27' }));
    const unstocked = await shop.product('Loose twine', { stocked: false, hsn: '56074900' });
    ok(await sell([lineOf(unstocked, 50, { hsn: '56074900' })]));
  });

  it('decides many that come at once one after the other', async () => {
    const product = await rice('Raced rice');
    const all = await Promise.all(Array.from({ length: 8 }, () => sell([lineOf(product, 1)])));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await inHand(product)).toBe('0');
  });
});

describe('what is undone with a physical count in between', () => {
  const count = (product: number, quantity: string, date: string) =>
    post(date, [move(product, 'counted', quantity)], 'count');

  it('leaves what was counted, whether a note, an invoice or a stock journal is undone', async () => {
    const product = await rice('Counted rice', '20');
    const sold = ok(await sell([lineOf(product, 5)])).body as InvoiceDetail;
    const params = { invoiceId: sold.id };
    const note = { reason: '01', note: 'Wet', date: '2026-11-11' };
    const noted = ok(await shop.owner('issueCreditNote', { params, body: note }));
    const creditNoteId = (noted.body as InvoiceDetail).credit_notes[0]?.id ?? 0;
    const journal = ok(await post('2026-11-11', [move(product, 'in', '2')]));
    ok(await count(product, '12', '2026-11-15'));
    expect(await inHand(product)).toBe('12');

    const back = { reason: 'Never came' };
    const taken = ok(
      await shop.owner('reverseCreditNote', { params: { ...params, creditNoteId }, body: back }),
    );
    expect(taken.body).toMatchObject({ credit_notes: [{ reversed: true }] });
    expect(await inHand(product)).toBe('12');
    const at = { bookId: shop.bookId, stockJournalId: idOf(journal) };
    ok(await shop.owner('reverseStockJournal', { params: at, body: back }));
    expect(await inHand(product)).toBe('12');
    ok(await shop.owner('cancelInvoice', { params, body: { ...back } }));
    expect(await inHand(product)).toBe('12');
  });

  it('is dated today where the day of a note is locked, for goods and the ledger alike', async () => {
    const product = await rice('Locked rice', '20');
    const sold = ok(await sell([lineOf(product, 5)], { issue_date: '2026-10-05' }));
    const params = { invoiceId: idOf(sold) };
    const note = { reason: '01', note: 'Wet', date: '2026-10-06' };
    const noted = ok(await shop.owner('issueCreditNote', { params, body: note }));
    const creditNoteId = (noted.body as InvoiceDetail).credit_notes[0]?.id ?? 0;
    const lock = { kind: 'soft', locked_to: '2026-10-31', reason: 'Filed' };
    const book = { bookId: shop.bookId };
    ok(await shop.owner('setLock', { params: book, body: lock }));
    const taken = await shop.owner('reverseCreditNote', {
      params: { ...params, creditNoteId },
      body: { reason: 'Dry' },
    });
    ok(taken);
    const journals = await shop.owner('listJournals', { query: { limit: 1 } });
    const [reversal] = journals.body as readonly { readonly date: string }[];
    const { today } = (await shop.owner('readBillingOverview')).body as { today: string };
    expect(reversal?.date).toBe(today);
  });
});

describe('the books after it all', () => {
  it('rebuild equal', async () => {
    const { pool, keys } = shop.server.core;
    const job = { pool, keys, bookId: shop.bookId, projections: PROJECTIONS };
    expect(await checkRebuild(job)).toStrictEqual([]);
  });
});
