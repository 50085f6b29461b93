import { describe, test } from 'vitest';
import { customerDecider } from '#core/customer/index.ts';
import type { CustomerCommand, CustomerEvent } from '#core/customer/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { JournalId, RefundId } from '#core/kernel/ids.ts';
import { today, tomorrow } from '#tests/specimens/days.ts';
import { agro, agroCreated, customerFacts, numbered, trade } from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(customerDecider, customerFacts);
const { customerId } = agro;
const refundId = 77 as RefundId;
const journalId = 805 as JournalId;
const reversalId = 806 as JournalId;
const note = { kind: 'credit-note', id: 601 } as const;
const credit = { number: 'CN-003', openPaise: 118_000 };

type Refund = Extract<CustomerCommand, { type: 'RecordRefund' }>['data'];
const refund = (changes: Partial<Refund> = {}): CustomerCommand => ({
  type: 'RecordRefund',
  data: {
    customerId,
    refundId,
    journalId,
    credit: note,
    amountPaise: null,
    method: 'upi',
    reference: 'UTR 7',
    paidOn: null,
    accountId: null,
    reason: 'Goods returned',
    ...changes,
  },
});
type Data = Extract<CustomerEvent, { type: 'RefundRecorded' }>['data'];
const refunded = (changes: Partial<Data> = {}): CustomerEvent => ({
  type: 'RefundRecorded',
  version: 1,
  data: {
    refundId,
    customerId,
    ...numbered('RFV-', 1, '26-27'),
    amountPaise: 118_000,
    method: 'upi',
    reference: 'UTR 7',
    paidOn: today,
    accountId: trade.bank,
    journalId,
    ledgerId: agroCreated.data.accountId,
    credit: { ...note, number: 'CN-003' },
    reason: 'Goods returned',
    ...changes,
  },
});

describe('a refund', () => {
  test('pays back all that is open of a credit note, unless an amount is given', () => {
    given([agroCreated], { credit }).when(refund()).then([refunded()]);
    given([agroCreated], { credit })
      .when(refund({ amountPaise: 18_000 }))
      .then([refunded({ amountPaise: 18_000 })]);
  });

  test('gives the tax of an advance back beside it (CGST Rule 51)', () => {
    const tax = { cgstPaise: 90_000, sgstPaise: 90_000, igstPaise: 0, cessPaise: 0 };
    const advance = { tax, grossPaise: 1_180_000, usedPaise: 0 };
    given([agroCreated], { credit: { number: 'RV-004', openPaise: 1_180_000, advance } })
      .when(refund())
      .then([
        refunded({
          amountPaise: 1_000_000,
          credit: { ...note, number: 'RV-004' },
          advanceTax: tax,
        }),
      ]);
  });

  test('that is there already leaves no trace', () => {
    given([agroCreated, refunded()]).when(refund()).thenNothing();
  });

  test('is refused of what is no credit, is used up, or is less', () => {
    given([agroCreated]).when(refund()).thenRejected({ kind: 'refund_credit_not_found' });
    given([agroCreated], { credit: { ...credit, openPaise: 0 } })
      .when(refund())
      .thenRejected({ kind: 'nothing_to_refund', number: 'CN-003' });
    given([agroCreated], { credit })
      .when(refund({ amountPaise: 118_001 }))
      .thenRejected({ kind: 'refund_exceeds_credit', amountPaise: 118_001, openPaise: 118_000 });
    given([agroCreated], { credit })
      .when(refund({ amountPaise: 0 }))
      .thenRejected({ kind: 'refund_is_nothing' });
  });

  test('pays no more of a receipt than the money that came in by it', () => {
    const receiptId = trade.receiptId;
    const ofReceipt = { kind: 'receipt', id: receiptId } as const;
    const received = (deductedPaise: number): CustomerEvent => ({
      type: 'ReceiptRecorded',
      version: 2,
      data: {
        receiptId,
        customerId,
        ...numbered('RV-', 4, '26-27'),
        amountPaise: 10_000,
        deductions: [{ kind: 'write-off', amountPaise: deductedPaise }],
        method: 'upi',
        reference: null,
        paidOn: today,
        accountId: trade.bank,
        journalId: 803,
      },
    });
    const open = { credit: { number: 'RV-004', openPaise: 10_000 } };
    const back = { credit: { ...ofReceipt, number: 'RV-004' }, amountPaise: 9_500 };
    given([agroCreated, received(500)], open)
      .when(refund({ credit: ofReceipt }))
      .then([refunded(back)]);
    given([agroCreated, received(500)], open)
      .when(refund({ credit: ofReceipt, amountPaise: 9_501 }))
      .thenRejected({
        kind: 'refund_exceeds_money',
        number: 'RV-004',
        amountPaise: 9_501,
        moneyPaise: 9_500,
      });
    given([agroCreated, received(10_000)], open)
      .when(refund({ credit: ofReceipt }))
      .thenRejected({ kind: 'no_money_to_refund', number: 'RV-004' });
    given([agroCreated, received(500), refunded({ ...back, refundId: 78 })], {
      credit: { number: 'RV-004', openPaise: 500 },
    })
      .when(refund({ credit: ofReceipt }))
      .thenRejected({ kind: 'no_money_to_refund', number: 'RV-004' });
  });

  test('is refused in the future, and out of what is no money', () => {
    given([agroCreated], { credit })
      .when(refund({ paidOn: tomorrow }))
      .thenRejected({ kind: 'refund_in_the_future', paidOn: tomorrow, today });
    given([agroCreated], { credit, moneyAccountId: null })
      .when(refund())
      .thenRejected({ kind: 'receipt_account_unknown' });
  });
});

describe('a refund that is taken back', () => {
  const reason = 'Wrong account';
  const takeBack = (takenBackOn: string | null = null): CustomerCommand => ({
    type: 'ReverseRefund',
    data: {
      customerId,
      refundId,
      reversalId,
      reason,
      takenBackOn: takenBackOn === null ? null : calendarDate(takenBackOn),
    },
  });
  const takenBack = (reversedOn: string): CustomerEvent => ({
    type: 'RefundReversed',
    version: 1,
    data: {
      refundId,
      customerId,
      ledgerId: agroCreated.data.accountId,
      credit: { ...note, number: 'CN-003' },
      amountPaise: 118_000,
      reason,
      reversedOn,
    },
  });

  test('says why, on the day that is named, else today', () => {
    given([agroCreated, refunded()])
      .when(takeBack())
      .then([takenBack(today)]);
    given([agroCreated, refunded()])
      .when(takeBack('2026-11-20'))
      .then([takenBack('2026-11-20')]);
  });

  test('is refused twice, and where there is none', () => {
    given([agroCreated, refunded(), takenBack(today)])
      .when(takeBack())
      .thenRejected({ kind: 'refund_already_reversed', number: 'RFV-001' });
    given([agroCreated]).when(takeBack()).thenRejected({ kind: 'refund_not_found', refundId });
  });
});
