// Where the focus goes when a form or a dialog opens or begins anew.
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTyped = ({ type }: Control): boolean =>
  /^(text|search|tel|email|url|number|password|textarea)$/.test(type);
const isFixed = (control: Control): boolean =>
  control.disabled || (!(control instanceof HTMLSelectElement) && control.readOnly);

/**
 * @returns where typing begins: where the form or dialog says so, else in the first field that is
 *   still to be filled in, else in the first one that can be changed. A dialog without fields
 *   begins at its title, never at the button that closes it, which a space would press.
 */
export function firstPlace(within: Element): HTMLElement | null {
  const said = within.querySelector<HTMLElement>('[data-first]');
  if (said !== null) return said;
  const controls = [...within.querySelectorAll<Control>('input, textarea, select')].filter(
    (control) => !isFixed(control),
  );
  return (
    controls.find((control) => isTyped(control) && control.value === '') ??
    controls.find(isTyped) ??
    controls[0] ??
    within.querySelector<HTMLElement>('h2[tabindex]')
  );
}
