// What the ids that events hold are called: an account by its name, an entry by its number.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';

/** By the field's name and the id: `unitId 7`. */
export type EventNames = ReadonlyMap<string, string>;

/** Where a field of an event finds the name of what its id refers to. */
type Place = { readonly table: string; readonly key: string; readonly name: RawBuilder<string> };

const named = (table: string, key: string): Place => ({ table, key, name: sql`name` });
const ACCOUNTS = named('accounts', 'account_id');
const CUSTOMERS = named('customers', 'customer_id');
const CATEGORIES = named('categories', 'category_id');
const ENTRIES: Place = { table: 'journals', key: 'journal_id', name: sql`'#' || number` };
const INVOICES: Place = { table: 'invoices', key: 'invoice_id', name: sql`number` };

const PLACES: Readonly<Record<string, Place>> = {
  typeId: named('account_types', 'type_id'),
  companyTypeId: named('companies', 'company_id'),
  customerId: CUSTOMERS,
  privateCustomerId: CUSTOMERS,
  productId: named('products', 'product_id'),
  categoryId: CATEGORIES,
  serviceCategoryId: CATEGORIES,
  brandId: named('brands', 'brand_id'),
  unitId: named('units', 'unit_id'),
  serviceId: named('services', 'service_id'),
  godownId: named('godowns', 'godown_id'),
  assetId: named('assets', 'asset_id'),
  personId: named('people', 'person_id'),
  journalId: ENTRIES,
  reversalId: ENTRIES,
  invoiceId: INVOICES,
};

/** `proceedsAccountId` and whatever else ends so; a customer's ledger is an account too. */
export const isOfAccount = (field: string): boolean => /^(account|ledger|.+Account)Id$/.test(field);

const placeOf = (field: string): Place | undefined =>
  isOfAccount(field) ? ACCOUNTS : PLACES[field];

export const keyOfName = (field: string, id: number): string => `${field} ${id}`;

/** @param idsByField the ids in each field; fields that refer to nothing are passed over. */
export async function eventNames(
  db: QueryExecutorProvider,
  bookId: number,
  idsByField: ReadonlyMap<string, ReadonlySet<number>>,
): Promise<EventNames> {
  const names = new Map<string, string>();
  for (const [field, ids] of idsByField) {
    const place = placeOf(field);
    if (place === undefined) continue;
    const { rows } = await sql<{ readonly id: number; readonly name: string | null }>`
      select ${sql.ref(place.key)} as id, ${place.name} as name from ${sql.table(place.table)}
      where book_id in (${INSTALLATION_BOOK}, ${bookId})
        and ${sql.ref(place.key)} = any(${[...ids]}::bigint[])
    `.execute(db);
    for (const { id, name } of rows) {
      if (name !== null && name !== '') names.set(keyOfName(field, id), name);
    }
  }
  return names;
}
