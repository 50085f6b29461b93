// The tables of the catalogue: what every kind of record has, and the columns that a kind adds. A
// column bears the name of the field that it keeps: parent_id that of parentId.
import type { MasterKind, MasterStatus } from '#core/catalogue/master/index.ts';
import type { ColumnType, Table } from '../projection.ts';

export type MasterTable = Table & {
  readonly kind: MasterKind;
  /** The column of the record's id. */
  readonly id: string;
  /** The columns that its kind adds. */
  readonly own: readonly string[];
};

/** A row of such a table, with the details as the kind's events name them. */
export type MasterRow<Kind extends MasterKind, Details> = {
  /** 0 when it is the installation's. */
  readonly bookId: number;
  readonly status: MasterStatus;
  /** ISO instants in UTC with milliseconds. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastSeq: number;
} & { readonly [Field in `${Kind}Id`]: number } & Readonly<Details>;

/** @returns the table, its columns as migrations order them: fixed widths first. */
export function masterTable(
  kind: MasterKind,
  name: string,
  own: Readonly<Record<string, ColumnType>> = {},
): MasterTable {
  const id = `${kind}_id`;
  const ownOf = (...types: readonly ColumnType[]) =>
    Object.fromEntries(Object.entries(own).filter(([, type]) => types.includes(type)));
  return {
    kind,
    name,
    id,
    own: Object.keys(own),
    columns: {
      book_id: 'bigint',
      [id]: 'bigint',
      ...ownOf('bigint'),
      last_seq: 'bigint',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
      ...ownOf('boolean', 'date', 'smallint'),
      status: 'text',
      name: 'text',
      name_key: 'text',
      ...ownOf('text', 'jsonb'),
    },
    key: ['book_id', id],
  };
}

/** @returns the field that a column keeps, `parentId` of `parent_id`. */
export const fieldOf = (column: string): string =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
