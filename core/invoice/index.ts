// What other folders may import of the invoices.
import { aggregate } from '../kernel/decider.ts';
export type { CreditNoteLine } from './notes/credit-note-commands.ts';
import { decide, streamOf } from './decide.ts';
import { invoiceEventSchemas } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import { invoiceUpcasters } from './upcast.ts';

export const invoiceDecider = { initialState, decide, evolve, streamOf };

export const invoiceAggregate = aggregate({
  category: 'invoice',
  decider: invoiceDecider,
  schemas: invoiceEventSchemas,
  upcasters: invoiceUpcasters,
  commands: {
    DraftInvoice: 'DraftInvoice',
    ChangeInvoiceDraft: 'ChangeInvoiceDraft',
    IssueInvoice: 'IssueInvoice',
    RecordPayment: 'RecordPayment',
    ReversePayment: 'ReversePayment',
    AllocateCredit: 'AllocateCredit',
    ReverseAllocation: 'ReverseAllocation',
    IssueCreditNote: 'IssueCreditNote',
    ReverseCreditNote: 'ReverseCreditNote',
    IssueDebitNote: 'IssueDebitNote',
    ReverseDebitNote: 'ReverseDebitNote',
    CancelInvoice: 'CancelInvoice',
    RegisterEInvoice: 'RegisterEInvoice',
    CancelEInvoice: 'CancelEInvoice',
    RequestInvoiceEmail: 'RequestInvoiceEmail',
    ReportInvoiceEmail: null,
  },
});

export { creditReason, HEADER_TEXTS, headerTexts, perHeaderText } from './terms.ts';
export { amountsOf, balanceDueOf, standingNotes, totalOf } from './issued/amounts.ts';
export { cancelPeriodRefusal } from './issued/cancelling.ts';
export { filedDateRefusal, openWay } from './issued/open-way.ts';
export { financialYearLabelOf, issuedContent, issuedInvoice } from './issued/issuing.ts';
export type { CreditReason, HeaderText, IncomeRole, InvoiceStatus } from './terms.ts';
export { debitSupply } from './notes/debit-supply.ts';
export type { DebitRequest } from './notes/debit-supply.ts';
export { isReported, mailAddressOf } from './issued/email-outcomes.ts';
export type { EmailOutcome } from './issued/email-outcomes.ts';
export { customerRefusal, priceDraft } from './drafting/drafting.ts';
export {
  goodsBilled,
  goodsInvoiced,
  goodsLeft,
  goodsSold,
  productMoved,
} from './drafting/goods.ts';
export { goodsMoved, movesGoodsOfInvoice, RETURNS_GOODS } from './issued/goods-moved.ts';
export type { GoodsMove } from './drafting/goods.ts';
export type { GoodsEvent } from './issued/goods-moved.ts';
export { incomeOfLine, incomeRoleOf } from './drafting/income.ts';
export {
  lacksAddressOnRecord,
  natureAskedOf,
  natureAsking,
  placedDraft,
  placeOfDraft,
} from './drafting/placing.ts';
export type { NatureAsked } from './drafting/placing.ts';
export { unregisteredRateRefusal } from './drafting/rated-lines.ts';
export { drafts, movedGoodsV1, movedGoodsV2, numbered } from './drafting/header.ts';
export { issuedLineV2, issuedLineV3, placeOfGoods } from './drafting/lines.ts';
export { awaitsReminderOutcome, overduePaiseToRemind, REMINDER_DAYS } from './issued/reminding.ts';
export { missingInWords, particularInWords } from './drafting/particular-words.ts';
export { missingParticulars } from './drafting/particulars.ts';
export { recipient, sealableRecipient, supplier } from './drafting/parties.ts';
export { irnTextOf, isReportable } from './registering/registering.ts';
export { portalDocument } from './registering/registering-events.ts';
export { reverseAllocation } from './issued/settling.ts';
export type {
  GoodsPlaces,
  InvoiceCommand,
  InvoiceCustomer,
  InvoiceDecision,
  InvoiceFacts,
  ProductTerms,
} from './commands.ts';
export type { DebitNoteLine } from './notes/debit-note-commands.ts';
export type { DraftInput, DraftLineInput } from './drafting/draft-input.ts';
export type { PricedDraft } from './drafting/drafting.ts';
export type { DebitedLine, DebitNoteIssued, DebitNoteReversed } from './notes/debit-note-events.ts';
export type { CreditNoteIssued, CreditNoteReversed, InvoiceEvent } from './events.ts';
export type { CreditAllocated, PaymentRecorded } from './issued/settling-events.ts';
export type { GoodsDelivery, Draft, InvoiceIssued, GoodsOfLine } from './drafting/header.ts';
export type { DraftedInvoice, InvoiceState, IssuedInvoice } from './evolve.ts';
export type { CreditedLine, DraftLine, PlaceOfGoods, IssuedLine } from './drafting/lines.ts';
export type { PortalAnswer, PortalClaims } from './registering/registering-commands.ts';
export type { PortalDocument } from './registering/registering-events.ts';
export type { Recipient, Supplier } from './drafting/parties.ts';
export type { InvoiceRejection, MissingParticular, OpenWay } from './rejections.ts';
export type { CancelConfirmation } from './commands.ts';
