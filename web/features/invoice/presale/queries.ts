// What the screens of documents before an invoice read, and what a write of theirs makes old.
import { readHistory } from '#api/contract/book/history.ts';
import {
  listPresales,
  readPresale,
  readPresalePaper,
  readPresalePdf,
} from '#api/contract/invoice/presale.ts';
import type { PresaleCard, PresaleDetail } from '#api/contract/invoice/presale.ts';
import { begin } from '#web/client/call.ts';
import { fetchFile } from '#web/client/fetch-file.ts';
import { asking, askingPages, invalidate, queryClient } from '#web/client/query.ts';

export type PresaleListQuery = {
  readonly kind?: PresaleCard['kind'];
  readonly filter?: PresaleCard['status'];
  readonly search?: string;
};

const PAGE = 50;

export const presaleListOf = (bookId: number, narrowing: PresaleListQuery) =>
  askingPages(
    listPresales,
    (before: number | null) => ({
      query: {
        ...narrowing,
        book_id: bookId,
        limit: PAGE,
        ...(before === null ? {} : { before }),
      },
    }),
    (page: readonly PresaleCard[]) => (page.length < PAGE ? null : (page.at(-1)?.id ?? null)),
  );

export const presaleOf = (bookId: number, presaleId: number) =>
  asking(readPresale, { params: { presaleId }, query: { book_id: bookId } });

export const presalePaperOf = (bookId: number, presaleId: number, copies: number) =>
  asking(readPresalePaper, { params: { presaleId }, query: { book_id: bookId, copies } });

/** @returns the file, or null when it could not be had. */
export const presalePdfOf = (
  bookId: number,
  presaleId: number,
  copies: number,
): Promise<Blob | null> =>
  fetchFile(() =>
    begin(readPresalePdf, { params: { presaleId }, query: { book_id: bookId, copies } }),
  );

/**
 * After a write: the document as the reply has it, and the rest is read again behind.
 * @returns once the paper, which may be printed next, shows it.
 */
export function tookInPresale(bookId: number, presale: PresaleDetail): Promise<void> {
  queryClient.setQueryData(presaleOf(bookId, presale.id).queryKey, presale);
  void invalidate(listPresales, readHistory);
  return invalidate(readPresalePaper);
}
