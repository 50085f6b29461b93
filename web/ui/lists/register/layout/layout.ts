// Where each row of a register stands, so that only those in sight need be drawn: rows and headings
// are of one height each, and one row at most is open.

export type Sizes = {
  /** All in pixels. */
  readonly row: number;
  readonly heading: number;
};

export type OpenRow = { readonly index: number; readonly height: number };

export type LayoutParts = {
  readonly count: number;
  /** How many rows stand under each heading, in the order of the list; null without headings. */
  readonly groups: readonly number[] | null;
  readonly sizes: Sizes;
  readonly open: OpenRow | null;
};

export type Layout = {
  readonly count: number;
  readonly height: number;
  /** Of a heading; nothing where there are none. */
  readonly headingHeight: number;
  /** @returns where the row begins, under its heading, from the top of the list. */
  readonly topOf: (index: number) => number;
  /** @returns where the row ends, with what it holds opened. */
  readonly bottomOf: (index: number) => number;
  /** @returns the row that stands at a height, the nearest one beyond both ends. */
  readonly indexAt: (y: number) => number;
  /** @returns which heading the row stands under; 0 without headings. */
  readonly groupOf: (index: number) => number;
  readonly beginsGroup: (index: number) => boolean;
};

/** @returns the last place of an ascending list that holds at most the value; 0 before all. */
function lastUpTo(count: number, value: number, at: (place: number) => number): number {
  let [low, high] = [0, Math.max(count - 1, 0)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (at(middle) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function layoutOf({ count, groups, sizes, open }: LayoutParts): Layout {
  const begins: number[] = [];
  for (let [place, next] = [0, 0]; groups !== null && place < groups.length; place += 1) {
    begins.push(next);
    next += groups[place] ?? 0;
  }
  const groupOf = (index: number) => lastUpTo(begins.length, index, (at) => begins[at] ?? 0);
  const headings = (index: number) => (groups === null ? 0 : groupOf(index) + 1);
  const opened = (index: number) => (open !== null && open.index < index ? open.height : 0);
  const topOf = (index: number) =>
    index * sizes.row + headings(index) * sizes.heading + opened(index);
  return {
    count,
    headingHeight: groups === null ? 0 : sizes.heading,
    height:
      count * sizes.row + (groups?.length ?? 0) * sizes.heading + (open === null ? 0 : open.height),
    topOf,
    bottomOf: (index) => topOf(index) + sizes.row + (open?.index === index ? open.height : 0),
    indexAt: (y) => lastUpTo(count, y, topOf),
    groupOf,
    beginsGroup: (index) => groups !== null && begins[groupOf(index)] === index,
  };
}

/** Of rows one after the other: from the first on, before the end. */
export type RowRange = { readonly first: number; readonly end: number };

/** How many rows are read at once. */
export const ROWS_AT_ONCE = 100;

/** So many rows before they are drawn they are read, so that a quick wheel draws none twice. */
const AHEAD = 20;

/** The pages of rows that are read. */
export type PageRange = {
  readonly from: number;
  readonly to: number;
  /** The one in which the first row stands that is drawn. */
  readonly seen: number;
};

/** @returns another only where the first row is of another page, unless the window is very high. */
export function reachOf({ first, end }: RowRange, count: number): PageRange {
  const seen = Math.floor(first / ROWS_AT_ONCE);
  const last = Math.ceil(Math.min(end + AHEAD, count) / ROWS_AT_ONCE);
  // Until somebody scrolls, no more is read than is seen.
  if (first === 0) return { from: 0, to: Math.ceil(Math.min(end, count) / ROWS_AT_ONCE), seen };
  const pages = Math.ceil(count / ROWS_AT_ONCE);
  return { from: Math.max(seen - 1, 0), to: Math.max(last, Math.min(seen + 3, pages)), seen };
}

/** Enough rows for any window, until the list stands somewhere. */
export const AT_FIRST = 48;

/** Up to here all rows are drawn. */
const WHOLE_MAX = 200;
/** So many pixels beyond the window are drawn, so that a quick wheel meets no gap. */
const BEYOND = 480;
/** The stretch moves by so many rows at once, since each move draws: they are a block. */
const STEP = 8;

/** @returns the rows to be drawn while the window shows the list from `top` to `bottom`. */
export function stretchIn(layout: Layout, top: number, bottom: number): RowRange {
  const { count, indexAt } = layout;
  if (count <= WHOLE_MAX) return { first: 0, end: count };
  const first = Math.floor(indexAt(top - BEYOND) / STEP) * STEP;
  const end = Math.ceil((indexAt(bottom + BEYOND) + 1) / STEP) * STEP;
  return { first, end: Math.min(end, count) };
}

/**
 * @param openAt the row that is open, if one is.
 * @returns the blocks in which the rows are drawn: always of the same rows, but for those around a
 *   heading or what an open row holds, which stand between two blocks.
 */
export function blocksOf(
  layout: Layout,
  { first, end }: RowRange,
  openAt: number | null,
): RowRange[] {
  const blocks: RowRange[] = [];
  let begun = first;
  for (let next = first + 1; next <= end; next += 1) {
    const isCut = next % STEP === 0 || next - 1 === openAt || layout.beginsGroup(next);
    if (next === end || isCut) {
      blocks.push({ first: begun, end: next });
      begun = next;
    }
  }
  return blocks;
}

/** @returns how much of the list, in pixels, is left empty above and below the rows drawn. */
export function gapsOf(layout: Layout, { first, end }: RowRange) {
  if (end <= first) return { above: 0, below: 0 };
  // The first row that is drawn has its heading above it, wherever in the day it stands.
  const above = layout.topOf(first) - layout.headingHeight;
  return { above, below: layout.height - layout.bottomOf(end - 1) };
}
