import type { Kysely, Transaction } from 'kysely';

/** The read tables have no row types of their own in Kysely: projections know their rows. */
export type Database = Record<string, never>;
export type ReadTables = Kysely<Database>;

/** Runs several reads on one state of the books, so that their figures agree with each other. */
export const snapshot = <Value>(
  db: ReadTables,
  read: (tables: Transaction<Database>) => Promise<Value>,
): Promise<Value> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
