// Money that comes in, for an invoice or on account: into which account it goes, and what becomes
// of its journal when it is taken back.
import { describe, test } from 'vitest';
import type { CustomerCommand, CustomerEvent } from '#core/customer/index.ts';
import type { StreamEvent } from '#core/documents/index.ts';
import type { InvoiceCommand } from '#core/invoice/index.ts';
import type { JournalPosted } from '#core/journal/index.ts';
import {
  SALES,
  accountCreated,
  billedBook,
  inStream,
  ofCustomer,
  ofInvoice,
  rolesSettled,
  settledBook,
} from '#tests/specimens/tax/document-log.ts';
import { agro, drafted, numbered, paid, receipted, trade } from '#tests/specimens/tax/trade.ts';
import { FRESH_IDS, givenDocuments } from '#tests/support/scenario/document-scenario.ts';

const { invoiceId, journalId, paymentId, receiptId, reversalId, bank } = trade;
const { customerId } = agro;
const [firstId = 0] = FRESH_IDS;

type Money = Extract<InvoiceCommand, { type: 'RecordPayment' }>['data'];
const pay = (changes: Partial<Money> = {}): InvoiceCommand => ({
  type: 'RecordPayment',
  data: {
    invoiceId,
    paymentId,
    journalId: 803 as Money['journalId'],
    amountPaise: 5e5,
    method: 'bank-transfer',
    reference: 'UTR 42',
    paidOn: null,
    accountId: bank,
    rest: null,
    issueAs: journalId,
    ...changes,
  },
});

const moneyPosted = (
  accountId: number,
  document: Pick<JournalPosted['data'], 'narration' | 'source'>,
  amountPaise = 5e5,
): StreamEvent =>
  inStream('journal-803', {
    type: 'JournalPosted',
    version: 8,
    data: {
      journalId: 803,
      number: 41,
      voucherType: 'receipt',
      entryDate: '2026-11-21',
      entries: [
        { accountId, side: 'debit', amountPaise },
        { accountId: agro.accountId, side: 'credit', amountPaise },
      ],
      ...document,
    },
  });

const ofPayment = { kind: 'payment', id: paymentId, number: 'INV-007' } as const;

describe('a payment of an invoice', () => {
  test('goes into the account of cash or bank that is named', () => {
    givenDocuments(billedBook)
      .when(pay())
      .then([
        ofInvoice(receipted(paid(5e5), numbered('RV-', 7))),
        moneyPosted(bank, {
          narration: 'Payment of INV-007 by bank transfer, UTR 42',
          source: ofPayment,
        }),
      ]);
  });

  test('goes into the book’s account for its method, which is made on first use', () => {
    const { data } = receipted(paid(5e5), numbered('RV-', 7));
    const cash = { method: 'cash', reference: null, accountId: firstId } as const;
    givenDocuments(billedBook)
      .when(pay({ method: 'cash', reference: null, accountId: null }))
      .then([
        accountCreated(firstId, 'Cash', 'cash-in-hand', 'cash'),
        rolesSettled({ cash: firstId }),
        ofInvoice({ type: 'PaymentRecorded', version: 2, data: { ...data, ...cash } }),
        moneyPosted(firstId, { narration: 'Payment of INV-007 by cash', source: ofPayment }),
      ]);
  });

  test('makes no account where it is there already, and leaves no trace', () => {
    givenDocuments([...billedBook, ofInvoice(paid(5e5))])
      .when(pay({ accountId: null }))
      .then([]);
  });

  test('is refused where the account that is named takes no money, or none any more', () => {
    const retired = inStream(`account-${bank}`, {
      type: 'AccountRetired',
      version: 1,
      data: { accountId: bank },
    });
    givenDocuments(billedBook)
      .when(pay({ accountId: SALES }))
      .thenRejected({ kind: 'money_account_unknown' });
    givenDocuments([...billedBook, retired])
      .when(pay())
      .thenRejected({ kind: 'money_account_unknown' });
  });

  test('does not go into an account of the same name that stands in another group', () => {
    const petty = { accountId: 85, name: 'Cash', code: null, group: 'current-assets', open: true };
    const { data } = receipted(paid(5e5), numbered('RV-', 7));
    const cash = { method: 'cash', reference: null, accountId: firstId } as const;
    givenDocuments(billedBook, { roleAccounts: [petty] })
      .when(pay({ method: 'cash', reference: null, accountId: null }))
      .then([
        accountCreated(firstId, `Cash (${firstId})`, 'cash-in-hand', 'cash'),
        rolesSettled({ cash: firstId }),
        ofInvoice({ type: 'PaymentRecorded', version: 2, data: { ...data, ...cash } }),
        moneyPosted(firstId, { narration: 'Payment of INV-007 by cash', source: ofPayment }),
      ]);
  });
});

describe('a receipt on account', () => {
  const recorded = {
    type: 'ReceiptRecorded',
    version: 2,
    data: {
      receiptId,
      customerId,
      ...numbered('RV-', 7),
      amountPaise: 5e5,
      method: 'upi',
      reference: null,
      paidOn: '2026-11-21',
      accountId: bank,
      journalId: 803,
    },
  } as const satisfies CustomerEvent;
  const receive = (accountId: number | null): CustomerCommand => ({
    type: 'RecordReceipt',
    data: {
      customerId,
      receiptId,
      journalId: 803 as Money['journalId'],
      amountPaise: 5e5,
      method: 'upi',
      reference: null,
      paidOn: null,
      accountId,
    },
  });
  const posted = moneyPosted(bank, {
    narration: 'Receipt RV-007 on account by UPI',
    source: { kind: 'receipt', id: receiptId, number: 'RV-007' },
  });

  test('takes its number and posts its journal', () => {
    givenDocuments(settledBook)
      .when(receive(bank))
      .then([ofCustomer(recorded), posted]);
  });

  test('makes no account where it is there already, and leaves no trace', () => {
    givenDocuments([...settledBook, ofCustomer(recorded)])
      .when(receive(null))
      .then([]);
  });

  test('reverses the journal that it made when it is taken back', () => {
    const credit = { kind: 'receipt', id: receiptId, number: 'RV-007' } as const;
    const open = { ...credit, customerId, openPaise: 5e5 };
    const reason = 'Bounced';
    givenDocuments([...settledBook, ofCustomer(recorded), posted], { credit: open })
      .when({
        type: 'ReverseReceipt',
        data: { customerId, receiptId, reversalId, reason, takenBackOn: null },
      })
      .then([
        ofCustomer({
          type: 'ReceiptReversed',
          version: 2,
          data: {
            receiptId,
            customerId,
            amountPaise: 5e5,
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
});

describe('cancelling', () => {
  test('a draft reverses nothing, since it posted nothing', () => {
    const reason = 'Typed twice';
    givenDocuments([...settledBook, ofInvoice(drafted)])
      .when({ type: 'CancelInvoice', data: { invoiceId, reversalId, reason } })
      .then([
        ofInvoice({
          type: 'InvoiceCancelled',
          version: 1,
          data: { invoiceId, customerId, number: 'INV-007', reason, issued: null },
        }),
      ]);
  });
});
