// By which ages a book tells what is due.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { AGEING_DAYS } from '#core/settlement/index.ts';
import type { SettingRow } from './read.ts';
import { PREFIX } from './table.ts';

const NAME = `${PREFIX.ageing}days`;

/** @returns the last day of each age but the open one. */
export async function ageingDaysOf(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<readonly number[]> {
  const { rows } = await sql<SettingRow>`
    select name, value, last_seq as "lastSeq" from book_settings
    where book_id = ${bookId} and name = ${NAME}
  `.execute(db);
  return ageingDaysFrom(rows);
}

/** @returns the ages that a book's rows say. */
export function ageingDaysFrom(rows: readonly SettingRow[]): readonly number[] {
  const value = rows.find(({ name }) => name === NAME)?.value;
  return Array.isArray(value) ? value.map(Number) : AGEING_DAYS;
}
