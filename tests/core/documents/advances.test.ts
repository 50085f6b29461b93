// Advances, deductions and refunds as an Indian accountant enters them: which account each of them
// is posted to.
import { describe, expect, test } from 'vitest';
import type { CustomerEvent, ReceiptRecorded } from '#core/customer/index.ts';
import { postingOfAllocation, postingOfReceipt, postingOfRefund } from '#core/documents/index.ts';
import type { Posting } from '#core/documents/index.ts';
import type { InvoiceEvent } from '#core/invoice/index.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { agro, numbered, trade } from '#tests/specimens/tax/trade.ts';

const customerAccountId = agro.accountId;
const { customerId } = agro;
const NAMES: Readonly<Record<number, string>> = {
  [agro.accountId]: 'customer',
  61: 'bank account',
};

/** `debit customer 11800.00`, one entry a line. */
const entriesOf = (posting: Posting | null): readonly string[] =>
  (posting?.entries ?? []).map(({ to, side, amountPaise }) => {
    const account = 'role' in to ? to.role : (NAMES[to.accountId] ?? to.accountId);
    return `${side} ${account} ${rupeesFromPaise(amountPaise)}`;
  });

const tax = (cgstPaise: number, sgstPaise: number, igstPaise = 0) => ({
  cgstPaise,
  sgstPaise,
  igstPaise,
  cessPaise: 0,
});
const money = {
  customerId,
  method: 'bank-transfer',
  reference: null,
  paidOn: '2026-11-21',
  accountId: 61,
  journalId: 803,
} as const;
const received = (changes: Partial<ReceiptRecorded['data']>): ReceiptRecorded => ({
  type: 'ReceiptRecorded',
  version: 2,
  data: {
    receiptId: trade.receiptId,
    amountPaise: 1_000_000,
    ...numbered('RV-', 4, '26-27'),
    ...money,
    ...changes,
  },
});
const ahead = {
  supply: 'services',
  description: 'Design of a logo',
  hsn: null,
  rateBps: 1800,
  placeOfSupply: '27',
  heads: 'intra',
} as const;

describe('an advance of ₹11,800 for a service', () => {
  test('is ₹10,000 of the customer’s and output tax of ₹1,800 at once (9)', () => {
    const event = received({ advance: { ...ahead, tax: tax(90_000, 90_000) } });
    expect(entriesOf(postingOfReceipt(event, { customerAccountId }))).toStrictEqual([
      'debit bank account 11800.00',
      'credit customer 10000.00',
      'credit output-cgst 900.00',
      'credit output-sgst 900.00',
    ]);
  });

  test('is all the customer’s where it is for goods, without tax (9c)', () => {
    const goods = { ...ahead, supply: 'goods', tax: tax(0, 0) } as const;
    const event = received({ amountPaise: 1_180_000, advance: goods });
    expect(entriesOf(postingOfReceipt(event, { customerAccountId }))).toStrictEqual([
      'debit bank account 11800.00',
      'credit customer 11800.00',
    ]);
  });

  test('gives its tax back where it is refunded (9a)', () => {
    const event: Extract<CustomerEvent, { type: 'RefundRecorded' }> = {
      type: 'RefundRecorded',
      version: 1,
      data: {
        refundId: 77,
        amountPaise: 1_000_000,
        ...numbered('RFV-', 1, '26-27'),
        ...money,
        ledgerId: customerAccountId,
        credit: { kind: 'receipt', id: trade.receiptId, number: 'RV-004' },
        advanceTax: tax(90_000, 90_000),
        reason: null,
      },
    };
    expect(postingOfRefund(event, { customerAccountId })).toMatchObject({
      voucherType: 'payment',
      narration: 'Refund RFV-001 of RV-004 by bank transfer',
    });
    expect(entriesOf(postingOfRefund(event, { customerAccountId }))).toStrictEqual([
      'debit customer 10000.00',
      'debit output-cgst 900.00',
      'debit output-sgst 900.00',
      'credit bank account 11800.00',
    ]);
  });
});

describe('an advance that an invoice uses', () => {
  const allocated = (
    advanceTax?: ReturnType<typeof tax>,
  ): Extract<InvoiceEvent, { type: 'CreditAllocated' }> => ({
    type: 'CreditAllocated',
    version: 2,
    data: {
      allocationId: 651,
      invoiceId: trade.invoiceId,
      customerId,
      source: { kind: 'receipt', id: trade.receiptId, number: 'RV-004' },
      amountPaise: 11_800,
      ...(advanceTax && { advanceTax, journalId: 804 }),
      allocatedOn: '2026-11-21',
    },
  });
  const parties = { customerAccountId, invoiceNumber: 'INV-007' };

  test('gives ₹18 of tax back for an invoice of ₹118: the customer owes ₹18 less (9b)', () => {
    expect(entriesOf(postingOfAllocation(allocated(tax(900, 900)), parties))).toStrictEqual([
      'debit output-cgst 9.00',
      'debit output-sgst 9.00',
      'credit customer 18.00',
    ]);
  });

  test('needs no journal where it has no tax', () => {
    expect(postingOfAllocation(allocated(), parties)).toBeNull();
    expect(postingOfAllocation(allocated(tax(0, 0)), parties)).toBeNull();
  });
});

describe('a receipt with deductions', () => {
  const settles = (deductions: ReceiptRecorded['data']['deductions']) =>
    entriesOf(
      postingOfReceipt(received({ amountPaise: 11_800_000, deductions }), { customerAccountId }),
    );

  test('settles ₹1,18,000 with ₹1,08,000 in the bank and ₹10,000 of TDS (2c)', () => {
    expect(settles([{ kind: 'tds', amountPaise: 1_000_000, section: '393' }])).toStrictEqual([
      'debit bank account 108000.00',
      'debit tds-receivable 10000.00',
      'credit customer 118000.00',
    ]);
  });

  test('posts each to its account, and odd paise of the customer’s the other way', () => {
    expect(
      settles([
        { kind: 'gst-tds', amountPaise: 200_000 },
        { kind: 'discount', amountPaise: 50_000 },
        { kind: 'bank-charges', amountPaise: 5_900 },
        { kind: 'write-off', amountPaise: 100 },
        { kind: 'other', amountPaise: 1_000, accountId: 66 },
        { kind: 'round-off', amountPaise: -40 },
      ]),
    ).toStrictEqual([
      'debit bank account 115430.40',
      'debit gst-tds-receivable 2000.00',
      'debit discount-allowed 500.00',
      'debit bank-charges 59.00',
      'debit bad-debts 1.00',
      'debit 66 10.00',
      'credit round-off 0.40',
      'credit customer 118000.00',
    ]);
  });
});
