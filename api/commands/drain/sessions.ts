// Opens the books of a drain: what is remembered of each, and its events decided from now on.
import { unwritable } from '#projections/runner/apply.ts';
import type { Projection } from '#projections/runner/projection.ts';
import { recordEvent } from '#api/store/append.ts';
import type { NewEvent } from '#api/store/append.ts';
import type { LogHead } from '#api/store/heads.ts';
import type { IdStock } from '#api/store/ids.ts';
import type { RecordedEvent } from '#core/domain.ts';
import type { BookSession } from '../book-session.ts';
import { rememberEvent } from '../memory.ts';
import type { BookMemories } from '../memory.ts';
import { foldAnswers } from '../reads/reads.ts';
import { BrokenChain, ProjectionVersionMismatch } from '../request.ts';
import { withOriginal } from './project.ts';

export type Sessions = ReadonlyMap<number, BookSession>;

type Remembering = {
  readonly memories: BookMemories;
  readonly ids: IdStock;
  readonly projections: readonly Projection[];
};

export function openSessions(
  { memories, ids, projections }: Remembering,
  heads: ReadonlyMap<number, LogHead>,
): Sessions {
  const accountIds = (count: number) => ids.peek('account', count);
  return new Map(
    [...heads].map(([bookId, head]) => {
      assertWritable(head, projections);
      const memory = memories.take(bookId, head.seq);
      return [bookId, { head, memory, answers: new Map(), accountIds, pending: [] }];
    }),
  );
}

/**
 * An old process must never write into read tables of a newer shape, nor a new one into older; and
 * nobody into a book whose log is not as it was written.
 */
function assertWritable(
  { bookId, projectionVersions, brokenAt }: LogHead,
  projections: readonly Projection[],
): void {
  if (brokenAt !== null) throw new BrokenChain(bookId, brokenAt);
  const [first] = unwritable(projections, projectionVersions);
  if (first === undefined) return;
  const written = projectionVersions[first.name] ?? 'none';
  throw new ProjectionVersionMismatch(
    `Book ${bookId}: projection ${first.name} is at version ${written}, not ${first.version}.`,
  );
}

/** Numbers the decided events and lets the next command of the drain see them. */
export function accept(
  sessions: Sessions,
  session: BookSession,
  events: readonly NewEvent[],
): RecordedEvent[] {
  const { head, memory, pending } = session;
  return events.map((event) => {
    const recorded = recordEvent(head, event);
    pending.push(recorded);
    rememberEvent(memory, recorded);
    // Whatever is decided on a stream knows it: it was read, or begins here.
    memory.read.add(recorded.stream);
    memory.seq = recorded.seq;
    const projected = withOriginal(session, recorded);
    for (const one of sessions.values()) foldAnswers(one, projected, one === session);
    return recorded;
  });
}
