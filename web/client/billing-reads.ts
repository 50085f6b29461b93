// What several features read of customers, documents and accounts alike. It stands apart from the
// lists, so that a first load carries no contract of documents.
import { readMonthEnds } from '#api/contract/account/month-ends.ts';
import type { MonthEnds } from '#api/contract/account/month-ends.ts';
import { readBillingSettings, readPostingAccounts } from '#api/contract/book/billing-settings.ts';
import { readStockBatches } from '#api/contract/catalogue/stock/batches.ts';
import { readStockPlaces } from '#api/contract/catalogue/stock/places.ts';
import { listStock, STOCK_IDS_MAX } from '#api/contract/catalogue/stock/register.ts';
import { readFigures } from '#api/contract/book/figures.ts';
import { readCustomer } from '#api/contract/customer/customer.ts';
import { listCredits, readBillingOverview } from '#api/contract/invoice/billing.ts';
import { formatDate } from '#web/format/dates.ts';
import { asking } from './query.ts';

export const customerOf = (bookId: number, customerId: number) =>
  asking(readCustomer, { params: { customerId }, query: { book_id: bookId } });

export const creditsOf = (bookId: number, customerId: number) =>
  asking(listCredits, { params: { customerId }, query: { book_id: bookId } });

/** Who the book is on its documents, and what these say unless told otherwise. */
export const billingSettingsOf = (bookId: number) =>
  asking(readBillingSettings, { params: { bookId } });

/** The figures of a book, which the dashboard and the lists show alike. */
export const bookFiguresOf = (bookId: number) => asking(readFigures, { params: { bookId } });

export const billingOverviewOf = (bookId: number) =>
  asking(readBillingOverview, { query: { book_id: bookId } });

/** To which accounts its documents post. */
export const postingOf = (bookId: number) => asking(readPostingAccounts, { params: { bookId } });

/** The batches of some products, the earliest expiry first; with nil, also those used up. */
export const batchesOfProducts = (
  bookId: number,
  productIds: readonly number[],
  days: { readonly as_on?: string; readonly nil?: 'shown' } = {},
) => {
  const product_ids = productIds.slice(0, STOCK_IDS_MAX).join(',');
  const asked = asking(readStockBatches, { params: { bookId }, query: { product_ids, ...days } });
  return { ...asked, enabled: productIds.length > 0 };
};

/** What of some products lies in each godown today. */
export const placesOfProducts = (bookId: number, productIds: readonly number[]) => {
  const product_ids = productIds.slice(0, STOCK_IDS_MAX).join(',');
  const asked = asking(readStockPlaces, { params: { bookId }, query: { product_ids } });
  return { ...asked, enabled: productIds.length > 0 };
};

/** @param products at most as many as one call gives. What is in hand of those kept in stock. */
export const stockOfProducts = (bookId: number, products: readonly number[]) => {
  const ids = products.toSorted((one, other) => one - other).slice(0, STOCK_IDS_MAX);
  const query = { product_ids: ids.join(','), limit: STOCK_IDS_MAX };
  return { ...asking(listStock, { params: { bookId }, query }), enabled: ids.length > 0 };
};

/** @param accountId only this account; of all accounts of the book unless given. */
export const monthEndsOf = (bookId: number, accountId?: number) =>
  asking(readMonthEnds, {
    params: { bookId },
    query: accountId === undefined ? {} : { account_id: String(accountId) },
  });

/** A balance on a day: signed paise, debit positive. */
export type DatedBalance = { readonly when: string; readonly paise: number };

/** @returns the balances by account, the earliest first; none of an account that did not move. */
export function balancesByAccount({
  months,
  accounts,
}: MonthEnds): ReadonlyMap<number, readonly DatedBalance[]> {
  const days = months.map((end) => formatDate(end));
  return new Map(
    accounts.map(({ accountId: id, balancesPaise }) => [
      id,
      balancesPaise.map((paise, at) => ({ when: days[at] ?? '', paise })),
    ]),
  );
}
