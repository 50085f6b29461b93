// Enter in the receipt goes to what is next and not filled in, and at last to the button.
import type { KeyboardEvent } from 'react';

/** `always` stands in the way of Enter; `missing` only while nothing is in it. */
const STOPS = '[data-walk] :is(input:not([tabindex="-1"], [type=radio]:not(:checked)), select)';

export function walk(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, shiftKey, target, currentTarget: form } = event;
  if (key !== 'Enter' || ctrlKey || metaKey || event.nativeEvent.isComposing) return;
  if (event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  if (!form.contains(target)) return;
  event.preventDefault();
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  const stops = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(STOPS)];
  if (shiftKey) return stops[stops.indexOf(target) - 1]?.focus();
  const next = stops.find(
    (stop) =>
      (target.compareDocumentPosition(stop) & follows) !== 0 &&
      (stop.closest('[data-walk=always]') !== null || stop.value === ''),
  );
  (next ?? submitOf(form))?.focus();
}

const submitOf = (form: HTMLFormElement): HTMLElement | null =>
  [...form.elements].find(
    (each): each is HTMLButtonElement =>
      each instanceof HTMLButtonElement && each.type === 'submit',
  ) ?? null;
