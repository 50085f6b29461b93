// A password with the person's own name or address in it is among the first that others try
// (OWASP ASVS 5.0, 6.2.11).
import { lettersFor } from './common-passwords.ts';

/** Shorter parts are in many words by chance. */
const LETTERS_MIN = 4;

export const OWN_NAME_PASSWORD =
  'This password has your name or your e-mail address in it, which others would try first. ' +
  'Choose another one.';

export type Named = { readonly name: string; readonly email: string };

/** @returns whether a part of the name, or of the address before the @, stands in the password. */
export function hasOwnName(password: string, { name, email }: Named): boolean {
  const folded = folding(password);
  const spellings = [folded, lettersFor(folded)];
  return partsOf(name, email).some((part) => spellings.some((text) => text.includes(part)));
}

function partsOf(name: string, email: string): string[] {
  const [local = ''] = email.split('@');
  const words = [name, local].flatMap((text) => folding(text).split(/[^\p{L}\p{M}]+/u));
  // Of an address such as m4@x.example the whole is its part, digits and all.
  return [...words, folding(local)].filter((word) => [...word].length >= LETTERS_MIN);
}

const folding = (text: string): string => text.normalize('NFKC').toLowerCase();
