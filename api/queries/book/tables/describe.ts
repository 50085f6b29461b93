// How a table of a book is described for its file.
import type { Table } from '#projections/runner/projection.ts';
import type { ColumnOf } from '#projections/runner/row-columns.ts';

export type BookTable = {
  /** Of its file, without the ending. */
  readonly name: string;
  readonly of: Table;
  /** Only rows with this in their column `kind`, which is the first of the key. */
  readonly kind?: string;
  /** Its columns under the heads of the file, in their order. */
  readonly heads: Readonly<Record<string, string>>;
};

type TableDescription<T extends Table> = Omit<BookTable, 'of' | 'heads'> & {
  readonly of: T;
  readonly heads: Readonly<Record<string, ColumnOf<T>>>;
};

/** @returns the description as it is, each head by a column that there is. */
export const table = <T extends Table>(described: TableDescription<T>): BookTable => described;

/** When a row was made and changed, and by which event last. */
export const STAMPS = {
  created_at: 'created_at',
  updated_at: 'updated_at',
  seq: 'last_seq',
} as const;
