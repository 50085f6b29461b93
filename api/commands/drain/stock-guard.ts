// A book may refuse that more goods go out than are there: whatever decides on goods, what it
// decided is judged here by the register, before it is written.
import type { BooksEvent, Command, RecordedEvent } from '#core/domain.ts';
import { belowNilRefusal } from '#core/stock-journal/index.ts';
import type { StockJournalRejection } from '#core/stock-journal/index.ts';
import { goodsMoved, movesGoodsOfInvoice } from '#core/invoice/index.ts';
import { parseStream } from '#core/kernel/ids.ts';
import { movesOfEvents } from '#api/queries/catalogue/stock/product-registers.ts';
import type { ProjectedEvent } from '#projections/runner/projection.ts';
import { stateIn } from '../book-session.ts';
import type { BookSession, DecidedEvent } from '../book-session.ts';
import { stockReadsOf } from '../needs/stock.ts';
import { answerTo } from '../reads/reads.ts';

/** After all that is recorded, so that what a day moved before it is counted before it. */
const LAST_SEQ = Number.MAX_SAFE_INTEGER;

export function stockRefusal(
  session: BookSession,
  command: Command,
  decided: readonly DecidedEvent[],
): StockJournalRejection | null {
  const reads = stockReadsOf(command, session);
  if (reads.length === 0) return null;
  const own = movesOfEvents(decided.map((one) => projected(session, one)));
  for (const read of reads) {
    const register = answerTo(session, read);
    const refusal = register === null ? null : belowNilRefusal(register, own.get(read.key) ?? []);
    if (refusal !== null) return refusal;
  }
  return null;
}

function projected(session: BookSession, { event, stream }: DecidedEvent): ProjectedEvent {
  const { bookId, recordedAt } = session.head;
  const place = { bookId, seq: LAST_SEQ, epoch: 1, stream, actorId: 0, recordedAt };
  const recorded = { ...(event as BooksEvent), ...place } as RecordedEvent;
  if (!movesGoodsOfInvoice(recorded)) return recorded;
  const state = stateIn(session, 'invoice', parseStream(stream).id);
  return { ...recorded, goods: goodsMoved(recorded, state) };
}
