// What several features read of customers and documents alike. It stands apart from the lists, so
// that a first load carries no contract of documents.
import { readBillingSettings, readPostingAccounts } from '#api/contract/book/billing-settings.ts';
import { readCustomer } from '#api/contract/customer/customer.ts';
import { listCredits, readBillingOverview } from '#api/contract/invoice/billing.ts';
import { asking } from './query.ts';

export const customerOf = (bookId: number, customerId: number) =>
  asking(readCustomer, { params: { customerId }, query: { book_id: bookId } });

export const creditsOf = (bookId: number, customerId: number) =>
  asking(listCredits, { params: { customerId }, query: { book_id: bookId } });

/** Who the book is on its documents, and what these say unless told otherwise. */
export const billingSettingsOf = (bookId: number) =>
  asking(readBillingSettings, { params: { bookId } });

export const billingOverviewOf = (bookId: number) =>
  asking(readBillingOverview, { query: { book_id: bookId } });

/** To which accounts its documents post. */
export const postingOf = (bookId: number) => asking(readPostingAccounts, { params: { bookId } });
