// What other folders may import of the documents: all that follows in the books from a command
// on a customer or an invoice.
export { accountServing } from './accounts-of.ts';
export { decideAppropriation } from './appropriation-decision.ts';
export type { AppropriationContext } from './appropriation-decision.ts';
export { decideAssetPosting } from './asset-posting-decision.ts';
export type { AssetPostingContext } from './asset-posting-decision.ts';
export { bankChargeOf } from './bank-charge.ts';
export { postingOfCreditNote } from './journals/notes/credit-note-issued.ts';
export { postingOfDebitNote } from './journals/notes/debit-note-issued.ts';
export { settlerOf } from './document-falling-back.ts';
export { filedPeriodRefusal } from './filed-periods.ts';
export { ledgerNames } from './customer-ledger.ts';
export { decideDocument } from './decide-document.ts';
export { decideJournal, settlesItems } from './journal-decision.ts';
export { itemOfPart } from './journal-settling.ts';
export { customerIdOf } from './invoice-decision.ts';
export { journalOfInvoice } from './invoice-journal.ts';
export { postingOfInvoice } from './journals/invoice-issued.ts';
export { ROLE_OF_METHOD } from './money-account.ts';
export { countedFrom, nextNumber, seriesCounted } from './numbers.ts';
export { numberTakenBy } from './numbers-taken.ts';
export { invoiceCustomerOf, supplierOf } from './parties.ts';
export { decideOpening, openedAccounts } from './opening-decision.ts';
export type { OpeningContext } from './opening-decision.ts';
export { postingOfPayment } from './journals/payment-recorded.ts';
export { postingOfAllocation } from './journals/credit-allocated.ts';
export { postingOfReceipt, postingOfRefund } from './journals/receipt-recorded.ts';
export { decidePresale, invoiceIdOf, presaleCustomerIdOf } from './presale-decision.ts';
export type { PresaleContext } from './presale-decision.ts';
export { decideStockJournal } from './stock-journal-decision.ts';
export type { StockJournalContext } from './stock-journal-decision.ts';
export { decideStockPosting } from './stock-posting-decision.ts';
export type { StockPostingContext } from './stock-posting-decision.ts';
export type {
  DocumentCommand,
  DocumentEvent,
  DocumentFacts,
  DocumentRejection,
  DocumentStates,
  RoleAccount,
  StreamEvent,
} from './facts.ts';
export type { PartyFacts, SettlingStates } from './journal-settling.ts';
export type { LastNumber, NumberedKind, SeriesName } from './series.ts';
export type { NumberRequest } from './numbers.ts';
export type { Posting, PostingEntry, PostingTo } from './journals/posting.ts';
