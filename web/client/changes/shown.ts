// Which reads show which kinds of record. A read that is not named here is taken to show them all,
// so that a new screen is never left behind.
import type { Query } from '@tanstack/react-query';
import { listAccounts, listAccountTypes } from '#api/contract/account.ts';
import { listBooks, listMembers } from '#api/contract/book.ts';
import { listCustomers, readCustomer, readCustomerFigures } from '#api/contract/customer.ts';
import * as names from '#api/contract/catalogue-names.ts';
import { listCategories, listSharedCategories } from '#api/contract/category.ts';
import type { Change } from '#api/contract/changes.ts';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { findRecords, listRecords, readRecord } from '#api/contract/entity.ts';
import type { EntityKind } from '#api/contract/entity.ts';
import { findHsnCodes } from '#api/contract/hsn.ts';
import { health } from '#api/contract/health.ts';
import { listSharedAccountTypes } from '#api/contract/installation.ts';
import { listJournalDetails, listJournals, readJournal } from '#api/contract/journal.ts';
import { readLedger, readTrialBalance } from '#api/contract/ledger.ts';
import { listProducts, listSharedProducts, listUserProducts } from '#api/contract/product.ts';
import { listServices, listSharedServices } from '#api/contract/service.ts';
import { listUsers } from '#api/contract/user.ts';

/** Products show the names of what they belong to. */
const OF_PRODUCTS: readonly EntityKind[] = [
  ...(['product', 'value_product', 'category', 'brand', 'unit'] as const),
];
/** What they bought stands with them, and an invoice touches its customer. */
const OF_CUSTOMERS: readonly EntityKind[] = ['client'];
const OF_CATEGORIES: readonly EntityKind[] = [
  ...(['category', 'category_asset', 'category_product', 'consumable'] as const),
];

const SHOWN = new Map<string, readonly EntityKind[]>(
  (
    [
      [health, []],
      [findHsnCodes, []],
      [listBooks, ['book', 'active_role']],
      [listMembers, ['user', 'role', 'active_role']],
      [listUsers, ['user', 'role']],
      [listAccounts, ['account', 'account_type']],
      [listAccountTypes, ['account_type']],
      // Journals show the names of their accounts.
      [listJournals, ['journal', 'account']],
      [readJournal, ['journal', 'account']],
      [listJournalDetails, ['journal_detail']],
      [readLedger, ['account', 'journal', 'journal_detail']],
      [readTrialBalance, ['account', 'account_type', 'journal_detail']],
      [listCustomers, OF_CUSTOMERS],
      [readCustomer, OF_CUSTOMERS],
      [readCustomerFigures, OF_CUSTOMERS],
      [listProducts, OF_PRODUCTS],
      [listUserProducts, OF_PRODUCTS],
      [listSharedProducts, OF_PRODUCTS],
      [listCategories, OF_CATEGORIES],
      [listSharedCategories, OF_CATEGORIES],
      [listServices, ['service', 'service_attribute']],
      [listSharedServices, ['service', 'service_attribute']],
      [names.listBrands, ['brand']],
      [names.listSharedBrands, ['brand']],
      [names.listUnits, ['unit']],
      [names.listSharedUnits, ['unit']],
      [names.listCompanies, ['account_type_company']],
      [names.listSharedCompanies, ['account_type_company']],
      [listSharedAccountTypes, ['account_type']],
    ] satisfies readonly (readonly [Endpoint, readonly EntityKind[]])[]
  ).map(([{ path }, kinds]) => [path, kinds] as const),
);

/** The kinds of which an installation has records that all its books share. */
const SHARED: ReadonlySet<string> = new Set<EntityKind>([
  'account_type',
  'account_type_company',
  'brand',
  'category',
  'category_asset',
  'category_product',
  'consumable',
  'product',
  'service',
  'service_attribute',
  'unit',
  'user',
  'value_product',
]);

/** The kind that they show stands in the address. */
const GENERIC: ReadonlySet<string> = new Set(
  [listRecords, readRecord, findRecords].map(({ path }) => path),
);

/** What a query was asked, as far as it concerns us (see `asking`). */
type Asked = {
  readonly params?: { readonly bookId?: string | number; readonly entity?: unknown };
  readonly query?: { readonly book_id?: string | number };
};

/** @returns whether a query may show something else after the change of a book. */
export function isTouched(query: Query, bookId: number, change: Change): boolean {
  if (change.shared !== true && !concerns(query, bookId)) return false;
  const kinds = kindsShownBy(query);
  if (kinds === null) return true;
  if (change.everything === true) {
    return change.shared === true ? kinds.some((kind) => SHARED.has(kind)) : kinds.length > 0;
  }
  return kinds.some((kind) => (change.kinds as readonly string[]).includes(kind));
}

/** @returns whether the query is about this book, or about none in particular. */
export function concerns({ queryKey }: Query, bookId: number): boolean {
  const { params, query } = askedOf(queryKey);
  const named = params?.bookId ?? query?.book_id;
  return named === undefined || String(named) === String(bookId);
}

function kindsShownBy({ queryKey }: Query): readonly string[] | null {
  const path = String(queryKey[0]);
  const { entity } = askedOf(queryKey).params ?? {};
  if (GENERIC.has(path) && typeof entity === 'string') return [entity];
  return SHOWN.get(path) ?? null;
}

function askedOf(queryKey: readonly unknown[]): Asked {
  const last = queryKey.at(-1);
  return typeof last === 'object' && last !== null ? last : {};
}
