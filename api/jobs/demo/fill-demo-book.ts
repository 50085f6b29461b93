// Fills a demo book through the writer, as its owner would, with the first of the seed's books.
import type { BookId, PersonId } from '#core/kernel/ids.ts';
import { readBook } from '#projections/books-and-members/read.ts';
import { accountsOf } from '#projections/chart-of-accounts/read.ts';
import { sahyadriTraders } from '#api/jobs/demo/seed/books/sahyadri-traders.ts';
import { fillBook, mustAccept } from '#api/jobs/demo/seed/write-book.ts';
import type { SeededBooks } from '#api/jobs/demo/seed/write-book.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import type { JobData } from '../queues.ts';

/**
 * A book that an attempt before this one left half filled is thrown away: the person is told, and
 * opens another.
 */
export const fillDemoBook =
  (core: SeededBooks) =>
  async ({ bookId, personId }: JobData['fill-demo-book']): Promise<void> => {
    const book = await readBook(core.db, bookId);
    // It was filled by another server, or thrown away meanwhile.
    if (book?.demo !== 'filling') return;
    const ofBook = { bookId: bookId as BookId };
    const discard = () =>
      mustAccept(core, bookId, personId, { type: 'DiscardDemoBook', data: ofBook });
    if ((await accountsOf(core.db, bookId)).length > 0) {
      await discard();
      return;
    }
    try {
      const today = await readTodayInIndia(core.db);
      const owner = { bookId: ofBook.bookId, ownerId: personId as PersonId };
      await fillBook(core, sahyadriTraders, { ...owner, today });
      await mustAccept(core, bookId, personId, { type: 'FinishDemoBook', data: ofBook });
    } catch (error) {
      // Nobody is left in a book that was thrown away while it was filled.
      if ((await readBook(core.db, bookId)) === null) return;
      await discard();
      throw error;
    }
  };
