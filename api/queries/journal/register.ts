// The journals as a register: any stretch of the whole list, and what the list comes to.
import type { QueryExecutorProvider } from 'kysely';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { checkedJournals } from '#projections/journal-checks/read.ts';
import { countJournals } from '#projections/journal-list/read.ts';
import type { JournalFilter } from '#projections/journal-list/read.ts';
import { journalDays, journalsStretch } from '#projections/journal-list/read-register.ts';
import type { JournalDay, RegisterOrder } from '#projections/journal-list/read-register.ts';
import type { JournalRow } from '#projections/journal-list/table.ts';
import { seqsOfAccount } from '#projections/ledger-lines/read.ts';
import { sidesOfAccount } from '#projections/ledger-lines/read-sides.ts';
import type { JournalCard, JournalListFigures } from '#api/contract/journal/journal.ts';
import { balancesAfter } from '#api/queries/ledgers/figures/balances-after.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { journalCardsOf } from './journal-list.ts';

type JournalStretch = {
  readonly limit: number;
  readonly offset: number;
  readonly order: RegisterOrder;
};

/** Which journals; with an account those that have a line on it. */
export type RegisterFilter = Omit<JournalFilter, 'seqs' | 'marked'> & {
  readonly accountId?: number | undefined;
  readonly isChecked?: boolean;
};

/** @returns the filter as the list has it, which knows neither accounts nor marks. */
export const listFilter = (
  bookId: number,
  { accountId, isChecked, ...filter }: RegisterFilter,
): JournalFilter => ({
  ...filter,
  ...(accountId !== undefined && { seqs: seqsOfAccount(bookId, accountId) }),
  ...(isChecked !== undefined && {
    marked: { journalIds: checkedJournals(bookId), isMarked: isChecked },
  }),
});

/** @returns at most `limit` journals of the list in its order, after `offset` others. */
export function listJournalStretch(
  db: ReadTables,
  bookId: number,
  stretch: JournalStretch,
  filter: RegisterFilter,
): Promise<JournalCard[]> {
  const { accountId } = filter;
  return snapshot(db, async (tables) => {
    const rows = await journalsStretch(tables, bookId, stretch, listFilter(bookId, filter));
    const cards = await journalCardsOf(tables, bookId, rows);
    if (accountId === undefined || !stretch.order.endsWith('date')) return cards;
    return withBalances(tables, { bookId, accountId, rows, cards });
  });
}

type Balancing = {
  readonly bookId: number;
  readonly accountId: number;
  readonly rows: readonly JournalRow[];
  readonly cards: readonly JournalCard[];
};

async function withBalances(
  tables: QueryExecutorProvider,
  { bookId, accountId, rows, cards }: Balancing,
): Promise<JournalCard[]> {
  const places = rows.map(({ seq, entryDate }) => ({ seq, date: calendarDate(entryDate) }));
  const balances = await balancesAfter(tables, bookId, accountId, places);
  return cards.map((card) => {
    const balancePaise = balances.get(card.seq);
    return balancePaise === undefined ? card : { ...card, balancePaise };
  });
}

/**
 * @returns what the days of the list add up to, and each of them; amounts are of one side, and of
 *   an account what it was debited and credited.
 */
export function registerFiguresOf(
  db: ReadTables,
  bookId: number,
  filter: RegisterFilter,
): Promise<JournalListFigures> {
  const { accountId } = filter;
  return snapshot(db, async (tables) => {
    const sides = accountId === undefined ? undefined : sidesOfAccount(bookId, accountId);
    const days = await journalDays(tables, bookId, listFilter(bookId, filter), sides);
    const sum = (of: (day: JournalDay) => number) =>
      days.reduce((total, day) => total + of(day), 0);
    const figuresOf = (day: Pick<JournalDay, 'amountPaise' | 'debitPaise' | 'creditPaise'>) =>
      accountId === undefined ? { amountPaise: day.amountPaise } : day;
    return {
      count: sum(({ count }) => count),
      ...figuresOf({
        amountPaise: sum(({ amountPaise }) => amountPaise),
        debitPaise: sum(({ debitPaise }) => debitPaise),
        creditPaise: sum(({ creditPaise }) => creditPaise),
      }),
      of: await countJournals(tables, [bookId]),
      days: days.map((day) => ({ date: day.date, count: day.count, ...figuresOf(day) })),
    };
  });
}
