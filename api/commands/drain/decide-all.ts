// One command under its book's lock: what was answered before, who may, what was seen, what the
// rules say. Everything that it needs was gathered, so nothing here waits.
import { refusalOfRight } from '#core/book/index.ts';
import { rightOf } from '#core/domain.ts';
import { INSTALLATION_BOOK, SYSTEM_PERSON } from '#core/kernel/ids.ts';
import type { BookId, PersonId } from '#core/kernel/ids.ts';
import type { GroupedAccount } from '#core/warning/index.ts';
import { scopeText } from '#api/store/idempotency.ts';
import { outcomeOf } from '../answered.ts';
import { stateIn } from '../book-session.ts';
import type { BookSession, DecidedEvent } from '../book-session.ts';
import { lastChangeOf } from '../memory.ts';
import { recordStreamOf } from '../needs/needs-of.ts';
import type { AcceptedCommand, CommandRequest, Outcome, Refusal } from '../request.ts';
import { decideCommand } from './decide.ts';
import { stockRefusal } from './stock-guard.ts';
import { gather, isReady } from './gather.ts';
import { accept } from './sessions.ts';
import { scopeOf } from './unit-of-work.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Commands for which is gathered at a time. */
const GATHERED_MAX = 256;

/**
 * Decides commands in their order. What an earlier one decided may change what a later one needs:
 * that one and those behind it wait until it is gathered anew.
 */
export async function decideAll(
  work: UnitOfWork,
  requests: readonly CommandRequest[],
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  while (outcomes.length < requests.length) {
    const next = requests.slice(outcomes.length, outcomes.length + GATHERED_MAX);
    await gather(
      work,
      next.filter((request) => replayOf(work, request) === null),
    );
    for (const request of next) {
      const outcome = decideOne(work, request);
      if (outcome === null) break;
      outcomes.push(outcome);
    }
  }
  return outcomes;
}

/** @returns null when something that the command needs is not at hand. */
function decideOne(work: UnitOfWork, request: CommandRequest): Outcome | null {
  const replay = replayOf(work, request);
  if (replay !== null) return replay;
  const session = work.sessions.get(request.bookId);
  if (session === undefined) {
    return {
      kind: 'rejected',
      rejection: { kind: 'book_not_found', bookId: request.bookId as BookId },
    };
  }
  if (!isReady(work, request)) return null;
  const refusal = refusalBefore(session, request);
  if (refusal !== null) return { kind: 'rejected', rejection: refusal };
  const decided = decideCommand(session, request.command);
  if (!decided.ok) return { kind: 'rejected', rejection: decided.rejection };
  const short = stockRefusal(session, request.command, decided.value);
  if (short !== null) return { kind: 'rejected', rejection: short };
  takeAccountIds(work, decided.value);
  const { actorId } = request;
  const events = accept(
    work.sessions,
    session,
    decided.value.map((event) => ({ ...event, actorId })),
  );
  if (events.length > 0) work.changedBooks.add(request.bookId);
  const { bookId, seq, recordedAt } = session.head;
  const outcome: AcceptedCommand = {
    kind: 'accepted',
    events,
    moment: { bookId, seq, recordedAt },
    replayed: false,
    accounts: accountsKnown(session, decided.value),
  };
  keepAnswer(work, request, outcome);
  return outcome;
}

/** Its reply need not ask for them then. */
function accountsKnown(session: BookSession, decided: readonly DecidedEvent[]) {
  const known = new Map<number, GroupedAccount>();
  for (const { event } of decided) {
    if (event.type !== 'JournalPosted') continue;
    for (const { accountId } of event.data.entries) {
      const account = stateIn(session, 'account', accountId);
      if ('name' in account) {
        known.set(accountId, { name: account.name, group: account.classification.group });
      }
    }
  }
  return known;
}

/** The ids of the accounts that were created on the way are used up; the others stay in stock. */
function takeAccountIds({ deps }: UnitOfWork, decided: readonly DecidedEvent[]): void {
  for (const { event } of decided) {
    const [next] = deps.ids.peek('account', 1);
    if (event.type === 'AccountCreated' && event.data.accountId === next) {
      deps.ids.take('account', 1);
    }
  }
}

function replayOf({ answered }: UnitOfWork, request: CommandRequest): Outcome | null {
  const [scope] = scopeOf(request);
  const answer = scope && answered.get(scopeText(scope));
  return answer === undefined ? null : outcomeOf(answer, request.idempotency?.requestHash);
}

/** Commands of the installation that are no member's right, and yet not everybody's. */
const OF_ADMINS: ReadonlySet<string> = new Set(['GrantAdmin', 'RevokeAdmin']);

/** Rights are asked for under the lock: whoever lost one a moment ago has it no more. */
function refusalBefore(session: BookSession, request: CommandRequest): Refusal | null {
  const { command, actorId, bookId, expected } = request;
  const right = rightOf(command.type);
  if (bookId === INSTALLATION_BOOK && (right !== null || OF_ADMINS.has(command.type))) {
    const person = stateIn(session, 'person', actorId);
    const isAdmin = person.status === 'registered' && person.admin;
    if (!isAdmin && actorId !== SYSTEM_PERSON) return { kind: 'admins_only' };
  } else if (right !== null) {
    const book = stateIn(session, 'book', bookId);
    const refusal = refusalOfRight(book, bookId as BookId, actorId as PersonId, right);
    if (refusal !== null) return refusal;
  }
  const stream = recordStreamOf(command);
  if (expected === undefined || stream === null) return null;
  const last = lastChangeOf(session.memory, stream);
  if (last === null || last.seq <= expected) return null;
  return { kind: 'changed_since', by: last.actorId, seq: last.seq };
}

/** What changed nothing is kept too: sent again later, it must not change something then. */
function keepAnswer(
  work: UnitOfWork,
  request: CommandRequest,
  { events, moment }: AcceptedCommand,
): void {
  const [scope] = scopeOf(request);
  if (scope === undefined || request.idempotency === undefined) return;
  const answer = {
    requestHash: request.idempotency.requestHash,
    eventsBookId: moment.bookId,
    firstSeq: moment.seq + 1 - events.length,
    eventCount: events.length,
    recordedAt: moment.recordedAt,
  };
  work.answered.set(scopeText(scope), { ...answer, events });
  work.newAnswers.push({ ...scope, ...answer });
}
