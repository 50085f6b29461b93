// What is erased goes from the history at once, and not when somebody asks for the past.
import type { Outcome, Submit } from '#api/commands/request.ts';
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

/** @returns `submit`, whose answer to an erasure comes when the history has heard of it. */
export const forgettingErased =
  (parts: HistoryParts, submit: Submit): Submit =>
  async (request) => {
    const outcome = await submit(request);
    const seq = erasingSeq(outcome);
    if (seq === null) return outcome;
    // The erasure holds already: what fails here is made good when the history goes on.
    await historyPosition(parts.pool, request.bookId)
      .then(async (counted) => {
        if (seq - counted <= EVENTS_AT_ONCE) await followHistory(parts, request.bookId, seq);
      })
      .catch(() => undefined);
    return outcome;
  };
