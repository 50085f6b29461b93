// What other folders may import of the invoices.
import { aggregate } from '../kernel/decider.ts';
import type { Decider } from '../kernel/decider.ts';
import type { InvoiceCommand, InvoiceDecision, InvoiceFacts } from './commands.ts';
export type { CreditNoteLine } from './credit-note-commands.ts';
import { decide, streamOf } from './decide.ts';
import { invoiceEventSchemas } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { InvoiceState } from './evolve.ts';
import type { InvoiceRejection } from './rejections.ts';
import { invoiceUpcasters } from './upcast.ts';

export const invoiceDecider: Decider<
  InvoiceState,
  InvoiceCommand,
  InvoiceDecision,
  InvoiceFacts,
  InvoiceRejection
> = { initialState, decide, evolve, streamOf };

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
export { amountsOf, balanceDueOf, standingNotes, totalOf } from './amounts.ts';
export { cancelPeriodRefusal } from './cancelling.ts';
export { filedDateRefusal, openWay } from './open-way.ts';
export { financialYearLabelOf, issuedContent, issuedInvoice } from './issuing.ts';
export type { CreditReason, HeaderText, IncomeRole, InvoiceStatus } from './terms.ts';
export { debitSupply } from './debit-supply.ts';
export type { DebitRequest } from './debit-supply.ts';
export { isReported, mailAddressOf } from './email-outcomes.ts';
export type { EmailOutcome } from './email-outcomes.ts';
export { customerRefusal, priceDraft } from './drafting.ts';
export { goodsInvoiced, goodsSold, productMoved } from './goods.ts';
export { goodsMoved, movesGoodsOfInvoice, RETURNS_GOODS } from './goods-moved.ts';
export type { GoodsMove } from './goods.ts';
export type { GoodsEvent } from './goods-moved.ts';
export { incomeOfLine, incomeRoleOf } from './income.ts';
export { lacksAddressOnRecord, natureAsking, placedDraft, placeOfDraft } from './placing.ts';
export { draftV2, draftV3, movedGoodsV1, movedGoodsV2, numbered } from './header.ts';
export { issuedLineV2, issuedLineV3, placeOfGoods } from './lines.ts';
export { awaitsReminderOutcome, overduePaiseToRemind, REMINDER_DAYS } from './reminding.ts';
export { missingInWords, particularInWords } from './particular-words.ts';
export { missingParticulars } from './particulars.ts';
export { recipient, sealableRecipient, supplier } from './parties.ts';
export { irnTextOf, isReportable } from './registering.ts';
export { eInvoiceCancelReason, portalDocument } from './registering-events.ts';
export { reverseAllocation } from './settling.ts';
export type {
  GoodsPlaces,
  InvoiceCommand,
  InvoiceCustomer,
  InvoiceDecision,
  InvoiceFacts,
} from './commands.ts';
export type { DebitNoteLine } from './debit-note-commands.ts';
export type { DraftInput } from './draft-input.ts';
export type { PricedDraft } from './drafting.ts';
export type { DebitedLine, DebitNoteIssued, DebitNoteReversed } from './debit-note-events.ts';
export type { CreditNoteIssued, CreditNoteReversed, InvoiceEvent } from './events.ts';
export type { CreditAllocated, PaymentRecorded } from './settling-events.ts';
export type { Delivered, Draft, InvoiceIssued, GoodsOfLine } from './header.ts';
export type { DraftedInvoice, InvoiceState, IssuedInvoice } from './evolve.ts';
export type { CreditedLine, DraftLine, PlaceOfGoods, IssuedLine } from './lines.ts';
export type { PortalAnswer, PortalClaims } from './registering-commands.ts';
export type { EInvoiceCancelReason, PortalDocument } from './registering-events.ts';
export type { Recipient, Supplier } from './parties.ts';
export type { InvoiceRejection, MissingParticular, OpenWay } from './rejections.ts';
export type { CancelConfirmation } from './commands.ts';
