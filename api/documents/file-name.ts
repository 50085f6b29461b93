// Names that the server gives to what it sends.

/** @returns `INV-26-27-001.pdf`: a slash is no part of a file's name. */
export const pdfNameOf = (number: string): string => `${number.replace(/[^A-Za-z0-9-]/g, '-')}.pdf`;

/** @returns `Statement-Kam-Mills-2026-11-22`, of a name what plain letters it has. */
export function statementNameOf(name: string, to: string): string {
  const plain = name.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return ['Statement', ...(plain === '' ? [] : [plain]), to].join('-');
}
