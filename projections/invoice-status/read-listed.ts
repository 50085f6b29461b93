// The issued invoices of a list, each with the event that posted it.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { invoiceCondition, openExpression } from './read.ts';
import type { InvoiceFilter } from './read.ts';
import { invoicesFor } from './read-settled.ts';

export type ListedInvoiceRow = {
  readonly invoiceId: number;
  readonly customerId: number;
  readonly number: string;
  /** Of its journal. */
  readonly seq: number;
  readonly issueDate: string;
  readonly totalPaise: number;
  readonly openPaise: number;
};

/** Drafts and cancelled ones come to nothing. */
export async function issuedListed(
  db: QueryExecutorProvider,
  { bookId, today }: { readonly bookId: number; readonly today: string },
  filter: InvoiceFilter,
): Promise<ListedInvoiceRow[]> {
  const { rows } = await sql<ListedInvoiceRow>`
    select r.invoice_id as "invoiceId", r.customer_id as "customerId", r.number, j.seq,
      r.issue_date as "issueDate", r.total_paise as "totalPaise", ${openExpression} as "openPaise"
    from ${invoicesFor(bookId, filter)}
    join journals as j on j.book_id = r.book_id and j.journal_id = r.journal_id
    where r.state = 'issued' and ${invoiceCondition(bookId, today, filter)}
  `.execute(db);
  return rows;
}
