// What other folders may import of the documents: all that follows in the books from a command
// on a customer or an invoice.
export { accountServing } from './accounts-of.ts';
export { decideAppropriation } from './decisions/appropriation-decision.ts';
export type { AppropriationContext } from './decisions/appropriation-decision.ts';
export { decideAssetPosting } from './decisions/asset-posting-decision.ts';
export type { AssetPostingContext } from './decisions/asset-posting-decision.ts';
export { adoptedId, billAccountOf } from './decisions/customer-decision.ts';
export { bankChargeOf } from './customers/bank-charge.ts';
export { postingOfCreditNote } from './journals/notes/credit-note-issued.ts';
export { postingOfDebitNote } from './journals/notes/debit-note-issued.ts';
export { settlerOf } from './taking-back/document-falling-back.ts';
export { filedPeriodRefusal } from './taking-back/filed-periods.ts';
export { ledgerNames } from './customers/customer-ledger.ts';
export { decideDocument } from './decide-document.ts';
export { decideJournal, settlesItems } from './decisions/journal-decision.ts';
export { itemOfPart } from './settling/journal-settling.ts';
export { customerIdOf } from './decisions/invoice-decision.ts';
export { journalOfInvoice } from './decisions/invoice-journal.ts';
export { postingOfInvoice } from './journals/invoice-issued.ts';
export { ROLE_OF_METHOD } from './customers/money-account.ts';
export { countedFrom, nextNumber, seriesCounted } from './numbers/numbers.ts';
export { numberTakenBy } from './numbers/numbers-taken.ts';
export { invoiceCustomerOf, supplierOf } from './customers/parties.ts';
export { decideOpening, openedAccounts } from './decisions/opening-decision.ts';
export type { OpeningContext } from './decisions/opening-decision.ts';
export { postingOfPayment } from './journals/payment-recorded.ts';
export { postingOfAllocation } from './journals/credit-allocated.ts';
export { postingOfReceipt, postingOfRefund } from './journals/receipt-recorded.ts';
export {
  decidePresale,
  invoicesMadeOf,
  presaleCustomerIdOf,
} from './decisions/presale-decision.ts';
export type { PresaleContext } from './decisions/presale-decision.ts';
export {
  decideBillOfEntry,
  decideGoodsReceipt,
  decideCreditReclaim,
  decideCreditReversal,
  decidePurchaseBill,
  decidePurchaseDebitNote,
  decidePurchaseOrder,
  decideSupplierPayment,
  decideTdsDeposit,
  decideExpense,
} from './decisions/trade-decision.ts';
export type {
  BillOfEntryContext,
  GoodsReceiptContext,
  CreditReclaimContext,
  CreditReversalContext,
  PurchaseBillContext,
  PurchaseOrderContext,
  SupplierPaymentContext,
  TdsDepositContext,
  ExpenseContext,
  TradeContext,
} from './decisions/trade-decision.ts';
export { decidePaymentVoucher, decideSelfInvoice } from './decisions/reverse-charge-decision.ts';
export type {
  PaymentVoucherContext,
  SelfInvoiceContext,
} from './decisions/reverse-charge-decision.ts';
export { decideStockJournal } from './decisions/stock-journal-decision.ts';
export type { StockJournalContext } from './decisions/stock-journal-decision.ts';
export { decideStockPosting } from './decisions/stock-posting-decision.ts';
export type { StockPostingContext } from './decisions/stock-posting-decision.ts';
export type {
  DocumentCommand,
  DocumentEvent,
  DocumentFacts,
  DocumentRejection,
  DocumentStates,
  RoleAccount,
  StreamEvent,
} from './facts.ts';
export type { PartyFacts, SettlingStates } from './settling/journal-settling.ts';
export type { LastNumber, NumberedKind, SeriesName } from './numbers/series.ts';
export type { NumberRequest } from './numbers/numbers.ts';
export type { Posting, PostingEntry, PostingTo } from './journals/posting.ts';
export { gstFactsOf } from './gst-facts.ts';
