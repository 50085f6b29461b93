// The fields of a kind, by the type that each has on the wire.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import type { ColumnType, Table } from '#projections/runner/projection.ts';
import type { ColumnOf, ValueOf } from '#projections/runner/row-columns.ts';
import type { EntityField, FieldType } from './entity.ts';

const of =
  (type: FieldType) =>
  (expression: RawBuilder<unknown>): EntityField => ({ type, sql: expression, nullable: false });

/** Each takes an expression over the source's rows. Amounts are kept in paise. */
export const field = {
  id: of('id'),
  number: of('number'),
  text: of('text'),
  boolean: of('boolean'),
  date: of('date'),
  instant: of('instant'),
  rupees: of('rupees'),
  decimal: of('decimal'),
  json: of('json'),
  further: of('further'),
} as const;

export const nullable = (one: EntityField): EntityField => ({ ...one, nullable: true });

/** @returns the fields that a table's columns make; the compiler knows which there are. */
export function columnsOf<T extends Table>(table: T, alias: string) {
  const ref = (name: string): RawBuilder<unknown> => sql.ref(`${alias}.${name}`);
  const fieldFrom =
    <Type extends ColumnType>(type: FieldType) =>
    (name: ColumnOf<T, Type>): EntityField =>
      of(type)(ref(name));
  return {
    /** The table under its alias, as it stands behind `from`. */
    table: sql`${sql.table(table.name)} ${sql.ref(alias)}`,
    /** A column of that table, as it stands in an expression. */
    column: <Name extends ColumnOf<T>>(name: Name): RawBuilder<ValueOf<T, Name>> =>
      sql.ref(`${alias}.${name}`),
    id: fieldFrom<'bigint'>('id'),
    number: fieldFrom<'bigint' | 'smallint'>('number'),
    text: fieldFrom<'text'>('text'),
    boolean: fieldFrom<'boolean'>('boolean'),
    date: fieldFrom<'date'>('date'),
    instant: fieldFrom<'timestamptz'>('instant'),
    rupees: fieldFrom<'bigint'>('rupees'),
    json: fieldFrom<'jsonb'>('json'),
    further: fieldFrom<'jsonb'>('further'),
  };
}

type RecordFields = {
  readonly instant: (name: 'created_at' | 'updated_at') => EntityField;
  readonly number: (name: 'last_seq') => EntityField;
};

/** `created_at`, `updated_at` and `seq`, where the table names them as most tables do. */
export const stampFields = (of: RecordFields) => ({
  created_at: of.instant('created_at'),
  updated_at: of.instant('updated_at'),
  seq: of.number('last_seq'),
});

type OfBook = {
  readonly table: RawBuilder<unknown>;
  readonly column: (name: 'book_id') => RawBuilder<unknown>;
};

/** Of masters: the book whose own it is, or none when all books share it. */
export const owner = ({ column }: OfBook) => ({
  book_id: nullable(field.id(sql`nullif(${column('book_id')}, 0)`)),
  shared: field.boolean(sql`(${column('book_id')} = 0)`),
});

/** @returns the rows of a book as a source has them. */
export const rowsOfBook = ({ table, column }: OfBook, bookId: number): RawBuilder<unknown> =>
  sql`from ${table} where ${column('book_id')} = ${bookId}`;

/** @returns the rows of a book and those that all books share. */
export const rowsForBook = ({ table, column }: OfBook, bookId: number): RawBuilder<unknown> =>
  sql`from ${table} where ${column('book_id')} in (${INSTALLATION_BOOK}, ${bookId})`;
