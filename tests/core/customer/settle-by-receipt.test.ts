import { describe, expect, test } from 'vitest';
import { customerDecider } from '#core/customer/index.ts';
import { settledLineOf } from '#core/settlement/index.ts';
import type { BillToSettle, CustomerCommand, CustomerEvent } from '#core/customer/index.ts';
import type { AllocationId, SettlementId } from '#core/kernel/ids.ts';
import { agro, agroCreated, customerFacts, numbered, trade } from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(customerDecider, customerFacts);
const { customerId } = agro;
const { receiptId, journalId } = trade;

type Receipt = Extract<CustomerCommand, { type: 'RecordReceipt' }>['data'];
const receive = (changes: Partial<Receipt> = {}): CustomerCommand => ({
  type: 'RecordReceipt',
  data: {
    customerId,
    receiptId,
    journalId,
    amountPaise: 108_000_00,
    method: 'bank-transfer',
    reference: null,
    paidOn: null,
    accountId: null,
    ...changes,
  },
});
const deducting = (...deductions: NonNullable<Receipt['deductions']>) => receive({ deductions });
const settling = {
  against: [],
  allocationIds: [1 as AllocationId],
  settlementIds: [1 as SettlementId],
};

const bill = (changes: Partial<NonNullable<BillToSettle['bill']>> = {}): BillToSettle => ({
  item: { kind: 'invoice', id: 7, amountPaise: 100_000_00 },
  bill: { number: 'INV-007', openPaise: 118_000_00, dated: '2026-11-01', ...changes },
});
const tds = { kind: 'tds', amountPaise: 10_000_00, section: '194C' } as const;

describe('what is kept back of a receipt', () => {
  const recorded = (amountPaise: number, deductions: Receipt['deductions']): CustomerEvent => ({
    type: 'ReceiptRecorded',
    version: 2,
    data: {
      receiptId,
      customerId,
      ...numbered('RV-', 4),
      amountPaise,
      method: 'bank-transfer',
      reference: null,
      paidOn: '2026-11-21',
      accountId: trade.bank,
      journalId,
      deductions: [...(deductions ?? [])],
    },
  });

  test('is credited to the customer as the money is: 1,08,000 and TDS of 10,000', () => {
    given([agroCreated])
      .when(deducting(tds))
      .then([recorded(118_000_00, [tds])]);
  });

  test('may be rounded either way: who pays 50 paise more is credited as much less', () => {
    const odd = { kind: 'round-off', amountPaise: -50 } as const;
    given([agroCreated])
      .when(deducting(odd))
      .then([recorded(107_999_50, [odd])]);
  });

  test('may stand without money: the tax that was deducted earlier settles the rest', () => {
    given([agroCreated])
      .when(receive({ amountPaise: 0, deductions: [tds] }))
      .then([recorded(tds.amountPaise, [tds])]);
  });

  test('is neither nothing nor below it, and takes no money away', () => {
    given([agroCreated])
      .when(receive({ amountPaise: -1, deductions: [tds] }))
      .thenRejected({ kind: 'receipt_is_nothing' });
    for (const amountPaise of [0, -1]) {
      given([agroCreated])
        .when(deducting(tds, { kind: 'discount', amountPaise }))
        .thenRejected({ kind: 'deduction_is_nothing', line: 2 });
    }
    const odd = { kind: 'round-off', amountPaise: -1_00 } as const;
    given([agroCreated])
      .when(receive({ amountPaise: 1_00, deductions: [odd] }))
      .thenRejected({ kind: 'receipt_is_nothing' });
  });

  test('is a round-off up to fifty rupees', () => {
    const amountPaiseMax = 50_00;
    for (const amountPaise of [50_01, -50_01]) {
      given([agroCreated])
        .when(deducting({ kind: 'round-off', amountPaise }))
        .thenRejected({ kind: 'round_off_too_large', line: 1, amountPaise, amountPaiseMax });
    }
    for (const amountPaise of [50_00, -50_00]) {
      given([agroCreated])
        .when(deducting({ kind: 'round-off', amountPaise }))
        .thenOnStreams([`customer-${customerId}`]);
    }
  });

  test('names an account where its kind has none, and one that takes such amounts', () => {
    const other = { kind: 'other', amountPaise: 1_00 } as const;
    given([agroCreated])
      .when(deducting(other))
      .thenRejected({ kind: 'deduction_account_missing', line: 1 });
    given([agroCreated])
      .when(deducting({ ...other, accountId: trade.bank }))
      .thenRejected({ kind: 'deduction_account_unsuitable', line: 1, accountId: trade.bank });
  });
});

describe('what a receipt settles', () => {
  const refused = (...bills: readonly BillToSettle[]) =>
    given([agroCreated], { bills }).when(receive({ settling }));

  test('is a bill of this customer, issued and owed', () => {
    const unknown = { ...bill(), bill: null };
    refused(unknown).thenRejected({ kind: 'open_item_unknown', line: 1 });
    const number = 'INV-007';
    refused(bill({ status: 'draft' })).thenRejected({ kind: 'bill_is_a_draft', number });
    refused(bill({ status: 'cancelled' })).thenRejected({ kind: 'bill_is_cancelled', number });
    refused(bill({ openPaise: -5 })).thenRejected({ kind: 'open_item_is_credit', line: 1, number });
  });

  test('is named once, with an amount', () => {
    refused(bill(), bill()).thenRejected({ kind: 'open_item_named_twice', line: 2 });
    const again = { ...bill(), item: { ...bill().item, line: 3 } };
    refused(bill(), again).thenRejected({ kind: 'open_item_named_twice', line: 2 });
    const nothing = { ...bill(), item: { ...bill().item, amountPaise: 0 } };
    refused(nothing).thenRejected({ kind: 'settled_amount_is_nothing', line: 1 });
  });

  test('is no more than is open, and no more than was received', () => {
    const [amountPaise, openPaise] = [100_000_00, 99_999_99];
    const number = 'INV-007';
    refused(bill({ openPaise })).thenRejected({
      kind: 'open_item_exceeded',
      line: 1,
      number,
      amountPaise,
      openPaise,
    });
    const second = { ...bill(), item: { ...bill().item, id: 8 } };
    refused(bill(), second).thenRejected({
      kind: 'receipt_exceeded',
      settledPaise: 200_000_00,
      amountPaise: 108_000_00,
    });
  });

  test('is not settled by an advance, whose tax goes back with its own invoice', () => {
    const advance = {
      supply: 'goods',
      description: 'Fans',
      hsn: null,
      rateBps: null,
      placeOfSupply: null,
    } as const;
    given([agroCreated], { bills: [bill()] })
      .when(receive({ advance, settling }))
      .thenRejected({ kind: 'advance_settles_nothing' });
  });
});

test('a line is told of a journal alone, and is none where it is not given', () => {
  expect(settledLineOf({ kind: 'journal', line: 3 })).toBe(3);
  expect(settledLineOf({ kind: 'journal' })).toBe(0);
  expect(settledLineOf({ kind: 'invoice', line: 3 })).toBe(0);
});
