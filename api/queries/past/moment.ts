// Reading the books as they were known at an earlier event. Whoever asks for the past has its
// moment beside the request; the read tables then give their connection to the views of the past,
// so that no query has another text for it.
import { AsyncLocalStorage } from 'node:async_hooks';

/** An event of a book, and the installation by its time. */
export type PastMoment = {
  readonly bookId: number;
  /** The books are read as they are after this event of the book. */
  readonly seq: number;
  /** The last event of the installation that was recorded by the instant; 0 for none. */
  readonly sharedSeq: number;
  /** The clock of what is read: the instant that was asked for, or the event's, as RFC 3339. */
  readonly instant: string;
};

const moments = new AsyncLocalStorage<PastMoment>();

/** Answers as of a moment whatever `read` asks of the read tables. */
export const readingAt = <Value>(moment: PastMoment, read: () => Promise<Value>): Promise<Value> =>
  moments.run(moment, read);

/** @returns the moment that is read, or undefined for the present. */
export const momentRead = (): PastMoment | undefined => moments.getStore();
