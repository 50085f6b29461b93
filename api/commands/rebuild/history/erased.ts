// What is erased goes from the history at once, and not when somebody asks for the past.
import type { Outcome } from '#api/commands/request.ts';
import type { Writer } from '#api/commands/writer.ts';
import { followHistory, historyPosition } from './follow.ts';
import type { HistoryParts } from './follow.ts';

/** A history that is further behind is followed by the server while it rests. */
const EVENTS_AT_ONCE = 5000;

const erasingSeq = (outcome: Outcome): number | null => {
  if (outcome.kind !== 'accepted') return null;
  const erased = outcome.events.findLast(
    ({ type }) => type === 'CustomerErased' || type === 'PersonErased',
  );
  return erased?.seq ?? null;
};

/** @returns the writer, whose answer to an erasure comes when the history has heard of it. */
export function forgettingErased(parts: HistoryParts, writer: Writer): Writer {
  const forget = async (bookId: number, seq: number): Promise<void> => {
    const counted = await historyPosition(parts.pool, bookId);
    if (seq - counted <= EVENTS_AT_ONCE) await followHistory(parts, bookId, seq);
  };
  return {
    ...writer,
    async submit(request) {
      const outcome = await writer.submit(request);
      const seq = erasingSeq(outcome);
      // The erasure holds already: what fails here is made good when the history goes on.
      if (seq !== null) await forget(request.bookId, seq).catch(() => undefined);
      return outcome;
    },
  };
}
