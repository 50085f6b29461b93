// A cheque that bounces: the bank takes its charge with the money, and both are written in one act.
import { describe, test } from 'vitest';
import type { BankCharge, CustomerCommand } from '#core/customer/index.ts';
import type { StreamEvent } from '#core/documents/index.ts';
import type { InvoiceCommand } from '#core/invoice/index.ts';
import type { JournalPosted } from '#core/journal/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { AccountId, JournalId } from '#core/kernel/ids.ts';
import {
  accountCreated,
  inStream,
  rolesSettled,
  settledBook,
} from '#tests/specimens/tax/document-log.ts';
import { agro, drafted, issued, numbered, paid, trade } from '#tests/specimens/tax/trade.ts';
import { FRESH_IDS, givenDocuments } from '#tests/support/scenario/document-scenario.ts';
import { receivedBy } from '../journals.ts';

const { invoiceId, paymentId, receiptId, reversalId, bank } = trade;
const { customerId, accountId: ledgerId } = agro;
const [chargesId = 0] = FRESH_IDS;
const chargeJournalId = 804 as JournalId;
const reason = 'The cheque bounced';
const source = { kind: 'receipt', id: receiptId, number: 'RV-007' } as const;

const cheque = inStream(`customer-${customerId}`, {
  type: 'ReceiptRecorded',
  version: 2,
  data: {
    receiptId,
    customerId,
    ...numbered('RV-', 7),
    amountPaise: 5e5,
    method: 'cheque',
    reference: '004512',
    paidOn: '2026-09-10',
    accountId: bank,
    journalId: 803,
  },
});
const journalOf = (data: Omit<JournalPosted['data'], 'number'>, number = 42): StreamEvent =>
  inStream(`journal-${data.journalId}`, {
    type: 'JournalPosted',
    version: 8,
    data: { ...data, number },
  });
const chequePosted = journalOf(
  {
    journalId: 803,
    voucherType: 'receipt',
    entryDate: '2026-09-10',
    narration: 'Receipt RV-007 on account by cheque, 004512',
    entries: [
      { accountId: bank, side: 'debit', amountPaise: 5e5 },
      { accountId: ledgerId, side: 'credit', amountPaise: 5e5 },
    ],
    source,
  },
  9,
);
const received = [...settledBook, cheque, chequePosted];

const takeBack = (charge: Partial<BankCharge> = {}): CustomerCommand => ({
  type: 'ReverseReceipt',
  data: {
    customerId,
    receiptId,
    reversalId,
    reason,
    takenBackOn: calendarDate('2026-09-14'),
    bankCharge: {
      journalId: chargeJournalId,
      amountPaise: 590_00,
      accountId: null,
      ...charge,
    },
  },
});

const reversed = (stream: string, data: object): StreamEvent =>
  inStream(stream, {
    type: 'ReceiptReversed',
    version: 2,
    data: { receiptId, customerId, amountPaise: 5e5, reason, reversedOn: '2026-09-14', ...data },
  });
const journalReversed = inStream('journal-803', {
  type: 'JournalReversed',
  version: 1,
  data: { reversalId, number: 41, entryDate: '2026-09-14', reason },
});
const charged = (accountId: number): JournalPosted['data'] => ({
  journalId: chargeJournalId,
  number: 42,
  voucherType: 'payment',
  entryDate: '2026-09-14',
  narration: 'Bank charge, receipt RV-007 taken back: The cheque bounced',
  entries: [
    { accountId, side: 'debit', amountPaise: 590_00 },
    { accountId: bank, side: 'credit', amountPaise: 590_00 },
  ],
  source,
});
const credit = { number: 'RV-007', openPaise: 5e5 };

describe('a cheque that bounced with a charge of the bank', () => {
  test('is reversed, and the charge leaves the bank that had taken it on the same day', () => {
    givenDocuments(received, { credit })
      .when(takeBack())
      .then([
        reversed(`customer-${customerId}`, {}),
        accountCreated(chargesId, 'Bank Charges', 'indirect-expenses', 'bank-charges'),
        rolesSettled({ 'bank-charges': chargesId }),
        journalReversed,
        journalOf(charged(chargesId)),
      ]);
  });

  test('may be charged to an account that is named', () => {
    const fees = 91 as AccountId;
    givenDocuments([...received, accountCreated(fees, 'Return fees', 'indirect-expenses')], {
      credit,
    })
      .when(takeBack({ accountId: fees }))
      .then([reversed(`customer-${customerId}`, {}), journalReversed, journalOf(charged(fees))]);
  });

  test('is charged once: a receipt that was taken back is refused with its charge', () => {
    givenDocuments([...received, reversed(`customer-${customerId}`, {})], { credit })
      .when(takeBack())
      .thenRejected({ kind: 'receipt_already_reversed', number: 'RV-007' });
  });
});

describe('a payment of one invoice that bounced with a charge of the bank', () => {
  test('is reversed, and the charge names its invoice', () => {
    const ofInvoice = `invoice-${invoiceId}`;
    const command: Extract<InvoiceCommand, { type: 'ReversePayment' }> = {
      type: 'ReversePayment',
      data: {
        invoiceId,
        paymentId,
        reversalId,
        reason,
        takenBackOn: calendarDate('2026-09-14'),
        bankCharge: { journalId: chargeJournalId, amountPaise: 590_00, accountId: null },
      },
    };
    const log = [
      ...settledBook,
      inStream(ofInvoice, drafted),
      inStream(ofInvoice, issued),
      inStream(ofInvoice, paid(5e5)),
      receivedBy(paymentId, 803, '2026-09-10'),
      accountCreated(chargesId, 'Bank Charges', 'indirect-expenses', 'bank-charges'),
      rolesSettled({ 'bank-charges': chargesId }),
    ];
    const { data } = command;
    const named = { journalId: chargeJournalId, amountPaise: 590_00, accountId: bank as AccountId };
    givenDocuments(log)
      .when({ ...command, data: { ...data, bankCharge: named } })
      .thenRejected({ kind: 'bank_charge_account_unsuitable', accountId: bank });
    givenDocuments(log)
      .when(command)
      .then([
        inStream(ofInvoice, {
          type: 'PaymentReversed',
          version: 2,
          data: {
            paymentId,
            invoiceId,
            customerId,
            amountPaise: 5e5,
            reason,
            reversedOn: '2026-09-14',
          },
        }),
        journalReversed,
        journalOf({
          ...charged(chargesId),
          narration: 'Bank charge, payment of INV-007 taken back: The cheque bounced',
          source: { kind: 'payment', id: paymentId, number: 'INV-007' },
        }),
      ]);
  });
});
