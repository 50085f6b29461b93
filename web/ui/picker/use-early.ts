// What was done in a picker before its list was there is done once it is.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Choice } from './match.ts';
import { afterEarly, afterTyping } from './typing.ts';
import type { Early, Typing } from './typing.ts';

type Picking = {
  readonly typing: Typing | null;
  readonly isEarly: boolean;
  /** The best match of what is typed. */
  readonly first: () => Choice | null;
  readonly choose: (choice: Choice) => void;
  readonly leave: () => void;
  readonly put: (typing: Typing | null) => void;
  readonly onEarly?: (() => StateListener) | undefined;
};

/** Hears whether something was chosen. */
type StateListener = (something: boolean) => void;

export function useEarly(picking: Picking): { readonly wait: (what: Early) => void } {
  const told = useRef<StateListener | null>(null);
  const { typing, isEarly } = picking;
  const early = typing?.early;
  const act = useEffectEvent(() => {
    if (typing === null) return;
    const best = picking.first();
    if (early !== 'leave' && best !== null) picking.choose(best);
    else if (early === 'enter') picking.put(afterTyping(typing.text ?? ''));
    else picking.leave();
    told.current?.(best !== null);
    told.current = null;
  });
  // The list comes from outside; the choice must be on the page before the form goes on from it.
  useEffect(() => {
    if (early === undefined || isEarly) return undefined;
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }, [early, isEarly]);
  return {
    wait: (what) => {
      if (typing === null) return;
      if (what === 'enter') told.current ??= picking.onEarly?.() ?? null;
      picking.put(afterEarly(typing, what));
    },
  };
}
