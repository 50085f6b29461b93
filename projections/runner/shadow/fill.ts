// Fills shadow tables from the log, by the same code that writes the live rows.
import type { Execute, ProjectedEvent, Projection, TableStatement } from '../projection.ts';
import { EventUnreadable } from '../event-unreadable.ts';
import { bulkWriter } from '../writing/write-in-bulk.ts';
import type { BulkWriter, Copy } from '../writing/write-in-bulk.ts';
import { createIndex } from './shadow-tables.ts';
import type { Query } from './shadow-tables.ts';

/** How many events a slice should hold: enough to write in bulk, little enough for memory. */
export const SLICE_EVENTS = 2_000;

/** @returns what a projection makes of events; where it fails, the event by which is named. */
function projectNamed(
  { project }: Projection,
  events: readonly ProjectedEvent[],
): readonly TableStatement[] {
  try {
    return project(events);
  } catch (error) {
    for (const event of events) {
      try {
        project([event]);
      } catch (cause) {
        throw new EventUnreadable(event, cause);
      }
    }
    throw error;
  }
}

export type ShadowConnection = {
  readonly query: Query;
  readonly execute: Execute;
  readonly copy: Copy;
};

/** Events of a book that follow those before, in slices, each reversal with its original. */
export type Slices = AsyncIterable<readonly ProjectedEvent[]>;

/**
 * @returns what writes slices; of several the next may only begin when the one before has ended.
 */
export function fillShadows(
  { query, execute, copy }: ShadowConnection,
  projections: readonly Projection[],
): (slices: Slices, onProgress?: (seq: number) => void) => Promise<void> {
  const writer = bulkWriter({ execute, copy, index: (table) => createIndex(query, table) });
  return async (slices, onProgress) => {
    await writeSlices(slices, (events) => writeSlice(events, projections, writer), onProgress);
    await writer.finish();
  };
}

/** PostgreSQL writes one slice while the next is read and projected: two processors have work. */
async function writeSlices(
  slices: Slices,
  write: (events: readonly ProjectedEvent[]) => Promise<void>,
  onProgress?: (seq: number) => void,
): Promise<void> {
  let writing: Promise<unknown> = Promise.resolve();
  try {
    for await (const events of slices) {
      await writing;
      writing = write(events).then(() => onProgress?.(events.at(-1)?.seq ?? 0));
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
  for (const projection of projections) {
    for (const statement of projectNamed(projection, events)) {
      const write = writer.prepare(statement);
      await before;
      before = write();
      before.catch(() => undefined);
    }
  }
  await before;
}
