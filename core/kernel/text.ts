// What may stand in a text that goes into the log for ever.

/**
 * Lone surrogates cannot be stored as UTF-8 and would change the hash; NUL and the control
 * characters (other than newline and tab) cannot be printed; so both stop at the door.
 * @returns true when the text may be stored as it is.
 */
export function isStorableText(text: string): boolean {
  return !/\p{Cs}|[^\P{Cc}\n\t]/u.test(text);
}

/** @returns the form by which two names count as the same: trimmed, one space, case-folded. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
