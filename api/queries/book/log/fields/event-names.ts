// What the ids that events hold are called: an account by its name, an entry by its number.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import { ERASED } from '#core/kernel/event.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { NAME_TABLES } from '#projections/catalogue-masters/table.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import type { LogMoment } from '#api/store/read-events.ts';
import { isBy, isOfAccount, namesGiven, namedStream } from './names-given.ts';
import type { IdsByField } from './names-given.ts';

/**
 * What a record was called when an event referred to it; undefined where nobody knows it.
 * @param field the one that refers to it, as `unitId`.
 */
export type NameThen = (field: string, id: number, then: LogMoment) => string | undefined;

/** Where a field of an event finds the name of what its id refers to. */
type Place = { readonly table: string; readonly key: string; readonly name: RawBuilder<string> };

const named = (table: string, key: string): Place => ({ table, key, name: sql`name` });
const ACCOUNTS = named('accounts', 'account_id');
const CUSTOMERS = named('customers', 'customer_id');
const CATEGORIES = named('categories', 'category_id');
const ENTRIES: Place = { table: 'journals', key: 'journal_id', name: sql`'#' || number` };
const INVOICES: Place = { table: 'invoices', key: 'invoice_id', name: sql`number` };
const PRESALES: Place = { table: 'presales', key: 'presale_id', name: sql`number` };

const PLACES: Readonly<Record<string, Place>> = {
  typeId: named('account_types', 'type_id'),
  companyTypeId: named('companies', 'company_id'),
  customerId: CUSTOMERS,
  privateCustomerId: CUSTOMERS,
  productId: named('products', 'product_id'),
  categoryId: CATEGORIES,
  serviceCategoryId: CATEGORIES,
  serviceId: named('services', 'service_id'),
  ...Object.fromEntries(
    Object.values(NAME_TABLES).map(({ kind, name, id }) => [`${kind}Id`, named(name, id)]),
  ),
  assetId: named('assets', 'asset_id'),
  personId: named('people', 'person_id'),
  journalId: ENTRIES,
  reversalId: ENTRIES,
  invoiceId: INVOICES,
  presaleId: PRESALES,
};

const placeOf = (field: string): Place | undefined =>
  isOfAccount(field) ? ACCOUNTS : PLACES[field];

/**
 * @param ids those in each field; fields that refer to nothing are passed over.
 * @param until no event that refers to them is later.
 */
export async function eventNames(
  { sql, keys, db }: LogParts,
  bookId: number,
  ids: IdsByField,
  until: LogMoment,
): Promise<NameThen> {
  const now = await namesNow(db, bookId, ids);
  const then = await namesGiven({ sql, keys }, ids, until);
  return (field, id, moment) => {
    const last = now.get(keyOfName(field, id));
    const given = then.get(namedStream(field, id) ?? '') ?? [];
    // What is erased is told of no moment, whatever older events say in the open.
    if (last === ERASED || given.length === 0) return last;
    return (given.findLast((one) => isBy(one, moment)) ?? given[0])?.name;
  };
}

const keyOfName = (field: string, id: number): string => `${field} ${id}`;

/** As the read tables have them. */
async function namesNow(
  db: QueryExecutorProvider,
  bookId: number,
  idsByField: IdsByField,
): Promise<ReadonlyMap<string, string>> {
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
