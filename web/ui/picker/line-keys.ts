// Keys in lines of several fields: Enter goes on, Alt+Backspace takes the line away.
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/** What is known already bears `data-enter-skips`: Tab stops there, and Enter does not. */
const FIELDS = 'input:not([tabindex="-1"], [data-enter-skips])';

const fieldsIn = (part: Element | null | undefined): readonly HTMLInputElement[] => [
  ...(part?.querySelectorAll<HTMLInputElement>(FIELDS) ?? []),
];

export const focusFirstIn = (part: Element | null | undefined): void => fieldsIn(part)[0]?.focus();

type Does = { readonly add: () => void; readonly remove: () => void };

/** On the element of one line, among others of its list: after the last field, a new line. */
export function onLineKey(event: KeyboardEvent<HTMLElement>, { add, remove }: Does): void {
  const { currentTarget: line, target, key } = event;
  if (key === 'Backspace' && event.altKey) {
    event.preventDefault();
    const beside = line.previousElementSibling ?? line.nextElementSibling;
    remove();
    focusFirstIn(beside);
    return;
  }
  if (key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof HTMLInputElement) || target.role === 'combobox') return;
  event.preventDefault();
  goOnIn(line, target, add);
}

/** From a field of a line to the next one, of the next line, or of a new one. */
export function goOnIn(line: Element, from: HTMLInputElement, add: () => void): void {
  const next = fieldsIn(line).find(
    (field) => (from.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  if (next !== undefined) return next.focus();
  if (line.nextElementSibling === null) flushSync(add);
  focusFirstIn(line.nextElementSibling);
}
