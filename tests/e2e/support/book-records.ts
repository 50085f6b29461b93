// One of each record that has a page of its own, written by calls.
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect } from './errand.ts';

/** Ids by the address of their pages, as `/asset/:id`, or else by the name in it. */
export type BookRecords = Readonly<Record<string, number>>;

const written = z.object({ id: z.int() });
/** The call that issues a debit note answers with the whole invoice. */
const withNotes = z.object({ debit_notes: z.tuple([written]).rest(written) });

export async function writeRecords(page: Page, bookId: number): Promise<BookRecords> {
  const send = async (path: string, data: object): Promise<unknown> => {
    const made = await page.request.post(`/api/islogin/${path}?book_id=${bookId}`, { data });
    expect(made.ok(), `${path}: ${await made.text()}`).toBe(true);
    return made.json();
  };
  const write = async (path: string, data: object): Promise<number> =>
    written.parse(await send(path, data)).id;
  const category = await write('category', { name: 'Yarn' });
  const brand = await write('brand', { name: 'Kohinoor' });
  const unit = await write('unit', { name: 'Katta of 25 kg', uqc: 'BAG' });
  const masters = { category_id: category, brand_id: brand, unit_id: unit };
  const product = await write('product', {
    ...masters,
    name: 'Bale of yarn',
    hsn: '52051110',
    gst_rate: '5',
    price: '100',
    stocked: true,
  });
  const godown = await write('godown', { name: 'Yard' });
  const service = await write('service', { name: 'Spinning' });
  const asset = await write('asset', { asset_type: 'asset', product_id: product });
  const stock = await write('asset', {
    asset_type: 'stock',
    name: 'Godown',
    product_id: product,
  });
  const type = await write('account_type', { name: 'Deposits of staff', group: 'loans-liability' });
  const lines = [{ product_id: product, direction: 'in', quantity: '40' }];
  const stockJournal = await write(`book/${bookId}/stock-journal`, { date: '2026-10-31', lines });
  const customerId = await write('customer', {
    name: 'Punekar Stores',
    state_code: '27',
    address: '7 Station Road',
    city: 'Pune',
    pincode: '411001',
  });
  const item = { name: 'Bale', hsn: '5201', uqc: 'BAL', quantity: 1, rate: '100' };
  const bill = { customer_id: customerId, items: [item] };
  const invoiceId = await write('invoice', { ...bill, issue: true });
  await write('invoice', bill);
  const note = { reason: '04', lines: [{ line: 1, taxable: '5.00' }] };
  const billed = withNotes.parse(await send(`invoice/${invoiceId}/debit_note`, note));
  const debitNoteId = billed.debit_notes[0].id;
  const presaleId = await write('presale', { ...bill, kind: 'quotation', issue: true });
  const listed = await page.request.get(`/api/islogin/account_type?book_id=${bookId}`);
  const types = z.array(z.object({ id: z.int(), name: z.string() })).parse(await listed.json());
  const under = (group: string, name: string) => {
    const typeId = types.find((one) => one.name === group)?.id;
    return write('account', { name, account_type_id: typeId });
  };
  const supplierId = await write('supplier', { name: 'Pawar Transport', supplier_due_days: 15 });
  const billId = await write('purchase-bill', {
    supplier_account_id: await under('Sundry Creditors', 'Sahyadri Paper Mills'),
    bill_number: 'SPM/118',
    bill_date: '2026-10-02',
    items: [
      {
        account_id: await under('Indirect Expenses', 'Stationery'),
        name: 'Paper',
        taxable: '250.00',
      },
    ],
    post: true,
  });
  const orderId = await write('purchase-order', {
    supplier_account_id: await under('Sundry Creditors', 'Pune Boxes'),
    items: [
      { account_id: await under('Indirect Expenses', 'Boxes'), name: 'Boxes', taxable: '90.00' },
    ],
    issue: true,
  });
  const receiptId = await write('goods-receipt', {
    supplier_account_id: await under('Sundry Creditors', 'Nashik Tins'),
    received_on: '2026-10-02',
    items: [{ product_id: product, name: 'Tins', quantity: '4', rate: '20.00' }],
    post: true,
  });
  const noteId = await write('purchase-debit-note', {
    bill_id: billId,
    items: [{ bill_line: 1, taxable: '50.00' }],
    post: true,
  });
  const paymentId = await write('supplier-payment', {
    supplier_account_id: await under('Sundry Creditors', 'Deccan Electricals'),
    method: 'bank-transfer',
    amount: '10.00',
    against: [],
  });
  const expenseId = await write('expense', {
    paid_to: 'Ganesh Tea Stall',
    items: [{ account_id: await under('Indirect Expenses', 'Tea'), amount: '42.00' }],
  });
  const entryId = await write('bill-of-entry', {
    port_code: 'INNSA1',
    bill_number: '2204753',
    bill_date: '2026-10-02',
    items: [{ description: 'Bearings', assessable: '1000.00', bcd_rate: 10, igst_rate: 18 }],
  });
  const registered = await page.request.put(`/api/islogin/book/${bookId}/billing`, {
    data: { legal_name: 'Sahyadri Traders', gstin: '27AAPFU0939F1ZV', address: '12 Market Road' },
  });
  expect(registered.ok(), await registered.text()).toBe(true);
  const wholesaler = z
    .object({ account_id: z.int() })
    .parse(await send('supplier', { name: 'Wholesaler', gst_number: '29AAGCB7383J1Z4' }));
  const creditedId = await write('purchase-bill', {
    supplier_account_id: wholesaler.account_id,
    bill_number: 'W/1',
    bill_date: '2026-10-02',
    posted_on: '2026-10-02',
    received_on: '2026-10-02',
    items: [
      {
        account_id: await under('Indirect Expenses', 'Claimed paper'),
        name: 'Paper',
        hsn: '4802',
        tax_rate: 18,
        taxable: '100',
      },
    ],
    post: true,
  });
  const credit = {
    rule: '37A',
    period: { from: '2026-10-01', to: '2026-10-31' },
    posted_on: '2026-10-31',
    bills: [{ bill_id: creditedId, igst: '18.00' }],
  };
  const reversal = await write('credit-reversal', credit);
  const reclaim = await write('credit-reclaim', credit);
  return {
    entryId,
    expenseId,
    '/payables/watch/reversal/:moveId': reversal,
    '/payables/watch/reclaim/:moveId': reclaim,
    orderId,
    receiptId,
    customerId,
    supplierId,
    billId,
    noteId,
    paymentId,
    invoiceId,
    debitNoteId,
    presaleId,
    productId: product,
    '/product/:id': product,
    '/category/:id': category,
    '/brand/:id': brand,
    '/unit/:id': unit,
    '/godown/:id': godown,
    '/service/:id': service,
    '/account_type/:id': type,
    '/asset/:id': asset,
    '/stock/:id': stock,
    '/stock/journal/:id': stockJournal,
  };
}
