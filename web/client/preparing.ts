// Books that the server is preparing after an update: what is asked of them is answered later. The
// page asks again by itself, and says meanwhile how far it has come.
import { useSyncExternalStore } from 'react';
import type { Failure } from './failure.ts';

export type Preparing = { readonly done: number; readonly total: number };

/** What the server asks to wait before the same is asked again. */
export const ASK_AGAIN_MS = 3000;
/** After so long without such an answer all is there, or the page asks for nothing more. */
const OVER_MS = 3 * ASK_AGAIN_MS;

let shown: Preparing | null = null;
let over: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: Preparing | null): void {
  if (next?.done === shown?.done && next?.total === shown?.total) return;
  shown = next;
  for (const changed of listeners) changed();
}

/** @returns how far it has come, where an answer says that the book is being prepared. */
export function preparingOf(failure: Failure): Preparing | null {
  if (failure.kind !== 'problem' || failure.problem.code !== 'rebuilding') return null;
  const { done, total } = failure.problem.facts ?? {};
  return { done: Number(done ?? 0), total: Number(total ?? 1) };
}

/** Hears of every answer that is no reply. */
export function notePreparing(failure: Failure): void {
  const preparing = preparingOf(failure);
  if (preparing === null) return;
  clearTimeout(over);
  over = setTimeout(() => show(null), OVER_MS);
  show(preparing);
}

/** A book that answers is ready. */
export function noteReady(): void {
  if (shown === null) return;
  clearTimeout(over);
  // Others that the page asked for may still say otherwise.
  over = setTimeout(() => show(null), ASK_AGAIN_MS);
}

/** @returns null while nothing is being prepared. */
export const usePreparing = (): Preparing | null =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    () => shown,
  );
