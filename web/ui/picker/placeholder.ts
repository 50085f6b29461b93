// What an empty picker says: with a keyboard and room also the key that makes what is missing.
import { keyLabel } from '../marks/key-names.ts';

/** Under that width the box of an account is too narrow for both. */
const WITHOUT_KEYS = '(pointer: coarse), (max-width: 1279px)';

/** @returns `Type a customer, Alt C to create`, or in a narrow window `Type a customer`. */
export const typeOrCreate = (typing: string): string =>
  matchMedia(WITHOUT_KEYS).matches ? typing : `${typing}, ${keyLabel('Alt+C')} to create`;
