// A connection of this tab alone, where a browser has no locks (they need https, or the machine
// itself), and only while the page is seen: a browser opens few connections to one server.
import type { BookSubscription } from './book-subscription.ts';
import { keepConnected } from './connection.ts';

export async function subscribePerTab(
  subscription: BookSubscription,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await visibilityIs('visible', signal);
    const hidden = new AbortController();
    void visibilityIs('hidden', signal).then(() => hidden.abort());
    await keepConnected(
      subscription,
      (frame) => frame !== null && subscription.receive(frame),
      hidden.signal,
    );
  }
}

/** Waits until the page is seen, or is not, or the signal ends the wait. */
function visibilityIs(state: DocumentVisibilityState, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const check = () => {
      if (document.visibilityState !== state && !signal.aborted) return;
      over.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', check, { signal: over.signal });
    signal.addEventListener('abort', check, { signal: over.signal });
    check();
  });
}
