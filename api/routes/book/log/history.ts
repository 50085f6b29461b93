import { RECORD_KINDS } from '#core/record/index.ts';
import { readHistory } from '#api/contract/book/history.ts';
import { readMoment } from '#api/contract/book/log/log-head.ts';
import { notFound } from '#api/http/problems/problem.ts';
import type { Mount } from '#api/http/mount.ts';
import { readHistory as historyOf } from '#api/queries/book/history.ts';
import { momentOfBook } from '#api/queries/past/moment-of-book.ts';
import type { HistoryKind } from '#projections/record-history/table.ts';
import { KIND_BY_SEGMENT } from '#api/routes/catalogue/masters.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';

/** The wire's words for the kinds of record that a book's history knows. */
const KINDS = new Map<string, HistoryKind>([
  ['book', 'book'],
  ['account', 'account'],
  ['account_type', 'account-type'],
  ['journal', 'journal'],
  ['customer', 'customer'],
  ['client', 'customer'],
  ['invoice', 'invoice'],
  ['presale', 'presale'],
  ['stock_journal', 'stock-journal'],
  ['purchase_bill', 'purchase-bill'],
  ['purchase_order', 'purchase-order'],
  ['goods_receipt', 'goods-receipt'],
  ['purchase_debit_note', 'purchase-debit-note'],
  ['supplier_payment', 'supplier-payment'],
  ['tds_deposit', 'tds-deposit'],
  ['expense', 'expense'],
  ['credit_reversal', 'credit-reversal'],
  ['credit_reclaim', 'credit-reclaim'],
  ['bill_of_entry', 'bill-of-entry'],
  ...KIND_BY_SEGMENT,
  ...RECORD_KINDS.map((kind) => [kind.replaceAll('-', '_'), kind] as const),
]);

export function mountHistory(mount: Mount, parts: LogParts): void {
  mount(readMoment, ({ book }) => momentOfBook(parts.db, book.id));
  mount(readHistory, async ({ book, params, context }) => {
    const kind = KINDS.get(params.kind);
    if (kind === undefined || (kind === 'book' && params.id !== book.id)) {
      return notFound(context);
    }
    const items = await historyOf(parts, { bookId: book.id, kind, recordId: params.id });
    return items.length === 0 ? notFound(context) : items;
  });
}
