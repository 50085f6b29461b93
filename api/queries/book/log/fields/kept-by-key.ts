// Of what an event speaks. Most change their record itself; others are about something in it that
// has a key of its own, as the lock of a month or the role of a member. What was before is what
// earlier events said of the same thing, and of nothing else in the record.
import type { RecordedEvent } from '#core/domain.ts';

type EventType = RecordedEvent['type'];

type KeyedThing = {
  readonly types: readonly EventType[];
  /** The fields of the key, which may be none; null where each event is about itself alone. */
  readonly by: readonly string[] | null;
  /** Where the record's own first event lists the things that it has from the beginning. */
  readonly listedIn?: string;
};

const KEPT_BY_KEY: readonly KeyedThing[] = [
  // Of the book.
  { types: ['LockDateSet'], by: ['kind'] },
  { types: ['SeriesStarted'], by: ['document', 'series'] },
  { types: ['DebitNoteSeriesSet'], by: [] },
  { types: ['TurnoverSet'], by: ['financialYear'] },
  { types: ['UndertakingRecorded'], by: ['financialYear'] },
  { types: ['ProceedingsRecorded', 'ProceedingsEnded'], by: ['number'] },
  { types: ['FilingFrequencySet'], by: [] },
  { types: ['ReturnFiled', 'ReturnFilingReversed'], by: ['kind', 'period'] },
  { types: ['RatioExplained'], by: ['code', 'from', 'to'] },
  { types: ['StatementLineSet'], by: ['subject'] },
  { types: ['AgeingDaysSet'], by: [] },
  { types: ['TaxDeductionSet'], by: [] },
  { types: ['ShareCapitalSet'], by: [] },
  { types: ['StockAccountingSet'], by: [] },
  { types: ['StockMethodSet'], by: ['productId'] },
  { types: ['StockBelowNilSet'], by: [] },
  { types: ['MemberAdded', 'MemberRoleChanged', 'MemberRemoved'], by: ['personId'] },
  {
    types: ['MemberInvited', 'InvitationWithdrawn', 'InvitationDeclined', 'InvitationAccepted'],
    by: ['invitationId'],
  },
  { types: ['DemoBookStarted', 'DemoBookFilled', 'DemoBookDiscarded'], by: [] },
  { types: ['InstantNamed', 'InstantNameWithdrawn'], by: ['name'] },
  { types: ['EventNoted'], by: ['test'] },
  // Of what it owns.
  { types: ['DepreciationPolicySet'], by: [] },
  { types: ['DepreciationRunPosted', 'DepreciationRunReversed'], by: ['number'] },
  { types: ['AssetDisposed', 'AssetDisposalReversed'], by: ['number'] },
  { types: ['PartnershipTermsSet'], by: [] },
  { types: ['ProfitAppropriated'], by: ['number'] },
  { types: ['StockOpened'], by: ['productId', 'godown', 'batch'] },
  {
    types: ['CategoryItemAdded', 'CategoryItemChanged', 'CategoryItemRemoved'],
    by: ['list', 'itemId'],
    listedIn: 'items',
  },
  {
    types: ['ServiceAttributeAdded', 'ServiceAttributeChanged', 'ServiceAttributeRemoved'],
    by: ['attributeId'],
    listedIn: 'attributes',
  },
  // Of an invoice, a quotation or a customer.
  { types: ['CreditNoteIssued', 'CreditNoteReversed'], by: ['creditNoteId'] },
  { types: ['DebitNoteIssued', 'DebitNoteReversed'], by: ['debitNoteId'] },
  { types: ['PaymentRecorded', 'PaymentReversed'], by: ['paymentId'] },
  { types: ['ReceiptRecorded', 'ReceiptReversed'], by: ['receiptId'] },
  { types: ['RefundRecorded', 'RefundReversed'], by: ['refundId'] },
  { types: ['CreditAllocated', 'AllocationReversed'], by: ['allocationId'] },
  { types: ['EInvoiceRegistered', 'EInvoiceCancelled'], by: ['document'] },
  { types: ['InvoiceEmailRequested', 'InvoiceEmailed', 'InvoiceEmailFailed'], by: ['emailId'] },
  {
    types: ['InvoiceReminderRequested', 'InvoiceReminded', 'InvoiceReminderFailed'],
    by: ['emailId'],
  },
  { types: ['PresaleEmailRequested', 'PresaleEmailed', 'PresaleEmailFailed'], by: ['emailId'] },
  {
    types: ['StatementEmailRequested', 'StatementEmailed', 'StatementEmailFailed'],
    by: ['emailId'],
  },
  { types: ['CustomerErasureAsked', 'CustomerErasureCancelled'], by: [] },
  // Each by itself: nothing was before it.
  { types: ['JournalReversed', 'StockJournalReversed', 'SettlementReversed'], by: null },
  { types: ['InvoiceCancelled', 'ParticularsOverridden', 'CustomerErased'], by: null },
  { types: ['PresaleClosed', 'PresaleWithdrawn', 'PresaleInvoiced'], by: null },
  { types: ['PurchaseOrderBilled', 'PurchaseOrderReopened'], by: ['billId'] },
  { types: ['PurchaseOrderReceived', 'PurchaseOrderReceiptReversed'], by: ['receiptId'] },
  { types: ['GoodsReceiptBilled', 'GoodsReceiptReopened'], by: ['billId'] },
  { types: ['GoodsReceiptReversed', 'GoodsReceiptDiscarded'], by: null },
  { types: ['PurchaseOrderClosed', 'PurchaseOrderCancelled'], by: null },
  { types: ['PurchaseBillReversed', 'PurchaseBillDiscarded'], by: null },
  { types: ['PurchaseBillCreditMoved'], by: [] },
  { types: ['PurchaseDebitNoteReversed', 'PurchaseDebitNoteDiscarded'], by: null },
  { types: ['SupplierPaymentReversed', 'SupplierPaymentDiscarded'], by: null },
  { types: ['SelfInvoiceIssued', 'SelfInvoiceCancelled'], by: null },
  { types: ['PaymentVoucherIssued', 'PaymentVoucherCancelled'], by: null },
  { types: ['RecordsImported', 'RecordsWithdrawn'], by: null },
];

const KEPT_OF: ReadonlyMap<EventType, KeyedThing> = new Map(
  KEPT_BY_KEY.flatMap((kept) => kept.types.map((type) => [type, kept] as const)),
);

/** Whether an event of this type is about something in its record, and not the record itself. */
export const isKeptByKey = (type: EventType): boolean => KEPT_OF.has(type);

type Said = Pick<RecordedEvent, 'type' | 'data'>;
type Fields = Readonly<Record<string, unknown>>;

/** The record itself. */
const RECORD = 'record';

/** @returns a name for what the event is about within its record; null for itself alone. */
export function subjectOf({ type, data }: Said): string | null {
  const kept = KEPT_OF.get(type);
  if (kept === undefined) return RECORD;
  return kept.by === null ? null : subjectIn(kept, kept.by, data);
}

/** @returns what an event says of things with keys that it lists, each by its subject. */
export function listedIn({ type, data }: Said): readonly (readonly [string, object])[] {
  if (isKeptByKey(type)) return [];
  return KEPT_BY_KEY.flatMap((kept) => {
    const { by, listedIn: field } = kept;
    const listed = field === undefined || by === null ? [] : (data as Fields)[field];
    if (!Array.isArray(listed)) return [];
    return listed.map((thing: object) => [subjectIn(kept, by ?? [], thing), thing] as const);
  });
}

const subjectIn = ({ types }: KeyedThing, by: readonly string[], thing: object): string =>
  JSON.stringify([types[0], ...by.map((field) => (thing as Fields)[field] ?? null)]);
