// What the screens of suppliers read, and what a write makes old.
import { listAccountChanges, listAccounts } from '#api/contract/account/account.ts';
import { readHistory } from '#api/contract/book/history.ts';
import { listCustomers, readCustomerFigures } from '#api/contract/customer/customer.ts';
import * as contract from '#api/contract/supplier/supplier.ts';
import type { SupplierReply } from '#api/contract/supplier/supplier.ts';
import {
  cancelSupplierErasure,
  eraseSupplier,
  readSupplierErasure,
} from '#api/contract/supplier/erasure.ts';
import { listPurchaseBills, readTdsOfSupplier } from '#api/contract/trade/purchase-bill.ts';
import { call } from '#web/client/call.ts';
import { asking, invalidate } from '#web/client/query.ts';
import type { ErasableParty } from '#web/shell/erasure/erasable-party.ts';
import { ROWS_AT_ONCE } from '#web/ui/lists/register/layout/layout.ts';

export type SuppliersQuery = {
  readonly search?: string;
  readonly status?: SupplierReply['status'];
};

export const suppliersStretchOf = (bookId: number, asked: SuppliersQuery, offset: number) =>
  asking(contract.listSuppliers, {
    query: { ...asked, book_id: bookId, limit: ROWS_AT_ONCE, offset },
  });

export const supplierFiguresOf = (bookId: number, asked: SuppliersQuery) =>
  asking(contract.readSupplierFigures, { query: { ...asked, book_id: bookId } });

/** The first of them by name: whose ledgers are taken. */
export const allSuppliers = (bookId: number) =>
  asking(contract.listSuppliers, { query: { book_id: bookId, limit: 200 } });

export const oneSupplier = (bookId: number, supplierId: number) =>
  asking(contract.readSupplier, { params: { supplierId }, query: { book_id: bookId } });

/** As many of the latest bills as its page shows. */
export const BILLS_SHOWN = 20;

export const billsOfSupplier = (bookId: number, accountId: number) =>
  asking(listPurchaseBills, {
    query: { book_id: bookId, supplier: accountId, limit: BILLS_SHOWN, order: '-date' },
  });

export const supplierErasureOf = (bookId: number, supplierId: number) =>
  asking(readSupplierErasure, { params: { supplierId }, query: { book_id: bookId } });

export const erasableSupplier = (
  bookId: number,
  { id: supplierId, name, registration }: Pick<SupplierReply, 'id' | 'name' | 'registration'>,
): ErasableParty => {
  const params = { supplierId };
  return {
    role: 'supplier',
    name,
    registration,
    read: supplierErasureOf(bookId, supplierId),
    erase: (said) => call(eraseSupplier, { params, body: { ...said, bookId } }),
    cancel: () => call(cancelSupplierErasure, { params, query: { book_id: bookId } }),
    written: invalidateSuppliers,
  };
};

export const invalidateSuppliers = (): Promise<void> =>
  invalidate(
    contract.listSuppliers,
    contract.readSupplier,
    contract.readSupplierFigures,
    readSupplierErasure,
    readTdsOfSupplier,
    listCustomers,
    readCustomerFigures,
    listAccounts,
    listAccountChanges,
    readHistory,
  );
