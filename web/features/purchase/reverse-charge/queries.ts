// Queries of self-invoices and payment vouchers, and which are read again after one is made.
import type { z } from 'zod';
import {
  listReverseChargePapers,
  listReverseChargeSeries,
  readReverseChargeFigures,
} from '#api/contract/trade/reverse-charge.ts';
import {
  listPurchaseBills,
  readPurchaseBill,
  readPurchaseBillFigures,
} from '#api/contract/trade/purchase-bill.ts';
import { readSupplierPayment } from '#api/contract/trade/supplier-payment.ts';
import { readHistory } from '#api/contract/book/history.ts';
import { asking, invalidate } from '#web/client/query.ts';
import type { DocumentQuery } from '../document-calls.ts';

export const PAPER_CARDS = { cards: listReverseChargePapers };

type Filter = z.input<typeof readReverseChargeFigures.query>['filter'];

/** The address has no other filter. */
export const paperFiguresOf = (bookId: number, { filter, ...asked }: DocumentQuery) =>
  asking(readReverseChargeFigures, {
    query: {
      ...asked,
      ...(filter !== undefined && { filter: filter as NonNullable<Filter> }),
      book_id: bookId,
    },
  });

/** What table 13 counts of them, once days are chosen. */
export const paperSeriesIn = (bookId: number, { from, to }: DocumentQuery) => ({
  ...asking(listReverseChargeSeries, {
    query: { book_id: bookId, from: from ?? '', to: to ?? '' },
  }),
  enabled: from !== undefined && to !== undefined,
});

/** After a paper is made or cancelled. */
export async function readPapersAgain(): Promise<void> {
  void invalidate(listPurchaseBills, readPurchaseBillFigures, readHistory);
  await invalidate(
    readPurchaseBill,
    readSupplierPayment,
    listReverseChargePapers,
    readReverseChargeFigures,
    listReverseChargeSeries,
  );
}
