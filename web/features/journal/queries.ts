import type { z } from 'zod';
import { listJournals, readJournal, readJournalFigures } from '#api/contract/journal/journal.ts';
import { asking, askingPages } from '#web/client/query.ts';
import { ROWS_AT_ONCE } from '#web/ui/lists/register/layout/layout.ts';

const PAGE = 50;

export type JournalsQuery = Readonly<Record<string, string | number>>;
export type JournalOrder = NonNullable<z.output<typeof listJournals.query>['order']>;

export const journalListOf = (bookId: number, asked: JournalsQuery = {}) =>
  askingPages(
    listJournals,
    (before: number | null) => ({
      query: { ...asked, book_id: bookId, limit: PAGE, ...(before === null ? {} : { before }) },
    }),
    (page) => (page.length < PAGE ? null : (page.at(-1)?.seq ?? null)),
  );

export const journalOf = (bookId: number, journalId: number) =>
  asking(readJournal, { params: { journalId }, query: { book_id: bookId } });

/** @param order as the call has it: `-date`. */
export const journalStretchOf = (
  bookId: number,
  asked: JournalsQuery,
  order: JournalOrder,
  offset: number,
) =>
  asking(listJournals, {
    query: { ...asked, book_id: bookId, limit: ROWS_AT_ONCE, order, offset },
  });

export const journalFiguresOf = (bookId: number, asked: JournalsQuery) =>
  asking(readJournalFigures, { query: { ...asked, book_id: bookId } });
