// The journals as a register: any stretch of the whole list, and what the list comes to.
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { countJournals } from '#projections/journal-list/read.ts';
import type { JournalFilter } from '#projections/journal-list/read.ts';
import { journalDays, journalsStretch } from '#projections/journal-list/read-register.ts';
import type { RegisterOrder } from '#projections/journal-list/read-register.ts';
import type { JournalCard, JournalListFigures } from '#api/contract/journal/journal.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { journalCardsOf } from './journal-list.ts';

export type JournalStretch = {
  readonly limit: number;
  readonly offset: number;
  readonly order: RegisterOrder;
};

/** @returns at most `limit` journals of the list in its order, after `offset` others. */
export function listJournalStretch(
  db: ReadTables,
  bookId: number,
  stretch: JournalStretch,
  filter: JournalFilter,
): Promise<JournalCard[]> {
  return snapshot(db, async (tables) =>
    journalCardsOf(tables, bookId, await journalsStretch(tables, bookId, stretch, filter)),
  );
}

/** @returns what the days of the list add up to, and each of them; amounts are of one side. */
export function registerFiguresOf(
  db: ReadTables,
  bookId: number,
  filter: JournalFilter,
): Promise<JournalListFigures> {
  return snapshot(db, async (tables) => {
    const days = await journalDays(tables, bookId, filter);
    const amountPaise = days.reduce((sum, day) => sum + day.amountPaise, 0);
    return {
      count: days.reduce((sum, day) => sum + day.count, 0),
      amount: rupeesFromPaise(amountPaise),
      of: await countJournals(tables, [bookId]),
      days: days.map(({ date, count, amountPaise: paise }) => ({
        date,
        count,
        amount: rupeesFromPaise(paise),
      })),
    };
  });
}
