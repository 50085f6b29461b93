// Documents of trade, whatever their kind: a row each, as it is drafted or as it was posted. What
// is open of one stands among the open items.
import type {
  BillOfEntry,
  BillOfEntryDraft,
  BillOfEntryPaymentRecorded,
  Expense,
  ExpenseDraft,
  GoodsReceipt,
  GoodsReceiptDraft,
  CreditReclaim,
  CreditReclaimDraft,
  CreditReversal,
  CreditReversalDraft,
  KnownOfNote,
  OrderKind,
  OrderStatus,
  PurchaseBill,
  PurchaseBillDraft,
  PurchaseDebitNote,
  PurchaseDebitNoteDraft,
  PurchaseDebitNoteMatched,
  PurchaseOrder,
  PurchaseOrderDraft,
  SupplierPayment,
  SupplierPaymentDraft,
  TdsDeposit,
  TdsDepositDraft,
  TradeKind,
  TradeStatus,
} from '#core/trade/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Heads } from '#core/tax/index.ts';
import type { Table } from '../runner/projection.ts';

export const documents = {
  name: 'documents',
  columns: {
    book_id: 'bigint',
    document_id: 'bigint',
    seq: 'bigint',
    party_id: 'bigint',
    account_id: 'bigint',
    taxable_paise: 'bigint',
    // As printed: what the buyer pays under reverse charge is none of it.
    tax_paise: 'bigint',
    // What of the tax is taken as input credit; 0 of a draft.
    credit_paise: 'bigint',
    total_paise: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    document_date: 'date',
    posted_on: 'date',
    due_date: 'date',
    // The last day of the return that takes the credit; null: deferred, or there is none.
    credit_to: 'date',
    kind: 'text',
    status: 'text',
    number: 'text',
    number_key: 'text',
    their_number: 'text',
    their_number_key: 'text',
    // With the number and the financial year of the document's date it is entered once.
    party_key: 'text',
    financial_year: 'text',
    no_credit: 'text',
    content: 'jsonb',
    // Of a bill of entry: by what its duty was paid; null while it is owed.
    duty_paid: 'jsonb',
    // Of a bill whose credit was moved, or a note that is matched: what that says in place of the
    // posted content.
    moved: 'jsonb',
  },
  key: ['book_id', 'kind', 'document_id'],
} as const satisfies Table;

/** What the document says: as a person drafted it, or as it was posted. */
export type DocumentContent =
  | { readonly draft: PurchaseBillDraft; readonly heads: Heads | null }
  | { readonly posted: PurchaseBill };

/** What the last move of a bill's credit says. */
export type MovedCredit = Pick<PurchaseBill, 'receivedOn' | 'creditPeriod'>;

/** @returns a posted document as its credit stands now. */
export const withMoved = <Posted extends MovedCredit>(
  posted: Posted,
  moved: MovedCredit | null,
): Posted => (moved === null ? posted : { ...posted, ...moved });

/** @returns what a bill says now: as it was posted, but for what was moved since. */
export const currentContent = ({
  content,
  moved,
}: {
  readonly content: DocumentContent;
  readonly moved: MovedCredit | null;
}): DocumentContent =>
  'posted' in content ? { posted: withMoved(content.posted, moved) } : content;

/** What the supplier's credit note said to a debit note that it answered. */
export type MatchOfNote = Pick<
  PurchaseDebitNoteMatched['data'],
  'supplierNote' | 'state' | 'period' | 'matchedOn' | 'difference'
>;

/** What a debit note to a supplier says; of a draft also what it would be posted as. */
export type NoteContent =
  | { readonly draft: PurchaseDebitNoteDraft; readonly known: KnownOfNote }
  | { readonly posted: PurchaseDebitNote };

/**
 * What an order says. As it was issued, it has the place of what was posted: what reads lines, or
 * erases a person, finds those of every kind there.
 */
export type OrderContent =
  | { readonly draft: PurchaseOrderDraft; readonly heads: Heads | null }
  | { readonly posted: PurchaseOrder };

/** What a note of goods received says. */
export type ReceiptContent =
  | { readonly draft: GoodsReceiptDraft }
  | { readonly posted: GoodsReceipt };

/** What a payment to a supplier says. */
export type PaymentContent =
  | { readonly draft: SupplierPaymentDraft }
  | { readonly posted: SupplierPayment };

/** What a deposit of TDS says. */
export type DepositContent = { readonly draft: TdsDepositDraft } | { readonly posted: TdsDeposit };

/** What an expense without a supplier says. */
export type ExpenseContent = { readonly draft: ExpenseDraft } | { readonly posted: Expense };

/** What a reversal of credit says, or its twin. */
export type CreditMoveContent =
  | { readonly draft: CreditReversalDraft | CreditReclaimDraft }
  | { readonly posted: CreditReversal | CreditReclaim };

/** What a bill of entry says. */
export type EntryContent = { readonly draft: BillOfEntryDraft } | { readonly posted: BillOfEntry };

/** By what the duty of a bill of entry was paid. */
type EntryPayment = BillOfEntryPaymentRecorded['data'];

export type DocumentRow<Status = TradeStatus> = {
  readonly documentId: number;
  readonly kind: TradeKind | OrderKind;
  /** The number of the event that drafted it, by which the list is ordered. */
  readonly seq: number;
  readonly partyId: number | null;
  readonly accountId: number | null;
  readonly status: Status;
  /** Null of a draft, which has none yet. */
  readonly number: string | null;
  readonly theirNumber: string | null;
  /** Of a note: the bill that it gives back of, its number, and how its credit stands. */
  readonly billId: number | null;
  readonly billNumber: string | null;
  readonly creditState: PurchaseDebitNote['credit']['state'] | null;
  /** Of a payment: how it was paid. */
  readonly paid:
    | (Pick<SupplierPayment, 'method' | 'reference' | 'cheque' | 'amountPaise' | 'runId'> & {
        readonly moneyAccountId: number | null;
      })
    | null;
  readonly moved: MovedCredit | null;
  /** Of a note that the supplier's credit note answered. */
  readonly match: MatchOfNote | null;
  /** Of a bill of entry. */
  readonly portCode: string | null;
  readonly dutyPaid: EntryPayment | null;
  /** Of a bill: whether it is a debit note of the supplier. */
  readonly isRaising: boolean;
  /** Of a bill: when the last of it came, and its self-invoice, made or to be made. */
  readonly receivedOn: CalendarDate | null;
  readonly wantsSelfInvoice: boolean;
  readonly selfInvoice: { readonly number: string; readonly date: CalendarDate } | null;
  readonly documentDate: CalendarDate | null;
  readonly postedOn: CalendarDate | null;
  readonly dueDate: CalendarDate | null;
  readonly creditTo: CalendarDate | null;
  readonly noCredit: string | null;
  readonly taxablePaise: number;
  readonly taxPaise: number;
  readonly creditPaise: number;
  readonly totalPaise: number;
  /** Income tax that was deducted of it; 0 of a draft. */
  readonly tdsPaise: number;
  /** How far an issued order or a posted note of goods is billed; null of any other. */
  readonly progress: 'open' | 'part-billed' | 'billed' | null;
  /** What is open of it, above zero where it is owed, of an order before tax; 0 of a draft. */
  readonly openPaise: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastSeq: number;
};

export type OrderRow = DocumentRow<OrderStatus>;

export type WholeDocument<Content = DocumentContent, Status = TradeStatus> = DocumentRow<Status> & {
  readonly content: Content;
};
