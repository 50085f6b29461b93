// What the tables of customers and of suppliers both say of a party, each field once: a new one is
// a line here and a column in a migration. What both are asked stands here too.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { nameKey } from '#core/kernel/text.ts';
import { askedRows } from './questions.ts';
import type { ProjectedEvent } from './projection.ts';
import type { Question } from './questions.ts';
import { fieldOf } from './row-columns.ts';

/** Texts that a party may have; some are kept sealed where it is a private person. */
const texts = {
  company: 'text',
  gstin: 'text',
  pan: 'text',
  state_code: 'text',
  email: 'text',
  phone: 'text',
  contact: 'text',
  address: 'text',
  city: 'text',
  pincode: 'text',
} as const;

export const partyColumns = {
  name: 'text',
  name_key: 'text',
  registration: 'text',
  country: 'text',
  ...texts,
  erased_at: 'timestamptz',
  erasure_asked_at: 'timestamptz',
  erasure_due_on: 'date',
} as const;

/** The tables that have a row for each party in one of its roles. */
export type PartyTable = 'customers' | 'suppliers';

/** No erasure waits. */
export const NO_ERASURE_ASKED = { erasure_asked_at: null, erasure_due_on: null };

type Said = Readonly<Record<string, unknown>> & { readonly name?: string | undefined };

/** @returns the columns of what an event says of a party; undefined where it says nothing. */
export function partyColumnsOf(said: Said): Readonly<Record<PartyColumn, unknown>> {
  const { name, registration, country } = said;
  const own = Object.keys(texts).map((column) => [column, openOrSealed(said, fieldOf(column))]);
  return {
    ...(Object.fromEntries(own) as Readonly<Record<keyof typeof texts, unknown>>),
    name,
    name_key: name === undefined ? undefined : nameKey(name),
    registration,
    country,
  };
}

type PartyColumn = keyof typeof texts | 'name' | 'name_key' | 'registration' | 'country';

/** @returns the row that an event removes. */
export const removedParty = (event: ProjectedEvent) =>
  event.type === 'CustomerRemoved'
    ? [{ book_id: event.bookId, customer_id: event.data.customerId }]
    : [];

/** The open value or the sealed one, whichever there is; undefined where neither changed. */
function openOrSealed(said: Said, field: string): unknown {
  const sealed = said[`private${field.slice(0, 1).toUpperCase()}${field.slice(1)}`];
  const open = said[field];
  return open === undefined ? sealed : (open ?? sealed ?? null);
}

type SimilarParty = {
  readonly id: number;
  readonly name: string;
  readonly nameKey: string;
  readonly gstin: string | null;
};

type Likeness = { readonly gstins: readonly string[]; readonly nameKeys: readonly string[] };

/** @returns the parties of a book that have one of these GSTINs, or one of these names. */
export async function similarParties(
  db: QueryExecutorProvider,
  from: PartyTable,
  bookId: number,
  { gstins, nameKeys }: Likeness,
): Promise<readonly SimilarParty[]> {
  const table = sql.table(from);
  const { rows } = await sql<SimilarParty>`
    select customer_id as id, name, name_key as "nameKey", gstin
    from ${table}
    where book_id = ${bookId} and erased_at is null and customer_id in (
      select customer_id from ${table}
      where book_id = ${bookId} and gstin = any(${[...gstins]}::text[])
      union
      select customer_id from ${table}
      where book_id = ${bookId} and name_key = any(${[...nameKeys]}::text[]))
    order by customer_id
  `.execute(db);
  return rows;
}

type PartyNumber = {
  readonly bookId: number;
  readonly customerId: number;
  readonly gstin: string;
};

/** @returns what finds the first other party of a table that has a GSTIN, or none. */
export const otherWithGstin =
  (table: PartyTable): Question<PartyNumber, { readonly name: string }> =>
  (asked) =>
    sql`
  select at, other.name
  from ${askedRows(
    asked.map((one) => [one]),
    {
      book_id: ['bigint', ({ bookId }) => bookId],
      customer_id: ['bigint', ({ customerId }) => customerId],
      gstin: ['text', ({ gstin }) => gstin],
    },
  )}
    cross join lateral (
      select name from ${sql.table(table)}
      where book_id = asked.book_id and gstin = asked.gstin and customer_id <> asked.customer_id
      order by customer_id limit 1
    ) as other`;
