// What the screens of documents before an invoice read, and what a write of theirs makes old.
import type { z } from 'zod';
import { readHistory } from '#api/contract/book/history.ts';
import {
  listPresales,
  readPresale,
  readPresaleFigures,
  readPresalePaper,
  readPresalePdf,
} from '#api/contract/trade/presale.ts';
import type { PresaleCard, PresaleDetail } from '#api/contract/trade/presale.ts';
import { begin } from '#web/client/call.ts';
import { fetchFile } from '#web/shell/sheet/fetch-file.ts';
import { asking, invalidate, queryClient } from '#web/client/query.ts';
import { ROWS_AT_ONCE } from '#web/ui/lists/register/layout/layout.ts';

export type PresaleListQuery = {
  readonly kind?: PresaleCard['kind'];
  readonly filter?: PresaleCard['status'];
  readonly search?: string;
  /** Days of issue, both included. */
  readonly from?: string;
  readonly to?: string;
  /** Rupees, both included. */
  readonly amount_from?: string;
  readonly amount_to?: string;
};

export type PresaleOrder = Exclude<z.output<typeof listPresales.query>['order'], 'newest'>;

/** @returns the query for the documents of the list from an offset on. */
export const presaleStretchOf = (
  bookId: number,
  narrowing: PresaleListQuery,
  order: PresaleOrder,
  offset: number,
) =>
  asking(listPresales, {
    query: { ...narrowing, book_id: bookId, limit: ROWS_AT_ONCE, order, offset },
  });

export const presaleFiguresOf = (bookId: number, narrowing: PresaleListQuery) =>
  asking(readPresaleFigures, { query: { ...narrowing, book_id: bookId } });

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
  void invalidate(listPresales, readPresaleFigures, readHistory);
  return invalidate(readPresalePaper);
}
