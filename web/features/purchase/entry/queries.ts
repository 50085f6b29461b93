// Queries of the screens of bills of entry, and which of them are read again after a write.
import {
  listBillsOfEntry,
  listLinkableBills,
  readBillOfEntry,
  readBillOfEntryFigures,
} from '#api/contract/trade/bill-of-entry.ts';
import type { BillOfEntryCard, BillOfEntryDetail } from '#api/contract/trade/bill-of-entry.ts';
import { readInputCredit } from '#api/contract/trade/input-credit.ts';
import { asking, queryClient } from '#web/client/query.ts';
import { readDocumentsAgain } from '../document-calls.ts';
import type { DocumentCalls } from '../document-calls.ts';

export const ENTRY_CALLS: DocumentCalls<BillOfEntryCard> = {
  cards: listBillsOfEntry,
  figures: readBillOfEntryFigures,
};

export const billOfEntryOf = (bookId: number, entryId: number) =>
  asking(readBillOfEntry, { params: { entryId }, query: { book_id: bookId } });

/** The bills of suppliers that may be linked. */
export const importedBillsOf = (bookId: number) =>
  asking(listLinkableBills, { query: { book_id: bookId } });

export const entriesOfBillOf = (bookId: number, bill: number) =>
  asking(listBillsOfEntry, { query: { book_id: bookId, bill, filter: 'posted', limit: 50 } });

/** After a write: it is as the reply has it, and the rest is read again. */
export async function tookInEntry(bookId: number, entry: BillOfEntryDetail): Promise<void> {
  queryClient.setQueryData(billOfEntryOf(bookId, entry.id).queryKey, entry);
  await readDocumentsAgain(
    [listBillsOfEntry, readBillOfEntryFigures, listLinkableBills],
    [readInputCredit],
  );
}
