// The door of the posting rules: a business event in, the journal that it makes out.
export { creditNoteIssued } from './credit-note-issued.ts';
export { invoiceIssued } from './invoice-issued.ts';
export { paymentRecorded, receiptRecorded } from './payment-recorded.ts';
export type { Posting, PostingEntry, PostingTo } from './posting.ts';
