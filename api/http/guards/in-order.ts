// Requests that a client sends on one connection without waiting for answers. Node begins them all
// at once and puts only the answers in order; but where one of them changes something, RFC 9112
// (9.3.2) asks that the next sees it: what follows a sign-out must not be answered as signed in.
import type { MiddlewareHandler } from 'hono';
import type { Api } from '../env.ts';

/** @returns a guard that begins a request once the one before it on its connection is done. */
export function inOrder(): MiddlewareHandler<Api> {
  const lastOn = new WeakMap<object, Promise<void>>();
  return async (c, next) => {
    const socket = c.env?.incoming?.socket;
    if (socket === undefined) return next();
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = lastOn.get(socket);
    lastOn.set(socket, promise);
    await before;
    try {
      await next();
    } finally {
      void (c.get('finished') ?? Promise.resolve()).then(resolve);
    }
  };
}
