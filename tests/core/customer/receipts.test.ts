import { describe, test } from 'vitest';
import { customerDecider } from '#core/customer/index.ts';
import type { CustomerCommand, CustomerEvent } from '#core/customer/index.ts';
import type { AccountId, JournalId } from '#core/kernel/ids.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { today, tomorrow } from '#tests/specimens/days.ts';
import { agro, agroCreated, customerFacts, numbered, trade } from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(customerDecider, customerFacts);
const { customerId } = agro;
const { receiptId, journalId, reversalId } = trade;

type Record = Extract<CustomerCommand, { type: 'RecordReceipt' }>['data'];
const record = (changes: Partial<Record> = {}): CustomerCommand => ({
  type: 'RecordReceipt',
  data: {
    customerId,
    receiptId,
    journalId,
    amountPaise: 5e5,
    method: 'upi',
    reference: 'UTR 7',
    paidOn: null,
    accountId: null,
    ...changes,
  },
});
const takeBack: Extract<CustomerCommand, { type: 'ReverseReceipt' }> = {
  type: 'ReverseReceipt',
  data: { customerId, receiptId, reversalId, reason: 'The cheque bounced', takenBackOn: null },
};
const recorded = {
  type: 'ReceiptRecorded',
  version: 2,
  data: {
    receiptId,
    customerId,
    ...numbered('RV-', 4),
    amountPaise: 5e5,
    method: 'upi',
    reference: 'UTR 7',
    paidOn: '2026-11-21',
    accountId: trade.bank,
    journalId,
  },
} satisfies CustomerEvent;
const takenBack: CustomerEvent = {
  type: 'ReceiptReversed',
  version: 2,
  data: {
    receiptId,
    customerId,
    amountPaise: 500_000,
    reason: 'The cheque bounced',
    reversedOn: '2026-11-21',
  },
};

describe('money on account', () => {
  test('is received with the next number of its series, today unless said otherwise', () => {
    given([agroCreated]).when(record()).then([recorded]);
    given([agroCreated]).when(record()).thenOnStreams(['customer-31']);
  });

  test('money on account of last March bears a number of that financial year', () => {
    const data = { ...recorded.data, ...numbered('RV-', 4, '25-26'), paidOn: '2026-03-31' };
    given([agroCreated])
      .when(record({ paidOn: calendarDate('2026-03-31') }))
      .then([{ ...recorded, data }]);
  });

  test('money on account of an inactive customer is taken too', () => {
    const inactive = { type: 'CustomerDeactivated', version: 1, data: { customerId } } as const;
    given([agroCreated, inactive]).when(record()).then([recorded]);
  });

  test('a receipt that is there already leaves no trace', () => {
    given([agroCreated, recorded]).when(record()).thenNothing();
  });

  test('is refused without an amount, in the future, or into an account that is no money', () => {
    for (const amountPaise of [0, -1]) {
      given([agroCreated])
        .when(record({ amountPaise }))
        .thenRejected({ kind: 'receipt_is_nothing' });
    }
    given([agroCreated])
      .when(record({ paidOn: tomorrow }))
      .thenRejected({ kind: 'receipt_in_the_future', paidOn: tomorrow, today });
    given([agroCreated], { moneyAccountId: null })
      .when(record({ accountId: 64 }))
      .thenRejected({ kind: 'receipt_account_unknown' });
    given([]).when(record()).thenRejected({ kind: 'customer_not_found', customerId });
  });
});

describe('a receipt that is taken back', () => {
  test('says why', () => {
    given([agroCreated, recorded]).when(takeBack).then([takenBack]);
  });

  test('is refused with a charge of nothing, or on an account that takes no charges', () => {
    const charged = (amountPaise: number, accountId: AccountId | null): CustomerCommand => {
      const bankCharge = { journalId: 804 as JournalId, amountPaise, accountId };
      return { ...takeBack, data: { ...takeBack.data, bankCharge } };
    };
    for (const amountPaise of [0, -590_00]) {
      given([agroCreated, recorded])
        .when(charged(amountPaise, null))
        .thenRejected({ kind: 'bank_charge_is_nothing' });
    }
    given([agroCreated, recorded])
      .when(charged(590_00, 62 as AccountId))
      .thenRejected({ kind: 'bank_charge_account_unsuitable', accountId: 62 });
  });

  test('is refused when it is not there, was taken back, or settles an invoice', () => {
    given([agroCreated]).when(takeBack).thenRejected({ kind: 'receipt_not_found', receiptId });
    given([agroCreated, takenBack])
      .when(takeBack)
      .thenRejected({ kind: 'receipt_not_found', receiptId });
    given([agroCreated, recorded, takenBack])
      .when(takeBack)
      .thenRejected({ kind: 'receipt_already_reversed', number: 'RV-004' });
    given([agroCreated, recorded], { allocatedPaise: 200_000 })
      .when(takeBack)
      .thenRejected({ kind: 'receipt_is_allocated', number: 'RV-004', allocatedPaise: 200_000 });
  });
});
