// Requests that a client sends on one connection without waiting for answers. Node begins them all
// at once and puts only the answers in order; but where one of them changes something, RFC 9112
// (9.3.2) asks that the next sees it: what follows a sign-out must not be answered as signed in.
import type { ApiContext } from '../env.ts';

type QueuePosition = {
  /** The request before it on the connection is done; absent for the first. */
  readonly before: Promise<void> | undefined;
  /** Lets the next one begin, once a reply that is written bit by bit is over. */
  readonly end: (c: ApiContext) => void;
};

/** @returns a function that puts a request behind those of its connection; null without one. */
export function takeTurns(): (c: ApiContext) => QueuePosition | null {
  const lastOn = new WeakMap<object, Promise<void>>();
  return (c) => {
    const socket = c.env?.incoming?.socket;
    if (socket === undefined) return null;
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = lastOn.get(socket);
    lastOn.set(socket, promise);
    const end = (ended: ApiContext) => {
      const finished = ended.get('finished');
      if (finished === undefined) resolve();
      else void finished.then(resolve);
    };
    return { before, end };
  };
}
