// What may move goods.
import { z } from 'zod';

export const stockDocument = z.enum([
  'invoice',
  'invoice-cancelled',
  'credit-note',
  'credit-note-reversed',
  'challan',
  'challan-back',
  'stock-journal',
  'stock-journal-reversed',
  'purchase-bill',
  'purchase-bill-reversed',
  'purchase-debit-note',
  'purchase-debit-note-reversed',
  'bill-of-entry',
  'bill-of-entry-reversed',
  'goods-receipt',
  'goods-receipt-reversed',
  'goods-receipt-billed',
  'goods-receipt-reopened',
  'stock-loss',
  'stock-loss-reversed',
  'stock-count',
  'stock-count-reversed',
]);
