// The journals that the cash flow statement looks into: those of flows, and of debts for them.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { ITEM_SOURCES } from '#core/journal/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { accountsOfCashFlow } from '#core/statement/index.ts';
import type { CashJournal, OwnerForm, StatementLedgers } from '#core/statement/index.ts';
import type { JournalRow } from '#projections/journal-list/table.ts';

type CashWish = {
  readonly bookId: number;
  readonly ledgers: StatementLedgers;
  readonly form: OwnerForm;
};

/** Debts may be handed on from account to account: so often until none is new. */
export async function readCashJournals(
  tables: QueryExecutorProvider,
  { bookId, ledgers, form }: CashWish,
  columns: readonly Period[],
): Promise<readonly CashJournal[]> {
  const to = columns
    .map((column) => column.to)
    .toSorted()
    .at(-1);
  if (to === undefined) return [];
  let journals: readonly CashJournal[] = [];
  let known: readonly number[] = [];
  for (;;) {
    const accounts = accountsOfCashFlow(ledgers, columns, { form, journals });
    if (accounts.every((id) => known.includes(id))) return journals;
    known = [...new Set([...known, ...accounts])];
    journals = await journalsOfAccounts(tables, bookId, known, to);
  }
}

type Row = Pick<JournalRow, 'journalId' | 'entryDate' | 'reverses' | 'entries' | 'source'>;

async function journalsOfAccounts(
  tables: QueryExecutorProvider,
  bookId: number,
  accountIds: readonly number[],
  to: CalendarDate,
): Promise<readonly CashJournal[]> {
  const { rows } = await sql<Row>`
    select journal_id as "journalId", entry_date as "entryDate", reverses, entries, source
    from journals
    where book_id = ${bookId} and seq in (
      select seq from ledger_lines
      where book_id = ${bookId} and account_id = any(${[...accountIds]}::bigint[])
        and entry_date <= ${to}
    )
    order by entry_date, seq
  `.execute(tables);
  return rows.map(({ journalId, entryDate, reverses, entries, source }) => ({
    journalId,
    date: entryDate as CalendarDate,
    reverses,
    isOpening: source?.kind === 'opening-balances',
    isOfDocument: source !== null && ITEM_SOURCES.some((kind) => kind === source.kind),
    entries: entries.map(([accountId, paise, references = []]) => ({
      accountId,
      paise,
      settles: references.flatMap((one) =>
        one.kind === 'against' && one.journal !== undefined
          ? [{ journalId: one.journal.id, line: one.journal.line, paise: one.amountPaise }]
          : [],
      ),
    })),
  }));
}
