// Self-invoices and payment vouchers: what they say, what goes with what, and what is refused.
import { describe, expect, test } from 'vitest';
import { NO_RETURNS } from '#core/tax/index.ts';
import type { BookReturns } from '#core/tax/index.ts';
import type { PurchaseBillDraft, SupplierPayment } from '#core/trade/index.ts';
import type { PaymentVoucher } from '#core/trade/kinds/reverse-charge/index.ts';
import { REVERSE_CHARGE_PAPERS } from '#core/trade/kinds/reverse-charge/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';
import cases from './purchase-bill-cases.json' with { type: 'json' };
import {
  billId,
  billIn,
  draftOf,
  eventsOf,
  lineOf,
  postAtOnce,
  reverseOn,
  REPAIRS,
} from './bills.ts';
import {
  eventsOfPaid,
  owed,
  pay,
  paymentId,
  paymentIn,
  paymentOf,
  takePaymentBack,
} from './payments.ts';
import {
  CANCEL_INVOICE,
  decideInvoiced,
  decideVoucher,
  invoicedAfter,
  issueOn,
  landlord,
  lastOf,
  openOf,
  paidBill,
  rentOf,
} from './reverse-charge.ts';

const FILED: BookReturns = {
  ...NO_RETURNS,
  filings: [
    {
      kind: 'gstr-1',
      period: '112026' as BookReturns['filings'][number]['period'],
      from: calendarDate('2026-11-01'),
      to: calendarDate('2026-11-30'),
      filedOn: calendarDate('2026-12-10'),
      arn: 'AA2711260001234',
    },
  ],
};
const filed = { period: '112026', arn: 'AA2711260001234', filedOn: '2026-12-10' };

const draft = eventsOf({
  type: 'DraftPurchaseBill',
  data: { documentId: billId, draft: draftOf(), journalId: null },
});

describe('a self-invoice', () => {
  test('bears the value and the tax of the lines that the buyer pays the tax of, and posts nothing', () => {
    const mixed = rentOf({
      reverseCharge: false,
      lines: [
        lineOf({ name: 'Rent', hsn: '997212', taxablePaise: 10_000_00, reverseCharge: '9(3)' }),
        lineOf({ treatment: 'exempt', rateBps: 0, taxablePaise: 500_00, accountId: REPAIRS }),
      ],
    });
    const events = invoicedAfter(mixed).slice(mixed.length);
    for (const { event } of events) expectStorable(event);
    expect(events).toStrictEqual([
      {
        stream: `self-invoice-${billId}`,
        event: {
          type: 'SelfInvoiceIssued',
          version: 1,
          data: {
            billId,
            number: 'RCI-001',
            series: 'RCI-',
            seriesNumber: 1,
            financialYear: '26-27',
            date: '2026-11-20',
            supplierId: null,
            accountId: 501,
            supplier: { gstin: null, registration: 'unregistered', stateCode: '27' },
            bill: {
              number: 'PB-001',
              billNumber: 'SPM/118',
              billDate: '2026-11-16',
              receivedOn: '2026-11-18',
            },
            placeOfSupply: '27',
            heads: 'intra',
            importOf: null,
            lines: [
              {
                line: 1,
                section: '9(3)',
                taxablePaise: 10_000_00,
                rateBps: 1800,
                cessBps: 0,
                cessPerUnitThousandths: 0,
                cgstPaise: 900_00,
                sgstPaise: 900_00,
                igstPaise: 0,
                cessPaise: 0,
              },
            ],
          },
        },
      },
    ]);
  });

  test.each(['RCM-001', 'RCM-005', 'RCM-007'])('is made where %s says so', (id) => {
    const { input, expected } = cases.find((one) => one.id === id) ?? {};
    const of = (input ?? {}) as { readonly vendor?: string };
    const isImport = of.vendor === undefined;
    const isRegistered = of.vendor?.startsWith('registered') ?? false;
    const abroad = { registration: 'overseas', stateCode: '96', country: 'SG' } as const;
    const said: Partial<PurchaseBillDraft> = isImport
      ? { reverseCharge: false, importOf: 'services' }
      : {};
    const events = rentOf(said, {
      ...(isRegistered ? {} : landlord),
      ...(isImport ? abroad : {}),
    });
    const decided = decideInvoiced(issueOn(null), { before: events });
    expect(decided.ok).toBe((expected as { readonly self_invoice: boolean }).self_invoice);
  });

  test('RCM-023: its series stands in table 13 as the second, that of vouchers as the seventh', () => {
    expect(REVERSE_CHARGE_PAPERS['self-invoice'].natureInTable13).toBe(2);
    expect(REVERSE_CHARGE_PAPERS['payment-voucher'].natureInTable13).toBe(7);
  });

  test('takes another number once it was cancelled', () => {
    const first = invoicedAfter(rentOf());
    const gone = invoicedAfter(first, CANCEL_INVOICE);
    expect(lastOf(gone)).toStrictEqual({
      type: 'SelfInvoiceCancelled',
      version: 1,
      data: {
        billId,
        number: 'RCI-001',
        date: '2026-11-20',
        cancelledOn: '2026-11-21',
        reason: 'Dated wrongly',
      },
    });
    expect(lastOf(invoicedAfter(gone, issueOn(null), 1))).toMatchObject({
      data: { number: 'RCI-002', date: '2026-11-21' },
    });
  });

  test('goes with its bill, and its number stays used', () => {
    const before = invoicedAfter(rentOf());
    const reversed = eventsOf(reverseOn(null), { before });
    expect(reversed.map(({ event }) => event.type)).toStrictEqual([
      'PurchaseBillReversed',
      'JournalReversed',
      'SelfInvoiceCancelled',
    ]);
    const without = eventsOf(reverseOn(null), { before: rentOf() });
    expect(without.map(({ event }) => event.type)).not.toContain('SelfInvoiceCancelled');
  });

  test.each([
    ['of no bill', {}, issueOn(null), { kind: 'self_invoice_bill_unknown', billId }],
    [
      'of a draft',
      { before: draft },
      issueOn(null),
      { kind: 'self_invoice_bill_not_posted', status: 'draft' },
    ],
    [
      'of a bill that was reversed',
      { before: [...rentOf(), ...eventsOf(reverseOn(null), { before: rentOf() })] },
      issueOn(null),
      { kind: 'self_invoice_bill_not_posted', status: 'reversed' },
    ],
    [
      'of tax that the supplier pays',
      { before: eventsOf(postAtOnce(draftOf())) },
      issueOn(null),
      { kind: 'self_invoice_without_reverse_charge', billNumber: 'SPM/118' },
    ],
    [
      'of a registered supplier',
      { before: rentOf({}, {}) },
      issueOn(null),
      { kind: 'self_invoice_of_registered', billNumber: 'SPM/118', gstin: '27AAPFU0939F1ZV' },
    ],
    [
      'a second time',
      { before: invoicedAfter(rentOf()) },
      issueOn(null),
      { kind: 'self_invoice_exists', number: 'RCI-001', date: '2026-11-20' },
    ],
    [
      'of the future',
      { before: rentOf() },
      issueOn('2026-11-22'),
      { kind: 'self_invoice_of_the_future', date: '2026-11-22', today: '2026-11-21' },
    ],
    [
      'before the bill, where nobody says when it came',
      { before: rentOf({ receivedOn: null }) },
      issueOn('2026-11-15'),
      { kind: 'self_invoice_before_receipt', date: '2026-11-15', receivedOn: '2026-11-16' },
    ],
    [
      'before the receipt',
      { before: rentOf() },
      issueOn('2026-11-17'),
      { kind: 'self_invoice_before_receipt', date: '2026-11-17', receivedOn: '2026-11-18' },
    ],
    [
      'where GSTR-1 is filed',
      { before: rentOf(), returns: FILED },
      issueOn('2026-11-20'),
      { kind: 'self_invoice_in_filed_period', date: '2026-11-20', ...filed },
    ],
  ] as const)('is refused %s', (_why, otherwise, command, rejection) => {
    expect(decideInvoiced(command, otherwise)).toStrictEqual({ ok: false, rejection });
  });

  test.each([
    ['that there is none of', { before: rentOf() }, { kind: 'self_invoice_missing' }],
    [
      'that was reported',
      { before: invoicedAfter(rentOf()), returns: FILED },
      { kind: 'self_invoice_reported', number: 'RCI-001', ...filed },
    ],
  ] as const)('%s is not cancelled', (_why, otherwise, rejection) => {
    expect(decideInvoiced(CANCEL_INVOICE, otherwise)).toStrictEqual({ ok: false, rejection });
  });
});

const typesOf = (events: readonly { readonly event: { readonly type: string } }[]) =>
  events.map(({ event }) => event.type);

test('a supplier who is registered to deduct tax alone gets a self-invoice', () => {
  const office = rentOf({}, { registration: 'tax-deductor' });
  expect(decideInvoiced(issueOn(null), { before: office })).toMatchObject({ ok: true });
});

describe('a payment voucher', () => {
  const bill = billIn(rentOf());
  const settling = (amountPaise: number) => ({
    allocations: [{ kind: 'purchase-bill' as const, id: bill.documentId, amountPaise }],
  });
  const paying = (amountPaise: number, of = bill, beforePaise = 0) =>
    eventsOfPaid(
      pay(
        paymentOf({
          amountPaise,
          allocations: [{ kind: 'purchase-bill', id: of.documentId, amountPaise }],
        }),
      ),
      {
        items: [owed(of.documentId, { openPaise: openOf(of, beforePaise) })],
        reverseCharged: paidBill(of, beforePaise),
      },
    );
  const voucherIn = (events: ReturnType<typeof paying>): PaymentVoucher => {
    const found = events.find(({ event }) => event.type === 'PaymentVoucherIssued')?.event;
    if (found?.type !== 'PaymentVoucherIssued') throw new Error('A voucher is issued.');
    expectStorable(found);
    return found.data;
  };

  test('is made with a payment of a bill under reverse charge, on its day', () => {
    const { lines: _lines, ...paid } = voucherIn(paying(10_000_00)).bills[0] ?? { lines: [] };
    expect(voucherIn(paying(10_000_00))).toMatchObject({
      paymentId,
      number: 'PV-001',
      date: '2026-11-20',
      payment: { number: 'SP-001' },
    });
    expect(paid).toStrictEqual({
      billId,
      number: 'PB-001',
      billNumber: 'SPM/118',
      billDate: '2026-11-16',
      placeOfSupply: '27',
      heads: 'intra',
      importOf: null,
      settledPaise: 10_000_00,
      paidPaise: 10_000_00,
    });
  });

  test('of parts comes to the value and the tax of the whole, to the paisa', () => {
    const parts = [3_333_33, 3_333_33, 3_333_34].map((part, at) =>
      voucherIn(paying(part, bill, at * 3_333_33)),
    );
    const lines = parts.flatMap(({ bills }) => bills.flatMap((one) => one.lines));
    expect(lines.map(({ cgstPaise }) => cgstPaise)).toStrictEqual([300_00, 300_00, 300_00]);
    const sum = lines.reduce((all, { taxablePaise }) => all + taxablePaise, 0);
    expect(sum).toBe(10_000_00);
  });

  test('of a bill with other lines is of what these are owed', () => {
    const mixed = billIn(
      rentOf({
        reverseCharge: false,
        lines: [
          lineOf({ name: 'Rent', hsn: '997212', taxablePaise: 6_000_00, reverseCharge: '9(3)' }),
          lineOf({ treatment: 'exempt', rateBps: 0, taxablePaise: 4_000_00 }),
        ],
      }),
    );
    const [paid] = voucherIn(paying(5_000_00, mixed)).bills;
    expect(paid).toMatchObject({
      paidPaise: 3_000_00,
      lines: [{ line: 1, taxablePaise: 3_000_00, cgstPaise: 270_00, sgstPaise: 270_00 }],
    });
  });

  test('of a payment with deductions says the money, and none is made without any', () => {
    const less = (amountPaise: number, discountPaise: number) =>
      eventsOfPaid(
        pay(
          paymentOf({
            ...settling(10_000_00),
            amountPaise,
            deductions: [
              { kind: 'discount', amountPaise: discountPaise, accountId: null, note: null },
            ],
          }),
        ),
        { items: [owed(bill.documentId)], reverseCharged: paidBill(bill) },
      );
    expect(voucherIn(less(9_000_00, 1_000_00)).bills).toMatchObject([
      { settledPaise: 10_000_00, paidPaise: 9_000_00, lines: [{ taxablePaise: 10_000_00 }] },
    ]);
    expect(typesOf(less(0, 10_000_00))).not.toContain('PaymentVoucherIssued');
  });

  test('of what a payment settles since is another one, of that alone', () => {
    const before = paying(4_000_00);
    const posted = paymentIn(before);
    const since = { ...posted, amountPaise: 10_000_00, totalPaise: 10_000_00 };
    const again = decideVoucher(
      { status: 'posted', posted: since },
      paidBill(bill, 4_000_00),
      before,
      [
        { kind: 'opening-bill', id: bill.documentId, amountPaise: 1_000_00 },
        { kind: 'purchase-bill', id: bill.documentId, amountPaise: 6_000_00 },
      ],
    );
    expect(again).toMatchObject({
      ok: true,
      value: [
        {
          event: { data: { bills: [{ settledPaise: 6_000_00, lines: [{ cgstPaise: 540_00 }] }] } },
        },
      ],
    });
  });

  test('is made of no other bill, and of nothing in advance', () => {
    const plain = eventsOfPaid(pay(paymentOf()));
    const ahead = eventsOfPaid(pay(paymentOf({ allocations: [] })), {
      reverseCharged: paidBill(bill),
    });
    expect(typesOf([...plain, ...ahead])).not.toContain('PaymentVoucherIssued');
  });

  test('goes with its payment', () => {
    const before = paying(10_000_00);
    const back = eventsOfPaid(takePaymentBack(null), { before });
    expect(back.at(-1)?.event).toStrictEqual({
      type: 'PaymentVoucherCancelled',
      version: 1,
      data: {
        paymentId,
        number: 'PV-001',
        date: '2026-11-20',
        cancelledOn: '2026-11-21',
        reason: 'The cheque came back',
      },
    });
  });

  test('is made later of a payment that has none, and bears that day', () => {
    const posted: SupplierPayment = paymentIn(paying(10_000_00));
    const decided = decideVoucher({ status: 'posted', posted }, paidBill(bill));
    expect(decided).toMatchObject({
      ok: true,
      value: [{ event: { type: 'PaymentVoucherIssued', data: { date: '2026-11-21' } } }],
    });
  });

  const posted = paymentIn(
    eventsOfPaid(pay(paymentOf({ ...settling(100_00), amountPaise: 100_00 })), {
      items: [owed(bill.documentId)],
    }),
  );
  test.each([
    [
      'of no payment',
      decideVoucher({ status: 'absent' }, new Map()),
      { kind: 'payment_voucher_payment_unknown', paymentId },
    ],
    [
      'of one that was reversed',
      decideVoucher({ status: 'reversed', posted }, paidBill(bill)),
      { kind: 'payment_voucher_payment_not_posted', status: 'reversed' },
    ],
    [
      'a second time',
      decideVoucher({ status: 'posted', posted }, paidBill(bill), paying(10_000_00)),
      { kind: 'payment_voucher_exists', number: 'PV-001' },
    ],
    [
      'of bills whose tax the supplier pays',
      decideVoucher({ status: 'posted', posted }, new Map()),
      { kind: 'payment_voucher_without_reverse_charge', number: 'SP-001' },
    ],
  ] as const)('is refused %s', (_why, decided, rejection) => {
    expect(decided).toStrictEqual({ ok: false, rejection });
  });
});
