// The body of a stream, written as it is asked for: what the connection has not taken is not made.
export const END = Symbol('the stream is over');

export type EventStreamBody = {
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
export function createEventStreamBody(
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
