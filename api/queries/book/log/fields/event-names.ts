// What the ids that events hold are called: an account by its name, an entry by its number.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import { ERASED } from '#core/kernel/event.ts';
import { INSTALLATION_BOOK, streamName } from '#core/kernel/ids.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import { readStreamsAsOf } from '#api/store/read-events.ts';
import type { Moment } from '#api/store/read-events.ts';

/**
 * What a record was called when an event referred to it; undefined where nobody knows it.
 * @param field the one that refers to it, as `unitId`.
 */
export type NameThen = (field: string, id: number, then: Moment) => string | undefined;

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
  brandId: named('brands', 'brand_id'),
  unitId: named('units', 'unit_id'),
  serviceId: named('services', 'service_id'),
  godownId: named('godowns', 'godown_id'),
  assetId: named('assets', 'asset_id'),
  personId: named('people', 'person_id'),
  journalId: ENTRIES,
  reversalId: ENTRIES,
  invoiceId: INVOICES,
  presaleId: PRESALES,
};

/** `proceedsAccountId` and whatever else ends so; a customer's ledger is an account too. */
export const isOfAccount = (field: string): boolean => /^(account|ledger|.+Account)Id$/.test(field);

const placeOf = (field: string): Place | undefined =>
  isOfAccount(field) ? ACCOUNTS : PLACES[field];

/** Streams of records that can be renamed, and by which events. */
const RENAMED: Readonly<Record<string, { readonly category: string; readonly type: string }>> = {
  typeId: { category: 'account-type', type: 'AccountType' },
  companyTypeId: { category: 'company', type: 'Company' },
  customerId: { category: 'customer', type: 'Customer' },
  productId: { category: 'product', type: 'Product' },
  categoryId: { category: 'category', type: 'Category' },
  serviceCategoryId: { category: 'category', type: 'Category' },
  brandId: { category: 'brand', type: 'Brand' },
  unitId: { category: 'unit', type: 'Unit' },
  serviceId: { category: 'service', type: 'Service' },
  godownId: { category: 'godown', type: 'Godown' },
  assetId: { category: 'asset', type: 'Asset' },
};
const NAMING = ['Created', 'Added', 'Changed', 'Renamed'];
const ACCOUNT = { category: 'account', type: 'Account' };

type Ids = ReadonlyMap<string, ReadonlySet<number>>;
type Known = { readonly name: string } & Moment;

/**
 * @param ids those in each field; fields that refer to nothing are passed over.
 * @param until no event that refers to them is later.
 */
export async function eventNames(
  { sql, keys, db }: LogParts,
  bookId: number,
  ids: Ids,
  until: Moment,
): Promise<NameThen> {
  const now = await namesNow(db, bookId, ids);
  const then = await namesGiven({ sql, keys }, ids, until);
  return (field, id, moment) => {
    const last = now.get(keyOfName(field, id));
    const given = then.get(streamOf(field, id) ?? '') ?? [];
    // What is erased is told of no moment, whatever older events say in the open.
    if (last === ERASED || given.length === 0) return last;
    return (given.findLast((one) => isBy(one, moment)) ?? given[0])?.name;
  };
}

const keyOfName = (field: string, id: number): string => `${field} ${id}`;

function streamOf(field: string, id: number): string | null {
  const renamed = isOfAccount(field) ? ACCOUNT : RENAMED[field];
  return renamed === undefined ? null : streamName(renamed.category, id);
}

/** Events of another book, that of the installation, are placed by their instant. */
const isBy = (one: Moment, then: Moment): boolean =>
  one.bookId === then.bookId ? one.seq <= then.seq : one.recordedAt <= then.recordedAt;

/** @returns by their streams the names that records were given, in that order. */
async function namesGiven(
  { sql, keys }: Pick<LogParts, 'sql' | 'keys'>,
  ids: Ids,
  moment: Moment,
): Promise<ReadonlyMap<string, readonly Known[]>> {
  const streams = [...ids].flatMap(([field, some]) => {
    const type = (isOfAccount(field) ? ACCOUNT : RENAMED[field])?.type;
    if (type === undefined) return [];
    const types = NAMING.map((naming) => type + naming);
    return [...some].flatMap((id) =>
      [moment.bookId, INSTALLATION_BOOK].map((bookId) => ({
        bookId,
        types,
        stream: streamOf(field, id) ?? '',
      })),
    );
  });
  const [events = []] = await readStreamsAsOf(sql, keys, [{ streams, moment }]);
  const named = events.flatMap(({ stream, data, bookId, seq, recordedAt }) => {
    const said = data as {
      readonly name?: unknown;
      readonly changes?: { readonly name?: unknown };
    };
    const name = said.name ?? said.changes?.name;
    return typeof name === 'string' ? [{ stream, name, bookId, seq, recordedAt }] : [];
  });
  return Map.groupBy(named, ({ stream }) => stream);
}

/** As the read tables have them. */
async function namesNow(
  db: QueryExecutorProvider,
  bookId: number,
  idsByField: Ids,
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
