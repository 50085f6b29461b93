// What a move of stock is called, on every page and sheet that names its document.
import type { StockMove } from '#api/contract/catalogue/stock/register.ts';

export const GOODS_MOVE_NAMES: Readonly<Record<StockMove['document'], string>> = {
  invoice: 'Invoice',
  'invoice-cancelled': 'Cancelled invoice',
  'credit-note': 'Credit note',
  'credit-note-reversed': 'Reversed credit note',
  challan: 'Delivery challan',
  'challan-back': 'Goods back on delivery challan',
  'purchase-bill': 'Bill',
  'purchase-bill-reversed': 'Reversed bill',
  'stock-journal': 'Stock journal',
  'stock-journal-reversed': 'Reversed stock journal',
  'stock-loss': 'Goods lost or given away',
  'stock-loss-reversed': 'Reversed loss of goods',
  'stock-count': 'Physical count',
  'stock-count-reversed': 'Reversed physical count',
};
