// Notes of goods received as the register, a page, a paper and the reply of an act show them.
import type { z } from 'zod';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { goodsReceiptPaper } from '#core/paper/index.ts';
import { receiptLines } from '#core/trade/index.ts';
import type { TradeStatus } from '#core/trade/index.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { accountNames } from '#projections/chart-of-accounts/read.ts';
import { documentsProjection } from '#projections/documents/project.ts';
import { findDocument } from '#projections/documents/read.ts';
import { documents } from '#projections/documents/table.ts';
import type { DocumentRow, ReceiptContent, WholeDocument } from '#projections/documents/table.ts';
import { partsStanding } from '#projections/order-parts/read.ts';
import type { OrderPartRow } from '#projections/order-parts/table.ts';
import { rowsIn } from '#projections/runner/writing/fold-rows.ts';
import type {
  GoodsReceiptCard,
  GoodsReceiptDetail,
  goodsReceiptDetail,
  listGoodsReceipts,
  readGoodsReceiptFigures,
  receiptProgress,
} from '#api/contract/trade/goods-receipt.ts';
import { countryName } from '#api/documents/country-name.ts';
import { accountAsOf } from '#api/queries/as-of/account.ts';
import { recordAsOf } from '#api/queries/as-of/log-as-of.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import type { NumberedPaper } from '#api/queries/invoice/papers.ts';
import { supplierOfBook } from '#api/queries/invoice/parties.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { billedLines, billsOf, lineBeforeBillAsGiven, partsAsOf } from './before-bill.ts';
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
  snapshot(db, async (tables) => {
    const row = await findReceipt(tables, bookId, receiptId);
    if (row === null) return null;
    const names = await accountNames(tables, bookId, row.accountId === null ? [] : [row.accountId]);
    const parts = await partsStanding(tables, bookId, { kind, id: receiptId });
    return detailOf(row, names.get(row.accountId ?? 0), parts);
  });

const RECEIPT = { projection: documentsProjection, table: documents };

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

export async function goodsReceiptReply(
  log: LogAsOf,
  receiptId: number,
): Promise<GoodsReceiptDetail> {
  const stream = streamName(kind, receiptId);
  const [row] = rowsIn<RowAsOf>((await recordAsOf(log, RECEIPT, stream)).rows, documents);
  invariant(row !== undefined, 'The note was in the book then.');
  const account = row.accountId === null ? null : await accountAsOf(log, row.accountId);
  return detailOf(row, account?.name, await partsAsOf(log, stream));
}

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
    const { billing } = await settingsOf(tables, bookId);
    const paper = goodsReceiptPaper({
      note,
      buyer: await supplierOfBook(tables, bookId),
      logo: billing.logo,
      countryName: countryName(note.supplier.country),
      isReversed: row.status === 'reversed',
    });
    return { number: note.number, paper };
  });

type Item = z.input<typeof goodsReceiptDetail>['items'][number];

/** A line of a draft as the call that writes it anew takes it. */
export const receiptLineAsGiven = (item: Item) => goodsPlaceAsGiven(lineBeforeBillAsGiven(item));
