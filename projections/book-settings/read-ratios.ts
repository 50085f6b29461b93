// Why ratios have changed, as a book has explained it.
import type { QueryExecutorProvider } from 'kysely';
import { ratioKey } from '#core/book/index.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { settingRows } from './read-rows.ts';
import type { SettingRow } from './read-rows.ts';
import { PREFIX } from './table.ts';

/** @returns by the code of the ratio, what was said of it on exactly these days. */
export async function ratioExplanationsOf(
  db: QueryExecutorProvider,
  bookId: number,
  { from, to }: Period,
): Promise<ReadonlyMap<string, string>> {
  const rows = await settingRows(db, bookId, `${PREFIX.ratio}%.${from}.${to}`);
  return new Map(
    rows.flatMap(({ name, value }) =>
      typeof value === 'string' ? [[codeIn(name), value] as const] : [],
    ),
  );
}

const codeIn = (name: string): string => name.slice(PREFIX.ratio.length).split('.')[0] ?? '';

type Place = Parameters<typeof ratioKey>[0];

/** @returns what the rows of a book say of one ratio; null for nothing. */
export function ratioExplanationFrom(rows: readonly SettingRow[], place: Place): string | null {
  const value = rows.find(({ name }) => name === `${PREFIX.ratio}${ratioKey(place)}`)?.value;
  return typeof value === 'string' ? value : null;
}
