// A debit note to a supplier over HTTP: made of a bill, posted with its journal, goods and open
// item, refused beyond the bill, and reversed with all of it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';
import type { Team } from '#tests/support/team.ts';
import { accountUnder } from './requests.ts';

const GSTIN = '27AAPFU0939F1ZV';
let team: Team;
let mill: number;
let expense: number;
let oil: number;
let ghee: number;

const done = (got: Got): Got => {
  if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
  return got;
};

beforeAll(async () => {
  team = await openTeam();
  const params = { bookId: team.bookId };
  const body = { gstin: GSTIN, registration: 'regular' };
  done(await team.owner('changeBillingSettings', { params, body }));
  mill = await accountUnder(team, 'Sundry Creditors', { name: 'Sahyadri Mill', gstn_id: GSTIN });
  expense = await accountUnder(team, 'Indirect Expenses', { name: 'Stationery' });
  const named = async (call: 'createCategory' | 'createBrand') =>
    idOf(done(await team.owner(call, { body: { name: 'Oils' } })));
  const product = {
    name: 'Oil',
    category_id: await named('createCategory'),
    brand_id: await named('createBrand'),
    hsn: '15121110',
    gst_rate: '5',
    price: '99.95',
    stocked: true,
  };
  oil = idOf(done(await team.owner('createProduct', { body: product })));
  ghee = idOf(done(await team.owner('createProduct', { body: { ...product, name: 'Ghee' } })));
});
afterAll(() => team.close());

const refused = ({ status, body }: Got, ...expected: readonly [number, string, object?]): void => {
  const [wanted, code, facts = {}] = expected;
  expect({ status, ...(body as object) }).toMatchObject({ status: wanted, code, facts });
};

let count = 0;
/** Ten tins of oil for 1,000.00 and 5 %, and paper for 500.00 and 18 %. */
const postedBill = async (): Promise<number> => {
  const body = {
    supplier_account_id: mill,
    bill_number: `SM/${(count += 1)}`,
    bill_date: '2026-11-16',
    posted_on: '2026-11-18',
    received_on: '2026-11-18',
    items: [
      { product_id: oil, name: 'Oil', quantity: '10', rate: '100', tax_rate: 5 },
      { account_id: expense, name: 'Paper', hsn: '4802', tax_rate: 18, taxable: '500' },
    ],
    post: true,
  };
  return idOf(done(await team.owner('createPurchaseBill', { body })));
};
const note = (billId: number, said: object = {}) => ({
  bill_id: billId,
  posted_on: '2026-11-20',
  items: [{ bill_line: 1, quantity: '4' }],
  ...said,
});
const create = (billId: number, said: object = {}): Promise<Got> =>
  team.owner('createPurchaseDebitNote', { body: note(billId, said) });
const posted = async (billId: number, said: object = {}): Promise<Got> =>
  done(await create(billId, { post: true, ...said }));
const ofOne = (got: Got) => ({ params: { noteId: idOf(got) } });

type Item = { readonly kind: string; readonly id: number; readonly open: string };
const openItems = async (): Promise<readonly Item[]> => {
  const { body } = done(await team.owner('listOpenItems', { params: { accountId: mill } }));
  return (body as { items: Item[] }).items;
};
const openOf = async (kind: string, id: number): Promise<string | undefined> =>
  (await openItems()).find((item) => item.kind === kind && item.id === id)?.open;

type Held = { readonly product_id: number; readonly in_hand: string };
const tins = async (): Promise<string | undefined> => {
  const { body } = done(await team.owner('listStock'));
  return (body as Held[]).find(({ product_id: id }) => id === oil)?.in_hand;
};

describe('a debit note to a supplier', () => {
  it('settles its bill, takes the goods out, and gives all back as it is reversed', async () => {
    const billId = await postedBill();
    expect(await tins()).toBe('10');
    const made = await posted(billId);
    expect(made.body).toMatchObject({
      status: 'posted',
      number: 'PDN-001',
      credit_state: 'open',
      bill_id: billId,
      taxable: '400.00',
      gst: '20.00',
      credit: '20.00',
      total: '420.00',
      outstanding: '0.00',
      bills: [{ bill_id: billId, against: '420.00' }],
      items: [{ bill_line: 1, quantity: '4', taxable: '400.00', cgst: '10.00', cost: '400.00' }],
    });
    expect(await openOf('purchase-bill', billId)).toBe('-1220.00');
    expect(await tins()).toBe('6');
    const { journal_id: journalId } = made.body as { journal_id: number };
    const journal = done(await team.owner('readJournal', { params: { journalId } }));
    expect(journal.body).toMatchObject({ voucher_type: 'debit-note' });

    refused(
      await team.owner('reversePurchaseBill', { params: { billId }, body: { reason: 'No' } }),
      409,
      'bill_has_debit_note',
    );
    const body = { reason: 'The goods stay', date: '2026-11-20' };
    const back = done(await team.owner('reversePurchaseDebitNote', { ...ofOne(made), body }));
    expect(back.body).toMatchObject({ status: 'reversed', number: 'PDN-001' });
    expect(await openOf('purchase-bill', billId)).toBe('-1640.00');
    expect(await tins()).toBe('10');
    done(await team.owner('reversePurchaseBill', { params: { billId }, body: { reason: 'No' } }));
  });

  it('shows as a draft what it would post now, though another note went before it', async () => {
    const body = {
      supplier_account_id: mill,
      bill_number: `SM/${(count += 1)}`,
      bill_date: '2026-11-16',
      posted_on: '2026-11-18',
      received_on: '2026-11-18',
      items: [
        { account_id: expense, name: 'Ink', quantity: '10', taxable: '999.41', tax_rate: 18 },
      ],
      total: '1179.00',
      post: true,
    };
    const billId = idOf(done(await team.owner('createPurchaseBill', { body })));
    const half = { items: [{ bill_line: 1, quantity: '5' }] };
    const draft = done(await create(billId, half));
    await posted(billId, half);
    const shown = done(await team.owner('readPurchaseDebitNote', ofOne(draft))).body;
    const { seq } = shown as { seq: number };
    const made = done(
      await team.owner('postPurchaseDebitNote', { ...ofOne(draft), body: { expected: seq } }),
    );
    const totalsOf = (body: unknown) => (body as { totals: object }).totals;
    expect(totalsOf(shown)).toStrictEqual(totalsOf(made.body));
  });

  it('is the supplier’s to give where the bill is paid, until it is settled with another', async () => {
    const billId = await postedBill();
    const first = await posted(billId, { items: [{ bill_line: 1, quantity: '10' }] });
    const second = await posted(billId, { items: [{ bill_line: 2, taxable: '500' }] });
    expect(first.body).toMatchObject({ outstanding: '0.00' });
    expect(second.body).toMatchObject({ outstanding: '0.00', total: '590.00' });
    expect(await openOf('purchase-bill', billId)).toBe(undefined);
    const rest = await create(billId, { items: [{ bill_line: 2, taxable: '0.01' }], post: true });
    refused(rest, 422, 'note_value_exceeds_bill', { left: '0.00', line: 1, field: 'taxable' });
  });

  it('gives back no more than the bill where several are posted at once', async () => {
    const billId = await postedBill();
    const six = { items: [{ bill_line: 1, quantity: '6' }], post: true };
    const all = await Promise.all([create(billId, six), create(billId, six), create(billId, six)]);
    expect(all.map(({ status }) => status).toSorted((one, other) => one - other)).toStrictEqual([
      200, 422, 422,
    ]);
    expect(await openOf('purchase-bill', billId)).toBe('-1010.00');
  });

  it('answers a repeated request as it did, and posts once', async () => {
    const billId = await postedBill();
    const headers = { 'Idempotency-Key': `debit-note-of-bill-${billId}` };
    const body = note(billId, { post: true });
    const first = done(await team.owner('createPurchaseDebitNote', { body, headers }));
    const again = done(await team.owner('createPurchaseDebitNote', { body, headers }));
    expect(again.body).toStrictEqual(first.body);
    const { body: listed } = done(
      await team.owner('listPurchaseDebitNotes', { query: { bill: billId } }),
    );
    expect(listed).toHaveLength(1);
  });

  it('says what may still go back of a bill', async () => {
    const billId = await postedBill();
    await posted(billId);
    const { body } = done(await team.owner('readReturnable', { params: { billId } }));
    expect(body).toMatchObject({
      outstanding: '1220.00',
      items: [
        { line: 1, quantity: '10', gone: { quantity: '4', taxable: '400.00' } },
        { line: 2, quantity: null, gone: { quantity: null, taxable: '0.00' } },
      ],
    });
    const { body: listed } = done(
      await team.owner('listPurchaseDebitNotes', { query: { bill: billId } }),
    );
    expect(listed).toMatchObject([{ bill_id: billId, total: '420.00' }]);
  });

  it('is a draft first, written anew, previewed, posted or discarded', async () => {
    const billId = await postedBill();
    const made = done(await create(billId));
    expect(made.body).toMatchObject({
      status: 'draft',
      number: null,
      total: '420.00',
      given: [{ bill_line: 1, quantity: '4', taxable: null }],
    });
    const body = note(billId, { items: [{ bill_line: 1, quantity: '11' }] });
    done(await team.owner('changePurchaseDebitNote', { ...ofOne(made), body }));
    const asked = { ...ofOne(made), body: {}, query: { preview: 'true' } };
    refused(await team.owner('postPurchaseDebitNote', asked), 422, 'note_quantity_exceeds_bill');
    done(await team.owner('changePurchaseDebitNote', { ...ofOne(made), body: note(billId) }));
    expect(done(await team.owner('postPurchaseDebitNote', asked)).body).toStrictEqual({
      warnings: [],
    });
    done(await team.owner('postPurchaseDebitNote', { ...ofOne(made), body: {} }));
    const other = done(await create(billId));
    const discarded = await team.owner('discardPurchaseDebitNote', {
      ...ofOne(other),
      body: { reason: 'It stays' },
    });
    expect(done(discarded).body).toMatchObject({ status: 'discarded' });
    const again = await team.owner('postPurchaseDebitNote', { ...ofOne(other), body: {} });
    refused(again, 409, 'document_is_discarded');
  });

  it('takes goods out at what its own bill brought them in at, whatever came before', async () => {
    const billAt = async (rate: string): Promise<number> => {
      const body = {
        supplier_account_id: mill,
        bill_number: `G/${rate}`,
        bill_date: '2026-11-16',
        posted_on: '2026-11-18',
        items: [{ product_id: ghee, name: 'Ghee', quantity: '10', rate, tax_rate: 5 }],
        post: true,
      };
      return idOf(done(await team.owner('createPurchaseBill', { body })));
    };
    const worth = async (): Promise<unknown> => {
      const params = { bookId: team.bookId };
      const query = { from: '2026-04-01', to: '2026-11-30', method: 'fifo' };
      const { body } = done(await team.owner('readStockSummary', { params, query }));
      const { rows } = body as { rows: { product: string; closing: object }[] };
      return rows.find(({ product }) => product === 'Ghee')?.closing;
    };
    await billAt('100');
    const made = await posted(await billAt('200'));
    expect(await worth()).toStrictEqual({ quantity: '16', value: '2200.00' });
    const body = { reason: 'The goods stay', date: '2026-11-20' };
    done(await team.owner('reversePurchaseDebitNote', { ...ofOne(made), body }));
    expect(await worth()).toStrictEqual({ quantity: '20', value: '3000.00' });
  });

  it('takes out no more goods than are there, where the book refuses that', async () => {
    const billId = await postedBill();
    const params = { bookId: team.bookId };
    const all = Number(await tins());
    const lines = [{ product_id: oil, direction: 'out', quantity: String(all - 3) }];
    const body = { date: '2026-11-19', lines };
    done(await team.owner('postStockJournal', { params, body }));
    const policy = async (said: string): Promise<Got> =>
      done(await team.owner('setStockBelowNil', { params, body: { policy: said } }));
    await policy('refuse');
    refused(await create(billId, { post: true }), 409, 'stock_below_nil');
    await posted(billId, { items: [{ bill_line: 1, quantity: '3' }] });
    expect(await tins()).toBe('0');
    await policy('allow');
  });

  it('without GST leaves the input credit as it is', async () => {
    const made = await posted(await postedBill(), { commercial: true });
    expect(made.body).toMatchObject({
      credit_state: 'commercial',
      gst: '0.00',
      credit: '0.00',
      total: '400.00',
    });
  });

  it('is refused where its bill is none of the book, and where its form is wrong', async () => {
    refused(await create(999_999, { post: true }), 422, 'note_bill_unknown');
    const billId = await postedBill();
    for (const items of [
      [{ bill_line: 0, quantity: '1' }],
      [{ bill_line: 1, quantity: '-1' }],
      [{ bill_line: 1, taxable: '0' }],
      [{ bill_line: '1; drop table documents', quantity: '1' }],
    ]) {
      expect((await create(billId, { items })).status).toBe(400);
    }
    const early = await create(billId, { posted_on: '2026-11-17', post: true });
    refused(early, 422, 'note_before_its_bill', { field: 'posted_on' });
  });

  it('is found in the list by its number and by that of its bill', async () => {
    const billId = await postedBill();
    const made = await posted(billId);
    const { number, bill_number: bill } = made.body as { number: string; bill_number: string };
    for (const search of [number, bill]) {
      const { body } = done(await team.owner('listPurchaseDebitNotes', { query: { search } }));
      expect((body as { id: number }[]).map(({ id }) => id)).toContain(idOf(made));
    }
    const figures = done(
      await team.owner('readPurchaseDebitNoteFigures', { query: { bill: billId } }),
    );
    expect(figures.body).toMatchObject({ count: 1, total: '420.00', outstanding: '0.00' });
  });
});
