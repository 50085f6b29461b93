// How a screen says which keys work on it.
import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useIsPresent } from '../guards/past/PresentOnly.tsx';
import { ModalDepth } from '#web/ui/overlays/modal-depth.ts';
import { addScope } from './registry.ts';
import type { KeyAction } from './registry.ts';

/**
 * The keys work while the component is on the page; inside a dialog they are the dialog's. The
 * newest closures are called, so nothing need be memoised.
 * @param title the heading in the overlay: Journal entries.
 */
export function useKeys(title: string, actions: readonly KeyAction[], isGlobal = false): void {
  const depth = useContext(ModalDepth);
  const isPresent = useIsPresent();
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = isPresent ? actions : actions.filter(({ writes }) => writes !== true);
  });
  useEffect(
    () => addScope({ title, depth, isGlobal, actions: () => latest.current }),
    [title, depth, isGlobal],
  );
}

/** The two ways of doing what a form is for: Ctrl+Enter, and Tally's Ctrl+A. */
export const acceptKeys = (does: string, run: () => void): readonly KeyAction[] => [
  { keys: 'Ctrl+Enter', does, run, writes: true },
  { keys: 'Ctrl+A', does, run, tally: true, secondTimeInField: true, writes: true },
];
