// How keys are written. A binding is written once, as on a Windows keyboard: `Ctrl+Enter`, `Alt+C`,
// `Shift+D`, `F5`, `?`, or two strokes after each other: `G D`.

export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

const SHOWN: Readonly<Record<string, string>> = {
  Enter: '↵',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Backspace: '⌫',
};
const ON_MAC: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' };
const ALONE: Readonly<Record<string, string>> = { Enter: 'Enter', Backspace: 'Backspace' };

/** @returns the strokes of a binding, each as its parts: `[['Ctrl', 'Enter']]`. */
export const strokesOf = (binding: string): readonly (readonly string[])[] =>
  binding.split(' ').map((stroke) => stroke.split('+'));

/** @returns `Ctrl ↵`, `Alt C`, `G D`; with the signs of a Mac on a Mac. */
export function keyLabel(binding: string): string {
  const single = ALONE[binding];
  if (single !== undefined) return single;
  const mac = isMac();
  return strokesOf(binding)
    .flat()
    .map((part) => (mac ? (ON_MAC[part] ?? SHOWN[part]) : SHOWN[part]) ?? part)
    .join(' ');
}

/** @returns what aria-keyshortcuts holds; it knows no strokes after each other. */
export function ariaKeys(binding: string): string | undefined {
  if (binding.includes(' ')) return undefined;
  return binding.replace('Ctrl', isMac() ? 'Meta' : 'Control');
}
