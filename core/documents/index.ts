// What other folders may import of the documents: all that follows in the books from a command
// on a customer or an invoice.
export { postingOfCreditNote } from './journals/credit-note-issued.ts';
export { ledgerNames } from './customer-ledger.ts';
export { decideDocument } from './decide-document.ts';
export { customerIdOf } from './invoice-decision.ts';
export { postingOfInvoice } from './journals/invoice-issued.ts';
export { ROLE_OF_METHOD } from './money-account.ts';
export { nextNumber, numberTakenBy, seriesCounted } from './numbers.ts';
export { invoiceCustomerOf, supplierOf } from './parties.ts';
export { postingOfPayment, postingOfReceipt } from './journals/payment-recorded.ts';
export type {
  DocumentCommand,
  DocumentEvent,
  DocumentFacts,
  DocumentRejection,
  DocumentStates,
  RoleAccount,
  StreamEvent,
} from './facts.ts';
export type { LastNumber, NumberedKind, SeriesName } from './facts.ts';
export type { NumberRequest } from './numbers.ts';
export type { Posting, PostingEntry, PostingTo } from './journals/posting.ts';
