// What the shell has open over the page, and the text in the palette: a source that must ask the
// server reads it and answers when the answer is there.
import { atom } from 'jotai';
import { keepKeysUntil } from '#web/ahead/keep.ts';

export const overlayAtom = atom<'palette' | 'keys' | 'create' | 'moment' | null>(null);

export const paletteTextAtom = atom('');

const PALETTE_NAME = 'Commands';

/**
 * Opens the palette, with what was typed elsewhere already in it. Its code may still be on its way:
 * what is typed until it stands is for it.
 */
export const openPaletteAtom = atom(null, (_, set, text: string = '') => {
  set(paletteTextAtom, text);
  set(overlayAtom, 'palette');
  keepKeysUntil(() => document.querySelector(`dialog[aria-label=${PALETTE_NAME}]:modal`) !== null);
});

/** Enter was pressed: what waits for the text to stand still waits no longer. */
export const paletteHurryAtom = atom(false);
