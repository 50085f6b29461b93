// What a move of stock is called, and where its goods lie.
import type { StockMove } from '#api/contract/catalogue/stock/register.ts';

const NAMES: Readonly<Record<StockMove['document'], string>> = {
  invoice: 'Invoice',
  'invoice-cancelled': 'Cancelled invoice',
  'credit-note': 'Credit note',
  'credit-note-reversed': 'Reversed credit note',
  challan: 'Delivery challan',
  'challan-back': 'Goods back on delivery challan',
  'stock-journal': 'Stock journal',
  'stock-journal-reversed': 'Reversed stock journal',
  'stock-loss': 'Goods lost or given away',
  'stock-loss-reversed': 'Reversed loss of goods',
  'stock-count': 'Physical count',
  'stock-count-reversed': 'Reversed physical count',
};

export const documentText = ({
  document,
  number,
}: Pick<StockMove, 'document' | 'number'>): string => `${NAMES[document]} ${number}`;

/** @returns the godown and the batch of a move, where a line named them. */
export const placeOfMove = ({ godown, batch }: Pick<StockMove, 'godown' | 'batch'>): string =>
  [godown, batch === null ? null : `batch ${batch}`].filter((part) => part !== null).join(', ');
