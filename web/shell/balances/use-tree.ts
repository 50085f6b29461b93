// Which groups of a tree are open, and the keys that open and close them.
import { useState } from 'react';
import type { RefObject } from 'react';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { stepCell, stepRow, stepToParent } from '#web/ui/lists/walk.ts';
import { groupsFrom } from './group-tree.ts';
import type { GroupNode } from './group-tree.ts';

export type OpenGroups = {
  readonly isOpen: (code: string) => boolean;
  readonly toggle: (code: string) => void;
  readonly openAll: () => void;
  readonly closeAll: () => void;
  /** Groups down to a level are open; 1 shows those of the first alone. */
  readonly openTo: (level: number) => void;
};

export function useOpenGroups(groups: readonly GroupNode[]): OpenGroups {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const close = (codes: readonly string[]) => setClosed(new Set(codes));
  return {
    isOpen: (code) => !closed.has(code),
    toggle: (code) =>
      close(closed.has(code) ? [...closed].filter((one) => one !== code) : [...closed, code]),
    openAll: () => close([]),
    closeAll: () => close(groupsFrom(groups, 1)),
    openTo: (level) => close(groupsFrom(groups, level)),
  };
}

const action = (keys: string, does: string, run: KeyAction['run']): KeyAction => ({
  keys,
  does,
  run,
});

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** @param tree what holds the rows: each has a link or a button that carries `data-row`. */
export function useTreeKeys(
  tree: RefObject<HTMLElement | null>,
  title: string,
  { toggle, openAll, closeAll, openTo }: OpenGroups,
): void {
  const cell = (way: Parameters<typeof stepCell>[1]) =>
    tree.current !== null && stepCell(tree.current, way);
  const step = (by: number) => () => {
    if (Math.abs(by) === 1 && cell(by === 1 ? 'down' : 'up')) return undefined;
    return tree.current !== null && stepRow(tree.current, by) ? undefined : false;
  };
  const group = () => {
    const row = document.activeElement?.closest('[data-group]');
    return row == null || tree.current?.contains(row) !== true
      ? null
      : {
          code: row.getAttribute('data-group') ?? '',
          open: row.getAttribute('aria-expanded') === 'true',
        };
  };
  const right = () => {
    const at = group();
    if (at === null) return cell('right') ? undefined : false;
    if (at.open) return step(1)();
    toggle(at.code);
    return undefined;
  };
  const left = () => {
    if (cell('left')) return undefined;
    const at = group();
    if (at?.open === true) toggle(at.code);
    else if (tree.current === null || !stepToParent(tree.current)) return false;
    return undefined;
  };
  useKeys(title, [
    ...['ArrowDown', 'J'].map((keys) => action(keys, 'Next row', step(1))),
    ...['ArrowUp', 'K'].map((keys) => action(keys, 'Previous row', step(-1))),
    action('Home', 'First row', step(-Infinity)),
    action('End', 'Last row', step(Infinity)),
    action('PageDown', 'Fifteen rows down', step(PAGE)),
    action('PageUp', 'Fifteen rows up', step(-PAGE)),
    action('ArrowRight', 'Open the group', right),
    action('ArrowLeft', 'Close the group, or go to it', left),
    action('Shift+ArrowRight', 'Open all groups', openAll),
    action('Shift+ArrowLeft', 'Close all groups', closeAll),
    ...LEVELS.map((level) => action(String(level), `Open to level ${level}`, () => openTo(level))),
  ]);
}

/** Rows that a key passes at once. */
const PAGE = 15;
