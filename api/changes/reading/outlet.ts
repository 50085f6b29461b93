// The body of a stream, written as it is asked for: what the connection has not taken is not made.
export const OVER = Symbol('the stream is over');

export type Outlet = {
  readonly body: ReadableStream<Uint8Array>;
  /** There may be something to send now. */
  readonly stir: () => void;
  /** Whether the connection waits for more; it does not while it is stuck. */
  readonly asks: () => boolean;
};

const ENCODER = new TextEncoder();

/**
 * @param next what to send now, or null when there is nothing.
 * @param left called when the client has gone.
 */
export function createOutlet(next: () => string | null | typeof OVER, left: () => void): Outlet {
  let gone = false;
  let wake: (() => void) | null = null;
  const stir = () => {
    wake?.();
    wake = null;
  };
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      while (!gone) {
        const text = next();
        if (text === OVER) return controller.close();
        if (text !== null) return controller.enqueue(ENCODER.encode(text));
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    cancel() {
      gone = true;
      left();
      stir();
    },
  };
  // A queue of its own would be filled before anybody asks.
  const body = new ReadableStream(source, { highWaterMark: 0 });
  return { body, stir, asks: () => wake !== null };
}
