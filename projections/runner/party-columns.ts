// What the tables of customers and of suppliers both say of a party, each field once: a new one is
// a line here and a column in a migration. What both are asked stands here too.
import { sql } from 'kysely';
import { nameKey } from '#core/kernel/text.ts';
import { askedRows } from './questions.ts';
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

/** The open value or the sealed one, whichever there is; undefined where neither changed. */
function openOrSealed(said: Said, field: string): unknown {
  const sealed = said[`private${field.slice(0, 1).toUpperCase()}${field.slice(1)}`];
  const open = said[field];
  return open === undefined ? sealed : (open ?? sealed ?? null);
}

type PartyNumber = {
  readonly bookId: number;
  readonly customerId: number;
  readonly gstin: string;
};

/** @returns what finds the first other party of a table that has a GSTIN, or none. */
export const otherWithGstin =
  (table: 'customers' | 'suppliers'): Question<PartyNumber, { readonly name: string }> =>
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
