// The local database: what the server said last, by kind, so that a page is drawn before it
// answers. It belongs to whoever is signed in and is wiped with their session. Where a browser has
// none, or has no room, everything is read from the server as if nothing had been kept.
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { ENTITY_KINDS } from '#api/contract/entity/kinds.ts';
import type { EntityKind } from '#api/contract/entity/kinds.ts';
import { LOCAL_DATABASE, timesWiped } from './wipe.ts';

/** A release that knows further kinds adds their stores; one store is of positions. */
const VERSION = ENTITY_KINDS.length + 1;

/** A record as its list shows it. */
export type LocalRecord = { readonly id: number; readonly name: string };
type Row = { readonly book_id: number; readonly id: number; readonly record: LocalRecord };
type PositionRow = {
  readonly book_id: number;
  readonly kind: EntityKind;
  readonly position: string;
};
type Schema = DBSchema &
  Record<EntityKind, { key: [number, number]; value: Row }> & {
    positions: { key: [number, string]; value: PositionRow };
  };

/** A record stands once for each book whose list it is in: shared ones stand in many. */
const KEY = ['book_id', 'id'];

let opening: Promise<IDBPDatabase<Schema> | null> | null = null;

function open(): Promise<IDBPDatabase<Schema> | null> {
  opening ??= openDB<Schema>(LOCAL_DATABASE, VERSION, {
    upgrade: (database) => {
      for (const kind of ENTITY_KINDS) {
        if (database.objectStoreNames.contains(kind)) continue;
        database.createObjectStore(kind, { keyPath: KEY });
      }
      if (database.objectStoreNames.contains('positions')) return;
      database.createObjectStore('positions', { keyPath: ['book_id', 'kind'] });
    },
    // Somebody wipes it: in this tab or in another one.
    blocking: (_current, _wanted, event) => {
      opening = null;
      (event.target as IDBDatabase).close();
    },
    terminated: () => (opening = null),
  }).catch(() => null);
  return opening;
}

/**
 * The browser may take the database away in the middle. Whoever waits for a request hears of it;
 * the end of the transaction, for which few wait, must not be an error that nobody handles.
 */
const mayBreakOff = ({ done }: { readonly done: Promise<void> }): void =>
  void done.catch(() => undefined);

const ofBook = (bookId: number) => IDBKeyRange.bound([bookId], [bookId, []]);

/**
 * @returns the records of a book's list, in the order of their ids; none where nothing was kept.
 */
export async function readLocal(kind: EntityKind, bookId: number): Promise<readonly LocalRecord[]> {
  try {
    const database = await open();
    if (database === null) return [];
    const reading = database.transaction(kind);
    mayBreakOff(reading);
    const rows = await reading.store.getAll(ofBook(bookId));
    return rows.map(({ record }) => record);
  } catch {
    return [];
  }
}

/**
 * Keeps a book's list in place of the one before. Only what differs is written: that is quick also
 * for 20,000 records of which one has changed.
 * @param asked how often it had been wiped when the server was asked.
 */
export async function writeLocal(
  kind: EntityKind,
  bookId: number,
  records: readonly LocalRecord[],
  asked: number,
): Promise<void> {
  try {
    const before = new Map((await readLocal(kind, bookId)).map((one) => [one.id, textOf(one)]));
    const database = await open();
    if (database === null || asked !== timesWiped()) return;
    const writing = database.transaction(kind, 'readwrite');
    mayBreakOff(writing);
    const { store, done } = writing;
    for (const record of records) {
      const isNew = before.get(record.id) !== textOf(record);
      if (isNew) void store.put({ book_id: bookId, id: record.id, record });
      before.delete(record.id);
    }
    for (const id of before.keys()) void store.delete([bookId, id]);
    await done;
  } catch {
    // No room, or the browser took the database away: the next page waits for the server.
  }
}

type LocalList = {
  /** In the order of their ids. */
  readonly records: readonly LocalRecord[];
  /** Every record is as it was there in the log, or later; null where nobody knows. */
  readonly position: string | null;
};

/** @returns a book's list that is kept by difference; none where nothing was kept. */
export async function readLocalList(kind: EntityKind, bookId: number): Promise<LocalList> {
  try {
    const database = await open();
    if (database === null) return NOTHING;
    const reading = database.transaction([kind, 'positions']);
    mayBreakOff(reading);
    const kept = await reading.objectStore('positions').get([bookId, kind]);
    const rows = await reading.objectStore(kind).getAll(ofBook(bookId));
    return { records: rows.map(({ record }) => record), position: kept?.position ?? null };
  } catch {
    return NOTHING;
  }
}

const NOTHING: LocalList = { records: [], position: null };

type LocalChanges<Item extends LocalRecord> = {
  readonly all: readonly Item[];
  readonly changed: ReadonlyMap<number, Item>;
  readonly removed: ReadonlySet<number>;
  /** Whether `changed` are all records. */
  readonly reset: boolean;
  /** The positions from which the changes go, and to which. */
  readonly base: string | null;
  readonly position: string;
  /** @returns a record as the server writes it. */
  readonly onWire: (record: Item) => LocalRecord;
};

/**
 * Keeps what has changed of a book's list. Where another tab has brought what is kept to another
 * position meanwhile, the changes do not fit it, and the whole list takes its place.
 * @param asked how often it had been wiped when the server was asked.
 */
export async function writeLocalChanges<Item extends LocalRecord>(
  kind: EntityKind,
  bookId: number,
  { all, changed, removed, reset, base, position, onWire }: LocalChanges<Item>,
  asked: number,
): Promise<void> {
  try {
    const database = await open();
    if (database === null || asked !== timesWiped()) return;
    const writing = database.transaction([kind, 'positions'], 'readwrite');
    mayBreakOff(writing);
    const [rows, positions] = [writing.objectStore(kind), writing.objectStore('positions')];
    const kept = (await positions.get([bookId, kind]))?.position ?? null;
    if (kept !== position) {
      const isFitting = !reset && kept !== null && kept === base;
      if (!isFitting) void rows.delete(ofBook(bookId));
      const written = isFitting ? changed.values() : all;
      for (const record of written)
        void rows.put({ book_id: bookId, id: record.id, record: onWire(record) });
      if (isFitting) for (const id of removed) void rows.delete([bookId, id]);
      void positions.put({ book_id: bookId, kind, position });
    }
    await writing.done;
  } catch {
    // No room, or the browser took the database away: the next page waits for the server.
  }
}

const textOf = (record: LocalRecord): string => JSON.stringify(record);
