// A reply whose bytes are made while it is read: whoever reads slowly has nothing made ahead.
import type { ApiContext } from '../env.ts';

/** A client that reads nothing for so long is cut off. */
const UNREAD_MILLISECONDS = 60_000;

/** Is `finished` when it was read to its end or nobody reads it any more. */
export function replyBytes(
  c: ApiContext,
  bytes: AsyncGenerator<Uint8Array, void>,
  headers: Readonly<Record<string, string>>,
): Response {
  const { promise: over, resolve: finish } = Promise.withResolvers<void>();
  const cut = () => {
    c.env?.outgoing?.destroy();
    finish();
  };
  let unread = setTimeout(cut, UNREAD_MILLISECONDS);
  void over.then(() => clearTimeout(unread));
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      clearTimeout(unread);
      try {
        const { done, value } = await bytes.next();
        if (done !== true) {
          controller.enqueue(value);
          unread = setTimeout(cut, UNREAD_MILLISECONDS);
          return;
        }
        controller.close();
        finish();
      } catch (error) {
        // What was sent is half an archive: the connection breaks, so that nobody takes it for one.
        finish();
        throw error;
      }
    },
    async cancel() {
      finish();
      await bytes.return();
    },
  };
  // Requests behind this one on the same connection begin when it is over.
  c.set('finished', over);
  return c.body(new ReadableStream(source, { highWaterMark: 0 }), 200, headers);
}
