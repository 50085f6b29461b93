// Which rows of a very long list are drawn. A browser has no room for a million rows of one list,
// so beyond a height the list is drawn smaller than it is: a scroll then passes more rows at once.

export const EVENT_ROW = 46;

/** Browsers cut what is higher than some 17 million pixels. */
const HEIGHT_MAX = 8_000_000;

/** Rows beyond both edges of the window. */
const BEYOND = 8;

type EventWindow = {
  readonly first: number;
  readonly end: number;
  /** Where the first row that is drawn stands, from the top of the list. */
  readonly top: number;
};

export const listHeight = (count: number): number => Math.min(count * EVENT_ROW, HEIGHT_MAX);

/** @param view the height of the window in which the list is scrolled. */
export function eventWindow(count: number, scrolled: number, view: number): EventWindow {
  const hidden = Math.max(listHeight(count) - view, 1);
  const part = Math.min(Math.max(scrolled / hidden, 0), 1);
  // At the top the first row is at the window's top, at the bottom the last one at its bottom.
  const place = part * Math.max(count - view / EVENT_ROW, 0);
  const first = Math.max(Math.floor(place) - BEYOND, 0);
  const end = Math.min(Math.ceil(place + view / EVENT_ROW) + BEYOND, count);
  return { first, end, top: scrolled - (place - first) * EVENT_ROW };
}

/** @returns how far to scroll, so that a row stands in the upper third of the window. */
export function scrollTo(index: number, count: number, view: number): number {
  const rows = Math.max(count - view / EVENT_ROW, 1);
  const wanted = Math.max(index - view / EVENT_ROW / 3, 0);
  return Math.min(wanted / rows, 1) * Math.max(listHeight(count) - view, 0);
}
