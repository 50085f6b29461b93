// By which ages a book tells what is due.
import type { QueryExecutorProvider } from 'kysely';
import { AGEING_DAYS } from '#core/settlement/index.ts';
import { settingRows } from './read-rows.ts';
import type { SettingRow } from './read-rows.ts';
import { PREFIX } from './table.ts';

const NAME = `${PREFIX.ageing}days`;

/** @returns the last day of each age but the open one. */
export async function ageingDaysOf(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<readonly number[]> {
  return ageingDaysFrom(await settingRows(db, bookId, NAME));
}

/** @returns the ages that a book's rows say. */
export function ageingDaysFrom(rows: readonly SettingRow[]): readonly number[] {
  const value = rows.find(({ name }) => name === NAME)?.value;
  return Array.isArray(value) ? value.map(Number) : AGEING_DAYS;
}
