// What is refused of a payment to a supplier.
import { describe, expect, test } from 'vitest';
import type { SupplierPaymentDraft } from '#core/trade/index.ts';
import { BANK, partyOf, REPAIRS } from './bills.ts';
import {
  eventsOfPaid,
  owed,
  pay,
  paymentId,
  paymentOf,
  refusalOfPaid,
  takePaymentBack,
} from './payments.ts';
import type { OtherwisePaid } from './payments.ts';

const bill = (amountPaise: number, id = 11) => ({
  kind: 'purchase-bill' as const,
  id,
  amountPaise,
});
const tds = {
  section: '393(1)',
  code: '1024',
  nature: 'Contractor',
  rateBps: 200,
  basePaise: 10_000_00,
  amountPaise: 200_00,
  reason: null,
  accountId: null,
};
const dollars = {
  code: 'USD',
  amountMinor: 100_00,
  rateMillionths: 88_500_000,
  rateSource: 'RBI',
  rateDate: '2026-11-20',
};

describe('a payment to a supplier is refused', () => {
  test.each<readonly [string, SupplierPaymentDraft, OtherwisePaid, object]>([
    [
      'of more bills than one act takes',
      paymentOf({ allocations: Array.from({ length: 201 }, (_, at) => bill(1, at + 1)) }),
      {},
      { kind: 'supplier_payment_too_long', count: 201, countMax: 200 },
    ],
    [
      'without a supplier',
      paymentOf({ accountId: null }),
      {},
      { kind: 'supplier_payment_supplier_missing' },
    ],
    [
      'to an account that the book has not',
      paymentOf(),
      { party: null },
      { kind: 'supplier_payment_supplier_unknown', accountId: 501 },
    ],
    [
      'to somebody who was erased',
      paymentOf(),
      { isErased: true },
      { kind: 'supplier_payment_supplier_erased', name: 'Sahyadri Paper Mills' },
    ],
    [
      'to an account that is no creditor’s',
      paymentOf(),
      { party: { ...partyOf(), group: 'indirect-expenses' } },
      { kind: 'supplier_payment_to_no_creditor', name: 'Sahyadri Paper Mills' },
    ],
    [
      'with TDS so far',
      paymentOf({ tds }),
      {},
      { kind: 'supplier_payment_asks_what_is_not_kept', what: 'tds' },
    ],
    [
      'in dollars so far',
      paymentOf({ currency: dollars }),
      {},
      { kind: 'supplier_payment_asks_what_is_not_kept', what: 'currency' },
    ],
    [
      'tomorrow',
      paymentOf({ postedOn: '2026-11-22' }),
      {},
      {
        kind: 'supplier_payment_of_the_future',
        postedOn: '2026-11-22',
        today: '2026-11-21',
      },
    ],
    [
      'out of an expense',
      paymentOf({ moneyAccountId: REPAIRS }),
      {},
      { kind: 'supplier_payment_account_unfit' },
    ],
    [
      'with the number of a cheque by UPI',
      paymentOf({ method: 'upi', cheque: { number: '1', date: '2026-11-20' } }),
      {},
      { kind: 'supplier_payment_is_no_cheque' },
    ],
    [
      'with a deduction of nothing',
      paymentOf({
        deductions: [{ kind: 'discount', amountPaise: 0, accountId: null, note: null }],
      }),
      {},
      { kind: 'deduction_is_nothing', line: 1 },
    ],
    [
      'with a deduction that goes to the bank',
      paymentOf({ deductions: [{ kind: 'other', amountPaise: 1, accountId: BANK, note: null }] }),
      {},
      { kind: 'deduction_account_unsuitable', line: 1, accountId: BANK },
    ],
    [
      'with a bank’s charge on the bank',
      paymentOf({ bankCharge: { amountPaise: 1, accountId: BANK } }),
      {},
      { kind: 'bank_charge_account_unsuitable', accountId: BANK },
    ],
    ['of nothing', paymentOf({ amountPaise: 0 }), {}, { kind: 'supplier_payment_is_nothing' }],
    [
      'of a bill that the supplier has not',
      paymentOf({ allocations: [bill(1, 99)] }),
      {},
      { kind: 'supplier_payment_item_unknown', line: 1 },
    ],
    [
      'of what the supplier owes',
      paymentOf({ allocations: [bill(1)] }),
      { items: [owed(11, { openPaise: 5_00 })] },
      { kind: 'supplier_payment_item_is_debit', line: 1, number: 'SPM/11' },
    ],
    [
      'of a bill twice',
      paymentOf({ allocations: [bill(1), bill(1)] }),
      {},
      { kind: 'open_item_named_twice', line: 2 },
    ],
    [
      'of nothing of a bill',
      paymentOf({ allocations: [bill(0)] }),
      {},
      { kind: 'settled_amount_is_nothing', line: 1 },
    ],
    [
      'of more than is open of a bill',
      paymentOf({ allocations: [bill(10_000_01)] }),
      {},
      {
        kind: 'open_item_exceeded',
        line: 1,
        number: 'SPM/11',
        amountPaise: 10_000_01,
        openPaise: 10_000_00,
      },
    ],
    [
      'of bills that come to more than is paid',
      paymentOf({ allocations: [bill(10_000_00), bill(1, 12)] }),
      {},
      {
        kind: 'supplier_payment_exceeded',
        settledPaise: 10_000_01,
        totalPaise: 10_000_00,
      },
    ],
  ])('%s', (_, draft, otherwise, rejection) => {
    expect(refusalOfPaid(pay(draft), otherwise)).toStrictEqual(rejection);
  });
});

describe('the reversal of a payment to a supplier is refused', () => {
  const before = eventsOfPaid(pay(paymentOf({ allocations: [] })));

  test('while something of it is set against a bill', () => {
    expect(refusalOfPaid(takePaymentBack(null), { before, settledPaise: 4_000_00 })).toStrictEqual({
      kind: 'document_is_settled',
      of: 'supplier-payment',
      number: 'SP-001',
      settledPaise: 4_000_00,
    });
  });

  test('before the day on which it was paid, and of one that is not there', () => {
    expect(refusalOfPaid(takePaymentBack('2026-11-19'), { before })).toMatchObject({
      kind: 'document_reversed_before_posting',
      postedOn: '2026-11-20',
    });
    expect(refusalOfPaid(takePaymentBack(null))).toStrictEqual({
      kind: 'document_not_found',
      of: 'supplier-payment',
      documentId: paymentId,
    });
  });
});
