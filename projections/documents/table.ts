// Documents of trade, whatever their kind: a row each, as it is drafted or as it was posted. What
// is open of one stands among the open items.
import type { PurchaseBill, PurchaseBillDraft, TradeKind, TradeStatus } from '#core/trade/index.ts';
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
  },
  key: ['book_id', 'kind', 'document_id'],
} as const satisfies Table;

/** What the document says: as a person drafted it, or as it was posted. */
export type DocumentContent =
  | { readonly draft: PurchaseBillDraft; readonly heads: Heads | null }
  | { readonly posted: PurchaseBill };

export type DocumentRow = {
  readonly documentId: number;
  readonly kind: TradeKind;
  /** The number of the event that drafted it, by which the list is ordered. */
  readonly seq: number;
  readonly partyId: number | null;
  readonly accountId: number | null;
  readonly status: TradeStatus;
  /** Null of a draft, which has none yet. */
  readonly number: string | null;
  readonly theirNumber: string | null;
  readonly documentDate: CalendarDate | null;
  readonly postedOn: CalendarDate | null;
  readonly dueDate: CalendarDate | null;
  readonly creditTo: CalendarDate | null;
  readonly noCredit: string | null;
  readonly taxablePaise: number;
  readonly taxPaise: number;
  readonly creditPaise: number;
  readonly totalPaise: number;
  /** What is open of it, above zero where it is owed; 0 of a draft. */
  readonly openPaise: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastSeq: number;
};

export type WholeDocument = DocumentRow & { readonly content: DocumentContent };
