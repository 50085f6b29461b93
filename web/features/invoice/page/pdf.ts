// The PDFs of an invoice and of its credit notes, as the server draws them.
import { readCreditNotePdf, readInvoicePdf } from '#api/contract/invoice/paper.ts';
import { begin } from '#web/client/call.ts';

/** @returns the file, or null when it could not be had. */
export async function pdfOf(
  bookId: number,
  invoiceId: number,
  signal?: AbortSignal,
  copies = 1,
): Promise<Blob | null> {
  const response = await begin(readInvoicePdf, {
    params: { invoiceId },
    query: {
      book_id: bookId,
      copies,
    },
    ...(signal === undefined ? {} : { signal }),
  });
  return fileIn(response);
}

/** @returns the file, or null when it could not be had. */
export const creditNotePdfOf = async (bookId: number, creditNoteId: number): Promise<Blob | null> =>
  fileIn(await begin(readCreditNotePdf, { params: { creditNoteId }, query: { book_id: bookId } }));

async function fileIn(response: Response | null): Promise<Blob | null> {
  if (response?.status !== 200) return null;
  try {
    return await response.blob();
  } catch {
    return null;
  }
}
