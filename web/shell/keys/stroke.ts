// Which key of a binding was pressed. The letter printed on the key counts where it is Latin; the
// key's place counts where it is not, since Option+C types ç and a Hindi layout its own letters.
import { isMac, strokesOf } from '#web/ui/marks/key-names.ts';

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

const PLACES: Readonly<Record<string, readonly [string, string]>> = {
  Slash: ['/', '?'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Backslash: ['\\', '|'],
};

/** The name that a binding gives to the key. */
function nameOf({ key, code, shiftKey }: KeyPress): string {
  if (key === ' ') return 'Space';
  if (/^[!-~]$/.test(key)) return key.toUpperCase();
  const place = PLACES[code]?.[shiftKey ? 1 : 0] ?? /^(?:Key|Digit)(.)$/.exec(code)?.[1];
  const isNamed = /^[A-Z][A-Za-z]*\d*$/.test(key) && key !== 'Dead' && key !== 'Unidentified';
  return isNamed ? key : (place ?? key);
}

/** Whether the event is this one stroke, with exactly its modifiers. */
export function isStroke(parts: readonly string[], event: KeyPress): boolean {
  const name = parts.at(-1) ?? '';
  const wants = (modifier: string) => parts.includes(modifier) && parts.length > 1;
  const [control, other] = isMac()
    ? [event.metaKey, event.ctrlKey]
    : [event.ctrlKey, event.metaKey];
  if (nameOf(event) !== name || other || event.getModifierState('AltGraph')) return false;
  if (control !== wants('Ctrl') || event.altKey !== wants('Alt')) return false;
  // Where a sign stands differs from layout to layout, and with it whether Shift reaches it.
  const isSign = name.length === 1 && !/[A-Z]/.test(name);
  return isSign && !wants('Shift') ? true : event.shiftKey === wants('Shift');
}

/** The first or only stroke of a binding, and the second of `G D`. */
export const firstOf = (binding: string): readonly string[] => strokesOf(binding)[0] ?? [];
export const secondOf = (binding: string): readonly string[] | null =>
  strokesOf(binding)[1] ?? null;

/** A key that types: with or without Shift, but with nothing else held. */
export const isPlain = (binding: string): boolean =>
  !/Ctrl|Alt/.test(binding) && !/^(F\d+|Escape)$/.test(firstOf(binding).at(-1) ?? '');

/** A single character, which people who dictate or have a tremor must be able to turn off. */
export const isCharacter = (binding: string): boolean =>
  isPlain(binding) && (firstOf(binding).at(-1) ?? '').length === 1;
