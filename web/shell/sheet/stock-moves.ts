// What a move of stock and a method of valuing it are called, on every page and sheet.
import type { StockMove } from '#api/contract/catalogue/stock/register.ts';
import type { ValuationMethod } from '#core/stock-valuation/index.ts';

export const GOODS_MOVE_NAMES: Readonly<Record<StockMove['document'], string>> = {
  invoice: 'Invoice',
  'invoice-cancelled': 'Cancelled invoice',
  'credit-note': 'Credit note',
  'credit-note-reversed': 'Reversed credit note',
  challan: 'Delivery challan',
  'challan-back': 'Goods back on delivery challan',
  'purchase-bill': 'Bill',
  'purchase-bill-reversed': 'Reversed bill',
  'purchase-debit-note': 'Debit note to the supplier',
  'purchase-debit-note-reversed': 'Reversed debit note to the supplier',
  'bill-of-entry': 'Customs duty',
  'bill-of-entry-reversed': 'Reversed customs duty',
  'goods-receipt': 'Goods received',
  'goods-receipt-reversed': 'Reversed goods received',
  'goods-receipt-billed': 'Bill of goods received',
  'goods-receipt-reopened': 'Reversed bill of goods received',
  'stock-journal': 'Stock journal',
  'stock-journal-reversed': 'Reversed stock journal',
  'stock-loss': 'Goods lost or given away',
  'stock-loss-reversed': 'Reversed loss of goods',
  'stock-count': 'Physical count',
  'stock-count-reversed': 'Reversed physical count',
};

export const VALUATION_NAMES: Readonly<Record<ValuationMethod, string>> = {
  fifo: 'FIFO',
  'moving-average': 'Moving average',
  'yearly-average': 'Yearly average (Tally)',
};
