// Queries of the screens of debit notes to suppliers, and which are read again after a write.
import {
  listPurchaseBills,
  readPurchaseBill,
  readPurchaseBillFigures,
} from '#api/contract/trade/purchase-bill.ts';
import {
  listPurchaseDebitNotes,
  readPurchaseDebitNote,
  readPurchaseDebitNoteFigures,
  readReturnable,
} from '#api/contract/trade/purchase-debit-note.ts';
import type {
  PurchaseDebitNoteCard,
  PurchaseDebitNoteDetail,
} from '#api/contract/trade/purchase-debit-note.ts';
import { asking, queryClient } from '#web/client/query.ts';
import { readDocumentsAgain } from '../document-calls.ts';
import type { DocumentCalls } from '../document-calls.ts';

export const NOTE_CALLS: DocumentCalls<PurchaseDebitNoteCard> = {
  cards: listPurchaseDebitNotes,
  figures: readPurchaseDebitNoteFigures,
};

/** The notes that give back of a bill. */
export const notesGivingBack = (bookId: number, bill: number) =>
  asking(listPurchaseDebitNotes, { query: { book_id: bookId, bill, limit: 200 } });

export const purchaseNoteOf = (bookId: number, noteId: number) =>
  asking(readPurchaseDebitNote, { params: { noteId }, query: { book_id: bookId } });

export const returnableOf = (bookId: number, billId: number) =>
  asking(readReturnable, { params: { billId }, query: { book_id: bookId } });

/** After a write: the note as the reply has it, and the rest is read again. */
export async function tookInNote(bookId: number, note: PurchaseDebitNoteDetail): Promise<void> {
  queryClient.setQueryData(purchaseNoteOf(bookId, note.id).queryKey, note);
  await readDocumentsAgain(
    [listPurchaseDebitNotes, readPurchaseDebitNoteFigures],
    [readPurchaseBill, readReturnable, listPurchaseBills, readPurchaseBillFigures],
  );
}
