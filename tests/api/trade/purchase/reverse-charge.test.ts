// Self-invoices and payment vouchers over HTTP: when they are to be made, what they move, what they
// are refused for, their papers, and what table 13 of GSTR-1 counts of them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Ask, Team } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';
import quarter from '#tests/core/trade/quarter-papers.json' with { type: 'json' };
import { accountUnder } from './requests.ts';

let team: Team;

const done = (got: Got): Got => {
  if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
  return got;
};
const refused = ({ status, body }: Got, wanted: number, code: string): void => {
  expect({ status, ...(body as object) }).toMatchObject({ status: wanted, code });
};

beforeAll(async () => {
  team = await openTeam();
  const params = { bookId: team.bookId };
  const settings = { gstin: '27AAPFU0939F1ZV', registration: 'regular', address: 'MG Road 4' };
  done(await team.owner('changeBillingSettings', { params, body: settings }));
});
afterAll(() => team.close());

const supplierOf = async (said: object): Promise<number> => {
  const got = done(await team.owner('addSupplier', { body: said }));
  return (got.body as { account_id: number }).account_id;
};

let count = 0;
const billOf = async (supplier: number, said: object = {}): Promise<number> => {
  const body = {
    supplier_account_id: supplier,
    bill_number: `R/${(count += 1)}`,
    bill_date: '2026-11-02',
    posted_on: '2026-11-03',
    received_on: '2026-11-02',
    reverse_charge: true,
    items: [{ account_id: rent, name: 'Rent', hsn: '997212', tax_rate: 18, taxable: '10000' }],
    post: true,
    ...said,
  };
  return idOf(done(await team.owner('createPurchaseBill', { body })));
};
const readBill = async (billId: number): Promise<object> =>
  done(await team.owner('readPurchaseBill', { params: { billId } })).body as object;
const issue = (billId: number, body: object = {}, ask: Ask = {}) =>
  team.owner('issueSelfInvoice', { params: { billId }, body: { ...body }, ...ask });
const payBill = (supplier: number, billId: number, amount: string, paidOn: string) =>
  team.owner('createSupplierPayment', {
    body: {
      supplier_account_id: supplier,
      method: 'bank-transfer',
      paid_on: paidOn,
      amount,
      against: [{ kind: 'purchase-bill', id: billId, amount }],
    },
  });

let rent: number;
let landlord: number;
let carrier: number;
beforeAll(async () => {
  rent = await accountUnder(team, 'Indirect Expenses', { name: 'Office Rent' });
  landlord = await supplierOf({
    name: 'Meera Joshi',
    registration: 'unregistered',
    state_code: '27',
    address: '12 Tilak Road',
    city: 'Pune',
  });
  carrier = await accountUnder(team, 'Sundry Creditors', {
    name: 'Deccan Carriers',
    gstn_id: '27AAACR5055K1Z7',
  });
});

describe('the self-invoice of a bill', () => {
  it('is due until it is made, moves the time of supply, and is made once', async () => {
    const billId = await billOf(landlord);
    expect(await readBill(billId)).toMatchObject({
      self_invoice: { number: null, date: null, due_by: '2026-12-02' },
      tax_due: [{ on: '2026-11-03', unless_paid: false }],
      credit_from: null,
    });
    const due = async () =>
      (
        done(await team.owner('listPurchaseBills', { query: { filter: 'self-invoice-due' } }))
          .body as { id: number }[]
      ).map(({ id }) => id);
    expect(await due()).toContain(billId);

    const made = done(await issue(billId, { date: '2026-11-05' }));
    expect(made.body).toMatchObject({
      kind: 'self-invoice',
      of_id: billId,
      number: 'RCI-001',
      date: '2026-11-05',
      status: 'issued',
      taxable: '10000.00',
      gst: '1800.00',
      paid: null,
    });
    expect(made.body).not.toHaveProperty('warnings');
    expect(await due()).not.toContain(billId);
    expect(await readBill(billId)).toMatchObject({
      self_invoice: { number: 'RCI-001', date: '2026-11-05' },
      tax_due: [{ on: '2026-11-05', unless_paid: false }],
      credit_from: '2026-11-05',
    });
    refused(await issue(billId), 409, 'self_invoice_exists');

    const paper = await team.owner('readSelfInvoicePdf', { params: { billId } });
    expect([paper.status, paper.headers.get('Content-Type')]).toStrictEqual([
      200,
      'application/pdf',
    ]);
    expect(paper.headers.get('Content-Disposition')).toContain('RCI-001.pdf');
  });

  it('is cancelled with a reason, another follows, and the bill takes the last along', async () => {
    const billId = await billOf(landlord);
    done(await issue(billId, { date: '2026-11-04' }));
    const params = { billId };
    const body = { reason: 'Dated wrongly' };
    const gone = done(await team.owner('cancelSelfInvoice', { params, body }));
    expect(gone.body).toMatchObject({ number: 'RCI-002', status: 'cancelled' });
    refused(await team.owner('cancelSelfInvoice', { params, body }), 409, 'self_invoice_missing');
    expect(done(await issue(billId, { date: '2026-11-06' })).body).toMatchObject({
      number: 'RCI-003',
    });
    done(await team.owner('reversePurchaseBill', { params, body: { reason: 'Entered twice' } }));
    expect(await readBill(billId)).toMatchObject({ self_invoice: null });
    const query = { filter: 'cancelled', order: 'number' };
    const all = done(await team.owner('listReverseChargePapers', { query })).body;
    expect((all as { number: string }[]).map(({ number }) => number)).toStrictEqual([
      'RCI-002',
      'RCI-003',
    ]);
    const figures = await team.owner('readReverseChargeFigures', { query: { filter: 'issued' } });
    expect(figures.body).toMatchObject({ count: 1, of: 3, taxable: '10000.00', gst: '1800.00' });
    const history = { params: { kind: 'purchase_bill', id: billId } };
    const told = done(await team.owner('readHistory', history)).body as { what: string }[];
    const words = told.map(({ what }) => what);
    expect(words).toContain('Self-invoice RCI-002 cancelled: Dated wrongly');
    expect(words).toContain('Self-invoice RCI-003 cancelled: Entered twice');
  });

  it('says in a warning that it is late', async () => {
    const billId = await billOf(landlord, {
      bill_date: '2026-09-01',
      posted_on: '2026-09-01',
      received_on: '2026-09-01',
    });
    const got = done(await issue(billId, { date: '2026-11-10' }));
    expect(got.body).toMatchObject({
      warnings: [{ code: 'self_invoice_late', field: 'date', facts: { until: '2026-10-01' } }],
    });
  });

  it('is refused by name, and hostile bodies at their field', async () => {
    const registered = await billOf(carrier);
    refused(await issue(registered), 409, 'self_invoice_of_registered');
    const plain = await billOf(landlord, {
      reverse_charge: false,
      items: [{ account_id: rent, name: 'Tea', taxable: '100', treatment: 'exempt' }],
    });
    refused(await issue(plain), 409, 'self_invoice_without_reverse_charge');
    const draft = await billOf(landlord, { post: false });
    refused(await issue(draft), 409, 'self_invoice_bill_not_posted');
    expect((await issue(999_999)).status).toBe(404);
    const billId = await billOf(landlord);
    refused(await issue(billId, { date: '2026-11-01' }), 422, 'self_invoice_before_receipt');
    refused(await issue(billId, { date: '2099-01-01' }), 422, 'self_invoice_of_the_future');
    for (const date of ['2026-02-30', '1', '', {}, [], true, 7, "'; drop table events;--"]) {
      const got = await issue(billId, { date });
      expect(got).toMatchObject({ status: 400, body: { errors: [{ field: 'date' }] } });
    }
    const extra = await issue(billId, { number: 'RCI-900' });
    expect(extra.status).toBe(400);
    const params = { billId };
    for (const reason of ['', ' ', null, 7, { reason: 'x' }]) {
      const got = await team.owner('cancelSelfInvoice', { params, body: { reason } as never });
      expect(got.status).toBe(400);
    }
    expect(await readBill(billId)).toMatchObject({ self_invoice: { number: null } });
  });

  it('answers the same to the same key, and the preview makes none', async () => {
    const billId = await billOf(landlord);
    const preview = { query: { preview: 'true' } } as const;
    expect(done(await issue(billId, {}, preview)).body).toStrictEqual({ warnings: [] });
    const key = { headers: { 'Idempotency-Key': 'self-invoice-once' } };
    const first = done(await issue(billId, { date: '2026-11-09' }, key));
    const again = done(await issue(billId, { date: '2026-11-09' }, key));
    expect(again.body).toStrictEqual(first.body);
  });
});

describe('the voucher of a payment', () => {
  it('is made with a payment under reverse charge, whose day is then the time of supply', async () => {
    const billId = await billOf(carrier);
    expect(await readBill(billId)).toMatchObject({
      self_invoice: null,
      tax_due: [{ on: '2027-01-02', unless_paid: true }],
      credit_from: null,
    });
    const paid = done(await payBill(carrier, billId, '4000', '2026-11-12'));
    expect(paid.body).toMatchObject({
      voucher: { number: 'PV-001', date: '2026-11-12', gst: '720.00' },
      wants_voucher: false,
    });
    expect(await readBill(billId)).toMatchObject({
      paid_on: '2026-11-12',
      tax_due: [{ on: '2026-11-12', unless_paid: false }],
      credit_from: '2026-11-12',
    });
    const params = { paymentId: idOf(paid) };
    const pdf = await team.owner('readPaymentVoucherPdf', { params });
    expect([pdf.status, pdf.headers.get('Content-Type')]).toStrictEqual([200, 'application/pdf']);
    const slip = { params, query: { size: 'small' } } as const;
    expect((await team.owner('readPaymentVoucherPdf', slip)).status).toBe(200);
    const more = await team.owner('issuePaymentVoucher', { params, body: {} });
    refused(more, 409, 'payment_voucher_exists');

    const body = { reason: 'The cheque came back' };
    const back = done(await team.owner('reverseSupplierPayment', { params, body }));
    expect(back.body).toMatchObject({ voucher: null, wants_voucher: false });
    expect(await readBill(billId)).toMatchObject({
      paid_on: null,
      tax_due: [{ unless_paid: true }],
    });
    refused(
      await team.owner('issuePaymentVoucher', { params, body: {} }),
      409,
      'payment_voucher_payment_not_posted',
    );
    const cancelled = { params, query: { number: 'PV-001' } };
    expect((await team.owner('readPaymentVoucherPdf', cancelled)).status).toBe(200);
  });

  it('is of each payment of a run, and of none in advance or of other bills', async () => {
    const [first, second] = [await billOf(carrier), await billOf(landlord)];
    const against = (id: number) => [{ kind: 'purchase-bill', id, amount: '10000' }];
    const payments = [
      { supplier_account_id: carrier, amount: '10000', against: against(first) },
      { supplier_account_id: landlord, amount: '10000', against: against(second) },
    ];
    done(await team.owner('payInRun', { body: { paid_on: '2026-11-13', payments } }));
    const query = { filter: 'payment-voucher', order: '-number', limit: 2 };
    const vouchers = done(await team.owner('listReverseChargePapers', { query })).body;
    expect(vouchers).toMatchObject([
      { number: 'PV-003', supplier_name: 'Meera Joshi' },
      { number: 'PV-002', supplier_name: 'Deccan Carriers', paid: '10000.00', gst: '1800.00' },
    ]);
    const ahead = done(
      await team.owner('createSupplierPayment', {
        body: { supplier_account_id: carrier, method: 'cash', amount: '500', against: [] },
      }),
    );
    expect(ahead.body).toMatchObject({ voucher: null, wants_voucher: false });
    const params = { paymentId: idOf(ahead) };
    refused(
      await team.owner('issuePaymentVoucher', { params, body: {} }),
      409,
      'payment_voucher_without_reverse_charge',
    );
    expect((await team.owner('readPaymentVoucherPdf', { params })).status).toBe(404);

    const later = await billOf(carrier);
    const settling = {
      account_id: carrier,
      item: { kind: 'purchase-bill', id: later },
      by: { kind: 'supplier-payment', id: params.paymentId },
      amount: '500',
    };
    done(await team.owner('settleItem', { body: settling }));
    const read = async () => done(await team.owner('readSupplierPayment', { params })).body;
    expect(await read()).toMatchObject({ voucher: null, wants_voucher: true });
    done(await team.owner('issuePaymentVoucher', { params, body: {} }));
    expect(await read()).toMatchObject({
      voucher: { number: 'PV-004', gst: '90.00' },
      wants_voucher: false,
    });
  });

  it('is settled by the oldest bills too', async () => {
    const supplier = await supplierOf({
      name: 'Advocate Rao',
      registration: 'unregistered',
      state_code: '27',
    });
    await billOf(supplier);
    const body = { supplier_account_id: supplier, method: 'cash', amount: '10000' };
    expect(done(await team.owner('createSupplierPayment', { body })).body).toMatchObject({
      voucher: { gst: '1800.00' },
    });
  });
});

type Bill = Extract<(typeof quarter.events)[number], { bill: string }>;

describe('the worked quarter', () => {
  let books: Team;
  beforeAll(async () => {
    books = await openTeam();
  });
  afterAll(() => books.close());

  it('has the numbers, the days and the counts of table 13 that were worked out for it', async () => {
    const params = { bookId: books.bookId };
    const series = (prefix: string) => ({ prefix, padding: 4, restarts_yearly: true });
    const settings = {
      gstin: '27AAPFU0939F1ZV',
      registration: 'regular',
      self_invoice_series: series('SI/{FY}/'),
      payment_voucher_series: series('PV/{FY}/'),
    };
    done(await books.owner('changeBillingSettings', { params, body: settings }));
    for (const [name, starts_at] of [
      ['self-invoice', 7],
      ['payment-voucher', 5],
    ] as const) {
      done(await books.owner('startSeries', { params, body: { series: name, starts_at } }));
    }
    const expense = await accountUnder(books, 'Indirect Expenses', { name: 'Costs' });
    const suppliers = new Map<string, number>();
    const supplierIn = async ({ supplier, hsn }: Bill): Promise<number> => {
      const { registration, gstin, state } = supplier;
      const name = `${registration} ${hsn}`;
      const known = suppliers.get(name);
      if (known !== undefined) return known;
      const isAbroad = registration === 'overseas';
      const got = await books.owner('addSupplier', {
        body: {
          name,
          registration,
          ...(gstin !== null && { gst_number: gstin }),
          ...(isAbroad ? { country: 'SG' } : { state_code: state }),
        },
      });
      const { account_id: accountId } = done(got).body as { account_id: number };
      suppliers.set(name, accountId);
      return accountId;
    };
    const posted = new Map<string, { readonly id: number; readonly supplier: number }>();
    for (const event of quarter.events) {
      if ('bill' in event) {
        const bill = event as Bill;
        const supplier = await supplierIn(bill);
        const isImport = bill.import_of_services;
        const body = {
          supplier_account_id: supplier,
          bill_number: bill.number,
          bill_date: bill.document_date,
          posted_on: bill.at,
          received_on: bill.received,
          reverse_charge: !isImport,
          ...(isImport && { import_of: 'services' }),
          items: [
            {
              account_id: expense,
              name: 'Service',
              hsn: bill.hsn,
              tax_rate: Number(bill.rate),
              taxable: bill.taxable,
              credit_kind: 'input-service',
            },
          ],
          post: true,
        };
        const id = idOf(done(await books.owner('createPurchaseBill', { body })));
        posted.set(bill.bill, { id, supplier });
        const made = await books.owner('issueSelfInvoice', {
          params: { billId: id },
          body: { date: bill.self_invoice_date ?? bill.at },
        });
        if (bill.self_invoice === null) refused(made, 409, 'self_invoice_of_registered');
        else expect(done(made).body).toMatchObject({ number: bill.self_invoice });
      } else {
        const [settled] = event.settles ?? [];
        const of = posted.get(settled?.ref ?? '');
        const got = await books.owner('createSupplierPayment', {
          body: {
            supplier_account_id: of?.supplier,
            method: 'bank-transfer',
            paid_on: event.at,
            amount: settled?.amount,
            against: [{ kind: 'purchase-bill', id: of?.id, amount: settled?.amount }],
          },
        });
        expect(done(got).body).toMatchObject({ voucher: { number: event.payment_voucher } });
      }
    }
    for (const event of quarter.events) {
      if (!('bill' in event)) continue;
      const bill = event as Bill;
      const billId = posted.get(bill.bill)?.id ?? 0;
      const got = await books.owner('readPurchaseBill', { params: { billId } });
      const { body } = done(got);
      const due = (body as { tax_due: { on: string }[] }).tax_due.map(({ on }) => on);
      expect([bill.bill, ...due]).toStrictEqual([bill.bill, bill.time_of_supply]);
    }
    for (const month of ['2026-07', '2026-08', '2026-09']) {
      const days = { from: `${month}-01`, to: `${month}-${month === '2026-09' ? 30 : 31}` };
      const got = done(await books.owner('listReverseChargeSeries', { query: days }));
      const rows = quarter.table_13
        .filter((one) => one.month === month)
        .map(({ doc_num: nature, from, to, totnum: total, cancel: cancelled, net_issue: net }) => ({
          nature,
          from,
          to,
          total,
          cancelled,
          net,
        }));
      expect(got.body).toMatchObject(rows);
      expect(got.body).toHaveLength(rows.length);
    }
  });
});
