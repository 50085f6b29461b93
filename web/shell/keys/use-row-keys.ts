// j, k and the arrows walk through the rows of a list; Enter opens, as the focus is on a link.
import type { RefObject } from 'react';
import { stepInGrid, stepRow } from '#web/ui/lists/walk.ts';
import type { KeyAction } from './registry.ts';
import { useKeys } from './use-keys.ts';

type Options = {
  readonly title?: string;
  /** Tiles are walked in both directions. */
  readonly grid?: boolean;
};

/** The list's links carry `data-row`. */
export function useRowKeys(
  list: RefObject<Element | null>,
  { title = 'List', grid = false }: Options = {},
): void {
  const step = (by: number) => list.current !== null && stepRow(list.current, by);
  const go = (way: 'up' | 'down' | 'left' | 'right') =>
    list.current !== null && stepInGrid(list.current, way);
  const action = (keys: string, does: string, act: () => boolean): KeyAction => ({
    keys,
    does,
    run: () => (act() ? undefined : false),
  });
  const next = grid ? 'Next tile' : 'Next row';
  const previous = grid ? 'Previous tile' : 'Previous row';
  const arrows = grid
    ? [
        action('ArrowDown', 'Tile below', () => go('down')),
        action('ArrowUp', 'Tile above', () => go('up')),
        action('ArrowRight', next, () => go('right')),
        action('ArrowLeft', previous, () => go('left')),
      ]
    : [action('ArrowDown', next, () => step(1)), action('ArrowUp', previous, () => step(-1))];
  useKeys(title, [
    action('J', next, () => step(1)),
    action('K', previous, () => step(-1)),
    ...arrows,
  ]);
}
