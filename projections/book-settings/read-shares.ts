// The equity shares of a company, by the rows of its settings.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { NO_SHARE_CAPITALS, withShareCapital } from '#core/statement/index.ts';
import type { ShareCapital, ShareCapitals } from '#core/statement/index.ts';
import type { SettingRow } from './read.ts';
import { PREFIX } from './table.ts';

export async function shareCapitalsOf(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<ShareCapitals> {
  const { rows } = await sql<SettingRow>`
    select name, value, last_seq as "lastSeq" from book_settings
    where book_id = ${bookId} and name like ${`${PREFIX.shares}%`}
  `.execute(db);
  return shareCapitalsFrom(rows);
}

/** @returns the shares that a book's rows say. */
export const shareCapitalsFrom = (rows: readonly SettingRow[]): ShareCapitals =>
  rows
    .filter(({ name }) => name.startsWith(PREFIX.shares))
    .reduce(
      (all, { name, value }) =>
        value === null
          ? all
          : withShareCapital(all, {
              ...(value as Omit<ShareCapital, 'from'>),
              from: calendarDate(name.slice(PREFIX.shares.length)),
            }),
      NO_SHARE_CAPITALS,
    );
