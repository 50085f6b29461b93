// The opening balances of a book.
import { dayAfter } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { OpeningAccount, OpeningDraft, StockLine } from '#core/opening/index.ts';
import { openingNotPosted } from '#core/statement/index.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { balanceOf } from '#projections/ledger-balances/read.ts';
import { openingOf } from '#projections/opening-balances/read.ts';
import type { QueryExecutorProvider, Transaction } from 'kysely';
import type { OpeningDocument, OpeningReplyFigures } from '#api/contract/account/opening.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { Database, ReadTables } from '#api/queries/snapshot.ts';
import { readTodayInIndia } from './period.ts';
import { readStatementLedgers, statementSnapshot } from './statements/read-nets.ts';

/** @returns the document; without figures where nothing was saved or posted. */
export async function readOpening(
  db: ReadTables,
  bookId: number,
  part: 'all' | 'difference',
): Promise<OpeningDocument> {
  if (part === 'difference') return snapshot(db, (tables) => documentOf(tables, bookId, null));
  const today = await readTodayInIndia(db);
  return statementSnapshot(db, { bookId, days: [today] }, (tables) =>
    documentOf(tables, bookId, today),
  );
}

/** @param today null where the figures are left out. */
async function documentOf(
  tables: Transaction<Database>,
  bookId: number,
  today: CalendarDate | null,
): Promise<OpeningDocument> {
  const { seq, draft, posted, stock } = await openingOf(tables, bookId);
  const standing = posted !== null && posted.accounts.length + stock.length > 0 ? posted : null;
  const openedOn = standing?.openedOn ?? null;
  const isWhole = today !== null;
  return {
    seq,
    beginsOn:
      openedOn === null ? ((draft?.beginsOn ?? null) as CalendarDate | null) : dayAfter(openedOn),
    openedOn,
    posted: standing === null || !isWhole ? null : figuresOf(standing.accounts, stock),
    draft: draft === null || !isWhole ? null : figuresOf(draft.accounts, draft.stock),
    differencePaise: await openDifferenceOf(tables, bookId),
    differenceAccountId: await differenceAccountOf(tables, bookId),
    stockDifferencePaise: isWhole ? await stockDifferenceOn(tables, bookId, today) : 0,
    journals: standing === null ? [] : [...standing.journalIds],
  };
}

/** @returns what stands on the account of the difference, in paise: 0 once it is cleared. */
async function openDifferenceOf(tables: QueryExecutorProvider, bookId: number): Promise<number> {
  const accountId = await differenceAccountOf(tables, bookId);
  return accountId === null ? 0 : balanceOf(tables, bookId, accountId);
}

async function differenceAccountOf(
  tables: QueryExecutorProvider,
  bookId: number,
): Promise<number | null> {
  const { postingAccounts } = await settingsOf(tables, bookId);
  return postingAccounts['opening-difference'] ?? null;
}

async function stockDifferenceOn(
  tables: QueryExecutorProvider,
  bookId: number,
  day: CalendarDate,
): Promise<number> {
  const ledgers = await readStatementLedgers(tables, { bookId, days: [day], to: day });
  return openingNotPosted(ledgers, day);
}

type Accounts = readonly OpeningAccount[] | OpeningDraft['accounts'];

/** What follows from the balance of a party by itself is not told: nobody gave it. */
function figuresOf(accounts: Accounts, stock: readonly StockLine[]): OpeningReplyFigures {
  return {
    accounts: accounts.map(({ accountId, balancePaise, bills }) => ({
      accountId,
      balancePaise,
      bills: bills
        .filter((bill) => !('rest' in bill))
        .map(({ billId, number, billDate, dueDate, amountPaise }) => ({
          id: billId,
          number,
          date: billDate as CalendarDate | null,
          dueDate: dueDate as CalendarDate | null,
          amountPaise,
        })),
    })),
    stock,
  };
}
