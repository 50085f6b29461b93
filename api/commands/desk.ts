// A book as it lies open during one drain: its locked head, what is remembered of it, and the
// events decided so far that are not written yet.
import type { RecordedEvent } from '#core/domain.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Rejection } from '#core/domain.ts';
import { record } from '#api/store/append.ts';
import type { NewEvent } from '#api/store/append.ts';
import type { Head } from '#api/store/heads.ts';
import type { IdKind } from '#api/store/ids.ts';
import type { QueryExecutorProvider } from 'kysely';
import { remember } from './memory.ts';
import type { BookMemory } from './memory.ts';

export type Desk = {
  readonly head: Head;
  readonly memory: BookMemory;
  readonly pending: RecordedEvent[];
};

/** What a handler may ask while it gathers the facts of a command. */
export type FactSource = {
  readonly desk: Desk;
  /** The read tables with all that this drain has decided so far counted in. */
  readonly readTables: () => Promise<QueryExecutorProvider>;
  /** Brings further streams of the book into memory, where a first one names them. */
  readonly load: (streams: readonly string[]) => Promise<void>;
  /** For what is made only where it turns out to be missing. */
  readonly freshIds: (kind: IdKind, count: number) => Promise<readonly number[]>;
};

export type Decided = Result<readonly Omit<NewEvent, 'actorId'>[], Rejection>;

/** Numbers the decided events and lets the next command of the drain see them. */
export function accept(desk: Desk, events: readonly NewEvent[]): RecordedEvent[] {
  return events.map((event) => {
    const recorded = record(desk.head, event);
    desk.pending.push(recorded);
    remember(desk.memory, recorded);
    // Whatever is decided on a stream knows it: it was read, or begins here.
    desk.memory.read.add(recorded.stream);
    desk.memory.seq = recorded.seq;
    return recorded;
  });
}
