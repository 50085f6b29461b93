// The PDFs of an invoice and of its credit notes, as the server draws them.
import { readCreditNotePdf, readInvoicePdf } from '#api/contract/invoice/paper.ts';
import { begin } from '#web/client/call.ts';

/** @returns the file, or null when it could not be had. */
export const pdfOf = (
  bookId: number,
  invoiceId: number,
  signal?: AbortSignal,
  copies = 1,
): Promise<Blob | null> =>
  fileIn(
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
  fileIn(() => begin(readCreditNotePdf, { params: { creditNoteId }, query: { book_id: bookId } }));

/** The server makes two for a person at a time: other tabs of hers may hold them for long. */
const TRIES_MAX = 60;

async function fileIn(
  ask: () => Promise<Response | null>,
  signal?: AbortSignal,
): Promise<Blob | null> {
  for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
    const response = await ask();
    if (response?.status === 200) return response.blob().catch(() => null);
    if (response?.status !== 429) return null;
    await pause(Number(response.headers.get('Retry-After') ?? 1), signal);
    if (signal?.aborted === true) return null;
  }
  return null;
}

/** Ends at once when it is called off. */
const pause = (seconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((over) => {
    const timer = setTimeout(over, seconds * 1000);
    const stop = () => {
      clearTimeout(timer);
      over();
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
