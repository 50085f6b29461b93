// What other folders may import of the printed documents.
import { creditNotePaper } from './credit-note-paper.ts';
import type { PaperDocument } from './document.ts';
import { invoicePaper } from './invoice-paper.ts';
import type { Paper } from './paper.ts';

/** @returns the document as blocks of texts, ready to be drawn on A4 or on a page. */
export const paperOf = (document: PaperDocument): Paper =>
  document.kind === 'invoice' ? invoicePaper(document) : creditNotePaper(document);

export type {
  CreditNoteDocument,
  InvoiceDocument,
  PaperDocument,
  PrintedInvoice,
  PrintedNote,
  PrintedSettlement,
} from './document.ts';
export type {
  PaperCell,
  ColumnKey,
  Fact,
  Logo,
  Paper,
  PaperColumn,
  PaperParty,
  PaperSettlement,
  PaperTable,
  Total,
} from './paper.ts';
