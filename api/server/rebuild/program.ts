// The program of a rebuild: writes anew, book by book, what an earlier version has written, checks
// the chains that it is told to, and ends.
import type pg from 'pg';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { EventUnreadable } from '#projections/runner/event-unreadable.ts';
import type { Projection } from '#projections/runner/projection.ts';
import { clearFault, faultInWords, noteFault } from '#api/store/book-faults.ts';
import type { BookFault } from '#api/store/book-faults.ts';
import { NewerLog } from '#api/store/versions/event-versions.ts';
import { renewHistory } from '../../commands/rebuild/history/renew.ts';
import { olderHistories } from '../../commands/rebuild/history/standing.ts';
import { checkChain, checkChains } from '../../commands/rebuild/chains.ts';
import { booksToRebuild } from '../../commands/rebuild/outdated.ts';
import { rebuildOutdated } from '../../commands/rebuild/rebuild.ts';
import { isPassingFault } from '../../database/passing.ts';
import { createPool } from '../../database/pool.ts';
import { keysOf } from './keys-of.ts';
import type { RebuildFailure, RebuildOrder, RebuildWish } from './outdated-books.ts';
import { STOP_SIGNALS } from '../stop-signals.ts';

// Ctrl-C reaches this process too, but it is the server that says when to stop: by hanging up.
for (const name of STOP_SIGNALS) process.on(name, () => undefined);
process.once('disconnect', () => process.exit(1));
process.once('message', (order: RebuildOrder) => {
  rebuildAll(order).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function rebuildAll(order: RebuildOrder): Promise<void> {
  const { writer, bookIds, chainsOf = [] } = order;
  const pool = createPool(writer, { max: 3, purpose: 'maintenance' });
  const keys = keysOf(pool, order);
  const wanted = wantedFirst();
  const books = (await booksToRebuild(pool)).filter(({ bookId }) => bookIds.includes(bookId));
  await wanted.each(books, async ({ bookId, projections }) => {
    console.log(`Rebuilding ${namesOf(projections)} of book ${bookId} …`);
    // What an earlier version of the program could not do, this one may.
    await clearFault(pool, { bookId, kind: 'rebuild' });
    await rebuildOutdated({ pool, keys, bookId, projections }).catch(leaveBook(pool, bookId));
  });
  const older = (await olderHistories(pool)).filter(({ bookId }) => bookIds.includes(bookId));
  await wanted.each(older, async ({ bookId, projections }) => {
    console.log(`Making the past of ${namesOf(projections)} of book ${bookId} anew …`);
    await renewHistory({ pool, keys, bookId, projections }).catch(leaveBook(pool, bookId));
  });
  await checkChains(pool, chainsOf);
  await pool.end();
}

/** Books that somebody waits for come next, the last one asked for first. */
function wantedFirst() {
  const asked: number[] = [];
  process.on('message', ({ wanted }: RebuildWish) => {
    if (!asked.includes(wanted)) asked.push(wanted);
  });
  return {
    each: async <Book extends { readonly bookId: number }>(
      books: readonly Book[],
      work: (book: Book) => Promise<void>,
    ): Promise<void> => {
      const left = [...books];
      while (left.length > 0) {
        const at = left.findIndex(({ bookId }) => asked.includes(bookId));
        const [book] = left.splice(Math.max(at, 0), 1);
        if (book !== undefined) await work(book);
      }
    },
  };
}

const namesOf = (projections: readonly Projection[]): string =>
  projections.map(({ name }) => name).join(', ');

/** What stops one book must not keep the others waiting. */
const leaveBook =
  (pool: pg.Pool, bookId: number) =>
  async (error: unknown): Promise<void> => {
    if (isPassingFault(error)) throw error;
    const fault = await faultOf(pool, bookId, error);
    await noteFault(pool, fault);
    // A start that ends by it says which event it is.
    if (bookId === INSTALLATION_BOOK) throw new Error(faultInWords(fault), { cause: error });
    process.send?.({ bookId } satisfies RebuildFailure);
  };

/** An event that was changed breaks the chain, which names it where the rebuild cannot. */
async function faultOf(pool: pg.Pool, bookId: number, error: unknown): Promise<BookFault> {
  const chain = await checkChain(pool, bookId).catch(() => null);
  const broken = chain?.ok === false ? chain : null;
  const named = error instanceof EventUnreadable || error instanceof NewerLog ? error.seq : null;
  const reason = error instanceof Error ? error.message : 'it failed';
  return { bookId, kind: 'rebuild', seq: named ?? broken?.seq ?? null, reason };
}
