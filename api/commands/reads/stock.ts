// What is asked of the stock journals.
import type { GoodsDelivery } from '#core/invoice/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { ProductMoves } from '#core/stock-journal/index.ts';
import type { StockOfBooks } from '#core/stock-posting/index.ts';
import type { ProjectedEvent } from '#projections/runner/projection.ts';
import { challansOfInvoices } from '#projections/presale-list/read-uses.ts';
import { expiriesOfBatches } from '#projections/stock-in-hand/read-batches.ts';
import { lastStockJournalNumber } from '#projections/stock-journals/read.ts';
import { productRegisters } from '#api/queries/catalogue/stock/product-registers.ts';
import { heldOfBatches } from '#api/queries/catalogue/stock/batches.ts';
import type { CountedBatches } from '#api/queries/catalogue/stock/batches.ts';
import { goodsCosts } from '#api/queries/catalogue/stock/valuation/goods-costs.ts';
import type { CostedGoods } from '#api/queries/catalogue/stock/valuation/goods-costs.ts';
import { stockForWriter } from '#api/queries/catalogue/stock/posting/remembered-stock.ts';
import { perBook, perKey } from './definition.ts';
import type { ReadDefinition } from './definition.ts';

/** The last number that a stock journal of the book has; 0 before the first. */
export const lastStockJournal: ReadDefinition<null, number> = {
  load: perKey((db, bookId) => lastStockJournalNumber(db, bookId)),
  dependsOn: ['stock-journal'],
  fold: (last, _key, event) => (event.type === 'StockJournalPosted' ? event.data.number : last),
};

/** What a challan has out before its invoice, by the id of the invoice. */
export const deliveredBefore: ReadDefinition<number, GoodsDelivery | null> = {
  load: perBook(challansOfInvoices),
  dependsOn: ['presale', 'invoice'],
  keysTouchedBy: (event) => (changesChallans(event) ? null : []),
};

/** Most invoices are made of no challan, and change what none of them has out. */
const changesChallans = ({ type, data }: ProjectedEvent): boolean =>
  type === 'InvoiceIssued'
    ? data.delivered !== undefined
    : type === 'InvoiceCancelled' || type.startsWith('Presale');

/** The last days of the batches of a product, by their numbers; null where none was said. */
export const batchesOfProduct: ReadDefinition<number, ReadonlyMap<string, string | null>> = {
  load: perBook(expiriesOfBatches),
  dependsOn: ['stock-journal', 'purchase-bill', 'purchase-debit-note', 'goods-receipt'],
};

/** What goods would cost that leave on a day, by the methods of their products. */
export const costsOfGoods: ReadDefinition<CostedGoods, readonly number[]> = {
  load: perKey(goodsCosts),
  dependsOn: [
    'stock-journal',
    'purchase-bill',
    'purchase-debit-note',
    'goods-receipt',
    'bill-of-entry',
    'invoice',
    'presale',
    'opening',
    'product',
    'book',
  ],
};

/** What is there of some batches on a day; null of a batch that nothing has named. */
export const batchesInBooks: ReadDefinition<CountedBatches, readonly (number | null)[]> = {
  load: perKey(heldOfBatches),
  dependsOn: [
    'stock-journal',
    'purchase-bill',
    'purchase-debit-note',
    'goods-receipt',
    'invoice',
    'presale',
    'opening',
    'product',
    'book',
  ],
};

/** What the register knows of a product; null of one that is kept in no stock. */
export const registerOfProduct: ReadDefinition<number, ProductMoves | null> = {
  load: perBook(async (db, bookId, ids) => {
    const found = await productRegisters(db, bookId, ids);
    const registers = new Map(found.map((one) => [one.productId, one]));
    return ids.map((id) => registers.get(id) ?? null);
  }),
  dependsOn: [
    'stock-journal',
    'purchase-bill',
    'purchase-debit-note',
    'goods-receipt',
    'invoice',
    'presale',
    'opening',
    'product',
    'godown',
  ],
};

/** What the register and the ledger say up to a day; null of a year that posts no cost. */
export const stockRegistered: ReadDefinition<CalendarDate, StockOfBooks | null> = {
  load: (db, wanted, { registeredStock }) => perKey(stockForWriter(registeredStock))(db, wanted),
  dependsOn: [
    'stock-journal',
    'purchase-bill',
    'purchase-debit-note',
    'goods-receipt',
    'bill-of-entry',
    'invoice',
    'presale',
    'opening',
    'product',
    'book',
    'journal',
    'account',
  ],
};
