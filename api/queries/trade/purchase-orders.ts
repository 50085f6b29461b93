// Orders to suppliers as the register, a page, a paper and the reply of an act show them.
import type { z } from 'zod';
import { streamName } from '#core/kernel/ids.ts';
import { purchaseOrderPaper } from '#core/paper/index.ts';
import {
  openPaiseOf,
  orderLines,
  purchaseOrder,
  stillToCome,
  sumOfHeads,
} from '#core/trade/index.ts';
import type { OpenMeasure, OrderStatus, PurchaseOrderLine } from '#core/trade/index.ts';
import { findDocument } from '#projections/documents/read.ts';
import type { OrderContent, OrderRow, WholeDocument } from '#projections/documents/table.ts';
import type { OrderPartRow } from '#projections/order-parts/table.ts';
import type {
  listPurchaseOrders,
  orderProgress,
  PurchaseOrderCard,
  PurchaseOrderDetail,
  purchaseOrderDetail,
  readPurchaseOrderFigures,
} from '#api/contract/trade/purchase-order.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import type { NumberedPaper } from '#api/queries/invoice/papers.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import {
  beforeBillAsOf,
  billedLines,
  billsOf,
  isOfBill,
  lineBeforeBillAsGiven,
  paperToSupplier,
  readBeforeBill,
} from './before-bill.ts';
import { listDocuments, readDocumentSums } from './documents.ts';
import { supplierTold } from './purchase-bills.ts';

const { kind } = purchaseOrder;

type Narrowing = Omit<z.output<(typeof readPurchaseOrderFigures)['query']>, 'book_id'>;
type Listing = Omit<z.output<(typeof listPurchaseOrders)['query']>, 'book_id'>;

export const listPurchaseOrderCards = (
  db: ReadTables,
  bookId: number,
  asked: Listing,
): Promise<PurchaseOrderCard[]> =>
  listDocuments<PurchaseOrderCard, OrderStatus>(db, { bookId, kind }, asked, cardOf);

export const readPurchaseOrderSums = (db: ReadTables, bookId: number, asked: Narrowing) =>
  readDocumentSums(db, { bookId, kind }, asked);

type WholeOrder = WholeDocument<OrderContent, OrderStatus>;

const findOrder = (tables: ReadTables, bookId: number, orderId: number) =>
  findDocument<OrderContent, OrderStatus>(tables, { bookId, kind }, orderId);

/** @returns the order with what is open of its lines, or null when the book has none of this id. */
export const readPurchaseOrderDetail = (
  db: ReadTables,
  bookId: number,
  orderId: number,
): Promise<PurchaseOrderDetail | null> =>
  readBeforeBill(db, bookId, { kind, id: orderId }, findOrder, detailOf);

/** What the list works out of the parts. */
type WorkedOut = 'openPaise' | 'progress';
type RowAsOf = Pick<
  WholeOrder,
  | 'documentId'
  | 'number'
  | 'status'
  | 'accountId'
  | 'documentDate'
  | 'dueDate'
  | 'taxablePaise'
  | 'taxPaise'
  | 'totalPaise'
  | 'createdAt'
  | 'updatedAt'
  | 'lastSeq'
  | 'content'
>;

export const purchaseOrderReply = (log: LogAsOf, orderId: number): Promise<PurchaseOrderDetail> =>
  beforeBillAsOf(log, streamName(kind, orderId), detailOf);

function progressOf(
  status: OrderStatus,
  progress: OrderRow['progress'],
): z.output<typeof orderProgress> {
  return status === 'issued' && progress !== null && progress !== 'open' ? progress : status;
}

const cardOf = (
  row: Omit<RowAsOf, 'content'> & Pick<OrderRow, WorkedOut>,
  name: string | undefined,
): PurchaseOrderCard => ({
  id: row.documentId,
  number: row.number,
  status: progressOf(row.status, row.progress),
  supplierAccountId: row.accountId,
  supplierName: name ?? '',
  orderedOn: row.documentDate,
  expectedOn: row.dueDate,
  taxablePaise: row.taxablePaise,
  gstPaise: row.taxPaise,
  totalPaise: row.totalPaise,
  outstandingPaise: row.openPaise,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  seq: row.lastSeq,
});

function detailOf(
  row: RowAsOf,
  name: string | undefined,
  parts: readonly OrderPartRow[],
): PurchaseOrderDetail {
  const { content, status } = row;
  const said = 'posted' in content ? content.posted : content.draft;
  const lines = contentLines(content);
  const isOpen = status === 'issued';
  const given = 'draft' in content ? content.draft.lines : null;
  const { items, ...worked } = billedLines({ lines, given, parts, isOpen });
  const notes = parts.filter((part) => !isOfBill(part));
  const coming = stillToCome(lines, {
    billed: parts.filter(isOfBill).map(({ isReceived, ...part }) => ({
      ...part,
      billLine: part.byLine,
      ...(isReceived && { received: true as const }),
    })),
    received: notes.map((part) => ({ ...part, receiptLine: part.byLine })),
  });
  return {
    ...cardOf({ ...row, ...worked }, name),
    supplier: 'posted' in content ? supplierTold(content.posted.supplier) : null,
    placeOfSupply: said.placeOfSupply,
    heads: 'posted' in content ? content.posted.heads : content.heads,
    godownId: said.godownId,
    delivery: said.delivery,
    terms: said.terms,
    narration: said.narration,
    items: items.map((item, at) => ({
      ...item,
      ...cameOf(item, isOpen ? coming[at] : undefined, notes),
    })),
    bills: billsOf(parts),
    receipts: notesOf(notes),
    totals: {
      taxablePaise: row.taxablePaise,
      ...sumOfHeads(lines),
      roundOffPaise: 0,
      totalPaise: row.totalPaise,
    },
  };
}

/** A draft is priced as it would be issued. */
const contentLines = (content: OrderContent): readonly PurchaseOrderLine[] =>
  'posted' in content ? content.posted.lines : orderLines(content.draft, content.heads ?? 'none');

type LineOfOrder = Pick<PurchaseOrderLine, 'quantityThousandths' | 'taxablePaise'> & {
  readonly line: number;
};

/** What came of a line by notes, and what is still to come. */
function cameOf(
  line: LineOfOrder,
  measure: OpenMeasure | undefined,
  notes: readonly OrderPartRow[],
) {
  const hasQuantity = line.quantityThousandths !== null;
  const received = notes
    .filter((part) => part.line === line.line)
    .reduce((sum, part) => sum + (part.quantityThousandths ?? 0), 0);
  return {
    receivedQuantityThousandths: hasQuantity ? received : null,
    comingQuantityThousandths: hasQuantity ? (measure?.open ?? 0) : null,
    comingPaise: measure === undefined ? 0 : openPaiseOf(line, measure),
  };
}

/** @returns each note of goods received once. */
const notesOf = (parts: readonly OrderPartRow[]): PurchaseOrderDetail['receipts'] =>
  [...new Map(parts.map((part) => [part.byId, part])).values()].map(
    ({ byId: receiptId, byNumber: number, takenOn: receivedOn }) => ({
      receiptId,
      number,
      receivedOn,
    }),
  );

/** @returns an order that was issued as it is printed; null when the book has none of this id. */
export const readPurchaseOrderPaper = (
  db: ReadTables,
  bookId: number,
  orderId: number,
): Promise<NumberedPaper | null> =>
  snapshot(db, async (tables) => {
    const row = await findOrder(tables, bookId, orderId);
    if (row === null || !('posted' in row.content)) return null;
    const order = row.content.posted;
    const paper = purchaseOrderPaper({
      order,
      ...(await paperToSupplier(tables, bookId, order.supplier.country)),
      isCancelled: row.status === 'cancelled',
    });
    return { number: order.number, paper };
  });

type Item = z.input<typeof purchaseOrderDetail>['items'][number];

/** A line of a draft as the call that writes it anew takes it. */
export const orderLineAsGiven = ({
  cgst: _cgst,
  sgst: _sgst,
  igst: _igst,
  cess: _cess,
  received_quantity: _received,
  coming_quantity: _comingQuantity,
  coming: _coming,
  ...item
}: Item) => lineBeforeBillAsGiven(item);
