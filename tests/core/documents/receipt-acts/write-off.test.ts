// A bill that will not be paid is written off: a receipt that brings no money settles it.
import { describe, test } from 'vitest';
import type { CustomerCommand, Deduction } from '#core/customer/index.ts';
import type { AllocationId, JournalId } from '#core/kernel/ids.ts';
import {
  accountCreated,
  billedBook,
  inStream,
  ofCustomer,
  ofInvoice,
  rolesSettled,
} from '#tests/specimens/tax/document-log.ts';
import { agro, numbered, trade } from '#tests/specimens/tax/trade.ts';
import { FRESH_IDS, givenDocuments } from '#tests/support/scenario/document-scenario.ts';

const { invoiceId, receiptId, reversalId, bank } = trade;
const { customerId, accountId: ledgerId } = agro;
const [badDebtsId = 0] = FRESH_IDS;
const journalId = 803 as JournalId;
const reason = 'Declared insolvent';

const debt: Deduction = { kind: 'write-off', amountPaise: 11_800_00, note: reason };
const record = (changes: object = {}): CustomerCommand => ({
  type: 'RecordReceipt',
  data: {
    customerId,
    receiptId,
    journalId,
    amountPaise: 0,
    method: 'bank-transfer',
    reference: null,
    paidOn: null,
    accountId: bank,
    deductions: [debt],
    settling: {
      against: [{ kind: 'invoice', id: invoiceId, amountPaise: 11_800_00 }],
      allocationIds: [51 as AllocationId],
      settlementIds: [],
    },
    ...changes,
  },
});

const source = { kind: 'receipt', id: receiptId, number: 'RV-007' } as const;
const recorded = ofCustomer({
  type: 'ReceiptRecorded',
  version: 2,
  data: {
    receiptId,
    customerId,
    ...numbered('RV-', 7),
    amountPaise: 11_800_00,
    method: 'bank-transfer',
    reference: null,
    paidOn: '2026-11-21',
    accountId: bank,
    journalId,
    deductions: [debt],
  },
});
const allocation = {
  allocationId: 51,
  invoiceId,
  customerId,
  source,
  amountPaise: 11_800_00,
};
const allocated = ofInvoice({
  type: 'CreditAllocated',
  version: 2,
  data: { ...allocation, allocatedOn: '2026-11-21' },
});
const posted = inStream('journal-803', {
  type: 'JournalPosted',
  version: 8,
  data: {
    journalId,
    number: 41,
    voucherType: 'journal',
    entryDate: '2026-11-21',
    narration:
      'Receipt RV-007 against INV-007 without money: bad debt written off, Declared insolvent',
    entries: [
      { accountId: badDebtsId, side: 'debit', amountPaise: 11_800_00 },
      { accountId: ledgerId, side: 'credit', amountPaise: 11_800_00 },
    ],
    source,
  },
});

describe('a bad debt', () => {
  test('settles the invoice and is posted whole: its GST stays payable', () => {
    givenDocuments(billedBook)
      .when(record())
      .then([
        recorded,
        allocated,
        accountCreated(badDebtsId, 'Bad Debts', 'indirect-expenses', 'bad-debts'),
        rolesSettled({ 'bad-debts': badDebtsId }),
        posted,
      ]);
  });

  test('is due again once what wrote it off is taken back', () => {
    const log = [...billedBook, recorded, allocated, posted];
    const facts = {
      credit: { number: 'RV-007', openPaise: 0 },
      settledOn: [`invoice-${invoiceId}`],
    };
    const back = 'Paid after all';
    givenDocuments(log, facts)
      .when({
        type: 'ReverseReceipt',
        data: { customerId, receiptId, reversalId, reason: back, takenBackOn: null },
      })
      .then([
        ofInvoice({
          type: 'AllocationReversed',
          version: 2,
          data: { ...allocation, reason: back, reversedOn: '2026-11-21' },
        }),
        ofCustomer({
          type: 'ReceiptReversed',
          version: 2,
          data: {
            receiptId,
            customerId,
            amountPaise: 11_800_00,
            reason: back,
            reversedOn: '2026-11-21',
          },
        }),
        inStream('journal-803', {
          type: 'JournalReversed',
          version: 1,
          data: { reversalId, number: 41, entryDate: '2026-11-21', reason: back },
        }),
      ]);
  });

  test('is refused above what is due, and an advance without money', () => {
    const most = { ...debt, amountPaise: 11_900_00 };
    const against = [{ kind: 'invoice', id: invoiceId, amountPaise: 11_900_00 }];
    const settling = { against, allocationIds: [51], settlementIds: [] };
    givenDocuments(billedBook)
      .when(record({ deductions: [most], settling }))
      .thenRejected({
        kind: 'open_item_exceeded',
        line: 1,
        number: 'INV-007',
        amountPaise: 11_900_00,
        openPaise: 11_800_00,
      });
    const advance = { supply: 'goods', description: 'Fans', hsn: null };
    givenDocuments(billedBook)
      .when(record({ advance: { ...advance, rateBps: null, placeOfSupply: null } }))
      .thenRejected({ kind: 'receipt_is_nothing' });
  });
});
