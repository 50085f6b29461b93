// Requests that were answered before: what they made, and the same outcome again.
import type { RecordedEvent } from '#core/domain.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { findAnswers, scopeText } from '#api/store/idempotency.ts';
import type { StoredAnswer } from '#api/store/idempotency.ts';
import { readRanges } from '#api/store/read-events.ts';
import type { SubjectKeys } from '#api/store/sealing/subject-keys.ts';
import type { Sql } from '#api/store/sql.ts';
import type { CommandRequest, Outcome } from './request.ts';

/** A request that was answered before, with the events that it made. */
export type AnsweredRequest = StoredAnswer & { readonly events: readonly RecordedEvent[] };

/** @returns what the request was answered, or the refusal of another one under its key. */
export function outcomeOf(before: AnsweredRequest, requestHash: string | undefined): Outcome {
  const { eventsBookId: bookId, firstSeq, eventCount, events } = before;
  if (before.requestHash !== requestHash) {
    return { kind: 'rejected', rejection: { kind: 'idempotency_key_reused' } };
  }
  const recordedAt = events.at(-1)?.recordedAt ?? before.recordedAt;
  invariant(recordedAt !== null, 'An answer without events has its instant.');
  const moment = { bookId, seq: firstSeq + eventCount - 1, recordedAt };
  return { kind: 'accepted', events, moment, replayed: true };
}

/** @returns the outcome of a request by its key alone; null when it was never accepted. */
export type FindOutcome = (
  request: Pick<CommandRequest, 'bookId' | 'actorId' | 'idempotency'>,
) => Promise<Outcome | null>;

export const findOutcomeIn =
  (sql: Sql, keys: SubjectKeys): FindOutcome =>
  async ({ bookId, actorId, idempotency }) => {
    if (idempotency === undefined) return null;
    const scope = { bookId, personId: actorId, key: idempotency.key };
    const answered = (await findAnswers(sql, [scope])).get(scopeText(scope));
    if (answered === undefined) return null;
    const { eventsBookId, firstSeq, eventCount: count } = answered;
    const [events = []] = await readRanges(sql, keys, [{ bookId: eventsBookId, firstSeq, count }]);
    return outcomeOf({ ...answered, events }, idempotency.requestHash);
  };
