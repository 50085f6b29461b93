// Brings to hand what the commands of a drain need, before any of them is decided: the streams in
// one query, the reads in one query per kind, and fresh ids.
import type { QueryExecutorProvider } from 'kysely';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { readStreams } from '#api/store/read-events.ts';
import { together } from '#api/store/sql.ts';
import type { BookSession } from '../book-session.ts';
import { rememberEvent } from '../memory.ts';
import { accountIdsOf, readsOf, sharesMasters, streamsOf } from '../needs/needs-of.ts';
import { keyText } from '../reads/answer-store.ts';
import { definitionOf, isAtHand, keepAnswer } from '../reads/reads.ts';
import type { Read, ReadKind } from '../reads/reads.ts';
import type { CommandRequest } from '../request.ts';
import { flush } from './unit-of-work.ts';
import type { MastersLock, UnitOfWork } from './unit-of-work.ts';

type BookStream = { readonly bookId: number; readonly stream: string };
type BookRead = { readonly bookId: number; readonly read: Read };

/** What is not at hand of what some commands need; each thing once. */
type Missing = {
  readonly streams: ReadonlyMap<string, BookStream>;
  readonly reads: ReadonlyMap<string, BookRead>;
  readonly accountIds: number;
  readonly mastersLock: MastersLock;
};

const LOCK_STRENGTH = { none: 0, shared: 1, exclusive: 2 } as const;

/** Streams name further streams, and these the reads: so often that nothing is missing. */
export async function gather(work: UnitOfWork, requests: readonly CommandRequest[]): Promise<void> {
  for (;;) {
    const missing = missingOf(work, requests);
    if (isNothing(missing)) return;
    // What was decided must be in the read tables before they are asked.
    if (missing.reads.size > 0) await flush(work);
    await lockMasters(work, missing.mastersLock);
    const { sql, deps } = work;
    await together([
      readMissingStreams(work, [...missing.streams.values()]),
      answerMissing(work, [...missing.reads.values()]),
      deps.ids.reserve('account', missing.accountIds, sql),
    ]);
  }
}

/** @returns whether a command can be decided without waiting for anything. */
export const isReady = (work: UnitOfWork, request: CommandRequest): boolean =>
  isNothing(missingOf(work, [request]));

const isNothing = ({ streams, reads, accountIds, mastersLock }: Missing): boolean =>
  streams.size + reads.size + accountIds === 0 && mastersLock === 'none';

function missingOf(work: UnitOfWork, requests: readonly CommandRequest[]): Missing {
  const streams = new Map<string, BookStream>();
  const reads = new Map<string, BookRead>();
  let accountIds = 0;
  let mastersLock: MastersLock = 'none';
  for (const { bookId, actorId, command } of requests) {
    const session = work.sessions.get(bookId);
    if (session === undefined) continue;
    const unread = unreadStreams(streamsOf(command, session, actorId), session);
    for (const stream of unread) streams.set(`${bookId} ${stream}`, { bookId, stream });
    if (unread.length > 0) continue;
    for (const read of readsOf(command, session)) {
      if (isAtHand(session, read)) continue;
      reads.set(`${bookId} ${read.of} ${keyText(read.key)}`, { bookId, read });
    }
    if (sharesMasters(command, session)) mastersLock = stronger(mastersLock, lockOf(bookId));
    const wanted = accountIdsOf(command);
    if (work.deps.ids.peek('account', wanted).length < wanted) accountIds = wanted;
  }
  const isHeld = LOCK_STRENGTH[mastersLock] <= LOCK_STRENGTH[work.mastersLock];
  return { streams, reads, accountIds, mastersLock: isHeld ? 'none' : mastersLock };
}

const unreadStreams = (streams: readonly string[], { memory }: BookSession): readonly string[] =>
  streams.filter((stream) => !memory.read.has(stream));

/** Books refer to the shared masters, and admins change them. */
const lockOf = (bookId: number): MastersLock =>
  bookId === INSTALLATION_BOOK ? 'exclusive' : 'shared';

const stronger = (left: MastersLock, right: MastersLock): MastersLock =>
  LOCK_STRENGTH[left] < LOCK_STRENGTH[right] ? right : left;

/** The advisory lock of the masters that books share. */
const SHARED_MASTERS = 5;

/**
 * What a book refers to must not be removed, and what its category asks must not change, until this
 * transaction is over. Heads are locked before, by every transaction, so that none waits in a ring.
 */
async function lockMasters(work: UnitOfWork, lock: MastersLock): Promise<void> {
  if (lock === 'none') return;
  const name = lock === 'exclusive' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared';
  await work.sql.query({ text: `select ${name}(${SHARED_MASTERS})` });
  work.mastersLock = lock;
}

async function readMissingStreams(
  { sql, deps, sessions }: UnitOfWork,
  streams: readonly BookStream[],
): Promise<void> {
  const events = await readStreams(sql, deps.keys, streams);
  for (const { bookId, stream } of streams) sessions.get(bookId)?.memory.read.add(stream);
  for (const event of events) {
    const session = sessions.get(event.bookId);
    invariant(session !== undefined, 'Only streams of open books were read.');
    rememberEvent(session.memory, event);
  }
}

async function answerMissing(work: UnitOfWork, reads: readonly BookRead[]): Promise<void> {
  if (reads.length === 0) return;
  const tables = work.deps.readTablesOn(work.sql);
  const kinds = Map.groupBy(reads, ({ read }) => read.of);
  await together([...kinds].map(([of, ofKind]) => answerKind(work, tables, of, ofKind)));
}

async function answerKind(
  { sessions, deps }: UnitOfWork,
  tables: QueryExecutorProvider,
  of: ReadKind,
  reads: readonly BookRead[],
): Promise<void> {
  const wanted = reads.map(({ bookId, read }) => ({ bookId, key: read.key as unknown }));
  const answers = await definitionOf(of).load(tables, wanted, deps);
  invariant(answers.length === reads.length, 'Each read has its answer.');
  for (const [at, { bookId, read }] of reads.entries()) {
    const session = sessions.get(bookId);
    if (session !== undefined) keepAnswer(session, read, answers[at]);
  }
}
