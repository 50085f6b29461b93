// From the search of a register to its rows. What is typed next is for the rows that were searched
// for, so it waits until they are there.
import type { KeyboardEvent } from 'react';
import { keepKeysUntil } from '#web/ahead/keep.ts';

/**
 * @returns whether the list is that of the text, with all that it waited for. The list itself says
 *   so: the address is another before the rows are, and a key would mean a row of the list before.
 */
const isListOf = (text: string): boolean =>
  document.querySelector<HTMLElement>('[data-searched]')?.dataset['searched'] === text &&
  document.querySelector('main [aria-busy=true]') === null;

/** For Enter and the arrow down in the field of a search. */
export function toFirstRow(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
  // Cards have no rows to go to: nothing would ever be ready for what is typed.
  if (document.querySelector('[data-searched]') === null) return;
  event.preventDefault();
  const { value } = event.currentTarget;
  document.querySelector<HTMLElement>('.register [data-index]')?.focus();
  keepKeysUntil(() => isListOf(value));
}
