// What may stand in a text that goes into the log for ever.

/**
 * Lone surrogates cannot be stored as UTF-8 and would change the hash; NUL and the control
 * characters (other than newline and tab) cannot be printed; so both stop at the door.
 * @returns true when the text may be stored as it is.
 */
export function isStorableText(text: string): boolean {
  return !/\p{Cs}|[^\P{Cc}\n\t]/u.test(text);
}

/**
 * A line end in a name would break a list, a printed line or the header of a mail.
 * @returns true when the text may be stored as one line: nor has it tabs, or Unicode's line ends.
 */
export function isOneLine(text: string): boolean {
  return !/[\p{Cs}\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}

/** Soft hyphen, zero-width space, word joiner, byte order mark: seen by nobody. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** @returns the letters and digits of a text in small, of whatever script: `Vch. No` is vchno. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * The joiners of Indian scripts stay, since they change what is read. The way over upper case folds
 * what has no single small letter, as ß and SS.
 * @returns the form by which two names count as the same: trimmed, one space, in any case.
 */
export function nameKey(name: string): string {
  const seen = name.normalize('NFKC').replace(INVISIBLE, '').trim().replace(/\s+/g, ' ');
  return seen.toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');
}
