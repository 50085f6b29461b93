import { expect, test } from 'vitest';
import { paths } from '#web/paths.ts';

test.each([
  ['invoice-cancelled', '/billing/invoice/4'],
  ['challan-back', '/billing/presale/4'],
  ['purchase-bill-reversed', '/purchases/bill/4'],
  ['purchase-debit-note', '/purchases/debit-note/4'],
  ['purchase-debit-note-reversed', '/purchases/debit-note/4'],
  ['bill-of-entry-reversed', '/purchases/bill-of-entry/4'],
  ['goods-receipt-reversed', '/purchases/received/4'],
  ['goods-receipt-billed', '/purchases/bill/4'],
  ['goods-receipt-reopened', '/purchases/bill/4'],
  ['stock-count', '/stock/journal/4'],
])('a move of stock by %s leads to its document', (document, page) => {
  expect(paths.documentOfMove(document, 4)).toBe(page);
});
