// What the server is asked of documents, customers and products while somebody searches.
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { MASTERS } from '#api/contract/catalogue/master-kinds.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import type { PresaleCard } from '#api/contract/trade/presale.ts';
import type { CallFailed } from '#web/client/query.ts';

export const SHOWN = 5;

export type FoundProduct = z.output<typeof MASTERS.product.list.reply>[number];

const finders = () => import('./found-documents.ts');

export const invoicesOf = (bookId: number, search: string) =>
  queryOptions<readonly InvoiceCard[], CallFailed>({
    queryKey: ['palette', 'invoices', bookId, search],
    meta: { shows: ['invoice', 'client'] },
    queryFn: async ({ signal }) =>
      (await finders()).findInvoices({ bookId, search, limit: SHOWN, signal }),
  });

export const presalesOf = (bookId: number, search: string) =>
  queryOptions<readonly PresaleCard[], CallFailed>({
    queryKey: ['palette', 'presales', bookId, search],
    meta: { shows: ['invoice', 'client'] },
    queryFn: async ({ signal }) =>
      (await finders()).findPresales({ bookId, search, limit: SHOWN, signal }),
  });

export const customersOf = (bookId: number, search: string) =>
  queryOptions<readonly Customer[], CallFailed>({
    queryKey: ['palette', 'customers', bookId, search],
    meta: { shows: ['client'] },
    queryFn: async ({ signal }) =>
      (await finders()).findCustomers({ bookId, search, limit: SHOWN, signal }),
  });

export const foundProductsOf = (bookId: number, search: string) =>
  queryOptions<readonly FoundProduct[], CallFailed>({
    queryKey: ['palette', 'products', bookId, search],
    meta: { shows: ['product'] },
    queryFn: async ({ signal }) =>
      (await finders()).findProducts({ bookId, search, limit: SHOWN, signal }),
  });
