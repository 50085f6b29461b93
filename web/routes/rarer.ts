// How a page that few open is found: its code comes with the first of them.
import type { RarerPage } from './rarer-pages.ts';

/** Pages that few open: which code each has, comes with the first of them. */
export const rarer = (name: RarerPage) => async () =>
  (await import('./rarer-pages.ts')).RARER_PAGES[name]();
