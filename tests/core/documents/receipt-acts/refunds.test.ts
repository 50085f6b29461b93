// Money that goes back to a customer: a payment out of the account that is named.
import { describe, test } from 'vitest';
import type { CustomerCommand } from '#core/customer/index.ts';
import type { JournalId, RefundId } from '#core/kernel/ids.ts';
import { billedBook, inStream, ofCustomer } from '#tests/specimens/tax/document-log.ts';
import { agro, numbered, trade } from '#tests/specimens/tax/trade.ts';
import { givenDocuments } from '#tests/support/scenario/document-scenario.ts';

const { customerId, accountId: ledgerId } = agro;
const refundId = 77 as RefundId;
const journalId = 805 as JournalId;
const credit = { kind: 'credit-note', id: 601 } as const;
const details = {
  refundId,
  customerId,
  method: 'upi',
  reference: 'UTR 7',
  accountId: trade.bank,
  journalId,
  reason: 'Goods returned',
} as const;
const refund: CustomerCommand = {
  type: 'RecordRefund',
  data: { ...details, credit, amountPaise: 18_000, paidOn: null },
} as CustomerCommand;

describe('a refund', () => {
  test('pays out what is asked of an open credit, and debits the customer', () => {
    givenDocuments(billedBook, { credit: { number: 'CN-003', openPaise: 118_000 } })
      .when(refund)
      .then([
        ofCustomer({
          type: 'RefundRecorded',
          version: 1,
          data: {
            ...details,
            ...numbered('RFV-', 7),
            amountPaise: 18_000,
            paidOn: '2026-11-21',
            ledgerId,
            credit: { ...credit, number: 'CN-003' },
          },
        }),
        inStream(`journal-${journalId}`, {
          type: 'JournalPosted',
          version: 8,
          data: {
            journalId,
            number: 41,
            voucherType: 'payment',
            entryDate: '2026-11-21',
            narration: 'Refund RFV-007 of CN-003 by UPI, UTR 7',
            entries: [
              { accountId: ledgerId, side: 'debit', amountPaise: 18_000 },
              { accountId: trade.bank, side: 'credit', amountPaise: 18_000 },
            ],
            source: { kind: 'refund', id: refundId, number: 'RFV-007' },
          },
        }),
      ]);
  });

  test('is refused where the customer has no such credit', () => {
    givenDocuments(billedBook).when(refund).thenRejected({ kind: 'refund_credit_not_found' });
  });
});
