// Texts that tenants wrote, as they may stand in a mail that goes out in the installation's name:
// nobody's own words pass for ours, and no mail program makes a link of them.

const LENGTH_MAX = 100;

/** @returns the name within quotation marks that it cannot end itself. */
export const quotedName = (name: string): string => `"${unlinkedText(name)}"`;

/**
 * @returns the text on one line, with a space wherever a mail program would see an address: after
 * the dots of a domain and the colon of a scheme, and for the @ of an e-mail address.
 */
export function unlinkedText(text: string): string {
  const plain = oneLine(withoutInvisible(text.normalize('NFKC')))
    .replaceAll(/["“”„‟«»‹›]/gu, '’')
    .replaceAll(/:\/*(?=\S)/gu, ': ')
    .replaceAll(/(?<=\S)@(?=\S)/gu, ' at ')
    .replaceAll(/\d+(?:\.\d+){2,}/gu, (digits) => digits.replaceAll('.', '. '))
    // Between two digits it is a decimal point.
    .replaceAll(/(?<!\d)[.。](?=\S)|[.。](?=[^\s\d])/gu, '. ');
  const signs = [...plain];
  return signs.length <= LENGTH_MAX ? plain : `${signs.slice(0, LENGTH_MAX).join('')}…`;
}

/** @returns the text without what would begin another line, or another header. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** The two joiners are part of the spelling of Indian scripts; others only hide or turn text. */
const withoutInvisible = (text: string): string => text.replaceAll(/(?!\u200c|\u200d)\p{Cf}/gu, '');
