// Hands recorded events to the projections, in the transaction that recorded them.
import type { RecordedEvent } from '#core/domain.ts';
import { goodsMoved, movesGoodsOfInvoice } from '#core/invoice/index.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { parseStream } from '#core/kernel/ids.ts';
import { applyEvents } from '#projections/runner/apply.ts';
import type { ProjectedEvent, Projection, SqlStatement } from '#projections/runner/projection.ts';
import { together } from '#api/store/sql.ts';
import type { Sql } from '#api/store/sql.ts';
import { textArray } from '#api/store/sql.ts';
import { stateIn } from '../book-session.ts';
import type { BookSession } from '../book-session.ts';

/** The statements go out one behind the other; that they have all worked is waited for once. */
export async function projectInto(
  sql: Sql,
  sessions: ReadonlyMap<number, BookSession>,
  events: readonly RecordedEvent[],
  projections: readonly Projection[],
): Promise<void> {
  const sent: Promise<unknown>[] = [];
  const send = async ({ name, text, values }: SqlStatement): Promise<void> => {
    const parameters = values.map((one) => (typeof one === 'string' ? one : textArray(one)));
    const answer = sql.query({ name, text, values: parameters });
    // Of several that fail the first is told of; the others are no unhandled rejections.
    answer.catch(() => undefined);
    sent.push(answer);
  };
  await applyEvents(
    send,
    events.map((event) => withOriginal(sessions.get(event.bookId), event)),
    projections,
    (bookId) => sessions.get(bookId)?.head.projectionVersions ?? {},
  );
  await together(sent);
}

/** A reversal does not repeat the entries that it mirrors, nor a note the goods of its invoice. */
export function withOriginal(
  session: BookSession | undefined,
  event: RecordedEvent,
): ProjectedEvent {
  if (movesGoodsOfInvoice(event)) {
    invariant(session !== undefined, 'The book of a decided event is open.');
    const state = stateIn(session, 'invoice', parseStream(event.stream).id);
    return { ...event, goods: goodsMoved(event, state) };
  }
  if (event.type !== 'JournalReversed') return event;
  const { id } = parseStream(event.stream);
  const original = session?.memory.streams.journal.get(id)?.first;
  invariant(original?.type === 'JournalPosted', 'Only a posted journal can be reversed.');
  return { ...event, original };
}
