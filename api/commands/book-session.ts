// A book as it lies open during one transaction: its locked head, what is remembered of it, the
// answers that were gathered, and the events decided so far that are not written yet.
import type { AggregateName, RecordedEvent, Rejection, StateOf } from '#core/domain.ts';
import type { Result } from '#core/kernel/result.ts';
import type { NewEvent } from '#api/store/append.ts';
import type { LogHead } from '#api/store/heads.ts';
import { stateOf } from './memory.ts';
import type { BookMemory } from './memory.ts';
import type { AnswerStore } from './reads/answer-store.ts';

export type BookSession = {
  readonly head: LogHead;
  readonly memory: BookMemory;
  readonly answers: AnswerStore;
  /** Fresh ids of accounts, as many of so many as are in stock. */
  readonly accountIds: (count: number) => readonly number[];
  readonly pending: RecordedEvent[];
};

export type DecidedEvent = Omit<NewEvent, 'actorId'>;
export type Decision = Result<readonly DecidedEvent[], Rejection>;

/** @returns the state of a stream of the book, with all that this transaction has decided. */
export const stateIn = <C extends AggregateName>(
  { memory }: BookSession,
  category: C,
  id: number,
): StateOf<C> => stateOf(memory, category, id);
