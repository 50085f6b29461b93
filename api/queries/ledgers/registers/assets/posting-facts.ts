// What the rules of depreciation runs and disposals must know, as the read tables have it: the same
// facts that a command is decided by, so that what is shown is what is posted.
import type { QueryExecutorProvider } from 'kysely';
import type { AssetPostingFacts, AssetPostingState } from '#core/asset-posting/index.ts';
import { POSTING_ROLES } from '#core/book/index.ts';
import { accountServing } from '#core/documents/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import {
  assetPostingsOf,
  depreciationPolicyOf,
  postingStateOf,
} from '#projections/asset-postings/read.ts';
import type { AssetPostingRow } from '#projections/asset-postings/table.ts';
import { readAssetsInRegister } from '#projections/assets/read.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { readBook } from '#projections/books-and-members/read.ts';
import { accountHeadsOf, readAccountsOfRoles } from '#projections/chart-of-accounts/read.ts';
import { firstDayOfBooks } from '#projections/period-totals/read.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { handDepreciation } from './hand-depreciation.ts';

export type PostingsOfBook = {
  readonly state: AssetPostingState;
  readonly rows: readonly AssetPostingRow[];
  readonly facts: AssetPostingFacts;
  /** The names of the accounts of the book. */
  readonly accountNames: ReadonlyMap<number, string>;
};

/** @param through the day up to which what was posted by hand counts. */
export async function readPostingsOfBook(
  tables: QueryExecutorProvider,
  bookId: number,
  through: CalendarDate,
): Promise<PostingsOfBook> {
  const rows = await assetPostingsOf(tables, bookId);
  const state = postingStateOf(await depreciationPolicyOf(tables, bookId), rows);
  const heads = await accountHeadsOf(tables, bookId);
  const book = await readBook(tables, bookId);
  const { postingAccounts } = await settingsOf(tables, bookId);
  const roleAccounts = await readAccountsOfRoles(tables, bookId, Object.values(POSTING_ROLES));
  const beginsOn = book?.beginsOn ?? (await firstDayOfBooks(tables, bookId));
  const locks = [book?.softLockedTo, book?.hardLockedTo].flatMap((day) => day ?? []);
  const lockedTo = locks.toSorted().at(-1);
  const facts = {
    today: calendarDate(await readTodayInIndia(tables)),
    beginsOn: beginsOn === null ? null : calendarDate(beginsOn),
    lockedTo: lockedTo === undefined ? null : calendarDate(lockedTo),
    assets: await readAssetsInRegister(tables, bookId),
    accumulatedAccountId:
      postingAccounts['accumulated-depreciation'] ??
      accountServing('accumulated-depreciation', roleAccounts),
    handPaise: await handDepreciation(tables, bookId, through),
    openAccounts: new Set(heads.filter(({ retired }) => !retired).map((head) => head.accountId)),
  };
  const accountNames = new Map(heads.map(({ accountId, name }) => [accountId, name]));
  return { state, rows, facts, accountNames };
}
