// Texts as the e-invoice portal takes them.

const ADDRESS_MAX = 100;
/** Of a name, and of the second line of an address. */
export const NAME_MIN = 3;

/** The portal takes neither " nor \, and no line breaks. */
export const portalText = (text: string, max: number): string =>
  text
    .replaceAll('"', "'")
    .replaceAll('\\', '/')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, max)
    .trim();

/** @returns the address in the two lines that the portal has for it; the second only if needed. */
export function addressLines(address: string): { readonly Addr1: string; readonly Addr2?: string } {
  const lines = address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const whole = portalText(lines.join(', '), 2 * ADDRESS_MAX);
  if (whole.length <= ADDRESS_MAX) return { Addr1: whole };
  const space = whole.lastIndexOf(' ', ADDRESS_MAX);
  const end = space < 1 ? ADDRESS_MAX : space;
  const rest = portalText(whole.slice(end), ADDRESS_MAX);
  const Addr1 = whole.slice(0, end).trim();
  return rest.length < NAME_MIN ? { Addr1 } : { Addr1, Addr2: rest };
}
