// What other folders may import of the invoices.
import { aggregate } from '../kernel/decider.ts';
import type { Decider } from '../kernel/decider.ts';
import type { InvoiceCommand, InvoiceDecision, InvoiceFacts } from './commands.ts';
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
    CancelInvoice: 'CancelInvoice',
    RequestInvoiceEmail: 'RequestInvoiceEmail',
    ReportInvoiceEmail: null,
  },
});

export { creditReason, HEADER_TEXTS, headerTexts, perHeaderText } from './terms.ts';
export type { CreditReason, InvoiceStatus } from './terms.ts';
export { placeOfDraft, priceDraft } from './drafting.ts';
export { amountsOf, balanceDueOf, totalOf } from './evolve.ts';
export { financialYearLabelOf } from './issuing.ts';
export { draftLine } from './lines.ts';
export { recipient, supplier } from './parties.ts';
export type {
  CreditNoteLine,
  InvoiceCommand,
  InvoiceCustomer,
  InvoiceDecision,
  InvoiceFacts,
  ReceiptRecorded,
  DraftInput,
} from './commands.ts';
export type { PricedDraft } from './drafting.ts';
export type { CreditNoteIssued, CreditSource, InvoiceEvent, PaymentRecorded } from './events.ts';
export type { Draft, InvoiceIssued } from './header.ts';
export type { DraftedInvoice, InvoiceState, IssuedInvoice } from './evolve.ts';
export type { CreditedLine, DraftLine, IssuedLine } from './lines.ts';
export type { Recipient, Supplier } from './parties.ts';
export type { InvoiceRejection } from './rejections.ts';
