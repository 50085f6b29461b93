import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { NEW_PROFILE } from '#core/book/index.ts';
import type { BillingProfile, PostingRole } from '#core/book/index.ts';
import { PREFIX } from './table.ts';

export type SettingsOfBook = {
  readonly billing: BillingProfile;
  /** Only the roles that are settled. */
  readonly postingAccounts: Readonly<Partial<Record<PostingRole, number>>>;
};

export type SettingRow = { readonly name: string; readonly value: unknown };

/** @returns what a book has set; whatever it has not, as a new one has it. */
export async function settingsOf(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<SettingsOfBook> {
  const { rows } = await sql<SettingRow>`
    select name, value from book_settings where book_id = ${bookId}
  `.execute(db);
  return settingsFrom(rows);
}

/** @returns the settings that a book's rows make. */
export function settingsFrom(rows: readonly SettingRow[]): SettingsOfBook {
  const under = (prefix: string): Record<string, unknown> =>
    Object.fromEntries(
      rows
        .filter(({ name }) => name.startsWith(prefix))
        .map(({ name, value }) => [name.slice(prefix.length), value]),
    );
  return {
    billing: { ...NEW_PROFILE, ...(under(PREFIX.billing) as Partial<BillingProfile>) },
    postingAccounts: under(PREFIX.posting) as Partial<Record<PostingRole, number>>,
  };
}
