// The fields of a kind, by the type that each has on the wire.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Field, FieldType } from './entity.ts';

type Column = string | RawBuilder<unknown>;

const of =
  (type: FieldType) =>
  (column: Column): Field => ({
    type,
    sql: typeof column === 'string' ? sql.ref(column) : column,
    nullable: false,
  });

/** Fields as an object; what it weighs is asked of it unpacked, since text packs well. */
function further(column: string): Field {
  const value = sql.ref(column);
  return { ...of('further')(column), weight: sql`pg_column_size(${value} || '{}'::jsonb)` };
}

/** Each takes a column, as `a.name`, or an expression. Amounts are kept in paise. */
export const field = {
  id: of('id'),
  number: of('number'),
  text: of('text'),
  boolean: of('boolean'),
  date: of('date'),
  instant: of('instant'),
  rupees: of('rupees'),
  json: of('json'),
  further,
} as const;

export const weighing = (one: Field, weight: RawBuilder<unknown>): Field => ({ ...one, weight });

export const nullable = (one: Field): Field => ({ ...one, nullable: true });

/** `created_at`, `updated_at` and `seq`, where the table names them as all tables do. */
export const stamps = (alias: string) => ({
  created_at: field.instant(`${alias}.created_at`),
  updated_at: field.instant(`${alias}.updated_at`),
  seq: field.number(`${alias}.last_seq`),
});

/** Of masters: the book whose own it is, or none when all books share it. */
export const owner = (alias: string) => ({
  book_id: nullable(field.id(sql`nullif(${sql.ref(`${alias}.book_id`)}, 0)`)),
  shared: field.boolean(sql`(${sql.ref(`${alias}.book_id`)} = 0)`),
});
