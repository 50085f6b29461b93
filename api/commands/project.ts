// Hands recorded events to the projections, in the transaction that recorded them.
import type { RecordedEvent } from '#core/domain.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { parseStream } from '#core/kernel/ids.ts';
import { applyEvents } from '#projections/runner/apply.ts';
import type { ProjectedEvent } from '#projections/runner/projection.ts';
import type { Sql } from '#api/store/sql.ts';
import type { Desk } from './desk.ts';

export async function projectInto(
  sql: Sql,
  desks: ReadonlyMap<number, Desk>,
  events: readonly RecordedEvent[],
): Promise<void> {
  await applyEvents(
    async ({ name, text, values }) => {
      await sql.query({ name, text, values: [...values] });
    },
    events.map((event) => withOriginal(desks, event)),
  );
}

/** A reversal does not repeat the entries that it mirrors: they come with the original. */
function withOriginal(desks: ReadonlyMap<number, Desk>, event: RecordedEvent): ProjectedEvent {
  if (event.type !== 'JournalReversed') return event;
  const { id } = parseStream(event.stream);
  const original = desks.get(event.bookId)?.memory.streams.journal.get(id)?.first;
  invariant(original?.type === 'JournalPosted', 'Only a posted journal can be reversed.');
  return { ...event, original };
}
