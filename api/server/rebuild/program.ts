// The program of a rebuild: writes anew, book by book, what another version has written, and ends.
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { outdated, rebuild } from '../../commands/rebuild.ts';
import { isPassingFault } from '../../database/passing.ts';
import { createPool } from '../../database/pool.ts';
import { createBooksCore } from '../app.ts';
import type { RebuildOrder } from './outdated-books.ts';
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

async function rebuildAll({ writer, installation, masterKey }: RebuildOrder): Promise<void> {
  const pool = createPool(writer, { max: 3, purpose: 'maintenance' });
  const { keys } = createBooksCore(pool, {
    installation,
    masterKey: Buffer.from(masterKey, 'hex'),
  });
  for (const { bookId, projections } of await outdated(pool)) {
    const names = projections.map(({ name }) => name).join(', ');
    console.log(`Rebuilding ${names} of book ${bookId} …`);
    await rebuild({ pool, keys, bookId, projections }).catch(leaveBook(bookId));
  }
  await pool.end();
}

/** What stops one book must not keep the others closed; the writer takes nothing for it. */
const leaveBook =
  (bookId: number) =>
  (error: unknown): void => {
    if (isPassingFault(error) || bookId === INSTALLATION_BOOK) throw error;
    const reason = error instanceof Error ? error.message : 'Failed.';
    console.log(`Book ${bookId} cannot be rebuilt and takes no entries: ${reason}`);
  };
