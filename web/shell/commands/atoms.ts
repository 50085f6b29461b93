// What the shell has open over the page, and the text in the palette: a source that must ask the
// server reads it and answers when the answer is there.
import { atom } from 'jotai';

export const overlayAtom = atom<'palette' | 'keys' | null>(null);

export const paletteTextAtom = atom('');
