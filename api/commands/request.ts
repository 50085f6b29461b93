// What the writer is asked and what it answers.
import type { Command, RecordedEvent, Rejection } from '#core/domain.ts';
import type { GroupedAccount } from '#core/warning/index.ts';
import type { IdempotencyKey } from '#api/store/idempotency.ts';
import type { LogMoment } from '#api/store/read-events.ts';
import type { Sql } from '#api/store/sql.ts';

export type CommandRequest = {
  /** The book whose log the events go to; book 0 for people and shared masters. */
  readonly bookId: number;
  readonly actorId: number;
  readonly command: Command;
  readonly idempotency?: IdempotencyKey;
  /** The seq of the record that the person's form had seen. */
  readonly expected?: number;
  /** Runs in the same transaction once the command is accepted, for what is no event. */
  readonly also?: (sql: Sql, events: readonly RecordedEvent[]) => Promise<void>;
};

/** The shell's own refusals, beside those of the rules. */
export type Refusal =
  | Rejection
  | { readonly kind: 'address_not_confirmed' }
  | { readonly kind: 'admins_only' }
  | { readonly kind: 'demo_books_off' }
  | { readonly kind: 'changed_since'; readonly by: number; readonly seq: number }
  | { readonly kind: 'idempotency_key_reused' };

export type AcceptedCommand = {
  readonly kind: 'accepted';
  /** Empty when the books were already as the command wants them. */
  readonly events: readonly RecordedEvent[];
  /**
   * The book's last event by then, which is its own if it made any: its reply tells of the books as
   * of then, however often it is asked for.
   */
  readonly moment: LogMoment;
  /** Set when the same request was answered before and nothing new was written. */
  readonly replayed: boolean;
  /**
   * What the writer knew of accounts that the journals name, when it decided; without those that it
   * had no need of, and without any when the same request was answered before.
   */
  readonly accounts?: ReadonlyMap<number, GroupedAccount>;
};

export type Outcome = AcceptedCommand | { readonly kind: 'rejected'; readonly rejection: Refusal };

export type Submit = (request: CommandRequest) => Promise<Outcome>;

/** Whether a log begins with it. */
export const opensBook = ({ type }: Command): boolean =>
  type === 'CreateBook' || type === 'BeginDemoBook';

/** The book in which a request's idempotency key counts: a new book has no keys of its own yet. */
export const scopeBookOf = ({ bookId, command }: CommandRequest): number =>
  opensBook(command) ? 0 : bookId;

/** The queue is full: answered with 503 and Retry-After. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** The connection broke during COMMIT: nobody knows yet. The same key gives the answer later. */
export class CommitUnknown extends Error {
  override name = 'CommitUnknown';
}

/** The read tables of a book were written by another version of a projection. */
export class ProjectionVersionMismatch extends Error {
  override name = 'ProjectionVersionMismatch';
}

/** The log of a book is not as it was written: nothing is added to it. */
export class BrokenChain extends Error {
  override name = 'BrokenChain';
  readonly seq: number;

  constructor(bookId: number, seq: number) {
    super(`Book ${bookId}: its chain breaks at event ${seq}.`);
    this.seq = seq;
  }
}

/** Nothing may be written at the moment; the message says why, for people. */
export class ReadOnly extends Error {
  override name = 'ReadOnly';
}
