// What a kind of read is: how the read tables answer it, and which events change the answer.
import type { QueryExecutorProvider } from 'kysely';
import type { AggregateName } from '#core/domain.ts';
import type { StockMemory } from '#api/queries/catalogue/stock/posting/remembered-stock.ts';
import type { ProjectedEvent } from '#projections/runner/projection.ts';

type BookKey<Key> = { readonly bookId: number; readonly key: Key };

/** What the server remembers beside the books' own memories. */
export type RememberedReadings = { readonly registeredStock: StockMemory };

export type ReadDefinition<Key, Answer> = {
  /** @returns the answers in the order of what is wanted, which is all that one drain wants. */
  readonly load: (
    db: QueryExecutorProvider,
    wanted: readonly BookKey<Key>[],
    remembered: RememberedReadings,
  ) => Promise<readonly Answer[]>;
  /** Streams of these categories may change the answer; those of the book, or of every book. */
  readonly dependsOn: readonly AggregateName[];
  readonly acrossBooks?: true;
  /**
   * Set where many answers are at hand and an event changes few of them.
   * @returns the keys whose answers an event may change; null where it may be any.
   */
  readonly keysTouchedBy?: (event: ProjectedEvent) => readonly Key[] | null;
  /** @returns the answer after an event on such a stream; undefined where it must be read anew. */
  readonly fold?: (answer: Answer, key: Key, event: ProjectedEvent) => Answer | undefined;
  /** Set where the book's own events alone decide: the book remembers the answer between drains. */
  readonly isKept?: true;
};

type LoadFromTables<Key, Answer> = (
  db: QueryExecutorProvider,
  wanted: readonly BookKey<Key>[],
) => Promise<readonly Answer[]>;

/** For kinds of which the read tables answer one book at a time, in one query for all its keys. */
export const perBook =
  <Key, Answer>(
    load: (
      db: QueryExecutorProvider,
      bookId: number,
      keys: readonly Key[],
    ) => Promise<readonly Answer[]>,
  ): LoadFromTables<Key, Answer> =>
  async (db, wanted) => {
    const places = [...wanted.entries()];
    const answers: Answer[] = [];
    const books = Map.groupBy(places, ([, { bookId }]) => bookId);
    await Promise.all(
      [...books].map(async ([bookId, ofBook]) => {
        const keys = ofBook.map(([, { key }]) => key);
        const found = await load(db, bookId, keys);
        for (const [at, [place]] of ofBook.entries()) answers[place] = found[at] as Answer;
      }),
    );
    return answers;
  };

/** For rare kinds, of which each key is a query of its own. */
export const perKey =
  <Key, Answer>(
    load: (db: QueryExecutorProvider, bookId: number, key: Key) => Promise<Answer>,
  ): LoadFromTables<Key, Answer> =>
  async (db, wanted) =>
    Promise.all(wanted.map(({ bookId, key }) => load(db, bookId, key)));
