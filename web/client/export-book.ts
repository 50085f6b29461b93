// The zip of everything of a book. The server writes it while the browser saves it.
import { exportBook } from '#api/contract/book/export.ts';

export const bookExportAddress = (bookId: number): string =>
  exportBook.path.replace(':bookId', String(bookId));

/** Has the browser save it, under the name that the server gives. */
export function downloadBook(bookId: number): void {
  const link = document.createElement('a');
  link.href = bookExportAddress(bookId);
  link.download = '';
  link.click();
}
