// What several features, the pickers and the palette read alike.
import { listAccountTypes } from '#api/contract/account/account.ts';
import { readBillingSettings } from '#api/contract/book/billing-settings.ts';
import { readCustomer } from '#api/contract/customer/customer.ts';
import { listCredits, readBillingOverview } from '#api/contract/invoice/billing.ts';
import { askingAccounts } from './local/asking-accounts.ts';
import { askingLocal } from './local/asking-local.ts';
import { asking } from './query.ts';

/** What an account that is picked or added somewhere will most likely be. */
export type AccountKind = 'expense' | 'customer' | 'bank' | 'unknown';

export const accountListOf = askingAccounts;

export const accountTypeListOf = (bookId: number) =>
  askingLocal(listAccountTypes, {
    kind: 'account_type',
    bookId,
    input: { query: { book_id: bookId } },
  });

export const customerOf = (bookId: number, customerId: number) =>
  asking(readCustomer, { params: { customerId }, query: { book_id: bookId } });

export const creditsOf = (bookId: number, customerId: number) =>
  asking(listCredits, { params: { customerId }, query: { book_id: bookId } });

/** Who the book is on its documents, and what these say unless told otherwise. */
export const billingSettingsOf = (bookId: number) =>
  asking(readBillingSettings, { params: { bookId } });

export const billingOverviewOf = (bookId: number) =>
  asking(readBillingOverview, { query: { book_id: bookId } });
