// A field says what is wrong when it is left, also by pressing the mouse on something below. If the
// line of the error came then, what was pressed would move away and the click would be lost. So it
// is with whatever else comes by itself.
import { useState, useSyncExternalStore } from 'react';

let pressed = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (pressed === next) return;
  pressed = next;
  for (const listener of listeners) listener();
}

const press = () => set(true);
/** The click follows the release in the same task. */
const release = () => setTimeout(() => set(false));

const PLACE = { capture: true, passive: true } as const;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('pointerdown', press, PLACE);
    document.addEventListener('pointerup', release, PLACE);
    document.addEventListener('pointercancel', release, PLACE);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('pointerdown', press, PLACE);
    document.removeEventListener('pointerup', release, PLACE);
    document.removeEventListener('pointercancel', release, PLACE);
    pressed = false;
  };
}

const usePressed = (): boolean => useSyncExternalStore(subscribe, () => pressed);

/** @returns the value as it was when the pointer was pressed, and after its release as it is. */
export function useHeldWhilePressed(value: string | null): string | null {
  const isPressed = usePressed();
  const [held, setHeld] = useState(value);
  if (!isPressed && held !== value) setHeld(value);
  return isPressed ? held : value;
}

/** @returns whether what came while the pointer was pressed may be drawn: after its release. */
export function useShownOnceReleased(): boolean {
  const isPressed = usePressed();
  const [shown, setShown] = useState(!isPressed);
  if (!isPressed && !shown) setShown(true);
  return shown || !isPressed;
}
