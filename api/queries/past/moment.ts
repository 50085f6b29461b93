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
  /** No entry that was known then is dated after this day; `infinity` where that is not known. */
  readonly lastDay: string;
  /** The clock of what is read: the instant that was asked for, or the event's, as RFC 3339. */
  readonly instant: string;
  /** Tables whose past is not counted so far: who reads them is told to come later. */
  readonly behind?: readonly string[];
};

/** The past of a table is still being made; the same may be asked again. */
export class PastNotReady extends Error {
  constructor(table: string) {
    super(`The past of ${table} is being made.`);
    this.name = 'PastNotReady';
  }
}

const moments = new AsyncLocalStorage<PastMoment>();

/** Answers as of now, also within a request that reads a moment. */
export const readingNow = <Value>(read: () => Promise<Value>): Promise<Value> => moments.exit(read);

/** Answers as of a moment whatever `read` asks of the read tables. */
export const readingAt = <Value>(moment: PastMoment, read: () => Promise<Value>): Promise<Value> =>
  moments.run(moment, read);

/** @returns the same values, each made as of the moment of this request, however late it is. */
export function keepingMoment<Value>(values: AsyncIterable<Value>): AsyncGenerator<Value, void> {
  const moment = moments.getStore();
  const source = values[Symbol.asyncIterator]();
  const step = () => source.next();
  return stepping(source, moment === undefined ? step : () => moments.run(moment, step));
}

async function* stepping<Value>(
  source: AsyncIterator<Value>,
  step: () => Promise<IteratorResult<Value>>,
): AsyncGenerator<Value, void> {
  try {
    for (;;) {
      const { done, value } = await step();
      if (done === true) return;
      yield value;
    }
  } finally {
    await source.return?.();
  }
}

/** @returns the moment that is read, or undefined for the present. */
export const momentRead = (): PastMoment | undefined => moments.getStore();
