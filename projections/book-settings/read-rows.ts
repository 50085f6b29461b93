// The rows of a book's settings, all of them or those whose names begin alike.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';

export type SettingRow = {
  readonly name: string;
  readonly value: unknown;
  /** The event that set it. */
  readonly lastSeq: number;
};

/** @returns the rows whose names are like the pattern of SQL, all unless given, by their names. */
export async function settingRows(
  db: QueryExecutorProvider,
  bookId: number,
  pattern = '%',
): Promise<readonly SettingRow[]> {
  const { rows } = await sql<SettingRow>`
    select name, value, last_seq as "lastSeq" from book_settings
    where book_id = ${bookId} and name like ${pattern}
    order by name
  `.execute(db);
  return rows;
}

/** @returns the rows whose names begin so, each by what follows in its name. */
export const settingsUnder = (rows: readonly SettingRow[], prefix: string): readonly SettingRow[] =>
  rows
    .filter(({ name }) => name.startsWith(prefix))
    .map((row) => ({ ...row, name: row.name.slice(prefix.length) }));
