// The program that counts the histories of books which are far behind: a slice for each order,
// until the server hangs up.
import { countSlice } from '../../commands/rebuild/history/follow.ts';
import type { HistoryParts } from '../../commands/rebuild/history/follow.ts';
import { createPool } from '../../database/pool.ts';
import { STOP_SIGNALS } from '../stop-signals.ts';
import type { SliceAnswer, SliceOrder } from './counting-process.ts';
import { keysOf } from './keys-of.ts';
import type { RebuildAccess } from './outdated-books.ts';

// Ctrl-C reaches this process too, but it is the server that says when to stop: by hanging up.
for (const name of STOP_SIGNALS) process.on(name, () => undefined);
process.once('disconnect', () => process.exit(0));
process.once('message', (access: RebuildAccess) => {
  const pool = createPool(access.writer, { max: 1, purpose: 'maintenance' });
  const parts = { pool, keys: keysOf(pool, access) };
  process.on('message', (order: SliceOrder) => void answer(parts, order));
});

async function answer(parts: HistoryParts, { bookId, untilSeq }: SliceOrder): Promise<void> {
  const reply = await countSlice(parts, bookId, untilSeq).then(
    (counted): SliceAnswer => ({ counted }),
    (error: unknown): SliceAnswer => ({
      problem: error instanceof Error ? error.message : 'A history could not be counted.',
    }),
  );
  process.send?.(reply);
}
