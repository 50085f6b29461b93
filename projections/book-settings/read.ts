import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { NEW_PROFILE, NO_KEEPING } from '#core/book/index.ts';
import type { BillingProfile, Keeping, PostingRole } from '#core/book/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { LegalForm, Proceedings } from '#core/tax/index.ts';
import { KEEPING, PREFIX } from './table.ts';

export type SettingsOfBook = {
  readonly billing: BillingProfile;
  /** Only the roles that are settled. */
  readonly postingAccounts: Readonly<Partial<Record<PostingRole, number>>>;
};

/** @returns how a book keeps its documents, its proceedings in the order of their numbers. */
export async function keepingOf(db: QueryExecutorProvider, bookId: number): Promise<Keeping> {
  const { rows } = await sql<SettingRow>`
    select name, value from book_settings
    where book_id = ${bookId} and name like ${`${PREFIX.keeping}%`}
  `.execute(db);
  return keepingFrom(rows);
}

/** @returns the keeping that a book's rows make. */
export function keepingFrom(rows: readonly SettingRow[]): Keeping {
  const set = new Map(
    rows
      .filter(({ name }) => name.startsWith(PREFIX.keeping))
      .map(({ name, value }) => [name.slice(PREFIX.keeping.length), value]),
  );
  const proceedings = [...set]
    .filter(([name]) => name.startsWith(KEEPING.began))
    .map(([, value]) => value as Omit<Proceedings, 'endedOn'>)
    .map((one) => {
      const endedOn = set.get(`${KEEPING.ended}${one.number}`) as CalendarDate | undefined;
      return { ...one, endedOn: endedOn ?? null };
    })
    .toSorted((a, b) => a.number - b.number);
  const legalForm = set.get(KEEPING.form) as LegalForm | undefined;
  return { legalForm: legalForm ?? NO_KEEPING.legalForm, proceedings };
}

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
