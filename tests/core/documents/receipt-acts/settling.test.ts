// A receipt with what was deducted settles bills in one act, and they are open again once it is
// taken back, as a cheque that bounces is.
import { describe, test } from 'vitest';
import type { CustomerCommand } from '#core/customer/index.ts';
import type { AllocationId, JournalId, SettlementId } from '#core/kernel/ids.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
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
const [tdsId = 0] = FRESH_IDS;
const journalId = 803 as JournalId;

/** INV-007 of 11,800 and a fare of 70 that a journal put on the customer's account. */
const fare = {
  kind: 'journal',
  id: 41,
  line: 2,
  number: '#9',
  openPaise: 70_00,
  dated: '2026-11-01',
  billDate: '2026-11-01',
  dueDate: null,
} as const;

const tds = { kind: 'tds', amountPaise: 1_000_00, section: '194C' } as const;
const receive = (changes: object = {}): CustomerCommand => ({
  type: 'RecordReceipt',
  data: {
    customerId,
    receiptId,
    journalId,
    amountPaise: 10_870_00,
    method: 'cheque',
    reference: '004512',
    paidOn: calendarDate('2026-11-20'),
    accountId: bank,
    deductions: [tds],
    settling: {
      against: 'oldest-first',
      allocationIds: [51 as AllocationId],
      settlementIds: [52 as SettlementId],
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
    amountPaise: 11_870_00,
    method: 'cheque',
    reference: '004512',
    paidOn: '2026-11-20',
    accountId: bank,
    journalId,
    deductions: [tds],
  },
});
const allocation = {
  allocationId: 51,
  invoiceId,
  customerId,
  source,
  amountPaise: 11_800_00,
};
/** The invoice is dated a day after the cheque, and is settled on its own day. */
const allocated = ofInvoice({
  type: 'CreditAllocated',
  version: 2,
  data: { ...allocation, allocatedOn: '2026-11-21' },
});
const pair = {
  settlementId: 52,
  accountId: ledgerId,
  customerId,
  itemSide: 'debit',
  item: { kind: 'journal', id: 41, line: 2, number: '#9' },
  by: source,
  amountPaise: 70_00,
} as const;
const settled = inStream('settlement-52', {
  type: 'ItemSettled',
  version: 4,
  data: { ...pair, settledOn: '2026-11-20' },
});
const posted = inStream('journal-803', {
  type: 'JournalPosted',
  version: 8,
  data: {
    journalId,
    number: 41,
    voucherType: 'receipt',
    entryDate: '2026-11-20',
    narration: 'Receipt RV-007 against #9, INV-007 by cheque, 004512',
    entries: [
      { accountId: bank, side: 'debit', amountPaise: 10_870_00 },
      { accountId: tdsId, side: 'debit', amountPaise: 1_000_00 },
      { accountId: ledgerId, side: 'credit', amountPaise: 11_870_00 },
    ],
    source,
  },
});
const asset = 'loans-advances-asset';

describe('a receipt with TDS over an invoice and a fare', () => {
  const openItems = [
    fare,
    {
      ...fare,
      kind: 'invoice',
      id: invoiceId,
      line: 0,
      number: 'INV-007',
      openPaise: 11_800_00,
      billDate: '2026-11-21',
      dueDate: '2026-12-21',
    } as const,
  ];

  test('settles both, and debits what was deducted', () => {
    givenDocuments(billedBook, { openItems })
      .when(receive())
      .then([
        recorded,
        allocated,
        settled,
        accountCreated(tdsId, 'TDS Receivable', asset, 'tds-receivable'),
        rolesSettled({ 'tds-receivable': tdsId }),
        posted,
      ]);
  });

  test('leaves both open again where the cheque bounces, dated when it did', () => {
    const log = [...billedBook, recorded, allocated, settled, posted];
    const reason = 'The cheque bounced';
    const credit = { number: 'RV-007', openPaise: 0 };
    const settledOn = [`invoice-${invoiceId}`, 'settlement-52'];
    givenDocuments(log, { credit, settledOn })
      .when({
        type: 'ReverseReceipt',
        data: { customerId, receiptId, reversalId, reason, takenBackOn: null },
      })
      .then([
        ofInvoice({
          type: 'AllocationReversed',
          version: 2,
          data: { ...allocation, reason, reversedOn: '2026-11-21' },
        }),
        inStream('settlement-52', {
          type: 'SettlementReversed',
          version: 4,
          data: { ...pair, reason, reversedOn: '2026-11-21' },
        }),
        ofCustomer({
          type: 'ReceiptReversed',
          version: 2,
          data: {
            receiptId,
            customerId,
            amountPaise: 11_870_00,
            reason,
            reversedOn: '2026-11-21',
          },
        }),
        inStream('journal-803', {
          type: 'JournalReversed',
          version: 1,
          data: { reversalId, number: 41, entryDate: '2026-11-21', reason },
        }),
      ]);
  });

  test('stays while what of it is used is not free again', () => {
    const log = [...billedBook, recorded, posted];
    const credit = { number: 'RV-007', openPaise: 11_000_00 };
    givenDocuments(log, { credit })
      .when({
        type: 'ReverseReceipt',
        data: { customerId, receiptId, reversalId, reason: 'Bounced', takenBackOn: null },
      })
      .thenRejected({ kind: 'receipt_is_allocated', number: 'RV-007', allocatedPaise: 870_00 });
  });
});
