// The equity shares of a company, by the rows of its settings.
import type { QueryExecutorProvider } from 'kysely';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { NO_SHARE_CAPITALS, withShareCapital } from '#core/statement/index.ts';
import type { ShareCapital, ShareCapitals } from '#core/statement/index.ts';
import { settingRows, settingsUnder } from './read-rows.ts';
import type { SettingRow } from './read-rows.ts';
import { PREFIX } from './table.ts';

export async function shareCapitalsOf(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<ShareCapitals> {
  return shareCapitalsFrom(await settingRows(db, bookId, `${PREFIX.shares}%`));
}

/** @returns the shares that a book's rows say. */
export const shareCapitalsFrom = (rows: readonly SettingRow[]): ShareCapitals =>
  settingsUnder(rows, PREFIX.shares).reduce(
    (all, { name, value }) =>
      value === null
        ? all
        : withShareCapital(all, {
            ...(value as Omit<ShareCapital, 'from'>),
            from: calendarDate(name),
          }),
    NO_SHARE_CAPITALS,
  );
