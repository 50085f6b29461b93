// A document and what follows from it in the books are one decision.
import { describe, test } from 'vitest';
import type { InvoiceCommand } from '#core/invoice/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { PaymentId } from '#core/kernel/ids.ts';
import { today } from '#tests/specimens/days.ts';
import {
  IGST,
  SALES,
  accountCreated,
  inStream,
  ofInvoice,
  openBook,
  rolesSettled,
  settledBook,
} from '#tests/specimens/tax/document-log.ts';
import { agro, drafted, issued, paid, trade, wanted } from '#tests/specimens/tax/trade.ts';
import {
  DOCUMENT_BOOK,
  FRESH_IDS,
  givenDocuments,
} from '#tests/support/scenario/document-scenario.ts';
import { receivedBy, sold } from './journals.ts';

const { invoiceId, journalId, paymentId, reversalId } = trade;
const [firstId = 0, secondId = 0] = FRESH_IDS;

const issueAtOnce: InvoiceCommand = {
  type: 'DraftInvoice',
  data: { invoiceId, customerId: agro.customerId, draft: wanted(), issueAs: journalId },
};
const issue: InvoiceCommand = { type: 'IssueInvoice', data: { invoiceId, journalId } };

describe('issuing an invoice', () => {
  test('posts its journal to the accounts that the book has settled', () => {
    givenDocuments(settledBook)
      .when(issueAtOnce)
      .then([ofInvoice(drafted), ofInvoice(issued), sold(SALES, IGST)]);
  });

  test('creates the accounts that are missing and settles them', () => {
    givenDocuments([...openBook, ofInvoice(drafted)])
      .when(issue)
      .then([
        ofInvoice(issued),
        accountCreated(firstId, 'Sales – Goods', 'sales-accounts', 'sales-goods'),
        accountCreated(secondId, 'Output IGST', 'duties-taxes', 'output-igst'),
        rolesSettled({ 'sales-goods': firstId, 'output-igst': secondId }),
        sold(firstId, secondId),
      ]);
  });

  test('settles an account by its code, else by its name and group, and creates none beside it', () => {
    const igst = { accountId: 84, name: 'output igst', code: null, group: 'duties-taxes' };
    const sales = { accountId: 83, name: 'Revenue', code: 'sales-goods', group: 'sales-accounts' };
    const log = [
      ...openBook,
      ofInvoice(drafted),
      accountCreated(83, 'Revenue', 'sales-accounts', 'sales-goods'),
      accountCreated(84, 'output igst', 'duties-taxes'),
    ];
    const roleAccounts = [sales, igst].map((account) => ({ ...account, open: true }));
    givenDocuments(log, { roleAccounts })
      .when(issue)
      .then([
        ofInvoice(issued),
        rolesSettled({ 'sales-goods': 83, 'output-igst': 84 }),
        sold(83, 84),
      ]);
  });

  test('puts the id behind a name that a retired account bears, and replaces a retired one', () => {
    const retired = inStream(`account-${IGST}`, {
      type: 'AccountRetired',
      version: 1,
      data: { accountId: IGST },
    });
    const roleAccounts = [
      { accountId: IGST, name: 'Output IGST', code: null, group: 'duties-taxes', open: false },
    ];
    givenDocuments([...settledBook, retired, ofInvoice(drafted)], { roleAccounts })
      .when(issue)
      .then([
        ofInvoice(issued),
        accountCreated(firstId, `Output IGST (${firstId})`, 'duties-taxes', 'output-igst'),
        rolesSettled({ 'output-igst': firstId }),
        sold(SALES, firstId),
      ]);
  });

  test('is refused whole where its journal falls into a locked period', () => {
    const locked = inStream(`book-${DOCUMENT_BOOK}`, {
      type: 'LockDateSet',
      version: 1,
      data: { bookId: DOCUMENT_BOOK, kind: 'soft', lockedTo: today, reason: 'Filed' },
    });
    givenDocuments([...settledBook, locked])
      .when(issueAtOnce)
      .thenRejected({ kind: 'period_locked', entryDate: today, lockedTo: today });
  });

  test('is refused whole where its journal is dated before the books begin', () => {
    const beginsOn = calendarDate('2027-04-01');
    const begun = inStream(`book-${DOCUMENT_BOOK}`, {
      type: 'BookSettingsChanged',
      version: 1,
      data: { bookId: DOCUMENT_BOOK, changes: { beginsOn } },
    });
    givenDocuments([...settledBook, begun])
      .when(issueAtOnce)
      .thenRejected({ kind: 'date_before_book_begins', entryDate: today, beginsOn });
  });

  test('is refused whole where the book has no room for its journal', () => {
    givenDocuments(settledBook, { turnoverPaise: Number.MAX_SAFE_INTEGER })
      .when(issueAtOnce)
      .then([ofInvoice(drafted), ofInvoice(issued), sold(SALES, IGST)]);
    const lines = wanted().lines.map((line) => ({ ...line, quantityThousandths: 2e7 }));
    const { data } = issueAtOnce;
    givenDocuments(settledBook, { turnoverPaise: Number.MAX_SAFE_INTEGER })
      .when({ type: 'DraftInvoice', data: { ...data, draft: wanted({ lines }) } })
      .thenRejected({ kind: 'total_too_large' });
  });
});

describe('taking a payment back', () => {
  const takeBack = (id: PaymentId, on: CalendarDate | null = null): InvoiceCommand => ({
    type: 'ReversePayment',
    data: { invoiceId, paymentId: id, reversalId, reason: 'Bounced', takenBackOn: on },
  });
  const other = 402 as PaymentId;
  const settledInvoice = [...settledBook, ofInvoice(drafted), ofInvoice(issued)];

  const takenBackOn = (reversedOn: string) =>
    ofInvoice({
      type: 'PaymentReversed',
      version: 2,
      data: {
        paymentId,
        invoiceId,
        customerId: agro.customerId,
        amountPaise: 5e5,
        reason: 'Bounced',
        reversedOn,
      },
    });
  const reversedOn = (entryDate: string) =>
    inStream('journal-803', {
      type: 'JournalReversed',
      version: 1,
      data: { reversalId, number: 41, entryDate, reason: 'Bounced' },
    });

  test('reverses the journal that the payment made, dated today', () => {
    const inSeptember = receivedBy(paymentId, 803, '2026-09-10');
    givenDocuments([...settledInvoice, ofInvoice(paid(5e5)), inSeptember])
      .when(takeBack(paymentId))
      .then([takenBackOn('2026-11-21'), reversedOn('2026-11-21')]);
  });

  test('is dated on the day that is named, as a bounced cheque on the bank’s statement', () => {
    const inSeptember = receivedBy(paymentId, 803, '2026-09-10');
    givenDocuments([...settledInvoice, ofInvoice(paid(5e5)), inSeptember])
      .when(takeBack(paymentId, calendarDate('2026-09-14')))
      .then([takenBackOn('2026-09-14'), reversedOn('2026-09-14')]);
  });

  test('does not reverse the journal of another payment', () => {
    givenDocuments([...settledInvoice, ofInvoice(paid(5e5, other)), receivedBy(paymentId, 803)])
      .when(takeBack(other))
      .thenRejected({
        kind: 'journal_belongs_to_document',
        journalId: 803 as typeof journalId,
        document: { kind: 'payment', id: paymentId, number: 'INV-007' },
      });
  });
});
