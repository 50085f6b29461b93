// What an empty picker says: with a keyboard also the key that makes what is not there yet.
import { keyLabel } from '../marks/key-names.ts';

const WITHOUT_KEYS = '(pointer: coarse), (max-width: 639px)';

/** @returns `Type a customer, Alt C to create`, or on a phone `Type a customer`. */
export const typeOrCreate = (typing: string): string =>
  matchMedia(WITHOUT_KEYS).matches ? typing : `${typing}, ${keyLabel('Alt+C')} to create`;
