// Rebuilds a book's rows by the same code that writes them live. The caller holds a transaction and
// the lock of the book's head, so that readers see the old rows until it commits.
import type { Execute, ProjectedEvent, Projection } from './projection.ts';
import { bulkWriter } from './writing/write-in-bulk.ts';
import type { BulkWriter, Copy } from './writing/write-in-bulk.ts';

/** How many events a slice should hold: enough to write in bulk, little enough for memory. */
export const SLICE_EVENTS = 2_000;

export type Rebuild = {
  readonly bookId: number;
  readonly projections: readonly Projection[];
  /** The book's whole log in order, in slices, each reversal with its original. */
  readonly slices: AsyncIterable<readonly ProjectedEvent[]>;
  readonly execute: Execute;
  readonly copy: Copy;
  /** Told after each slice up to which event the rows have counted. */
  readonly onProgress?: (seq: number) => void;
};

/** Deletes the book's rows of the given projections and writes them anew. Other books are left. */
export async function rebuildBook(rebuild: Rebuild): Promise<void> {
  const { bookId, projections, execute, copy } = rebuild;
  for (const table of projections.flatMap(({ tables }) => tables)) {
    await execute({
      name: `delete-${table.name}`,
      text: `delete from ${table.name} where book_id = any($1::text[]::bigint[])`,
      values: [[String(bookId)]],
    });
  }
  const writer = bulkWriter(execute, copy);
  await writeSlices(rebuild, writer);
  await writer.finish();
}

/** PostgreSQL writes one slice while the next is read and projected: two processors have work. */
async function writeSlices(
  { projections, slices, onProgress }: Rebuild,
  writer: BulkWriter,
): Promise<void> {
  let writing: Promise<unknown> = Promise.resolve();
  try {
    for await (const events of slices) {
      await writing;
      writing = writeSlice(events, projections, writer).then(() =>
        onProgress?.(events.at(-1)?.seq ?? 0),
      );
      // Its failure is told where it is waited for.
      writing.catch(() => undefined);
    }
  } finally {
    // When reading fails because writing did, that is the reason to be told.
    await writing;
  }
}

async function writeSlice(
  events: readonly ProjectedEvent[],
  projections: readonly Projection[],
  writer: BulkWriter,
): Promise<void> {
  let before: Promise<unknown> = Promise.resolve();
  for (const { project } of projections) {
    for (const statement of project(events)) {
      const write = writer.prepare(statement);
      await before;
      before = write();
      before.catch(() => undefined);
    }
  }
  await before;
}
