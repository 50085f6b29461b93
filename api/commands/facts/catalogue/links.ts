// What every decision on the catalogue must know: who bears the wanted name, who refers to the
// record, and what the record itself may refer to.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { isPresent } from '#core/catalogue/master/index.ts';
import type { MasterFacts, MasterKind, MasterState, Status } from '#core/catalogue/master/index.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { usesOf } from '#api/queries/catalogue/uses.ts';
import type { FactSource } from '../../desk.ts';

/** The read tables, and the book whose record is decided on. */
export type Place = { readonly tables: QueryExecutorProvider; readonly bookId: number };

/** A command, and the id of the record that it is about. */
export type About<Command> = { readonly id: number; readonly command: Command };

/** Under this advisory lock books refer to shared masters, and admins change them. */
const SHARED_MASTERS = 5;

/**
 * What a book refers to must not be removed, and what its category asks must not change, until this
 * transaction is over. Heads are locked before, by every transaction, so that none waits in a ring.
 */
export async function placeOf({ desk, readTables }: FactSource): Promise<Place> {
  const tables = await readTables();
  const { bookId } = desk.head;
  const lock =
    bookId === INSTALLATION_BOOK
      ? sql`select pg_advisory_xact_lock(${SHARED_MASTERS})`
      : sql`select pg_advisory_xact_lock_shared(${SHARED_MASTERS})`;
  await lock.execute(tables);
  return { tables, bookId };
}

/** @returns the books whose masters a book may use; the installation uses its own alone. */
export const booksFor = (bookId: number): readonly number[] =>
  bookId === INSTALLATION_BOOK ? [bookId] : [INSTALLATION_BOOK, bookId];

type Naming = {
  readonly idOfName: (
    db: QueryExecutorProvider,
    bookId: number,
    name: string,
  ) => Promise<number | null>;
};

type Asked = {
  readonly type: string;
  readonly data: object;
};

/** @param reads null where several records may bear one name. */
export async function masterFacts(
  { tables, bookId }: Place,
  of: MasterKind,
  { type, data }: Asked,
  reads: Naming | null,
): Promise<MasterFacts> {
  const name = wantedName(data);
  return {
    nameTakenBy: name === null ? null : ((await reads?.idOfName(tables, bookId, name)) ?? null),
    uses:
      type === 'RemoveMaster' && 'id' in data
        ? await usesOf(tables, of, { id: Number(data.id), bookId: null })
        : [],
  };
}

function wantedName(data: object): string | null {
  if ('name' in data && typeof data.name === 'string') return data.name;
  return 'changes' in data && typeof data.changes === 'object' && data.changes !== null
    ? wantedName(data.changes)
    : null;
}

type Findable<Of> = {
  readonly find: (
    db: QueryExecutorProvider,
    bookIds: readonly number[],
    ids: readonly number[],
  ) => Promise<Of[]>;
};

type Ids = readonly (number | null | undefined)[];

/**
 * @param wanted what the command names.
 * @param had what the record refers to already: it may stay, also when it is no longer offered.
 * @returns the records that may be referred to.
 */
export async function choosable<Of extends { readonly status: Status }>(
  { find }: Findable<Of>,
  idOf: (row: Of) => number,
  { tables, bookId }: Place,
  { wanted, had = [] }: { readonly wanted: Ids; readonly had?: Ids },
): Promise<readonly Of[]> {
  const ids = [...wanted, ...had].filter((id) => id != null);
  if (ids.length === 0) return [];
  const rows = await find(tables, booksFor(bookId), ids);
  return rows.filter((row) => row.status === 'enabled' || had.includes(idOf(row)));
}

/** @returns the details of a record that is there, or null. */
export const presentOf = <Details>(state: MasterState<Details>): Details | null =>
  isPresent(state) ? state : null;
