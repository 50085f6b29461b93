// The door of the documents: what follows in the books from an invoice, a payment or a credit note.
export { creditNoteIssued } from './credit-note-issued.ts';
export { invoiceIssued } from './invoice-issued.ts';
export { paymentRecorded, receiptRecorded } from './payment-recorded.ts';
export type { Posting, PostingEntry, PostingTo } from './posting.ts';
