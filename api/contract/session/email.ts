// The e-mail address of a person. Only letters that nobody can take for others: an address that
// looks like somebody's must be theirs.
import { text } from '#api/contract/wire/values.ts';

/**
 * RFC 5322 section 3.2.3 without quoted parts, which is what people's addresses look like, within
 * the lengths of RFC 5321 section 4.5.3.1.
 */
const EMAIL =
  /^(?=[^@]{1,64}@)(?!.*@.*[a-z0-9-]{64})[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i;

const BEYOND_ASCII = /[^\p{ASCII}]/u;
const UNSEEN = /^[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}]$/u;

/** @returns why an address with this letter is refused. */
function strangeLetter(letter: string): string {
  const code = `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const shown = UNSEEN.test(letter) ? `a letter that cannot be seen (${code})` : `“${letter}”`;
  return (
    `The email address has ${shown}, which can be mistaken for another. ` +
    'Type it with the letters a to z, digits and plain signs.'
  );
}

export const email = text(254)
  .trim()
  .superRefine((value, context) => {
    const [letter] = BEYOND_ASCII.exec(value) ?? [];
    if (letter !== undefined) context.addIssue(strangeLetter(letter));
    else if (!EMAIL.test(value)) {
      context.addIssue('Enter an email address, such as name@example.in.');
    }
  });
