// The PDF of an invoice, as the server draws it.
import { readInvoicePdf } from '#api/contract/paper.ts';
import { begin } from '#web/client/call.ts';

/** @returns the file, or null when it could not be had. */
export async function pdfOf(
  bookId: number,
  invoiceId: number,
  signal?: AbortSignal,
  copies = 1,
): Promise<Blob | null> {
  const response = await begin(readInvoicePdf, {
    ...{ params: { invoiceId }, query: { book_id: bookId, copies } },
    ...(signal === undefined ? {} : { signal }),
  });
  if (response?.status !== 200) return null;
  try {
    return await response.blob();
  } catch {
    return null;
  }
}
