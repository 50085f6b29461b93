// What the pages of stock read.
import type { z } from 'zod';
import { listProductRegister } from '#api/contract/catalogue/product.ts';
import { readLostGoods } from '#api/contract/catalogue/stock/lost-goods.ts';
import { readStockBatches } from '#api/contract/catalogue/stock/batches.ts';
import { readStockPlaces } from '#api/contract/catalogue/stock/places.ts';
import {
  listStock,
  readStockFigures,
  readStockMoves,
} from '#api/contract/catalogue/stock/register.ts';
import {
  listStockJournals,
  readStockJournal,
  readStockJournalFigures,
} from '#api/contract/catalogue/stock/stock-journal.ts';
import { allProducts } from '#web/client/all-products.ts';
import { asking, invalidate } from '#web/client/query.ts';
import { ROWS_AT_ONCE } from '#web/ui/lists/register/layout/layout.ts';

type StockOrder = NonNullable<z.input<typeof listStock.query>['order']>;
type StockOnly = NonNullable<z.input<typeof readStockFigures.query>['only']>;
export type StockRequest = { readonly search?: string; readonly only?: StockOnly };
export type StockJournalsQuery = { readonly search?: string };

export const stockStretchOf = (
  bookId: number,
  asked: StockRequest,
  order: StockOrder,
  offset: number,
) =>
  asking(listStock, {
    params: { bookId },
    query: { ...asked, order, limit: ROWS_AT_ONCE, offset },
  });

export const stockFiguresQuery = (bookId: number, asked: StockRequest) =>
  asking(readStockFigures, { params: { bookId }, query: asked });

/** Where the moves of a product are shown: main is the main location. */
export type PlaceShown = 'main' | number;

type MovesQuery = {
  /** The first and the last day; without them the financial year so far. */
  readonly from?: string;
  readonly to?: string;
  readonly as_on?: string;
  /** All places unless given. */
  readonly godown?: PlaceShown;
};

export const stockMovesQuery = (bookId: number, productId: number, query: MovesQuery) =>
  asking(readStockMoves, { params: { bookId, productId }, query });

export const stockJournalsStretchOf = (bookId: number, asked: StockJournalsQuery, offset: number) =>
  asking(listStockJournals, {
    params: { bookId },
    query: { ...asked, limit: ROWS_AT_ONCE, offset },
  });

export const stockJournalFiguresQuery = (bookId: number, asked: StockJournalsQuery) =>
  asking(readStockJournalFigures, { params: { bookId }, query: asked });

export const stockJournalOf = (bookId: number, stockJournalId: number) =>
  asking(readStockJournal, { params: { bookId, stockJournalId } });

export type StockProduct = {
  readonly id: number;
  readonly name: string;
  /** As it holds today. */
  readonly gstBps: number | null;
};

/** The products that the book may use and keeps in stock. */
export const stockProductsOf = (bookId: number) =>
  allProducts(bookId, 'stocked', ({ id, name, stocked, status, gstBps }) =>
    stocked && status === 'enabled' ? ({ id, name, gstBps } satisfies StockProduct) : null,
  );

/** Where the goods of some products lie. @param days up to today unless they say another. */
export const stockPlacesQuery = (
  bookId: number,
  productIds: readonly number[],
  days: { readonly from?: string; readonly to?: string },
) =>
  asking(readStockPlaces, {
    params: { bookId },
    query: { product_ids: productIds.join(','), ...days },
  });

/** What a stock journal, posted or reversed, makes old. */
export const invalidateStock = () =>
  Promise.all(
    [
      listProductRegister,
      listStock,
      readStockFigures,
      readStockMoves,
      readStockPlaces,
      readStockBatches,
      listStockJournals,
      readStockJournalFigures,
      readStockJournal,
      readLostGoods,
    ].map((endpoint) => invalidate(endpoint)),
  );
