// Plays a key that was kept: the page hears it as if it were pressed now, and what the browser
// would have done with it is done here, since it does nothing for a key that no hand has pressed.
import { preferencesAtom } from '#web/state/preferences.ts';
import { store } from '#web/state/session.ts';
import { isMac } from '#web/ui/marks/key-names.ts';

export type PlayedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>;

/** Keys that do nothing by themselves. */
export const isInert = ({ key }: KeyboardEvent): boolean =>
  /^(Shift|Control|Alt|AltGraph|Meta|Fn|\w+Lock|(Audio|Media|Brightness)\w+)$/.test(key);

/** A key's name is a Latin word; whatever else it is called is what it types. */
const isText = (key: string): boolean =>
  key.length === 1 || !/^[A-Z][A-Za-z]+\d*$|^F\d+$/.test(key);

/** Whether a key can be kept: one that types, or one of ours. All others stay with the browser. */
export function isPlayable(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (isComposing) return false;
  if (event.getModifierState('AltGraph')) return isText(key);
  if (ctrlKey || metaKey) return !altKey && /^(Enter|k|p|s)$/i.test(key);
  if (altKey && !isMac()) return /^(Key[ACLNORSTWX]|Backspace|Arrow(Up|Down))$/.test(code);
  if (/^F[245678]$/.test(key)) return !shiftKey && store.get(preferencesAtom).tallyKeys;
  return isText(key) || /^(Enter|Tab|Backspace|Arrow(Up|Down|Left|Right))$/.test(key);
}

/** With AltGr a key types, whatever else a keyboard says is held with it. */
export function pressedBy(event: KeyboardEvent): PlayedKey {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const types = event.getModifierState('AltGraph');
  return { key, code, metaKey, shiftKey, ctrlKey: ctrlKey && !types, altKey: altKey && !types };
}

/** @returns whether the key did what it would have done under a finger. */
export function pressKey(pressed: PlayedKey): boolean {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true });
  if (!target.dispatchEvent(event)) return true;
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'p') window.print();
  if (ctrlKey || metaKey || (altKey && !isMac())) return true;
  if (key === 'Tab') return focusNext(document.activeElement ?? target, shiftKey);
  if (target.matches(TYPES_TEXT)) return writeInto(target as HTMLInputElement, key);
  if (key.startsWith('Arrow')) return !target.matches('select, input[type=radio]');
  const clicked = key === 'Enter' ? CLICKED_BY_ENTER : CLICKED_BY_SPACE;
  if (/^(Enter| )$/.test(key) && target.matches(clicked)) (target as HTMLElement).click();
  return true;
}

const TYPES_TEXT =
  'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit], ' +
  '[type=range], [type=color], [type=file])';
const CLICKED_BY_ENTER = 'a[href], button, summary';
const CLICKED_BY_SPACE = 'button, summary, input[type=checkbox], input[type=radio]';

/**
 * The browser's own editing command, since it alone keeps the field's length, its selection and its
 * undo. It is deprecated for rich text; nothing else writes into a field as a hand does.
 */
function writeInto(field: HTMLInputElement, key: string): boolean {
  if (field.readOnly || field.disabled) return true;
  if (key === 'Backspace') return document.execCommand('delete') || field.value === '';
  if (key === 'Enter') return field.matches('textarea') ? write('\n') : submitFrom(field);
  return isText(key) && write(key);
}

const write = (text: string): boolean => document.execCommand('insertText', false, text);

/** Enter in a field clicks the form's button, and nothing happens while that is disabled. */
function submitFrom({ form }: HTMLInputElement): boolean {
  const buttons = [...(form?.elements ?? [])].filter((each) => each instanceof HTMLButtonElement);
  buttons.find(({ type }) => type === 'submit')?.click();
  return true;
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), ' +
  'textarea:not(:disabled), summary, [tabindex]';

/** The order of the page, inside the dialog that is open; of a group of radios only one counts. */
function focusNext(from: Element, backwards: boolean): boolean {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const places = [...(dialog ?? document).querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (place) => place.tabIndex >= 0 && place.checkVisibility() && isReached(place),
  );
  const side = backwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const beyond = places.filter((place) => (from.compareDocumentPosition(place) & side) !== 0);
  const next = beyond.at(backwards ? -1 : 0) ?? places.at(backwards ? -1 : 0);
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
  return true;
}

/** Of a group of radios the chosen one, or the first where none is. */
function isReached(place: HTMLElement): boolean {
  if (!(place instanceof HTMLInputElement) || place.type !== 'radio') return true;
  const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    ({ name, form }) => name === place.name && form === place.form,
  );
  return place === (group.find(({ checked }) => checked) ?? group[0]);
}
