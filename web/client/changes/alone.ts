// A connection of this tab alone, where a browser has no locks (they need https, or the machine
// itself), and only while the page is seen: a browser opens few connections to one server.
import { keepListening } from './connection.ts';
import type { Ear } from './ear.ts';

export async function followAlone(ear: Ear, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await turned('visible', signal);
    const hidden = new AbortController();
    void turned('hidden', signal).then(() => hidden.abort());
    await keepListening({
      bookId: ear.bookId,
      after: ear.after,
      heard: (frame) => frame !== null && ear.hear(frame),
      refused: ear.refused,
      signal: hidden.signal,
    });
  }
}

/** Waits until the page is seen, or is not, or the signal ends the wait. */
function turned(state: DocumentVisibilityState, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const look = () => {
      if (document.visibilityState !== state && !signal.aborted) return;
      over.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', look, { signal: over.signal });
    signal.addEventListener('abort', look, { signal: over.signal });
    look();
  });
}
