// How the palette behaves, without how it looks.
import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { found } from './items.ts';
import type { PaletteGroup, PaletteItem } from './items.ts';

export type PaletteModel = {
  /** What there is, for a text; lists are searched here, answers stand as they are. */
  readonly groupsFor: (text: string) => readonly PaletteGroup[];
  /** Shown before anything is typed: the last five things that were opened. */
  readonly recent: readonly PaletteItem[];
  readonly onRun: (item: PaletteItem, how: { readonly newTab: boolean }) => void;
  readonly onText?: (text: string) => void;
};

type State = {
  readonly text: string;
  readonly place: number;
  /** The item whose own actions are listed. */
  readonly above: PaletteItem | null;
  /** Enter was pressed before the answer was there; whether for a new tab. */
  readonly entered: { readonly newTab: boolean } | null;
};

const START: State = { text: '', place: 0, above: null, entered: null };

export function usePalette({ groupsFor, recent, onRun, onText }: PaletteModel) {
  const [state, setState] = useState(START);
  const { text, above, entered } = state;
  const asked = above === null && text.trim() !== '' ? groupsFor(text) : [];
  const waiting = asked.some((group) => group.waiting === true);
  const shown = above === null ? shownFor(text, asked, recent) : actionsOf(above, text);
  const items = shown.flatMap((group) => group.items);
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
  const run = (item: PaletteItem, newTab: boolean) =>
    onRun(item, { newTab: newTab && item.href !== undefined });
  const keys: Readonly<Record<string, (event: KeyboardEvent<HTMLInputElement>) => boolean>> = {
    ArrowDown: () => (step(1), true),
    ArrowUp: () => (step(-1), true),
    Enter: (event) => {
      const newTab = event.ctrlKey || event.metaKey;
      if (active !== null) run(active, newTab);
      else if (waiting) setState({ ...state, entered: { newTab } });
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
  };
  // The answer comes from outside, and with it what Enter was pressed for.
  useEffect(() => {
    if (entered === null || waiting) return;
    setState((now) => ({ ...now, entered: null }));
    if (active !== null) onRun(active, { newTab: entered.newTab && active.href !== undefined });
  }, [entered, waiting, active, onRun]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    if (keys[event.key]?.(event) === true) event.preventDefault();
  };
  return {
    ...{ text, above, shown, active, waiting, onKeyDown, run },
    type: (value: string) => begin({ text: value, above }),
    mark: (item: PaletteItem) => setState({ ...state, place: items.indexOf(item) }),
  };
}

export type PaletteState = ReturnType<typeof usePalette>;

function shownFor(
  text: string,
  asked: readonly PaletteGroup[],
  recent: readonly PaletteItem[],
): readonly PaletteGroup[] {
  if (text.trim() !== '') return found(asked, text);
  return recent.length === 0 ? [] : [{ title: 'Opened lately', items: recent }];
}

function actionsOf({ name, actions = [] }: PaletteItem, text: string): readonly PaletteGroup[] {
  const group = { title: name, items: actions };
  return text.trim() === '' ? [group] : found([group], text);
}
