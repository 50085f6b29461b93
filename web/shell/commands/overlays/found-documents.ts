// What the palette finds of documents, customers and products, fetched with the contract of each
// once somebody searches: a first load carries none of them.
import { MASTERS } from '#api/contract/catalogue/master-kinds.ts';
import { listCustomers } from '#api/contract/customer/customer.ts';
import { listInvoices } from '#api/contract/invoice/invoice.ts';
import { listPresales } from '#api/contract/trade/presale.ts';
import { reply } from '#web/client/query.ts';

type SearchInBook = {
  readonly bookId: number;
  /** Empty for the first of all. */
  readonly search: string;
  readonly limit: number;
  readonly signal: AbortSignal;
};

const inputOf = ({ bookId, search, limit, signal }: SearchInBook) => ({
  query: { ...(search === '' ? {} : { search }), book_id: bookId, limit },
  signal,
});

export const findInvoices = (search: SearchInBook) => reply(listInvoices, inputOf(search));
export const findPresales = (search: SearchInBook) => reply(listPresales, inputOf(search));
export const findCustomers = (search: SearchInBook) => reply(listCustomers, inputOf(search));
export const findProducts = (search: SearchInBook) => reply(MASTERS.product.list, inputOf(search));
