// Documents before an invoice, and the invoices that were made of them. Whether one is expired is
// never stored, since a day makes it so; nor whether it is invoiced, since a cancellation of the
// invoice frees it.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Draft } from '#core/invoice/index.ts';
import type {
  ChallanTerms,
  PresaleIssued,
  PresaleKind,
  PresaleStatus,
} from '#core/trade/kinds/presale/index.ts';
import type { Heads } from '#core/tax/index.ts';
import type { Table } from '../runner/projection.ts';

export const presales = {
  name: 'presales',
  columns: {
    book_id: 'bigint',
    presale_id: 'bigint',
    seq: 'bigint',
    customer_id: 'bigint',
    total_paise: 'bigint',
    taxable_paise: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    issue_date: 'date',
    valid_until: 'date',
    kind: 'text',
    state: 'text',
    number: 'text',
    number_key: 'text',
    challan: 'jsonb',
    content: 'jsonb',
    // All that a challan took out of stock; null of other documents.
    out_thousandths: 'bigint',
  },
  key: ['book_id', 'presale_id'],
} as const satisfies Table;

export const presaleInvoices = {
  name: 'presale_invoices',
  columns: {
    book_id: 'bigint',
    invoice_id: 'bigint',
    presale_id: 'bigint',
    last_seq: 'bigint',
    cancelled: 'boolean',
    number: 'text',
    // What it bills of the goods of a challan; null where it takes the document whole.
    billed: 'jsonb',
    billed_thousandths: 'bigint',
  },
  key: ['book_id', 'invoice_id'],
} as const satisfies Table;

export const presaleEmails = {
  name: 'presale_emails',
  columns: {
    book_id: 'bigint',
    email_id: 'bigint',
    presale_id: 'bigint',
    customer_id: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    status: 'text',
    address: 'text',
    reason: 'text',
  },
  key: ['book_id', 'email_id'],
} as const satisfies Table;

/** What the document says: as a person drafted it, or as it was issued. */
export type PresaleContent =
  | { readonly draft: Draft; readonly heads: Heads }
  | { readonly issued: PresaleIssued['data'] };

export type PresaleRow = {
  readonly presaleId: number;
  /** The number of the event that drafted it, by which the list is ordered. */
  readonly seq: number;
  readonly customerId: number;
  readonly kind: PresaleKind;
  /** Null of a draft, which has none yet. */
  readonly number: string | null;
  readonly status: PresaleStatus;
  /** `YYYY-MM-DD`. */
  readonly issueDate: CalendarDate;
  readonly validUntil: CalendarDate | null;
  readonly challan: ChallanTerms | null;
  readonly totalPaise: number;
  readonly taxablePaise: number;
  /** The last invoice that was made of it and stands, draft or issued. */
  readonly invoiceId: number | null;
  readonly invoiceNumber: string | null;
  /** The draft that bills what is open of a challan; null of other documents. */
  readonly draftInvoiceId: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastSeq: number;
};
