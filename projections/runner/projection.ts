// What a projection is: recorded events in, statements out. It never reads a table, so that writing
// live and rebuilding are the same code and give the same rows.
import type { RecordedEvent } from '#core/domain.ts';
import type { GoodsMove } from '#core/invoice/index.ts';
import type { JournalPosted } from '#core/journal/index.ts';
import type { LoggedEvent } from '#core/kernel/event.ts';

export type { RecordedEvent };

/** What an event leaves to others: they are given with it, since a projection reads no table. */
export type ProjectedEvent = RecordedEvent & {
  /** The journal that a JournalReversed reverses, since it does not repeat the entries. */
  readonly original?: LoggedEvent<JournalPosted>;
  /** What a credit note, or the end of it or of an invoice, moves: the invoice has the products. */
  readonly goods?: readonly GoodsMove[];
};

/**
 * Each value is one array of texts, cast to its type in SQL, or one text that SQL takes apart: the
 * plan stays generic.
 */
export type SqlStatement = {
  readonly name: string;
  readonly text: string;
  readonly values: readonly (readonly (string | null)[] | string)[];
};

/** What a projection writes, as SQL and in rows: a rebuild copies them, a fold keeps them. */
export type TableStatement = SqlStatement & { readonly rows: WrittenRows };

export type RowValue = string | number | bigint | null;

/** Rows with every column, which are inserted, or whose sums are added to those there. */
export type WholeRows = {
  readonly way: 'insert' | 'add';
  readonly table: Table;
  readonly rows: readonly Readonly<Record<string, RowValue>>[];
};

/** Records that are created, or changed in the columns that are given; values as in JSON. */
export type PatchedRows = {
  readonly way: 'patch';
  readonly table: Table;
  readonly rows: readonly {
    readonly creates: boolean;
    readonly columns: Readonly<Record<string, unknown>>;
  }[];
};

/** Rows that go, each by the columns of the table's key. */
type RemovedRows = {
  readonly way: 'remove';
  readonly table: Table;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
};

/** Customers whose personal texts go from the rows of a table; SQL alone finds those rows. */
type ErasedRows = {
  readonly way: 'erase';
  readonly table: Table;
  readonly rows: readonly Readonly<Record<string, RowValue>>[];
};

export type WrittenRows = WholeRows | PatchedRows | RemovedRows | ErasedRows;

export type ColumnType =
  | 'bigint'
  | 'boolean'
  | 'date'
  | 'jsonb'
  | 'smallint'
  | 'text'
  | 'timestamptz';

/** A read table as the projection writes it; the migration creates it with the same columns. */
export type Table = {
  readonly name: string;
  readonly columns: Readonly<Record<string, ColumnType>>;
  readonly key: readonly string[];
  /**
   * Each event inserts rows that bear its seq and none is ever removed, so that the table is as
   * long as the log. `marked` ones are changed afterwards, `fixed` ones never.
   */
  readonly grows?: 'marked' | 'fixed';
  /** Of rows that grow: the column with the day of the entry, which the rows are listed by. */
  readonly dayColumn?: string;
  /** How its rows at an earlier event are found; by versions of each row unless it is said. */
  readonly past?: PastRows;
};

/** Rows at an earlier event that are worked out from other tables instead of kept. */
export type PastRows = {
  /** The text of a view in the schema `past` (`past/definitions.ts` says what it may use). */
  readonly view: string;
  /** For sums: the rows that a block of events changed, as they are at its end. */
  readonly blockEnd?: string;
};

export type Projection = {
  readonly name: string;
  /** Raised when the rows would come out differently; the book is then rebuilt. */
  readonly version: number;
  readonly tables: readonly Table[];
  readonly project: Project;
  /**
   * How the version before this one wrote, for as long as books may have its rows: until such a
   * book is rebuilt, it is written by this one, and what commands ask of the tables must understand
   * both; no call reads them until then. Without it the book takes no entries either. `version`
   * null is for a projection that is new, whose tables no command asks of a book without it.
   */
  readonly former?: { readonly version: number | null; readonly project: Project };
};

export type Project = (events: readonly ProjectedEvent[]) => readonly TableStatement[];

/** Runs one statement in the transaction that the caller holds. */
export type Execute = (statement: SqlStatement) => Promise<unknown>;
