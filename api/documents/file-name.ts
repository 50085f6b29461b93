// Names that the server gives to what it sends.

/** @returns `INV-26-27-001.pdf`: a slash is no part of a file's name. */
export const pdfNameOf = (number: string): string => `${number.replace(/[^A-Za-z0-9-]/g, '-')}.pdf`;
