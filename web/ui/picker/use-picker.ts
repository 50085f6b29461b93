// How a picker behaves, without how it looks. The focus never leaves the input, and the option that
// is highlighted is always the one that aria-activedescendant names.
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { matching, SHOWN_MAX } from './match.ts';
import type { Choice } from './match.ts';
import { afterArrow, afterEscape, afterLeaving, afterOpening, afterTyping } from './typing.ts';
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
    const arrow = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    const adds = event.altKey && event.code === 'KeyC' && onAdd !== undefined;
    const escapes = event.key === 'Escape' && typing !== null;
    if (adds || arrow !== null || escapes) event.preventDefault();
    if (adds) onAdd(query);
    else if (arrow !== null) setTyping(afterArrow(typing, arrow, shown.length));
    else if (escapes) {
      event.stopPropagation();
      setTyping(afterEscape(typing));
    } else if ((event.key === 'Enter' || event.key === 'Tab') && active !== null) choose(active);
  };
  const type = (value: string) => {
    setCleared(null);
    setTyping(afterTyping(value));
  };
  const open = () => setTyping(afterOpening(typing));
  const text = typing?.text ?? chosen?.name ?? '';
  const count = matches.length;
  return {
    text,
    query,
    shown,
    count,
    active,
    cleared,
    typing,
    type,
    open,
    choose,
    leave,
    onKeyDown,
  };
}

export type PickerState = ReturnType<typeof usePicker>;

/** Something is typed that nothing has been chosen for. */
export const isUnsettled = ({ typing, query }: PickerState): boolean =>
  typing !== null && query.trim() !== '';
