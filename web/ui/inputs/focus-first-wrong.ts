import { flushSync } from 'react-dom';

const firstWrongIn = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]');

/**
 * Sends the focus to the first field that is marked wrong, from a handler that has just marked it:
 * the next key is meant for that field, though the browser may not have drawn the mark.
 */
export function focusFirstWrong(form: HTMLFormElement): void {
  flushSync(() => undefined);
  firstWrongIn(form)?.focus();
}

/**
 * From an effect, to the field that a refusal is about; where it is about none, the focus is not
 * lost: the button lost it while it was busy.
 */
export function focusRefused(form: HTMLFormElement | null): void {
  const wrong = firstWrongIn(form);
  if (wrong != null) wrong.focus();
  else if (document.activeElement === document.body) {
    form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }
}
