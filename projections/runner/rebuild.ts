// Rebuilds a book's rows by the same code that writes them live. The caller holds a transaction and
// the lock of the book's head, so that readers see the old rows until it commits.
import { applyEvents } from './apply.ts';
import type { Execute, ProjectedEvent, Projection } from './projection.ts';

/** How many events a slice should hold: enough to write in bulk, little enough for memory. */
export const SLICE_EVENTS = 5_000;

export type Rebuild = {
  readonly bookId: number;
  readonly projections: readonly Projection[];
  /** The book's whole log in order, in slices, each reversal with its original. */
  readonly slices: AsyncIterable<readonly ProjectedEvent[]>;
  readonly execute: Execute;
  /** Told after each slice up to which event the rows have counted. */
  readonly onProgress?: (seq: number) => void;
};

/** Deletes the book's rows of the given projections and writes them anew. Other books are left. */
export async function rebuildBook({
  bookId,
  projections,
  slices,
  execute,
  onProgress,
}: Rebuild): Promise<void> {
  for (const table of projections.flatMap(({ tables }) => tables)) {
    await execute({
      name: `delete-${table.name}`,
      text: `delete from ${table.name} where book_id = any($1::text[]::bigint[])`,
      values: [[String(bookId)]],
    });
  }
  for await (const events of slices) {
    await applyEvents(execute, events, projections);
    onProgress?.(events.at(-1)?.seq ?? 0);
  }
}
