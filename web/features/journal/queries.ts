import { listJournals, readJournal } from '#api/contract/journal/journal.ts';
import { asking, askingPages } from '#web/client/query.ts';

const PAGE = 50;

export type JournalsAsked = Readonly<Record<string, string | number>>;

export const journalListOf = (bookId: number, asked: JournalsAsked = {}) =>
  askingPages(
    listJournals,
    (before: number | null) => ({
      query: { ...asked, book_id: bookId, limit: PAGE, ...(before === null ? {} : { before }) },
    }),
    (page) => (page.length < PAGE ? null : (page.at(-1)?.seq ?? null)),
  );

export const journalOf = (bookId: number, journalId: number) =>
  asking(readJournal, { params: { journalId }, query: { book_id: bookId } });
