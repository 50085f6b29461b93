// The program of a rebuild: writes anew, book by book, what an earlier version has written, and
// ends.
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import type { Projection } from '#projections/runner/projection.ts';
import { renewHistory } from '../../commands/rebuild/history/renew.ts';
import { olderHistories } from '../../commands/rebuild/history/standing.ts';
import { outdated } from '../../commands/rebuild/outdated.ts';
import { rebuildOutdated } from '../../commands/rebuild/rebuild.ts';
import { isPassingFault } from '../../database/passing.ts';
import { createPool } from '../../database/pool.ts';
import { keysOf } from './keys-of.ts';
import type { RebuildFailure, RebuildOrder } from './outdated-books.ts';
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
  const { writer, bookIds } = order;
  const pool = createPool(writer, { max: 3, purpose: 'maintenance' });
  const keys = keysOf(pool, order);
  const books = (await outdated(pool)).filter(({ bookId }) => bookIds.includes(bookId));
  for (const { bookId, projections } of books) {
    console.log(`Rebuilding ${namesOf(projections)} of book ${bookId} …`);
    await rebuildOutdated({ pool, keys, bookId, projections }).catch(leaveBook(bookId));
  }
  const older = (await olderHistories(pool)).filter(({ bookId }) => bookIds.includes(bookId));
  for (const { bookId, projections } of older) {
    console.log(`Making the past of ${namesOf(projections)} of book ${bookId} anew …`);
    await renewHistory({ pool, keys, bookId, projections }).catch(leaveBook(bookId));
  }
  await pool.end();
}

const namesOf = (projections: readonly Projection[]): string =>
  projections.map(({ name }) => name).join(', ');

/** What stops one book must not keep the others waiting. */
const leaveBook =
  (bookId: number) =>
  (error: unknown): void => {
    if (isPassingFault(error) || bookId === INSTALLATION_BOOK) throw error;
    const reason = error instanceof Error ? error.message : 'Failed.';
    console.log(`Book ${bookId} cannot be rebuilt and stays as it is: ${reason}`);
    process.send?.({ bookId } satisfies RebuildFailure);
  };
