// The products whose register a command is judged by, in a book that refuses stock below nil.
import { categoryOf } from '#core/domain.ts';
import type { Command } from '#core/domain.ts';
import type { InvoiceCommand } from '#core/invoice/index.ts';
import type { PresaleCommand } from '#core/trade/kinds/presale/index.ts';
import type { StockJournalCommand } from '#core/stock-journal/index.ts';
import type {
  GoodsReceiptCommand,
  PurchaseBillCommand,
  PurchaseDebitNoteCommand,
} from '#core/trade/index.ts';
import { stateIn } from '../book-session.ts';
import type { BookSession } from '../book-session.ts';
import type { Read } from '../reads/reads.ts';

export function stockReadsOf(
  command: Command,
  session: BookSession,
): readonly Read<'product-register'>[] {
  const book = stateIn(session, 'book', session.head.bookId);
  if (book.status !== 'open' || book.belowNil !== 'refuse') return [];
  const ids = new Set(productsOf(command, session).flatMap((id) => id ?? []));
  return [...ids].map((key) => ({ of: 'product-register', key }));
}

/** All that it may move: the decision says what of it does. */
function productsOf(
  command: Command,
  session: BookSession,
): readonly (number | null | undefined)[] {
  switch (categoryOf(command)) {
    case 'invoice':
      return ofInvoice(command as InvoiceCommand, session);
    case 'presale':
      return ofPresale(command as PresaleCommand, session);
    case 'stock-journal':
      return ofStockJournal(command as StockJournalCommand, session);
    case 'purchase-bill':
      return ofPurchaseBill(command as PurchaseBillCommand, session);
    case 'goods-receipt':
      return ofGoodsReceipt(command as GoodsReceiptCommand, session);
    case 'purchase-debit-note':
      return ofPurchaseDebitNote(command as PurchaseDebitNoteCommand, session);
    default:
      return [];
  }
}

type Line = { readonly productId: number | null };
const idsOf = (lines: readonly Line[]) => lines.map(({ productId }) => productId);

function ofInvoice({ data }: InvoiceCommand, session: BookSession) {
  const invoice = stateIn(session, 'invoice', data.invoiceId);
  return [
    ...('draft' in data ? idsOf(data.draft.lines) : []),
    ...(invoice.status === 'draft' ? idsOf(invoice.draft.lines) : []),
    ...(invoice.status === 'issued' ? idsOf(invoice.issued.lines) : []),
    ...(invoice.status === 'issued' ? (invoice.issued.delivered?.goods ?? []) : []).map(
      ({ productId }) => productId,
    ),
  ];
}

function ofPresale({ data }: PresaleCommand, session: BookSession) {
  const presale = stateIn(session, 'presale', data.presaleId);
  return [
    ...('draft' in data ? idsOf(data.draft.lines) : []),
    ...(presale.status === 'absent' ? [] : idsOf(presale.draft.lines)),
  ];
}

function ofStockJournal({ type, data }: StockJournalCommand, session: BookSession) {
  if (type !== 'ReverseStockJournal') return idsOf(data.lines);
  const state = stateIn(session, 'stock-journal', data.stockJournalId);
  return state.status === 'absent' ? [] : idsOf(state.journal.lines);
}

/** A bill takes goods out where it is reversed. */
function ofPurchaseBill({ type, data }: PurchaseBillCommand, session: BookSession) {
  const bill = stateIn(session, 'purchase-bill', data.documentId);
  return type === 'ReversePurchaseBill' && 'posted' in bill ? idsOf(bill.posted.lines) : [];
}

/** Goods that were received go out again as their note is reversed. */
function ofGoodsReceipt({ type, data }: GoodsReceiptCommand, session: BookSession) {
  const note = stateIn(session, 'goods-receipt', data.documentId);
  return type === 'ReverseGoodsReceipt' && 'posted' in note ? idsOf(note.posted.lines) : [];
}

/** A note takes out what its bill brought in; taken back, it brings in alone. */
function ofPurchaseDebitNote({ type, data }: PurchaseDebitNoteCommand, session: BookSession) {
  if (type === 'MatchPurchaseDebitNote') return [];
  const note = stateIn(session, 'purchase-debit-note', data.documentId);
  const draft = 'draft' in data ? data.draft : note.status === 'draft' ? note.draft : null;
  return (draft?.billIds ?? []).flatMap((billId) => {
    const bill = stateIn(session, 'purchase-bill', billId);
    return 'posted' in bill ? idsOf(bill.posted.lines) : [];
  });
}
