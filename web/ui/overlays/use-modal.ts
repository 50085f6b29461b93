// Opens a <dialog> over the page while it is mounted. showModal is a command to the browser, so it
// cannot be said in the markup; and an element that is taken away gives no focus back by itself.
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { firstPlace } from '#web/ui/inputs/first-place.ts';

export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog !== null && !dialog.open) {
      dialog.showModal();
      firstPlace(dialog)?.focus();
    }
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement) giveBack(before);
    };
  }, []);
  return ref;
}

/** What opened it may be disabled until the page is drawn, or gone: then the page has the focus. */
function giveBack(before: HTMLElement): void {
  before.focus();
  if (document.activeElement === before) return;
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    before.focus();
    if (document.activeElement !== before) document.querySelector<HTMLElement>('h1')?.focus();
  });
}
