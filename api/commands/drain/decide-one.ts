// One command under its book's lock: what was answered before, who may, what was seen, what the
// rules say.
import { refusalOfRight } from '#core/book/index.ts';
import { rightOf } from '#core/domain.ts';
import { INSTALLATION_BOOK, SYSTEM_PERSON } from '#core/kernel/ids.ts';
import type { BookId, PersonId } from '#core/kernel/ids.ts';
import { scopeText } from '#api/store/idempotency.ts';
import { accept } from '../desk.ts';
import type { Desk, FactSource } from '../desk.ts';
import { lastChangeOf, stateOf } from '../memory.ts';
import type { Accepted, Outcome, Refusal } from '../request.ts';
import { readMissing } from './desks.ts';
import type { Item } from './desks.ts';
import { flush, momentOf, scopeOf } from './run.ts';
import type { Run } from './run.ts';

export async function decideOne(run: Run, item: Item): Promise<Outcome> {
  const replay = replayOf(run, item);
  if (replay !== null) return replay;
  const desk = run.desks.get(item.bookId);
  if (desk === undefined) {
    return {
      kind: 'rejected',
      rejection: { kind: 'book_not_found', bookId: item.bookId as BookId },
    };
  }
  const refusal = refusalBefore(desk, item);
  if (refusal !== null) return { kind: 'rejected', rejection: refusal };

  const readTables = async () => {
    // What this drain decided so far must be in the read tables before they are asked.
    await flush(run);
    return run.deps.readTablesOn(run.sql);
  };
  const { sql, deps, desks } = run;
  const load = (streams: readonly string[]) =>
    readMissing(sql, deps.keys, desks, [{ ...item, handler: { streams } }]);
  const freshIds: FactSource['freshIds'] = (kind, count) => deps.nextIds(kind, count, sql);
  const decided = await item.handler.decide({ desk, readTables, load, freshIds });
  if (!decided.ok) return { kind: 'rejected', rejection: decided.rejection };
  const { actorId } = item;
  const events = accept(
    desk,
    decided.value.map((event) => ({ ...event, actorId })),
  );
  if (events.length > 0) run.touched.add(item.bookId);
  const { bookId, seq, recordedAt } = desk.head;
  const outcome: Accepted = {
    kind: 'accepted',
    events,
    moment: { bookId, seq, recordedAt },
    replayed: false,
  };
  keep(run, item, outcome);
  return outcome;
}

function replayOf(run: Run, item: Item): Outcome | null {
  const [scope] = scopeOf(item);
  const answer = scope && run.answered.get(scopeText(scope));
  if (answer === undefined) return null;
  if (answer.requestHash !== item.idempotency?.requestHash) {
    return { kind: 'rejected', rejection: { kind: 'idempotency_key_reused' } };
  }
  return { kind: 'accepted', events: answer.events, moment: momentOf(answer), replayed: true };
}

/** Commands of the installation that are no member's right, and yet not everybody's. */
const OF_ADMINS: ReadonlySet<string> = new Set(['GrantAdmin', 'RevokeAdmin']);

/** Rights are asked for under the lock: whoever lost one a moment ago has it no more. */
function refusalBefore({ head, memory }: Desk, item: Item): Refusal | null {
  const { command, actorId, bookId, expected } = item;
  const right = rightOf(command.type);
  if (bookId === INSTALLATION_BOOK && (right !== null || OF_ADMINS.has(command.type))) {
    const person = stateOf(memory, 'person', actorId);
    const isAdmin = person.status === 'registered' && person.admin;
    if (!isAdmin && actorId !== SYSTEM_PERSON) return { kind: 'admins_only' };
  } else if (right !== null) {
    const book = stateOf(memory, 'book', bookId);
    const refusal = refusalOfRight(book, head.bookId as BookId, actorId as PersonId, right);
    if (refusal !== null) return refusal;
  }
  const [stream] = item.handler.streams;
  if (expected === undefined || stream === undefined) return null;
  const last = lastChangeOf(memory, stream);
  if (last === null || last.seq <= expected) return null;
  return { kind: 'changed_since', by: last.actorId, seq: last.seq };
}

/** What changed nothing is kept too: sent again later, it must not change something then. */
function keep(run: Run, item: Item, { events, moment }: Accepted): void {
  const [scope] = scopeOf(item);
  if (scope === undefined || item.idempotency === undefined) return;
  const answer = {
    requestHash: item.idempotency.requestHash,
    eventsBookId: moment.bookId,
    firstSeq: moment.seq + 1 - events.length,
    eventCount: events.length,
    recordedAt: moment.recordedAt,
  };
  run.answered.set(scopeText(scope), { ...answer, events });
  run.kept.push({ ...scope, ...answer });
}
