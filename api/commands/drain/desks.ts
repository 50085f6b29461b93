// Opens the books of a drain: what is remembered of each, and what must still be read.
import { INSTALLATION_BOOK, streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { PROJECTION_VERSIONS } from '#projections/registry.ts';
import type { Head } from '#api/store/heads.ts';
import { readStreams } from '#api/store/read-events.ts';
import type { Sql } from '#api/store/sql.ts';
import type { SubjectKeys } from '#api/store/sealing/subject-keys.ts';
import type { Desk } from '../desk.ts';
import type { Handler } from '../facts/handlers.ts';
import { remember } from '../memory.ts';
import type { Memories } from '../memory.ts';
import { ProjectionVersionMismatch } from '../request.ts';
import type { CommandRequest } from '../request.ts';

export type Item = CommandRequest & { readonly handler: Handler };

export function openDesks(memories: Memories, heads: ReadonlyMap<number, Head>): Map<number, Desk> {
  return new Map(
    [...heads].map(([bookId, head]) => {
      assertProjectionVersions(head);
      return [bookId, { head, memory: memories.take(bookId, head.seq), pending: [] }];
    }),
  );
}

/** An old process must never write into read tables of a newer shape, nor a new one into older. */
function assertProjectionVersions({ bookId, projectionVersions }: Head): void {
  for (const [name, version] of Object.entries(PROJECTION_VERSIONS)) {
    const written = projectionVersions[name];
    if (written === version) continue;
    throw new ProjectionVersionMismatch(
      `Book ${bookId}: projection ${name} is at version ${written ?? 'none'}, not ${version}.`,
    );
  }
}

/** Whose command, of which book, needs which streams. */
export type Wanting = {
  readonly bookId: number;
  readonly actorId: number;
  readonly handler: Pick<Handler, 'streams'>;
};

/** Reads every stream that the commands need and that is not remembered, in one query. */
export async function readMissing(
  sql: Sql,
  keys: SubjectKeys,
  desks: ReadonlyMap<number, Desk>,
  items: readonly Wanting[],
): Promise<void> {
  const wanted: { bookId: number; stream: string }[] = [];
  for (const { bookId, actorId, handler } of items) {
    const desk = desks.get(bookId);
    if (desk === undefined) continue;
    const streams =
      bookId === INSTALLATION_BOOK
        ? [streamName('person', actorId), ...handler.streams]
        : [streamName('book', bookId), ...handler.streams];
    for (const stream of streams) {
      if (desk.memory.read.has(stream)) continue;
      desk.memory.read.add(stream);
      wanted.push({ bookId, stream });
    }
  }
  for (const event of await readStreams(sql, keys, wanted)) {
    const desk = desks.get(event.bookId);
    invariant(desk !== undefined, 'Only streams of books on the desk were read.');
    remember(desk.memory, event);
  }
}
