// The log of Sahyadri Traders by streams: a book with its accounts, a customer and their ledger.
import type { PostingRole } from '#core/book/index.ts';
import type { CustomerEvent } from '#core/customer/index.ts';
import type { DocumentEvent, StreamEvent } from '#core/documents/index.ts';
import type { GroupCode } from '#core/account-type/index.ts';
import type { InvoiceEvent } from '#core/invoice/index.ts';
import { DOCUMENT_BOOK as bookId } from '#tests/support/scenario/document-scenario.ts';
import { classified } from '../tally/types.ts';
import { agro, agroCreated, drafted, issued, supplier, trade } from './trade.ts';

const { name, bank: _bank, upi: _upi, ...profile } = supplier;

export const inStream = (stream: string, event: DocumentEvent): StreamEvent => ({ stream, event });

/** On the stream of the invoice of the examples. */
export const ofInvoice = (event: InvoiceEvent): StreamEvent =>
  inStream(`invoice-${trade.invoiceId}`, event);
/** On the stream of the customer of the examples. */
export const ofCustomer = (event: CustomerEvent): StreamEvent =>
  inStream(`customer-${agro.customerId}`, event);

export const accountCreated = (
  accountId: number,
  named: string,
  group: GroupCode,
  code: string | null = null,
  sealedFor: { readonly privateCustomerId?: number } = {},
): StreamEvent =>
  inStream(`account-${accountId}`, {
    type: 'AccountCreated',
    version: 2,
    data: {
      accountId,
      code,
      ...sealedFor,
      name: named,
      classification: classified(group),
      gstin: null,
      companyTypeId: null,
      email: null,
      asset: null,
    },
  });

export const rolesSettled = (accounts: Partial<Record<PostingRole, number>>): StreamEvent =>
  inStream(`book-${bookId}`, {
    type: 'PostingAccountsChanged',
    version: 16,
    data: { bookId, accounts },
  });

export const SALES = 81;
export const IGST = 82;

/** A registered book, Karnataka Agro Mills with their ledger, and a bank. */
export const openBook: readonly StreamEvent[] = [
  inStream(`book-${bookId}`, { type: 'BookCreated', version: 1, data: { bookId, name } }),
  inStream(`book-${bookId}`, {
    type: 'BillingProfileChanged',
    version: 1,
    data: { bookId, changes: profile },
  }),
  inStream(`customer-${agro.customerId}`, agroCreated),
  accountCreated(agro.accountId, agro.name, 'sundry-debtors'),
  accountCreated(trade.bank, 'HDFC Bank', 'bank-accounts'),
];

/** The same, its accounts for sales and for IGST being settled. */
export const settledBook: readonly StreamEvent[] = [
  ...openBook,
  accountCreated(SALES, 'Fans sold', 'sales-accounts'),
  accountCreated(IGST, 'IGST collected', 'duties-taxes'),
  rolesSettled({ 'sales-goods': SALES, 'output-igst': IGST }),
];

/** The same book with the invoice of the examples, issued and open. */
export const billedBook: readonly StreamEvent[] = [
  ...settledBook,
  ofInvoice(drafted),
  ofInvoice(issued),
];
