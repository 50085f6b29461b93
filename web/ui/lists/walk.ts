// Walking through a list by its links: each row has one that carries `data-row`.

const rowsOf = (list: Element, within = ''): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>(`${within} [data-row]`)].filter(
    (row) => row.getClientRects().length > 0,
  );

const focusOn = (row: HTMLElement | undefined): boolean => {
  row?.focus();
  return row !== undefined;
};

/** Moves the focus so many rows down or, below zero, up; from outside it begins at the first. */
export function stepRow(list: Element, by: number): boolean {
  const rows = rowsOf(list);
  const at = rows.findIndex((row) => row === document.activeElement);
  return focusOn(rows[at === -1 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]);
}

/** In a tree: from a row to the nearest one above that stands less deep. */
export function stepToParent(tree: Element): boolean {
  const here = document.activeElement?.closest('[data-level]');
  if (here == null || !tree.contains(here)) return false;
  const levelOf = (row: Element) =>
    Number(row.closest('[data-level]')?.getAttribute('data-level') ?? 0);
  const level = levelOf(here);
  const rows = rowsOf(tree);
  const above = rows.slice(
    0,
    rows.findIndex((row) => row === document.activeElement),
  );
  return focusOn(above.findLast((row) => levelOf(row) < level));
}

export type ArrowDirection = 'up' | 'down' | 'left' | 'right';

/** On tiles: the next one in the reading order, or the nearest of the line above or below. */
export function stepInGrid(list: Element, way: ArrowDirection): boolean {
  if (way === 'left' || way === 'right') return stepRow(list, way === 'left' ? -1 : 1);
  const rows = rowsOf(list);
  const from = rows.find((row) => row === document.activeElement)?.getBoundingClientRect();
  if (from === undefined) return stepRow(list, 1);
  const boxes = rows.map((row) => ({ row, box: row.getBoundingClientRect() }));
  const beyond = boxes.filter(({ box }) =>
    way === 'down' ? box.top > from.top + 1 : box.top < from.top - 1,
  );
  const [nearest] = beyond.toSorted(
    (a, b) =>
      Math.abs(a.box.top - from.top) - Math.abs(b.box.top - from.top) ||
      Math.abs(a.box.left - from.left) - Math.abs(b.box.left - from.left),
  );
  nearest?.row.focus();
  return true;
}

/** Into a T from outside: to the first entry of the debit side, else of the credit side. */
export const enterSides = (frame: Element): boolean =>
  focusOn(rowsOf(frame, '[data-side=debit]')[0] ?? rowsOf(frame, '[data-side=credit]')[0]);

/** In a T: along one side, or across to the row that is level with it. */
export function stepSide(frame: Element, way: ArrowDirection): boolean {
  const here = document.activeElement;
  const side = here?.closest('[data-side]')?.getAttribute('data-side');
  if (here === null || side == null) return false;
  if (way === 'left' || way === 'right') {
    const across = rowsOf(frame, `[data-side=${way === 'left' ? 'debit' : 'credit'}]`);
    const { top } = here.getBoundingClientRect();
    const far = (row: HTMLElement) => Math.abs(row.getBoundingClientRect().top - top);
    return focusOn(across.toSorted((a, b) => far(a) - far(b))[0]);
  }
  const rows = rowsOf(frame, `[data-side=${side}]`);
  return focusOn(rows[rows.findIndex((row) => row === here) + (way === 'down' ? 1 : -1)]);
}

const cellsOf = (row: Element | null | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('[data-cell]') ?? []),
];

/**
 * In a table whose cells carry `data-cell`, from one to the next.
 * @returns false outside the cells, where a row is walked instead.
 */
export function stepCell(table: Element, way: 'left' | 'right' | 'up' | 'down'): boolean {
  const here = document.activeElement;
  if (here === null || !table.contains(here)) return false;
  const row = here.closest('tr');
  const cells = cellsOf(row);
  const at = cells.findIndex((cell) => cell === here);
  if (way === 'right') return focusOn(cells[at + 1]);
  if (at === -1) return false;
  if (way === 'left') {
    return focusOn(cells[at - 1] ?? row?.querySelector<HTMLElement>('[data-row]') ?? undefined);
  }
  const rows = [...table.querySelectorAll('tr')].filter((one) => cellsOf(one).length > at);
  const next = rows[rows.findIndex((one) => one === row) + (way === 'down' ? 1 : -1)];
  return focusOn(cellsOf(next)[at]);
}
