// What may be imported, by the last part of its address.
import { listAccounts, listAccountTypes } from '#api/contract/account/account.ts';
import { readOpening } from '#api/contract/account/opening.ts';
import { listBooks } from '#api/contract/book/book.ts';
import type { ListedSupplier } from '#api/contract/supplier/supplier.ts';
import { listSuppliers } from '#api/contract/supplier/supplier.ts';
import { reply } from '#web/client/query.ts';
import { accountsKind } from './accounts.ts';
import { journalsKind } from './books/journals.ts';
import { openingsKind } from './books/openings.ts';
import { customersKind } from './customers.ts';
import { suppliersKind } from './suppliers.ts';
import { pricesKind, productsKind } from './products.ts';
import type { KindOfImport } from './kind.ts';

type ImportOfPath = {
  readonly title: string;
  /** @returns the kind, with what it has to know of the book. Fails as a call does. */
  readonly read: (bookId: number) => Promise<KindOfImport>;
};

const SUPPLIERS_AT_ONCE = 200;

async function everySupplier(bookId: number): Promise<readonly ListedSupplier[]> {
  const found: ListedSupplier[] = [];
  for (let isMore = true; isMore;) {
    const query = { book_id: bookId, limit: SUPPLIERS_AT_ONCE, offset: found.length };
    const more = await reply(listSuppliers, { query });
    found.push(...more);
    isMore = more.length === SUPPLIERS_AT_ONCE;
  }
  return found;
}

export const IMPORTS: ReadonlyMap<string, ImportOfPath> = new Map<string, ImportOfPath>([
  ['customers', { title: 'Customers', read: async () => customersKind }],
  [
    'suppliers',
    {
      title: 'Suppliers',
      read: async (bookId) => {
        const [accounts, suppliers] = await Promise.all([
          reply(listAccounts, { params: { bookId } }),
          everySupplier(bookId),
        ]);
        return suppliersKind({ accounts, suppliers });
      },
    },
  ],
  [
    'accounts',
    {
      title: 'Accounts',
      read: async (bookId) =>
        accountsKind(await reply(listAccountTypes, { query: { book_id: bookId } })),
    },
  ],
  [
    'journals',
    {
      title: 'Journals',
      read: async (bookId) => journalsKind(await reply(listAccounts, { params: { bookId } })),
    },
  ],
  ['products', { title: 'Products', read: productsKind }],
  ['prices', { title: 'Price list', read: async () => pricesKind }],
  [
    'openings',
    {
      title: 'Opening balances',
      read: async (bookId) => {
        const [accounts, document, books] = await Promise.all([
          reply(listAccounts, { params: { bookId } }),
          reply(readOpening, { query: { book_id: bookId } }),
          reply(listBooks, {}),
        ]);
        const book = books.find(({ id }) => id === bookId);
        return openingsKind({ accounts, document, beginsOn: book?.begins_on ?? null });
      },
    },
  ],
]);
