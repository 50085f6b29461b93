import type { KeyAction } from './registry.ts';

/** @returns the key that leads to the search field of the page, for `useKeys`. */
export const searchKey = (what: string): KeyAction => ({
  keys: '/',
  does: `Search ${what}`,
  run: () => {
    const page = document.querySelector('main') ?? document;
    page.querySelector<HTMLElement>('input[type=search]')?.focus();
  },
});
