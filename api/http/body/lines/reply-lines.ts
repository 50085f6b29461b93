// A reply of newline-delimited JSON, written while the body is still being read. What a client has
// not read yet is kept for it, since many send all of a body before they read anything: whoever
// writes must write no more than memory can hold.
import type { ApiContext } from '../../env.ts';

export type LinesOut = {
  readonly write: (values: readonly object[]) => void;
  /** Set off when the client has gone. */
  readonly gone: AbortSignal;
};

const HEADERS = {
  'Content-Type': 'application/x-ndjson; charset=utf-8',
  // Some proxies gather what they pass on unless told not to.
  'X-Accel-Buffering': 'no',
};

/** A client that reads nothing for so long, after all was said, is cut off. */
const UNREAD_MILLISECONDS = 30_000;

/**
 * @param produce writes lines until it is done; it must handle its own errors.
 * @returns the reply, and when it was read to its end or nobody reads it any more.
 */
export function replyLines(
  c: ApiContext,
  produce: (out: LinesOut) => Promise<void>,
  unreadMilliseconds = UNREAD_MILLISECONDS,
): { readonly response: Response; readonly over: Promise<void> } {
  const gone = new AbortController();
  const { promise: over, resolve: finish } = Promise.withResolvers<void>();
  const buffer = createLineBuffer();
  void produce({ write: (values) => buffer.add(values), gone: gone.signal }).finally(() => {
    buffer.close();
    const cut = () => {
      c.env?.outgoing?.destroy();
      gone.abort();
      finish();
    };
    const timer = setInterval(() => buffer.isUnread(unreadMilliseconds) && cut(), 1000);
    void over.then(() => clearInterval(timer));
  });
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      const bytes = await buffer.take();
      if (gone.signal.aborted) return;
      if (bytes !== null) return controller.enqueue(bytes);
      controller.close();
      finish();
    },
    cancel() {
      gone.abort();
      buffer.close();
      finish();
    },
  };
  // Requests behind this one on the same connection begin when it is over.
  c.set('finished', over);
  const stream = new ReadableStream(source, { highWaterMark: 0 });
  return { response: c.body(stream, 200, HEADERS), over };
}

/** What was written and is not read yet. */
function createLineBuffer() {
  const encoder = new TextEncoder();
  const texts: string[] = [];
  let isClosed = false;
  let readAt = performance.now();
  let wake = (): void => undefined;
  return {
    add: (values: readonly object[]): void => {
      if (isClosed || values.length === 0) return;
      texts.push(values.map((value) => `${JSON.stringify(value)}\n`).join(''));
      wake();
    },
    close: (): void => {
      isClosed = true;
      wake();
    },
    /** @returns what is next, once there is something; null at the end. */
    take: async (): Promise<Uint8Array | null> => {
      readAt = performance.now();
      while (texts.length === 0 && !isClosed) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const text = texts.shift();
      return text === undefined ? null : encoder.encode(text);
    },
    isUnread: (milliseconds: number): boolean => performance.now() - readAt > milliseconds,
  };
}
