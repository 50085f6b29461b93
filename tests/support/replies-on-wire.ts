// The replies of calls that answer records, as the wire has them: what the contract's types of the
// same names are inside.
import type { z } from 'zod';
import type { readStockAges } from '#api/contract/catalogue/stock/ages.ts';
import type { readStockBatches } from '#api/contract/catalogue/stock/batches.ts';
import type { readLostGoods } from '#api/contract/catalogue/stock/lost-goods.ts';
import type { readStockPlaces } from '#api/contract/catalogue/stock/places.ts';
import type { listStock, readStockMoves } from '#api/contract/catalogue/stock/register.ts';
import type { readStockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import type { readStockRun } from '#api/contract/catalogue/stock/stock-run.ts';
import type {
  listCustomers,
  readCustomer,
  readCustomerFigures,
} from '#api/contract/customer/customer.ts';
import type { listCustomerEntries, readStatement } from '#api/contract/customer/statement.ts';
import type {
  readStockRegister,
  readStockSummary,
} from '#api/contract/catalogue/stock/valuation.ts';

export type StockAges = z.input<typeof readStockAges.reply>;
export type StockBatches = z.input<typeof readStockBatches.reply>;
export type BatchRow = StockBatches['rows'][number];
export type LostGoods = z.input<typeof readLostGoods.reply>;
export type StockPlaces = z.input<typeof readStockPlaces.reply>;
export type PlacedRow = StockPlaces['rows'][number];
export type StockRow = z.input<typeof listStock.reply>[number];
export type StockMoves = z.input<typeof readStockMoves.reply>;
export type StockJournal = z.input<typeof readStockJournal.reply>;
export type StockRunProposal = z.input<typeof readStockRun.reply>;
export type StockSummary = z.input<typeof readStockSummary.reply>;
export type ProductStockRegister = z.input<typeof readStockRegister.reply>;

export type Customer = z.input<typeof readCustomer.reply>;
export type ListedCustomer = z.input<typeof listCustomers.reply>[number];
export type CustomerListFigures = z.input<typeof readCustomerFigures.reply>;
export type CustomerEntries = z.input<typeof listCustomerEntries.reply>;
export type Statement = z.input<typeof readStatement.reply>;
