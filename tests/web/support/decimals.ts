// Where the points of the figures in a table stand, read from the page as it is drawn.
const FIGURE = /^[\d,]+\.\d\d$/;

/**
 * Waits for the fonts: rows that are drawn in another one for the while have their points
 * elsewhere.
 *
 * @returns for each column that has figures how far apart their points are at most, in pixels.
 */
export async function pointSpreads(table: Element): Promise<number[]> {
  await document.fonts.ready;
  const columns = new Map<number, number[]>();
  for (const row of table.querySelectorAll('tbody tr, tfoot tr')) {
    let column = 0;
    for (const cell of row.querySelectorAll<HTMLTableCellElement>(':scope > td, :scope > th')) {
      const x = pointIn(cell);
      if (x !== null) columns.set(column, [...(columns.get(column) ?? []), x]);
      column += cell.colSpan;
    }
  }
  return [...columns.values()].map((all) => Math.max(...all) - Math.min(...all));
}

/** @returns the left edge of the decimal point of the cell's only figure, or null without one. */
function pointIn(cell: Element): number | null {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    if (!FIGURE.test(text) || cell.getClientRects().length === 0) continue;
    const range = document.createRange();
    range.setStart(node, text.length - 3);
    range.setEnd(node, text.length - 2);
    return range.getBoundingClientRect().left;
  }
  return null;
}
