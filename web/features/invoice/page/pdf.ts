// The PDFs of an invoice and of its notes, as the server draws them.
import { readDebitNotePdf } from '#api/contract/invoice/debit-note.ts';
import { readCreditNotePdf, readInvoicePdf } from '#api/contract/invoice/paper.ts';
import { begin } from '#web/client/call.ts';
import { fetchFile } from '#web/shell/sheet/fetch-file.ts';

/** @returns the file, or null when it could not be had. */
export const pdfOf = (
  bookId: number,
  invoiceId: number,
  signal?: AbortSignal,
  copies = 1,
): Promise<Blob | null> =>
  fetchFile(
    () =>
      begin(readInvoicePdf, {
        params: { invoiceId },
        query: { book_id: bookId, copies },
        ...(signal === undefined ? {} : { signal }),
      }),
    signal,
  );

/** @returns the file, or null when it could not be had. */
export const creditNotePdfOf = (bookId: number, creditNoteId: number): Promise<Blob | null> =>
  fetchFile(() =>
    begin(readCreditNotePdf, { params: { creditNoteId }, query: { book_id: bookId } }),
  );

/** @returns the file, or null when it could not be had. */
export const debitNotePdfOf = (bookId: number, debitNoteId: number): Promise<Blob | null> =>
  fetchFile(() => begin(readDebitNotePdf, { params: { debitNoteId }, query: { book_id: bookId } }));
