// Files that the browser saves: those that it made, and those that the server writes meanwhile.
import { exportBook } from '#api/contract/book/export.ts';
import { momentInFileName, momentQuery, shownMoment } from './past/calls.ts';
import type { PageMoment } from './past/moment.ts';

/** Gives a file to the browser to save under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by the next turn; a while longer does no harm.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A number of a document may hold a slash, and no file's name may. */
export const pdfName = (number: string): string =>
  `${`${number}${momentInFileName()}`.replace(/[^\w.-]+/g, '-')}.pdf`;

/** The zip of everything of a book, at the moment of the page. */
export function bookExportAddress(bookId: number, moment: PageMoment | null): string {
  const query = String(new URLSearchParams(momentQuery(exportBook, moment)));
  return `${exportBook.path.replace(':bookId', String(bookId))}${query === '' ? '' : `?${query}`}`;
}

/** Has the browser save it, under the name that the server gives. */
export function downloadBook(bookId: number): void {
  const link = document.createElement('a');
  link.href = bookExportAddress(bookId, shownMoment());
  link.download = '';
  link.click();
}
