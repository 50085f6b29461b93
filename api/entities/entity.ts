// What a kind of record is to the generic calls: what it shows, where its rows are, how it is
// written. One value of this type per kind; README.md of api says how to add one.
import type { RawBuilder } from 'kysely';
import type { Command } from '#core/domain.ts';
import type { Result } from '#core/kernel/result.ts';
import type { StoredColumns } from '#projections/runner/row-columns.ts';
import type { WireRecord } from '#api/contract/entity/entity.ts';
import type { SignedIn } from '#api/http/env.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { IdKind, NextIds } from '#api/store/ids.ts';

export type FieldType =
  | 'id'
  | 'number'
  | 'text'
  | 'boolean'
  | 'date'
  | 'instant'
  | 'rupees'
  /** A price, a quantity or a rate in percent, as plain decimal text; the column is numeric. */
  | 'decimal'
  /** Shown as it is in JSON, and not searched by. */
  | 'json'
  /** An object whose members are fields of the record, and not searched by. */
  | 'further';

export type Comparison = '>=' | '<=';

export type EntityField = {
  readonly type: FieldType;
  /** The column or expression over the source's rows, by which it is searched. */
  readonly sql: RawBuilder<unknown>;
  readonly nullable: boolean;
  /** A condition that equality implies and that an index serves, where the expression has none. */
  readonly narrowing?: (values: readonly number[], bookId: number) => RawBuilder<unknown>;
  /** The same for one bound of an id: a condition that it implies, and that an index serves. */
  readonly narrowingBound?: (operator: Comparison, id: number) => RawBuilder<unknown>;
};

/** Fields by their names on the wire, in the order in which they are shown. */
export type Fields = Readonly<Record<string, EntityField>> & {
  readonly id: EntityField;
  readonly updated_at: EntityField;
};

/** Who asks, and about which book. */
export type RecordReader = {
  readonly db: ReadTables;
  readonly person: Pick<SignedIn, 'id' | 'isAdmin'>;
  /** 0 for somebody without a book, whom only kinds that need none are shown to. */
  readonly bookId: number;
};

export type Source = {
  /** `from … where …`: the rows that this reader may see, and no others. Parameters only. */
  readonly rows: RawBuilder<unknown>;
  /** What stands for the id in the order of pages; the id itself unless an index wants more. */
  readonly key?: {
    readonly columns: readonly RawBuilder<unknown>[];
    readonly of: (id: number) => readonly number[];
    /** A condition that coming after an id implies, and that an index serves. */
    readonly within: (id: number) => RawBuilder<unknown>;
  };
  /** How to find what changed since an instant; by `updated_at` unless there are too many rows. */
  readonly changes?: (since: string) => Promise<readonly ChangeSource[]>;
};

/** Some of the rows that changed, in an order that an index has. Each row is in one part only. */
export type ChangeSource = {
  readonly only: RawBuilder<unknown>;
  /** Whole numbers that grow as rows change, the same in all parts of a source. */
  readonly place: RawBuilder<unknown>;
};

/** What is read of a source. */
export type Reading = {
  /** What follows the select list: `from … where …`. */
  readonly from: RawBuilder<unknown>;
  /** Null for the only row that there may be. */
  readonly page: { readonly order: RawBuilder<unknown>; readonly limit: number } | null;
  /** A whole number beside each record. */
  readonly place?: RawBuilder<unknown>;
};

type FoundRecords = {
  readonly found: readonly { readonly record: WireRecord; readonly place: number }[];
  readonly hasMore: boolean;
};

/** What a write is about. */
export type Target = {
  /** A fresh one where a record is created. */
  readonly id: number;
  /** In whose log it is written: 0 for what all books share. */
  readonly bookId: number;
  readonly person: Pick<SignedIn, 'id' | 'isAdmin'>;
  /** The record as it is; null for one that is created, or is gone. */
  readonly record: WireRecord | null;
  /** For whatever is made with it. */
  readonly nextIds: NextIds;
  readonly db: ReadTables;
};

/** The fields of a request, those of every write (id, book_id, expected) taken out. */
export type FieldInput = { readonly fields: Record<string, unknown>; readonly isForm: boolean };

type BuildResult = Result<Command, ProblemDetails>;
export type Build = {
  readonly build: (given: FieldInput, target: Target) => BuildResult | Promise<BuildResult>;
  /** The names of the fields that it takes. */
  readonly takes: readonly string[];
};

/** A record that neither changes nor goes, and what to do instead. */
type NotDeletable = { readonly stays: (id: number) => ProblemDetails };

export type Writes = {
  readonly ids: IdKind;
  readonly create: Build | { readonly instead: ProblemDetails };
  readonly change: Build | NotDeletable;
  readonly remove: ((target: Target) => Command) | NotDeletable;
  /** The record as a command left it, which is the reply to it; null where none is built. */
  readonly reply: ((log: LogAsOf, id: number) => Promise<WireRecord>) | null;
  /** The id of what a command created, where its first event is on the stream of another record. */
  readonly createdId?: (log: LogAsOf) => number;
};

/** One kind as its file describes it, with the row that it shows. */
export type EntityKindDefinition<Row, Shown> = Omit<Entity, 'fields' | 'read' | 'writes'> & {
  readonly fields: { readonly [Name in keyof Shown]?: EntityField } & Pick<
    Fields,
    'id' | 'updated_at'
  >;
  /** The select list of a row. */
  readonly row: RawBuilder<StoredColumns<Row>>;
  /** About how many bytes a row has, where it may have many: pages are bounded by it. */
  readonly weight?: RawBuilder<unknown>;
  /** The record of a row, as other calls have it; of that the kind's fields are shown. */
  readonly wire: (row: Row) => Shown;
  readonly writes:
    | (Omit<Writes, 'reply'> & {
        /** The row as a command left it, to reply with; null where none is replied with. */
        readonly rowAsOf: ((log: LogAsOf, id: number) => Row | Promise<Row>) | null;
      })
    | ReadOnly;
};

/** In a sentence why it is not written. */
type ReadOnly = { readonly readOnly: string };

export type Entity = {
  /**
   * Whose the records are: a book's; a book's and the installation's, which admins write and which
   * show `shared`; or a view of the caller's own, for which nobody needs a book.
   */
  readonly belongs: 'book' | 'book and installation' | 'caller';
  readonly fields: Fields;
  readonly source: (reader: RecordReader) => Source | Promise<Source>;
  /** The kind under which removed-records keeps what is gone; null when nothing ever goes. */
  readonly removedAs: string | null;
  readonly read: (db: ReadTables, reading: Reading) => Promise<FoundRecords>;
  readonly writes: Writes | ReadOnly;
};
