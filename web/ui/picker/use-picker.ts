// How a picker behaves, without how it looks. The focus never leaves the input, and the option that
// is highlighted is always the one that aria-activedescendant names.
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { bestMatches, exactly, SHOWN_MAX } from './match.ts';
import type { Choice } from './match.ts';
import {
  afterAdding,
  afterArrow,
  afterEscape,
  afterLeaving,
  afterOpening,
  afterTyping,
  wishOf,
} from './typing.ts';
import type { Typing } from './typing.ts';
import { useEarly } from './use-early.ts';

export type PickerModel = {
  /** What is chosen, in one word: account. */
  readonly noun: string;
  readonly choices: readonly Choice[];
  readonly chosen: Choice | null;
  readonly onChoose: (id: number | null) => void;
  readonly onAdd?: ((text: string) => void) | undefined;
  /** Hears what is typed: the choices are what somebody else finds for it, and stand as they come. */
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

export function usePicker({ noun, choices, chosen, onChoose, onAdd, onText, ...on }: PickerModel) {
  const over = chosen?.id ?? null;
  const [typing, put] = useTypedOver(over);
  const [cleared, setCleared] = useState<string | null>(null);
  const query = typing?.text ?? '';
  const isAsked = onText !== undefined;
  const { shown, count } = typing?.open ? shownFor(choices, query, isAsked) : NOTHING_SHOWN;
  const isEarly = on.isLoading === true && query.trim() !== '';
  const active = isEarly ? null : (shown[typing?.active ?? -1] ?? null);
  // The state must be on the page before the form hears the same key, so that it sees the choice.
  const choose = (choice: Choice) =>
    flushSync(() => {
      onChoose(choice.id);
      put(null);
    });
  const free = () => !isEarly && taken(query, { choices, put, onFree: on.onFree });
  const leave = () => {
    if (typing?.kept === true) return put({ ...typing, kept: false });
    if (isEarly || free()) return isEarly && early.wait('leave');
    const { choose: id, cleared: why } = afterLeaving(typing, choices, noun);
    if (id !== undefined && id !== over) onChoose(id);
    if (why !== undefined) setCleared(why);
    put(null);
  };
  const add = () => (put(afterAdding(typing)), onAdd?.(query));
  const first = () => shownFor(choices, query, isAsked).shown[0] ?? null;
  const early = useEarly({ ...on, typing, isEarly, first, choose, leave, put });
  /** Enter takes a name that is typed out in full, although its list is closed. */
  const settle = (): boolean => {
    if (isEarly) early.wait('enter');
    const named = isEarly ? null : (active ?? exactly(choices, query));
    if (named !== null) choose(named);
    return named !== null || query.trim() === '' || flushSync(free);
  };
  const wishes = {
    ...movesOf(typing, shown.length, put),
    add,
    early: () => early.wait('tab'),
    accept: () => active !== null && choose(active),
  };
  return {
    query,
    shown,
    count,
    active,
    typing,
    isEarly,
    choose,
    settle,
    leave,
    add,
    isAsked,
    isLoading: on.isLoading === true,
    cleared: chosen === null ? cleared : null,
    text: typing?.text ?? chosen?.name ?? '',
    ...doorOf(typing, put),
    type: (value: string) => (setCleared(null), onText?.(value), put(afterTyping(value))),
    onKeyDown: heardBy(wishes, {
      typing,
      canAdd: !!onAdd,
      hasActive: active !== null,
      isEarly,
    }),
  };
}

type Free = Pick<PickerModel, 'choices' | 'onFree'> & { readonly put: (typing: null) => void };

/** @returns whether the text was taken as it is: it names nothing, and need not. */
function taken(query: string, { choices, onFree, put }: Free): boolean {
  const text = query.trim();
  if (onFree === undefined || text === '' || exactly(choices, text) !== null) return false;
  onFree(text);
  put(null);
  return true;
}

const doorOf = (typing: Typing | null, put: (typing: Typing | null) => void) => ({
  open: () => put(afterOpening(typing)),
  close: () => typing !== null && put({ ...typing, open: false }),
});

const movesOf = (typing: Typing | null, count: number, put: (typing: Typing | null) => void) => ({
  down: () => put(afterArrow(typing, 1, count)),
  up: () => put(afterArrow(typing, -1, count)),
  escape: () => put(typing === null ? null : afterEscape(typing)),
});

const shownFor = (choices: readonly Choice[], query: string, isAsked: boolean) =>
  isAsked
    ? { shown: choices.slice(0, SHOWN_MAX), count: choices.length }
    : bestMatches(choices, query);

type Wish = NonNullable<ReturnType<typeof wishOf>>;

/** What is done for a key; what is left to the field keeps its meaning there. */
const heardBy =
  (wishes: Readonly<Record<Wish, () => void>>, now: Parameters<typeof wishOf>[1]) =>
  (event: KeyboardEvent) => {
    const wish = wishOf(event, now);
    if (wish === null) return;
    if (wish !== 'accept' && wish !== 'early') event.preventDefault();
    if (wish === 'escape') event.stopPropagation();
    wishes[wish]();
  };

const NOTHING_SHOWN = { shown: [], count: 0 } as const;

export type PickerState = ReturnType<typeof usePicker>;
