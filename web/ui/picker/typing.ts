// The states of a picker while a person types, as plain values.
import { choiceNamed, namesakes } from './match.ts';
import type { Choice } from './match.ts';

export type Typing = {
  /** What is typed; null while the chosen name still stands. */
  readonly text: string | null;
  readonly open: boolean;
  /** The place of the highlighted option, or -1. */
  readonly active: number;
  /** Leaving once keeps the text: a sheet for a new choice stands open. */
  readonly kept?: boolean;
  /** What was done before the list was there, and waits for it. */
  readonly early?: EarlyKey | undefined;
};

export type EarlyKey = 'enter' | 'tab' | 'leave';

const NOTHING = -1;

/** As soon as there is a query its first option is highlighted. */
export const afterTyping = (text: string): Typing => ({
  text,
  open: true,
  active: text.trim() === '' ? NOTHING : 0,
});

export const afterOpening = (typing: Typing | null): Typing => ({
  text: typing?.text ?? null,
  open: true,
  active: NOTHING,
});

/** Arrows open a closed list, and wrap in an open one. */
export function afterArrow(typing: Typing | null, step: 1 | -1, count: number): Typing {
  if (typing?.open !== true || count === 0) return afterOpening(typing);
  const from = typing.active === NOTHING && step === -1 ? 0 : typing.active;
  return { ...typing, active: (from + step + count) % count };
}

/** The first Escape closes the list, the second gives back the former value. */
export const afterEscape = (typing: Typing): Typing | null =>
  typing.open ? { ...typing, open: false, active: NOTHING, early: undefined } : null;

/** The text stays while a sheet asks for what it names. */
export const afterAdding = (typing: Typing | null): Typing => ({
  ...afterOpening(typing),
  open: false,
  kept: true,
});

/**
 * What is typed stays as it is until there is a list to find it in; Tab then counts, not leaving.
 */
export const afterEarly = (typing: Typing, early: EarlyKey): Typing => ({
  ...typing,
  open: early === 'enter',
  active: NOTHING,
  early: typing.early === 'tab' ? 'tab' : early,
});

/**
 * What leaving the field does: an exact name is taken, anything else is cleared, and a field that
 * nobody typed into stays as it was.
 */
export function afterLeaving(
  typing: Typing | null,
  choices: readonly Choice[],
  noun: string,
): { readonly choose?: number | null; readonly cleared?: string } {
  const text = typing?.text ?? null;
  if (text === null) return {};
  const match = choiceNamed(choices, text);
  if (match !== null) return { choose: match.id };
  if (text.trim() === '') return { choose: null };
  const same = namesakes(choices, text).length;
  const why = same === 0 ? `No ${noun} named ‘${text}’.` : `${same} are named ‘${text}’.`;
  return { choose: null, cleared: `${why} Cleared.` };
}

type Key = {
  readonly key: string;
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
};

/** How the picker stands when a key comes. */
type Now = {
  readonly typing: Typing | null;
  readonly canAdd: boolean;
  readonly hasActive: boolean;
  /** Something is typed, and the list that it is meant for is on its way. */
  readonly isEarly: boolean;
};

/** @returns what a key asks of the picker; null leaves it to the field and the form. */
export function intentOf(
  event: Key,
  { typing, canAdd, hasActive, isEarly }: Now,
): 'add' | 'down' | 'up' | 'escape' | 'early' | 'accept' | null {
  // The physical key, since Option+C types a letter of its own on some keyboards.
  if (event.altKey && !event.ctrlKey && event.code === 'KeyC') return canAdd ? 'add' : null;
  // Alt with an arrow moves lines. Ctrl with Enter is the form's, once the highlighted is taken.
  if (event.altKey || ((event.ctrlKey || event.metaKey) && event.key !== 'Enter')) return null;
  if (event.key === 'ArrowDown') return 'down';
  if (event.key === 'ArrowUp') return 'up';
  if (event.key === 'Escape') return typing === null ? null : 'escape';
  if (event.key === 'Tab' && isEarly) return 'early';
  return hasActive && (event.key === 'Enter' || event.key === 'Tab') ? 'accept' : null;
}
