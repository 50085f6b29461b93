// Whether what was gone to has come, so that keys find it.

/** Everything on the page that was on its way has come. */
export const pageStands = (): boolean => document.querySelector('#main [aria-busy=true]') === null;

/** The frame is there, and all of the page in it. */
export const framedPageStands = (): boolean =>
  document.getElementById('main') !== null && pageStands();

/** An address that opens a dialog: what is typed is for the dialog, and never a shortcut. */
export const opensDialog = (address: string): boolean => /[?&](new|edit)=/.test(address);

/** A dialog is open, and everything in it has come. */
export function dialogStands(): boolean {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  return dialog !== undefined && dialog.querySelector('[aria-busy=true]') === null;
}
