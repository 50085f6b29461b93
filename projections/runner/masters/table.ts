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

type OwnColumns = Readonly<Record<string, ColumnType>>;

/** The table of one kind, with its columns by their names. */
type TableOfKind<Kind extends MasterKind, Own> = Omit<MasterTable, 'columns'> & {
  readonly columns: CommonColumns & { readonly [Id in `${Kind}_id`]: 'bigint' } & Own;
};

type CommonColumns = {
  readonly book_id: 'bigint';
  readonly last_seq: 'bigint';
  readonly created_at: 'timestamptz';
  readonly updated_at: 'timestamptz';
  readonly status: 'text';
  readonly name: 'text';
  readonly name_key: 'text';
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

/**
 * @param own the columns that the kind adds.
 * @returns the table, its columns as migrations order them: fixed widths first.
 */
export function masterTable<Kind extends MasterKind, const Own extends OwnColumns>(
  kind: Kind,
  name: string,
  own: Own,
): TableOfKind<Kind, Own> {
  const id = `${kind}_id` as const;
  const ownOf = (...types: readonly ColumnType[]) =>
    Object.fromEntries(Object.entries(own).filter(([, type]) => types.includes(type)));
  const columns = {
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
  };
  return {
    kind,
    name,
    id,
    own: Object.keys(own),
    columns: columns as TableOfKind<Kind, Own>['columns'],
    key: ['book_id', id],
  };
}
