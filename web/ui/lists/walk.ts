// Walking through a list by its links: each row has one that carries `data-row`, and it alone is in
// the order of Tab's way once the list has been entered.

const rowsOf = (list: Element): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => row.offsetParent !== null);

/** Moves the focus so many rows down or, below zero, up; from outside it begins at the first. */
export function stepRow(list: Element, by: number): boolean {
  const rows = rowsOf(list);
  const at = rows.findIndex((row) => row === document.activeElement);
  const place = at === -1 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1);
  rows[place]?.focus();
  return rows.length > 0;
}

/** Moves the focus on a grid by what is seen: the nearest row in that direction. */
export function stepInGrid(list: Element, way: 'up' | 'down' | 'left' | 'right'): boolean {
  const rows = rowsOf(list);
  const at = rows.findIndex((row) => row === document.activeElement);
  const from = rows[at]?.getBoundingClientRect();
  if (from === undefined) return stepRow(list, 1);
  if (way === 'left' || way === 'right') return stepRow(list, way === 'left' ? -1 : 1);
  const beyond = rows
    .map((row) => ({ row, box: row.getBoundingClientRect() }))
    .filter(({ box }) => (way === 'down' ? box.top > from.top + 1 : box.top < from.top - 1));
  const far = ({ box }: { box: DOMRect }) => Math.abs(box.top - from.top);
  const nearest = Math.min(...beyond.map(far));
  const line = beyond.filter((each) => far(each) < nearest + 1);
  const aside = ({ box }: { box: DOMRect }) => Math.abs(box.left - from.left);
  line.sort((a, b) => aside(a) - aside(b))[0]?.row.focus();
  return true;
}
