// Notes of goods received as the register, a page, a paper and the reply of an act show them.
import type { z } from 'zod';
import { streamName } from '#core/kernel/ids.ts';
import { goodsReceiptPaper } from '#core/paper/index.ts';
import { receiptLines } from '#core/trade/index.ts';
import type { TradeStatus } from '#core/trade/index.ts';
import { findDocument } from '#projections/documents/read.ts';
import type { DocumentRow, ReceiptContent, WholeDocument } from '#projections/documents/table.ts';
import type { OrderPartRow } from '#projections/order-parts/table.ts';
import type {
  GoodsReceiptCard,
  GoodsReceiptDetail,
  goodsReceiptDetail,
  listGoodsReceipts,
  readGoodsReceiptFigures,
  receiptProgress,
} from '#api/contract/trade/goods-receipt.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import type { NumberedPaper } from '#api/queries/invoice/papers.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import {
  beforeBillAsOf,
  billedLines,
  billsOf,
  lineBeforeBillAsGiven,
  paperToSupplier,
  readBeforeBill,
} from './before-bill.ts';
import { listDocuments, readDocumentSums } from './documents.ts';
import { goodsPlaceAsGiven, goodsPlaceOf, orderOfLine, supplierTold } from './purchase-bills.ts';

const kind = 'goods-receipt';

type Narrowing = Omit<z.output<(typeof readGoodsReceiptFigures)['query']>, 'book_id'>;
type Listing = Omit<z.output<(typeof listGoodsReceipts)['query']>, 'book_id'>;

export const listGoodsReceiptCards = (
  db: ReadTables,
  bookId: number,
  asked: Listing,
): Promise<GoodsReceiptCard[]> => listDocuments(db, { bookId, kind }, asked, cardOf);

export const readGoodsReceiptSums = (db: ReadTables, bookId: number, asked: Narrowing) =>
  readDocumentSums(db, { bookId, kind }, asked);

const findReceipt = (tables: ReadTables, bookId: number, receiptId: number) =>
  findDocument<ReceiptContent>(tables, { bookId, kind }, receiptId);

/** @returns the note with what is open of its lines, or null when the book has none of this id. */
export const readGoodsReceiptDetail = (
  db: ReadTables,
  bookId: number,
  receiptId: number,
): Promise<GoodsReceiptDetail | null> =>
  readBeforeBill(db, bookId, { kind, id: receiptId }, findReceipt, detailOf);

/** What the list works out of the parts. */
type WorkedOut = 'openPaise' | 'progress';
type RowAsOf = Pick<
  WholeDocument<ReceiptContent>,
  | 'documentId'
  | 'number'
  | 'status'
  | 'accountId'
  | 'theirNumber'
  | 'documentDate'
  | 'totalPaise'
  | 'createdAt'
  | 'updatedAt'
  | 'lastSeq'
  | 'content'
>;

export const goodsReceiptReply = (log: LogAsOf, receiptId: number): Promise<GoodsReceiptDetail> =>
  beforeBillAsOf(log, streamName(kind, receiptId), detailOf);

const progressOf = (
  status: TradeStatus,
  progress: DocumentRow['progress'],
): z.output<typeof receiptProgress> =>
  status === 'posted' && progress !== null && progress !== 'open' ? progress : status;

const cardOf = (
  row: Omit<RowAsOf, 'content'> & Pick<DocumentRow, WorkedOut>,
  name: string | undefined,
): GoodsReceiptCard => ({
  id: row.documentId,
  number: row.number,
  status: progressOf(row.status, row.progress),
  supplierAccountId: row.accountId,
  supplierName: name ?? '',
  receivedOn: row.documentDate,
  challanNumber: row.theirNumber,
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
): GoodsReceiptDetail {
  const { content, status } = row;
  const posted = 'posted' in content ? content.posted : null;
  const said = 'posted' in content ? content.posted : content.draft;
  const lines = 'posted' in content ? content.posted.lines : receiptLines(content.draft.lines);
  const given = 'draft' in content ? content.draft.lines : null;
  const { items, ...worked } = billedLines({ lines, given, parts, isOpen: status === 'posted' });
  return {
    ...cardOf({ ...row, ...worked }, name),
    journalId: posted?.journalId ?? null,
    supplier: posted === null ? null : supplierTold(posted.supplier),
    narration: said.narration,
    items: items.map(({ earlier, ...item }) => ({
      ...item,
      ...goodsPlaceOf(item),
      ...orderOfLine(earlier),
    })),
    bills: billsOf(parts),
  };
}

/** @returns a note of goods as it is printed; null of a draft, and of an id the book has not. */
export const readGoodsReceiptPaper = (
  db: ReadTables,
  bookId: number,
  receiptId: number,
): Promise<NumberedPaper | null> =>
  snapshot(db, async (tables) => {
    const row = await findReceipt(tables, bookId, receiptId);
    if (row === null || !('posted' in row.content)) return null;
    const note = row.content.posted;
    const paper = goodsReceiptPaper({
      note,
      ...(await paperToSupplier(tables, bookId, note.supplier.country)),
      isReversed: row.status === 'reversed',
    });
    return { number: note.number, paper };
  });

type Item = z.input<typeof goodsReceiptDetail>['items'][number];

/** A line of a draft as the call that writes it anew takes it. */
export const receiptLineAsGiven = (item: Item) => goodsPlaceAsGiven(lineBeforeBillAsGiven(item));
