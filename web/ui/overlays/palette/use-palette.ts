// How the palette behaves, without how it looks.
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { KeyboardEvent } from 'react';
import { matchingGroups, searchIn } from './items.ts';
import type { PaletteGroup, PaletteItem } from './items.ts';

export type PaletteModel = {
  /** What there is, for a text; lists are searched here, answers stand as they are. */
  readonly groupsFor: (text: string) => readonly PaletteGroup[];
  /** Shown before anything is typed: what was opened last, and what is begun most often. */
  readonly atRest: readonly PaletteGroup[];
  /** What stands in it when it opens. */
  readonly begins?: string;
  readonly onRun: (item: PaletteItem, how: { readonly newTab: boolean }) => void;
  readonly onText?: (text: string) => void;
  /** Enter waits for the answer. @returns what to call when it is there, or holds nothing. */
  readonly onEntered?: () => AnswerListener;
};

type AnswerListener = (something: boolean) => void;

/** Enter was pressed before the answer was there. */
type PendingEnter = { readonly newTab: boolean; readonly answered: AnswerListener | undefined };

/** The answer comes from outside, and with it what Enter was pressed for. */
function useEntered(
  entered: PendingEnter | null,
  waiting: boolean,
  act: (entered: PendingEnter) => boolean,
) {
  const acts = useEffectEvent(act);
  useEffect(() => {
    if (entered === null || waiting) return;
    // What it does is drawn before the kept keys are played, which React does in no effect: they
    // are typed behind a text that it completes.
    queueMicrotask(() => {
      const something = flushSync(() => acts(entered));
      entered.answered?.(something);
    });
  }, [entered, waiting]);
}

type State = {
  readonly text: string;
  readonly place: number;
  /** The item whose own actions are listed. */
  readonly above: PaletteItem | null;
  readonly entered: PendingEnter | null;
};

const START: State = { text: '', place: 0, above: null, entered: null };

export function usePalette({
  groupsFor,
  atRest,
  begins = '',
  onRun,
  onText,
  onEntered,
}: PaletteModel) {
  const [state, setState] = useState({ ...START, text: begins });
  const { text, above, entered } = state;
  const { shown, items, waiting, isSure } = listOf({ text, above, groupsFor, atRest });
  const active = items[Math.min(state.place, items.length - 1)] ?? null;

  // Where the mark stands is void with every new text, or Enter would run what is no longer seen.
  const begin = (next: Partial<State>) => {
    setState({ ...START, ...next });
    onText?.(next.text ?? '');
  };
  const step = (by: number) => {
    if (items.length === 0) return;
    const from = active === null ? -1 : items.indexOf(active);
    setState({ ...state, place: (from + by + items.length) % items.length });
  };
  const run = (item: PaletteItem, newTab: boolean) => {
    if (item.completes !== undefined) begin({ text: item.completes });
    else onRun(item, { newTab: newTab && item.href !== undefined });
  };
  const wait = (newTab: boolean) =>
    setState({ ...state, entered: { newTab, answered: onEntered?.() } });
  useEntered(entered, waiting, ({ newTab }) => {
    setState((now) => ({ ...now, entered: null }));
    if (active !== null) run(active, newTab);
    return active !== null;
  });
  // Whoever has moved the mark means what they see; the first of all may still be another.
  const mayRun = active !== null && (isSure || state.place > 0);
  const moves = { active, above, text, step, run, begin, wait: waiting && !mayRun ? wait : null };
  return {
    text,
    above,
    shown,
    active,
    waiting,
    run,
    onKeyDown: keyHandler(keysOf(moves)),
    type: (value: string) => begin({ text: value, above }),
    mark: (item: PaletteItem) => setState({ ...state, place: items.indexOf(item) }),
  };
}

type Listing = Pick<PaletteModel, 'groupsFor' | 'atRest'> & Pick<State, 'text' | 'above'>;

/** What is listed for a text, or of an item whose own actions are looked at. */
function listOf({ text, above, groupsFor, atRest }: Listing) {
  const isSearch = above === null && text.trim() !== '';
  const searched = isSearch ? groupsFor(text) : [];
  const { shown: hits, isSure } = searchIn(searched, text);
  const shown = isSearch ? hits : above === null ? atRest : actionsOf(above, text);
  return {
    shown,
    items: shown.flatMap((group) => group.items),
    waiting: searched.some((group) => group.waiting === true),
    isSure: !isSearch || isSure,
  };
}

type Keys = Readonly<Record<string, (event: KeyboardEvent<HTMLInputElement>) => boolean>>;

type Moves = Pick<State, 'above' | 'text'> & {
  readonly active: PaletteItem | null;
  readonly step: (by: number) => void;
  readonly run: (item: PaletteItem, newTab: boolean) => void;
  readonly begin: (next: Partial<State>) => void;
  /** Set while an answer is on its way that Enter is for. */
  readonly wait: ((newTab: boolean) => void) | null;
};

const keysOf = ({ active, above, text, step, run, begin, wait }: Moves): Keys => ({
  ArrowDown: () => (step(1), true),
  ArrowUp: () => (step(-1), true),
  Enter: (event) => {
    const newTab = event.ctrlKey || event.metaKey;
    if (wait !== null) wait(newTab);
    else if (active !== null) run(active, newTab);
    return true;
  },
  ArrowRight: ({ currentTarget: { selectionStart, value } }) => {
    if (active?.actions === undefined || selectionStart !== value.length) return false;
    begin({ above: active });
    return true;
  },
  Backspace: () => {
    if (above === null || text !== '') return false;
    begin({});
    return true;
  },
});

const keyHandler = (keys: Keys) => (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.nativeEvent.isComposing || event.altKey) return;
  if (keys[event.key]?.(event) === true) event.preventDefault();
};

export type PaletteState = ReturnType<typeof usePalette>;

function actionsOf({ name, actions = [] }: PaletteItem, text: string): readonly PaletteGroup[] {
  const group = { title: name, items: actions };
  return text.trim() === '' ? [group] : matchingGroups([group], text);
}
