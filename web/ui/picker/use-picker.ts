// How a picker behaves, without how it looks. The focus never leaves the input, and the option that
// is highlighted is always the one that aria-activedescendant names.
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { matching, SHOWN_MAX } from './match.ts';
import type { Choice } from './match.ts';
import {
  afterArrow,
  afterEscape,
  afterLeaving,
  afterOpening,
  afterTyping,
  wishOf,
} from './typing.ts';
import type { Typing } from './typing.ts';

export type PickerModel = {
  /** What is chosen, in one word: account. */
  readonly noun: string;
  readonly choices: readonly Choice[];
  readonly chosen: Choice | null;
  readonly onChoose: (id: number | null) => void;
  readonly onAdd?: ((text: string) => void) | undefined;
};

export function usePicker({ noun, choices, chosen, onChoose, onAdd }: PickerModel) {
  const [typing, setTyping] = useState<Typing | null>(null);
  const [cleared, setCleared] = useState<string | null>(null);
  const query = typing?.text ?? '';
  const matches = typing?.open === true ? matching(choices, query) : [];
  const shown = matches.slice(0, SHOWN_MAX);
  const active = shown[typing?.active ?? -1] ?? null;

  // The state must be on the page before the form hears the same key, so that it sees the choice.
  const choose = (choice: Choice) =>
    flushSync(() => {
      onChoose(choice.id);
      setTyping(null);
    });
  const leave = () => {
    const { choose: id, clearedText } = afterLeaving(typing, choices);
    if (id !== undefined && id !== (chosen?.id ?? null)) onChoose(id);
    if (clearedText !== undefined) setCleared(`No ${noun} named ‘${clearedText}’. Cleared.`);
    setTyping(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const canAdd = onAdd !== undefined;
    const wish = wishOf(event, { typing, canAdd, hasActive: active !== null });
    if (wish !== null && wish !== 'accept') event.preventDefault();
    if (wish === 'add') onAdd?.(query);
    if (wish === 'down') setTyping(afterArrow(typing, 1, shown.length));
    if (wish === 'up') setTyping(afterArrow(typing, -1, shown.length));
    if (wish === 'accept' && active !== null) choose(active);
    if (wish !== 'escape' || typing === null) return;
    event.stopPropagation();
    setTyping(afterEscape(typing));
  };
  const type = (value: string) => {
    setCleared(null);
    setTyping(afterTyping(value));
  };
  const open = () => setTyping(afterOpening(typing));
  const text = typing?.text ?? chosen?.name ?? '';
  const seen = { text, query, shown, count: matches.length, active, cleared, typing };
  return { ...seen, type, open, choose, leave, onKeyDown };
}

export type PickerState = ReturnType<typeof usePicker>;

/** Something is typed that nothing has been chosen for. */
export const isUnsettled = ({ typing, query }: PickerState): boolean =>
  typing !== null && query.trim() !== '';
