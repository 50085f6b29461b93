// One open stream: who reads it, and what they are told. What they have not read waits in `pending`
// and nowhere else.
import type { Change } from '#api/contract/entity/changes.ts';
import { sorted, unionOf } from '../kinds.ts';
import type { Kinds } from '../kinds.ts';

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

// The body of a stream, written as it is asked for: what the connection has not taken is not made.
const END = Symbol('the stream is over');

type EventStreamBody = {
  readonly body: ReadableStream<Uint8Array>;
  /** There may be something to send now. */
  readonly wake: () => void;
  /** Whether the connection waits for more; it does not while it is stuck. */
  readonly isAwaited: () => boolean;
};

const ENCODER = new TextEncoder();

/**
 * @param next what to send now, or null when there is nothing.
 * @param left called when the client has gone.
 */
function createEventStreamBody(
  next: () => string | null | typeof END,
  left: () => void,
): EventStreamBody {
  let gone = false;
  let resume: (() => void) | null = null;
  const wake = () => {
    resume?.();
    resume = null;
  };
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      while (!gone) {
        const text = next();
        if (text === END) return controller.close();
        if (text !== null) return controller.enqueue(ENCODER.encode(text));
        await new Promise<void>((resolve) => {
          resume = resolve;
        });
      }
    },
    cancel() {
      gone = true;
      left();
      wake();
    },
  };
  // A queue of its own would be filled before anybody asks.
  const body = new ReadableStream(source, { highWaterMark: 0 });
  return { body, wake, isAwaited: () => resume !== null };
}

// What one reader has not been told yet. However slowly it reads, there is never more to keep than
// the newest seq and the kinds: events that it would have been sent run into one.
type PendingChange = {
  /** The newest event of the book; null when it is the shared masters that were touched. */
  readonly seq: number | null;
  readonly kinds: Kinds;
  readonly quietMs?: number;
};

type UnsentChanges = {
  readonly add: (change: PendingChange) => void;
  /** A sign of life is due. */
  readonly beat: () => void;
  /** Whether something waits to be read. */
  readonly waits: () => boolean;
  /** @returns all of it as text of the stream, or null when there is nothing to tell. */
  readonly take: () => string | null;
};

function createUnsentChanges(): UnsentChanges {
  let own: PendingChange | null = null;
  let shared: PendingChange | null = null;
  let beat = false;

  return {
    add(change) {
      const before: PendingChange | null = change.seq === null ? shared : own;
      const merged =
        before === null ? change : { ...change, kinds: unionOf(before.kinds, change.kinds) };
      if (change.seq === null) shared = merged;
      else own = merged;
    },
    beat: () => {
      beat = true;
    },
    waits: () => own !== null || shared !== null || beat,
    take() {
      const told = [own, shared].filter((change) => change !== null).map(frameOf);
      const text = told.length === 0 && beat ? HEARTBEAT : told.join('');
      [own, shared, beat] = [null, null, false];
      return text === '' ? null : text;
    },
  };
}

/** A comment: it keeps proxies from closing the connection, and shows that both ends live. */
const HEARTBEAT = ':\n\n';

function frameOf({ seq, kinds, quietMs }: PendingChange): string {
  const data: Change = {
    // The log of a new installation has no event, and 0 is no event's number.
    ...(seq !== null && seq > 0 && { seq }),
    kinds: kinds === 'everything' ? [] : sorted(kinds),
    ...(kinds === 'everything' && { everything: true }),
    ...(seq === null && { shared: true }),
    ...(quietMs !== undefined && { quiet_ms: quietMs }),
  };
  const id = seq === null ? '' : `id: ${seq}\n`;
  return `${id}data: ${JSON.stringify(data)}\n\n`;
}
