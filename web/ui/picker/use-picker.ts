// How a picker behaves, without how it looks. The focus never leaves the input, and the option that
// is highlighted is always the one that aria-activedescendant names.
import { useState, useEffect, useEffectEvent, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { bestMatches, choiceNamed, SHOWN_MAX } from './match.ts';
import type { Choice } from './match.ts';
import {
  afterAdding,
  afterArrow,
  afterEscape,
  afterLeaving,
  afterOpening,
  afterTyping,
  intentOf,
  afterEarly,
} from './typing.ts';
import type { Typing, EarlyKey } from './typing.ts';

export type PickerModel = {
  /** What is chosen, in one word: account. */
  readonly noun: string;
  readonly choices: readonly Choice[];
  readonly chosen: Choice | null;
  readonly onChoose: (id: number | null) => void;
  readonly onAdd?: ((text: string) => void) | undefined;
  /**
   * Hears what is typed: the choices are what somebody else finds for it, and stand as they come.
   */
  readonly onText?: ((text: string) => void) | undefined;
  /** Takes a text that names no choice as it is, where the list is help and no limit. */
  readonly onFree?: ((text: string) => void) | undefined;
  /** The choices are still on their way: what is typed is matched once they are there. */
  readonly isLoading?: boolean | undefined;
  /** Hears Enter that came before the list did; called again with whether it chose something. */
  readonly onEarly?: (() => (something: boolean) => void) | undefined;
};

/** What is typed over a choice is void once another choice was made from outside. */
function useTypedOver(over: number | null) {
  const [state, setState] = useState<(Typing & { readonly over: number | null }) | null>(null);
  const put = (next: Typing | null) => setState(next === null ? null : { ...next, over });
  return [state?.over === over ? state : null, put] as const;
}

export function usePicker(model: PickerModel) {
  const { chosen, onAdd, onText } = model;
  const [typing, put] = useTypedOver(chosen?.id ?? null);
  const [cleared, setCleared] = useState<string | null>(null);
  const matches = matchesOf(model, typing);
  const { query, shown, active, isEarly } = matches;
  const choosing = useChoosing(model, { typing, put, matches, setCleared });
  const { choose, waitForList } = choosing;
  const add = () => (put(afterAdding(typing)), onAdd?.(query));
  const handlers = {
    ...moveHandlers(typing, shown.length, put),
    add,
    early: () => waitForList('tab'),
    accept: () => active !== null && choose(active),
  };
  return {
    ...matches,
    ...choosing,
    ...openState(typing, put),
    typing,
    add,
    isLoading: model.isLoading === true,
    cleared: chosen === null ? cleared : null,
    text: typing?.text ?? chosen?.name ?? '',
    type: (value: string) => (setCleared(null), onText?.(value), put(afterTyping(value))),
    onKeyDown: keyHandler(handlers, {
      typing,
      canAdd: !!onAdd,
      hasActive: active !== null,
      isEarly,
    }),
  };
}

/** What the list shows for what is typed, and which of it is highlighted. */
function matchesOf({ choices, isLoading, onText }: PickerModel, typing: Typing | null) {
  const query = typing?.text ?? '';
  const isRemote = onText !== undefined;
  const { shown, count } =
    typing?.open === true ? shownFor(choices, query, isRemote) : NOTHING_SHOWN;
  const isEarly = isLoading === true && query.trim() !== '';
  const active = isEarly ? null : (shown[typing?.active ?? -1] ?? null);
  return { query, isRemote, shown, count, isEarly, active };
}

type Now = {
  readonly typing: Typing | null;
  readonly put: (typing: Typing | null) => void;
  readonly matches: ReturnType<typeof matchesOf>;
  readonly setCleared: (why: string) => void;
};

/** What choosing does: by the list, by Enter, by leaving the field, or once the list has come. */
function useChoosing(model: PickerModel, { typing, put, matches, setCleared }: Now) {
  const { noun, choices, chosen, onChoose, onFree, onEarly } = model;
  const { query, isRemote, isEarly, active } = matches;
  // The state must be on the page before the form hears the same key, so that it sees the choice.
  const choose = (choice: Choice) =>
    flushSync(() => {
      onChoose(choice.id);
      put(null);
    });
  const takeText = () => !isEarly && isTextTaken(query, { choices, put, onFree });
  const leave = () => {
    if (typing?.kept === true) return put({ ...typing, kept: false });
    if (isEarly || takeText()) return isEarly && early.wait('leave');
    const { choose: id, cleared: why } = afterLeaving(typing, choices, noun);
    if (id !== undefined && id !== (chosen?.id ?? null)) onChoose(id);
    if (why !== undefined) setCleared(why);
    put(null);
  };
  const first = () => shownFor(choices, query, isRemote).shown[0] ?? null;
  const early = useEarly({ typing, isEarly, first, choose, leave, put, onEarly });
  /** Enter takes a name that is typed out in full, although its list is closed. */
  const settle = (): boolean => {
    if (isEarly) early.wait('enter');
    const named = isEarly ? null : (active ?? choiceNamed(choices, query));
    if (named !== null) choose(named);
    return named !== null || query.trim() === '' || flushSync(takeText);
  };
  return { choose, leave, settle, waitForList: early.wait };
}

type TakenText = Pick<PickerModel, 'choices' | 'onFree'> & { readonly put: (typing: null) => void };

/** @returns whether the text was taken as it is: it names nothing, and need not. */
function isTextTaken(query: string, { choices, onFree, put }: TakenText): boolean {
  const text = query.trim();
  if (onFree === undefined || text === '' || choiceNamed(choices, text) !== null) return false;
  onFree(text);
  put(null);
  return true;
}

const openState = (typing: Typing | null, put: (typing: Typing | null) => void) => ({
  open: () => put(afterOpening(typing)),
  close: () => typing !== null && put({ ...typing, open: false }),
});

const moveHandlers = (
  typing: Typing | null,
  count: number,
  put: (typing: Typing | null) => void,
) => ({
  down: () => put(afterArrow(typing, 1, count)),
  up: () => put(afterArrow(typing, -1, count)),
  escape: () => put(typing === null ? null : afterEscape(typing)),
});

const shownFor = (choices: readonly Choice[], query: string, isRemote: boolean) =>
  isRemote
    ? { shown: choices.slice(0, SHOWN_MAX), count: choices.length }
    : bestMatches(choices, query);

type Intent = NonNullable<ReturnType<typeof intentOf>>;

/** What is done for a key; what is left to the field keeps its meaning there. */
const keyHandler =
  (handlers: Readonly<Record<Intent, () => void>>, now: Parameters<typeof intentOf>[1]) =>
  (event: KeyboardEvent) => {
    const intent = intentOf(event, now);
    if (intent === null) return;
    if (intent !== 'accept' && intent !== 'early') event.preventDefault();
    if (intent === 'escape') event.stopPropagation();
    handlers[intent]();
  };

const NOTHING_SHOWN = { shown: [], count: 0 } as const;

export type PickerState = ReturnType<typeof usePicker>;

// What was done in a picker before its list was there is done once it is.
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

function useEarly(picking: Picking): { readonly wait: (what: EarlyKey) => void } {
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
