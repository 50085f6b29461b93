// The keys of a register. They mean the row that has the focus, which may be out of sight, or still
// on its way.
import { useEffect, useRef } from 'react';
import { keepKeysUntil } from '#web/ahead/keep.ts';
import { orderOf, nextOrder } from '#web/ui/lists/register/columns.ts';
import type { Register } from '#web/ui/lists/register/use-register.ts';
import type { KeyAction } from '../registry.ts';
import { useKeys } from '../use-keys.ts';
import { orderAnew } from './order-anew.ts';

type Options<Row> = {
  readonly title: string;
  readonly register: Register<Row>;
  readonly rowAt: (index: number) => Row | undefined;
  /** Opens the page of a row. */
  readonly onPage: (row: Row) => void;
  /** Whether a row opens in place, rather than its page. */
  readonly opensInPlace: boolean;
  /** Enter leads to the page none the less, and the arrows open in place. */
  readonly enterLeads?: boolean;
  /** As the address has it. */
  readonly order: string;
  readonly onOrder: (order: string) => void;
};

/** How many rows are seen at once, but for what covers some. */
const rowsInSight = (): number => Math.max(Math.floor((innerHeight - 240) / 32), 1);

const isTyped = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input:not([type=checkbox]), textarea') !== null;

/**
 * @returns how to open the page of the row that is meant: of one that is on its way as soon as it
 *   has come, unless another row is meant by then. What is typed meanwhile is for its page.
 */
function usePageOfRow<Row>({ register, rowAt, onPage }: Options<Row>): () => void | false {
  const { at } = register;
  const awaited = useRef<number | null>(null);
  // Rows come by themselves: only what is drawn after them can tell.
  useEffect(() => {
    if (awaited.current === null) return;
    const row = awaited.current === at ? rowAt(at) : undefined;
    if (row === undefined && awaited.current === at) return;
    awaited.current = null;
    if (row !== undefined) onPage(row);
  });
  return () => {
    if (at === null) return false;
    const row = rowAt(at);
    if (row !== undefined) return onPage(row);
    awaited.current = at;
    return keepKeysUntil(() => awaited.current === null);
  };
}

export function useRegisterKeys<Row>(options: Options<Row>): void {
  const { title, register, order, onOrder } = options;
  const page = usePageOfRow(options);
  useKeys(title, [...walking(register), ...opening(options, page), ...selecting(options)]);
  useKeys(title, [
    {
      keys: 'S',
      does: 'Sort by the column that has the focus, or turn the order round',
      run: () => {
        const head = document.activeElement?.getAttribute('data-order');
        const now = orderOf(order);
        orderAnew(onOrder, nextOrder(head ?? now.by, now));
      },
    },
    {
      keys: 'Escape',
      does: 'Select nothing, or close the row',
      run: () => {
        const { selection, openAt } = register;
        if (selection.isWhole || selection.rows.size > 0) return register.clear();
        return openAt === null ? false : register.open(null);
      },
    },
  ]);
}

/** From outside it begins at the first row. */
function walking(register: Pick<Register<never>, 'at' | 'count' | 'moveTo'>): readonly KeyAction[] {
  const { at, count, moveTo } = register;
  const to = (index: number) => () => (moveTo(index) ? undefined : false);
  const step = (by: number) => to(at === null ? 0 : at + by);
  return [
    { keys: 'J', does: 'Next row', run: step(1) },
    { keys: 'K', does: 'Previous row', run: step(-1) },
    { keys: 'ArrowDown', does: 'Next row', run: step(1) },
    { keys: 'ArrowUp', does: 'Previous row', run: step(-1) },
    { keys: 'PageDown', does: 'A page down', run: step(rowsInSight()) },
    { keys: 'PageUp', does: 'A page up', run: step(-rowsInSight()) },
    { keys: 'Home', does: 'First row', run: to(0) },
    { keys: 'End', does: 'Last row', run: to(count - 1) },
  ];
}

function opening<Row>(
  { register, opensInPlace, enterLeads = false }: Options<Row>,
  page: () => void | false,
): KeyAction[] {
  const { at, openAt } = register;
  if (!opensInPlace) {
    return ['Enter', 'O'].map((keys) => ({ keys, does: 'Open its page', run: page }));
  }
  const show = (isOpen: boolean): void | false => {
    if (at === null || (openAt === at) === isOpen) return false;
    return register.open(isOpen ? at : null);
  };
  return [
    enterLeads
      ? { keys: 'Enter', does: 'Open its page', run: page }
      : { keys: 'Enter', does: 'Open or close the row', run: () => show(openAt !== at) },
    { keys: 'ArrowRight', does: 'Open the row', run: () => show(true) },
    { keys: 'ArrowLeft', does: 'Close the row', run: () => show(false) },
    { keys: 'O', does: 'Open its page', run: page },
  ];
}

function selecting<Row>({ register, rowAt }: Options<Row>): readonly KeyAction[] {
  const { at, count, select, moveTo } = register;
  const row = at === null ? undefined : rowAt(at);
  const extend = (by: number) => (): void | false => {
    if (at === null || row === undefined) return false;
    const next = rowAt(at + by);
    select(row, true);
    if (next !== undefined) select(next, true);
    moveTo(at + by);
    return undefined;
  };
  return [
    { keys: 'Space', does: 'Select the row', run: () => (row === undefined ? false : select(row)) },
    { keys: 'Shift+ArrowDown', does: 'Select downwards', run: extend(1) },
    { keys: 'Shift+ArrowUp', does: 'Select upwards', run: extend(-1) },
    {
      keys: 'Ctrl+A',
      does: 'Select all',
      run: (event) => (isTyped(event) || count === 0 ? false : register.selectWhole()),
    },
  ];
}
