import { goodsInvoiced } from '#core/invoice/index.ts';
import type { GoodsMove, GoodsOfLine } from '#core/invoice/index.ts';
import { calendarDate, dayAfter } from '#core/kernel/calendar-date.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { PRESALE_KINDS } from '#core/trade/kinds/presale/index.ts';
import { goodsOfNote, goodsReceipt, landedInStock, purchaseBill } from '#core/trade/index.ts';
import type { StockJournalLine, StockPurpose } from '#core/stock-journal/index.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { addTo, insertInto } from '../runner/writing/write-rows.ts';
import { stockMoves, stockStarts, stockTotals } from './table.ts';
import type { StockDocument, StockSource } from './table.ts';

const insertMoves = insertInto(stockMoves);
const insertStarts = insertInto(stockStarts);
const addToTotals = addTo(stockTotals);

function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  const moves = events.flatMap(moveRows);
  return [
    ...insertMoves(moves),
    ...addToTotals(totalsOf(moves)),
    ...insertStarts(events.flatMap(startRows)),
  ];
}

type MoveRow = ReturnType<typeof rowsOf>[number];

function moveRows(event: ProjectedEvent): readonly MoveRow[] {
  switch (event.type) {
    case 'InvoiceIssued': {
      const { invoiceId, issueDate, number } = event.data;
      const place = { document: 'invoice', documentId: invoiceId, date: issueDate } as const;
      return rowsOf(event, { ...place, number }, goodsInvoiced(event.data));
    }
    case 'PresaleIssued': {
      const { presaleId: documentId, kind, issueDate: date, number } = event.data;
      const place = { document: 'challan', documentId, date, number } as const;
      const goods = PRESALE_KINDS[kind].effects.stock(event.data);
      return rowsOf(event, place, ofChallan(documentId, goods, -1));
    }
    case 'PresaleClosed':
    case 'PresaleWithdrawn': {
      const { presaleId: documentId, broughtBack, number } = event.data;
      if (broughtBack === undefined || number === null) return [];
      const { on: date, goods } = broughtBack;
      const place = { document: 'challan-back', documentId, date, number } as const;
      return rowsOf(event, place, ofChallan(documentId, goods, 1));
    }
    case 'InvoiceCancelled': {
      const { invoiceId: documentId, issued, number } = event.data;
      // It is cancelled only while its day is open, and then the goods never went out.
      if (issued === null) return [];
      const place = { document: 'invoice-cancelled', documentId, date: issued.issueDate } as const;
      return rowsOf(event, { ...place, number }, goodsOf(event));
    }
    case 'CreditNoteIssued': {
      const { invoiceId: documentId, issueDate: date, number } = event.data;
      return rowsOf(event, { document: 'credit-note', documentId, date, number }, goodsOf(event));
    }
    case 'CreditNoteReversed': {
      const { invoiceId: documentId, reversedOn: date, number } = event.data;
      const place = { document: 'credit-note-reversed', documentId, date, number } as const;
      return rowsOf(event, place, goodsOf(event));
    }
    case 'StockJournalPosted':
    case 'StockJournalReversed': {
      const { stockJournalId: documentId, entryDate: date, number, purpose, lines } = event.data;
      const isReversed = event.type === 'StockJournalReversed';
      const posted = DOCUMENTS[purpose];
      const document = isReversed ? (`${posted}-reversed` as const) : posted;
      const place = { document, documentId, date, number: String(number) } as const;
      return rowsOf(event, place, lines.map(movedBy(isReversed ? -1 : 1)));
    }
    case 'PurchaseBillPosted': {
      const { documentId, postedOn: date, number } = event.data;
      const place = { document: 'purchase-bill', documentId, date, number } as const;
      return rowsOf(event, place, purchaseBill.effects.stock(event.data));
    }
    case 'GoodsReceiptPosted': {
      const { documentId, postedOn: date, number } = event.data;
      const place = { document: 'goods-receipt', documentId, date, number } as const;
      return rowsOf(event, place, goodsReceipt.effects.stock(event.data));
    }
    case 'PurchaseBillReversed':
    case 'GoodsReceiptReversed': {
      const { documentId, reversedOn: date, number, goods } = event.data;
      const document =
        event.type === 'PurchaseBillReversed' ? 'purchase-bill-reversed' : 'goods-receipt-reversed';
      const out = goods.map((move) => ({
        ...move,
        quantityThousandths: -move.quantityThousandths,
      }));
      return rowsOf(event, { document, documentId, date, number }, out);
    }
    case 'GoodsReceiptBilled': {
      const { billedOn: date } = event.data;
      return billedRows(event, { document: 'goods-receipt-billed', date }, 1);
    }
    case 'GoodsReceiptReopened': {
      const { reopenedOn: date } = event.data;
      return billedRows(event, { document: 'goods-receipt-reopened', date }, -1);
    }
    case 'PurchaseDebitNotePosted': {
      const { postedOn: date, number } = event.data;
      return noteRows(event, { document: 'purchase-debit-note', date, number }, -1);
    }
    case 'PurchaseDebitNoteReversed': {
      const { reversedOn: date, number } = event.data;
      return noteRows(event, { document: 'purchase-debit-note-reversed', date, number }, 1);
    }
    case 'BillOfEntryPosted': {
      const { postedOn: date, number } = event.data;
      return landedRows(event, { document: 'bill-of-entry', date, number }, 1);
    }
    case 'BillOfEntryReversed': {
      const { reversedOn: date, number } = event.data;
      return landedRows(event, { document: 'bill-of-entry-reversed', date, number }, -1);
    }
    default:
      return [];
  }
}

type EntryEvent = Extract<ProjectedEvent, { type: 'BillOfEntryPosted' | 'BillOfEntryReversed' }>;

/** @param sign 1 as goods cost more, -1 as they cost less again. */
const landedRows = (event: EntryEvent, place: Omit<Place, 'documentId'>, sign: 1 | -1) =>
  landedInStock(event.data.landed).flatMap(({ billId, billLine: ofLine, productId, ...one }, at) =>
    rowsOf(event, { ...place, documentId: billId }, [
      {
        line: at + 1,
        productId,
        quantityThousandths: 0,
        valuePaise: sign * one.valuePaise,
        ofLine,
      },
    ]),
  );

type BilledEvent = Extract<ProjectedEvent, { type: 'GoodsReceiptBilled' | 'GoodsReceiptReopened' }>;

/** @param sign 1 as a bill says what goods cost, -1 as it does no longer. */
const billedRows = (event: BilledEvent, place: Pick<Place, 'document' | 'date'>, sign: 1 | -1) => {
  const { documentId: receiptId, billId: documentId, billNumber: number, parts } = event.data;
  const moves = parts.flatMap(({ line: ofLine, billLine: line, landed }): ValuedMove[] => {
    if (landed === undefined) return [];
    const { productId } = landed;
    const valuePaise = sign * landed.valuePaise;
    return [{ line, productId, quantityThousandths: 0, valuePaise, ofLine, receiptId }];
  });
  return rowsOf(event, { ...place, documentId, number }, moves);
};

type NoteEvent = Extract<
  ProjectedEvent,
  { type: 'PurchaseDebitNotePosted' | 'PurchaseDebitNoteReversed' }
>;

/** @param sign -1 as they go back to the supplier, 1 as they are here again. */
const noteRows = (event: NoteEvent, place: Omit<Place, 'documentId'>, sign: 1 | -1) => {
  const goods =
    event.type === 'PurchaseDebitNotePosted' ? goodsOfNote(event.data) : event.data.goods;
  return goods.flatMap(({ bill, ...move }) => {
    const moved = { ...move, quantityThousandths: sign * move.quantityThousandths };
    return rowsOf(event, { ...place, documentId: bill.documentId }, [moved]);
  });
};

/** Goods that left without a sale are told apart: what they cost is a loss. */
const DOCUMENTS: Readonly<Record<StockPurpose, 'stock-journal' | 'stock-count' | 'stock-loss'>> = {
  adjustment: 'stock-journal',
  count: 'stock-count',
  lost: 'stock-loss',
  stolen: 'stock-loss',
  destroyed: 'stock-loss',
  'written-off': 'stock-loss',
  gift: 'stock-loss',
  'free-sample': 'stock-loss',
};

type ValuedMove = GoodsMove & {
  readonly valuePaise?: number | undefined;
  readonly countedThousandths?: number;
  readonly inBooksThousandths?: number | undefined;
  readonly manufacturedOn?: string | undefined;
  readonly expiresOn?: string | undefined;
  readonly ofLine?: number;
  readonly receiptId?: number;
};

/** @param sign -1 as they go out with the challan, 1 as they come back. */
const ofChallan = (
  challanId: number,
  goods: readonly GoodsOfLine[],
  sign: 1 | -1,
): readonly ValuedMove[] =>
  goods.map((move) => ({
    ...move,
    quantityThousandths: sign * move.quantityThousandths,
    challanId,
  }));

/** @param sign 1 as it was posted, -1 the other way round: it says no day of its batch again. */
const movedBy =
  (sign: 1 | -1) =>
  (said: StockJournalLine, index: number): ValuedMove => {
    const { productId, direction, quantityThousandths, godownId, batch } = said;
    const place = { line: index + 1, productId, godownId, batch };
    if (direction === 'counted') {
      const { inBooksThousandths } = said;
      const counted = { countedThousandths: quantityThousandths, inBooksThousandths };
      return { ...place, quantityThousandths: 0, ...(sign === 1 && counted) };
    }
    const { manufacturedOn, expiresOn, valuePaise } = said;
    return {
      ...place,
      quantityThousandths: (direction === 'in' ? sign : -sign) * quantityThousandths,
      valuePaise,
      ...(sign === 1 && { manufacturedOn, expiresOn }),
    };
  };

function goodsOf({ type, goods }: ProjectedEvent): readonly GoodsMove[] {
  invariant(goods !== undefined, `${type} is projected with the goods that it moves.`);
  return goods;
}

type Place = {
  readonly document: StockDocument;
  readonly documentId: number;
  readonly date: string;
  readonly number: string;
};

const rowsOf = (
  { bookId, seq }: ProjectedEvent,
  { document, documentId, date, number }: Place,
  moves: readonly ValuedMove[],
) =>
  moves.map(({ line, productId, quantityThousandths, ...said }) => ({
    book_id: bookId,
    product_id: productId,
    seq,
    quantity_thousandths: quantityThousandths,
    document_id: documentId,
    move_date: date,
    line,
    document,
    number,
    value_paise: said.valuePaise ?? null,
    counted_thousandths: said.countedThousandths ?? null,
    godown_id: said.godownId ?? null,
    batch: said.batch ?? null,
    manufactured_on: said.manufacturedOn ?? null,
    expires_on: said.expiresOn ?? null,
    challan_id: said.challanId ?? null,
    in_books_thousandths: said.inBooksThousandths ?? null,
    of_line: said.ofLine ?? null,
    receipt_id: said.receiptId ?? null,
  }));

/** @returns what the moves of each product come to, by book. */
function totalsOf(moves: readonly MoveRow[]) {
  const totals = new Map<string, ReturnType<typeof noTotal>>();
  for (const move of moves) {
    const key = `${move.book_id} ${move.product_id}`;
    const total = totals.get(key) ?? noTotal(move);
    totals.set(key, total);
    const quantity = move.quantity_thousandths;
    if (quantity > 0) total.in_thousandths += quantity;
    else total.out_thousandths -= quantity;
    total.last_seq = move.seq;
  }
  return [...totals.values()];
}

const noTotal = ({ book_id, product_id, seq }: MoveRow) => ({
  book_id,
  product_id,
  last_seq: seq,
  in_thousandths: 0,
  out_thousandths: 0,
});

function startRows(event: ProjectedEvent) {
  switch (event.type) {
    case 'StockOpened': {
      const { productId, openedOn, quantityThousandths, valuePaise, godown, batch } = event.data;
      const isGone = quantityThousandths === 0 && valuePaise === 0;
      const from = dayAfter(calendarDate(openedOn));
      const row = startRow(event, 'document', { productId, from });
      const quantity = isGone ? null : quantityThousandths;
      const place = { godown: godown ?? '', batch: batch ?? '' };
      return [{ ...row, ...place, quantity_thousandths: quantity }];
    }
    case 'ProductCreated': {
      const { productId, opening } = event.data;
      return opening === null ? [] : [ownStart(event, productId, opening)];
    }
    case 'ProductChanged': {
      const { productId, changes } = event.data;
      return changes.opening === undefined ? [] : [ownStart(event, productId, changes.opening)];
    }
    default:
      return [];
  }
}

type OwnOpening = { readonly asOf: string; readonly quantityThousandths: number } | null;

const ownStart = (event: ProjectedEvent, productId: number, opening: OwnOpening) => ({
  ...startRow(event, 'product', { productId, from: opening?.asOf ?? null }),
  quantity_thousandths: opening?.quantityThousandths ?? null,
});

/** Without a quantity nothing stands of it any more. */
const startRow = (
  { bookId, seq }: ProjectedEvent,
  source: StockSource,
  { productId, from }: { readonly productId: number; readonly from: string | null },
) => ({
  book_id: bookId,
  product_id: productId,
  seq,
  counts_from: from,
  source,
  godown: '',
  batch: '',
});

export const stockInHandProjection: Projection = {
  name: 'stock-in-hand',
  version: 1,
  tables: [stockMoves, stockStarts, stockTotals],
  project,
  former: { version: null, project: () => [] },
};
