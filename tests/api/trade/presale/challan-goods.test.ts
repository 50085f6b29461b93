// A delivery challan takes goods out of stock at their cost; its invoice moves what it bills more
// or less, and a challan that is taken back brings them in.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  InvoiceDetail,
  PresaleDetail,
  ProductStockRegister,
} from '#tests/support/replies-on-wire.ts';
import { expectRefused } from '#tests/support/problems.ts';
import { idOf } from '#tests/support/team.ts';
import type { EndpointName } from '#tests/support/team.ts';
import { ok, openShop } from '../../catalogue/shop.ts';
import type { Shop } from '../../catalogue/shop.ts';
import { UNTAXED_BALES, newCustomer } from '../requests.ts';

let shop: Shop;
let customer: number;
let bales: number;
let made = 0;
const params = () => ({ bookId: shop.bookId });
beforeAll(async () => {
  shop = await openShop();
  customer = await newCustomer(shop, { address: '4 Mill Road', state_code: '29' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  bales = await shop.product(`Bales ${(made += 1)}`, { stocked: true });
  await comeIn('2026-06-01', '10', '1000');
});

const comeIn = async (date: string, quantity: string, value: string) =>
  ok(
    await shop.owner('postStockJournal', {
      params: params(),
      body: { date, lines: [{ product_id: bales, direction: 'in', quantity, value }] },
    }),
  );
const drawn = (day: string, quantity: string, reason = 'later-invoice') =>
  shop.owner('createPresale', {
    body: {
      customer_id: customer,
      kind: 'challan',
      challan_reason: reason,
      issue_date: day,
      issue: true,
      items: [{ ...UNTAXED_BALES, product_id: bales, quantity }],
    },
  });
const challan = async (day: string, quantity: string, reason?: string) =>
  idOf(ok(await drawn(day, quantity, reason)));
const act = (name: EndpointName, presaleId: number, body: object = {}) =>
  shop.owner(name, { params: { presaleId }, body });
const told = async (presaleId: number) =>
  ok(await shop.owner('readPresale', { params: { presaleId } })).body;
const billed = async (presaleId: number, quantity?: string) => {
  const at = { params: { invoiceId: idOf(ok(await act('invoicePresale', presaleId))) } };
  if (quantity !== undefined) {
    const items = [{ ...UNTAXED_BALES, product_id: bales, quantity }];
    ok(await shop.owner('changeInvoice', { ...at, body: { customer_id: customer, items } }));
  }
  ok(await shop.owner('issueInvoice', { ...at, body: {} }));
  return at;
};
const register = async () =>
  ok(
    await shop.auditor('readStockRegister', {
      params: { ...params(), productId: bales },
      query: { from: '2026-06-01', to: '2027-03-31' },
    }),
  ).body as ProductStockRegister;
const moves = async () =>
  (await register()).moves.slice(1).map((move) => {
    const [sign, worth] = move.in === null ? ['-', move.out] : ['+', move.in];
    return `${move.document} ${sign}${worth?.quantity} at ${worth?.value}`;
  });

describe('the goods of a challan', () => {
  it('leave at their cost on its day, and its invoice moves no more', async () => {
    const sent = await challan('2026-06-05', '4');
    expect(await moves()).toStrictEqual(['challan -4 at 400.00']);
    expect(await told(sent)).toMatchObject({ open: [{ line: 1, quantity: '4' }] });
    await comeIn('2026-06-10', '10', '2000');
    const invoice = await billed(sent);
    expect(await told(sent)).toMatchObject({ status: 'invoiced', draft_invoice_id: null });
    expect((await register()).closing).toStrictEqual({ quantity: '16', value: '2600.00' });
    const lines = [{ line: 1, quantity: '1' }];
    ok(await shop.owner('issueCreditNote', { ...invoice, body: { reason: '01', lines } }));
    expect((await moves()).slice(2)).toStrictEqual(['credit-note +1 at 100.00']);
  });

  it('are billed beyond what was delivered: the invoice moves the rest', async () => {
    await billed(await challan('2026-06-05', '3'), '5');
    expect(await moves()).toStrictEqual(['challan -3 at 300.00', 'invoice -2 at 200.00']);
    expect((await register()).closing).toStrictEqual({ quantity: '5', value: '500.00' });
  });

  it('are billed in parts, and what is open comes back as the challan is closed', async () => {
    const sent = await challan('2026-06-05', '4');
    const first = await billed(sent, '1.5');
    expect(await told(sent)).toMatchObject({
      status: 'part-invoiced',
      invoices: [{ id: first.params.invoiceId }],
      open: [{ line: 1, quantity: '2.5' }],
    });
    const draft = ok(await act('invoicePresale', sent)).body as InvoiceDetail;
    expect(draft.items).toMatchObject([{ quantity: '2.5' }]);
    const inDraft = { status: 'part-invoiced', open: [{ quantity: '2.5' }] };
    expect(await told(sent)).toMatchObject({ ...inDraft, draft_invoice_id: draft.id });
    const { number } = (await told(sent)) as PresaleDetail;
    const facts = { number, invoice_number: draft.number };
    expectRefused(await act('invoicePresale', sent), 409, 'presale_is_invoiced', facts);
    const second = { params: { invoiceId: draft.id } };
    const items = [{ ...UNTAXED_BALES, product_id: bales, quantity: '1' }];
    ok(await shop.owner('changeInvoice', { ...second, body: { customer_id: customer, items } }));
    ok(await shop.owner('issueInvoice', { ...second, body: {} }));
    const reason = { reason: 'The rest came back' };
    expectRefused(await act('withdrawPresale', sent, reason), 409, 'presale_is_invoiced', facts);
    ok(await act('closePresale', sent, reason));
    const out = ['challan -4 at 400.00', 'challan-back +1.5 at 150.00'];
    expect(await moves()).toStrictEqual(out);
    expect(await told(sent)).toMatchObject({ status: 'closed', open: [] });
    ok(await shop.owner('cancelInvoice', { ...second, body: { reason: 'Other terms' } }));
    ok(await act('closePresale', sent, reason));
    expect(await moves()).toStrictEqual([...out, 'challan-back +1 at 100.00']);
  });

  it('are not invoiced while a draft bills them: the list says so too, as the page does', async () => {
    const sent = await challan('2026-06-05', '4');
    const draft = ok(await act('invoicePresale', sent)).body as InvoiceDetail;
    const whole = { status: 'issued', invoice_id: draft.id, draft_invoice_id: draft.id };
    expect(await told(sent)).toMatchObject({ ...whole, open: [{ quantity: '4' }] });
    const query = { book_id: shop.bookId, kind: 'challan' };
    const listed = async (filter: string) => {
      const { body } = ok(await shop.owner('listPresales', { query: { ...query, filter } }));
      return (body as PresaleDetail[]).filter(({ id }) => id === sent);
    };
    expect(await listed('issued')).toMatchObject([whole]);
    expect(await listed('invoiced')).toStrictEqual([]);
    const at = { params: { invoiceId: draft.id } };
    ok(await shop.owner('cancelInvoice', { ...at, body: { reason: 'Not yet' } }));
    expect(await told(sent)).toMatchObject({ status: 'issued', draft_invoice_id: null });
    const again = await billed(sent);
    expect(await listed('invoiced')).toMatchObject([{ invoice_id: again.params.invoiceId }]);
  });

  it('stay out while their invoice is cancelled, and come back with the challan', async () => {
    const sent = await challan('2026-06-05', '4');
    const invoice = await billed(sent);
    ok(await shop.owner('cancelInvoice', { ...invoice, body: { reason: 'Other terms' } }));
    expect((await register()).closing.quantity).toBe('6');
    ok(await act('closePresale', sent, { reason: 'The goods came back' }));
    expect(await moves()).toStrictEqual(['challan -4 at 400.00', 'challan-back +4 at 400.00']);
    ok(await act('withdrawPresale', sent, { reason: 'Wrong number' }));
    expect((await register()).closing).toStrictEqual({ quantity: '10', value: '1000.00' });
  });

  it('never went out on a challan that is withdrawn: they come back on its day', async () => {
    const sent = await challan('2026-06-05', '4');
    ok(await act('withdrawPresale', sent, { reason: 'Wrong consignee' }));
    const [out, back] = (await register()).moves.slice(1);
    expect([out?.date, back?.date]).toStrictEqual(['2026-06-05', '2026-06-05']);
  });

  it('stay in stock where they are sent for job work, and move on no locked day', async () => {
    const sent = await challan('2026-06-05', '4', 'job-work');
    expect(await moves()).toStrictEqual([]);
    expect(await told(sent)).toMatchObject({ open: [] });
    const lock = { kind: 'soft', locked_to: '2026-06-30', reason: 'Quarter is done' };
    ok(await shop.owner('setLock', { params: params(), body: lock }));
    const facts = { date: '2026-06-30', locked_to: '2026-06-30' };
    expectRefused(await drawn('2026-06-30', '1'), 409, 'challan_day_locked', facts);
    ok(await drawn('2026-06-30', '1', 'other-than-supply'));
  });
});
