// One open stream: who reads it, and what they are told. What they have not read waits in `pending`
// and nowhere else.
import { createEventStreamBody, END } from './event-stream-body.ts';
import { createUnsentChanges } from './unsent-changes.ts';
import type { PendingChange } from './unsent-changes.ts';

/** Who wants to hear of a book. */
export type StreamRequest = {
  readonly bookId: number;
  readonly personId: number;
  /** The digest of the session, in hexadecimal. */
  readonly session: string;
  /** The seq that was heard last; null for whoever has heard nothing yet. */
  readonly after: number | null;
  /** Closes the connection for a reader that takes nothing. */
  readonly cut: () => void;
};

export type Reader = StreamRequest & {
  readonly body: ReadableStream<Uint8Array>;
  readonly send: (change: PendingChange) => void;
  /** From now on what is told is sent: before, its beginning would be missing. */
  readonly begin: () => void;
  /** Sends a sign of life; gives up a reader that has taken none for long. */
  readonly beat: () => void;
  /** Ends a stream that is being sent. */
  readonly end: () => void;
  /** Gives up a stream that was never sent. */
  readonly leave: () => void;
};

/** Signs of life that a reader may leave unread. */
const BEATS_UNREAD_MAX = 4;
/** How soon a client may come back, so that all of them do not come at once. */
const RETRY_MIN_MS = 1000;
const RETRY_SPREAD_MS = 3000;

/** @param gone called once when the stream is over, however it ends. */
export function createReader(request: StreamRequest, gone: (reader: Reader) => void): Reader {
  const pending = createUnsentChanges();
  let state: 'joining' | 'open' | 'ended' = 'joining';
  let unread = 0;
  let preamble = `retry: ${RETRY_MIN_MS + Math.floor(Math.random() * RETRY_SPREAD_MS)}\n`;

  const leave = () => {
    if (state === 'ended') return;
    state = 'ended';
    gone(reader);
  };
  const next = () => {
    if (state === 'ended') return END;
    const text = state === 'open' ? pending.take() : null;
    if (text === null) return null;
    const first = preamble;
    preamble = '';
    unread = 0;
    return first + text;
  };
  const { body, wake, isAwaited } = createEventStreamBody(next, leave);

  const reader: Reader = {
    ...request,
    body,
    send(change) {
      pending.add(change);
      wake();
    },
    begin() {
      if (state === 'joining') state = 'open';
      wake();
    },
    beat() {
      unread += 1;
      if (unread > BEATS_UNREAD_MAX) return reader.end();
      pending.beat();
      wake();
    },
    end() {
      // One that takes nothing would never see the end either.
      if (!isAwaited()) request.cut();
      leave();
      wake();
    },
    leave,
  };
  return reader;
}
