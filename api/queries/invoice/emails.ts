// What became of e-mails with invoices.
import { emailsNamed } from '#projections/invoice-status/read-emails.ts';
import type { InvoiceEmailStatus } from '#api/contract/invoice/emails.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

/** @returns those that the book has, the one asked for first before the others. */
export async function readInvoiceEmailsOf(
  db: ReadTables,
  bookId: number,
  emailIds: readonly number[],
): Promise<InvoiceEmailStatus[]> {
  const rows = await emailsNamed(db, bookId, emailIds);
  return rows.map(({ emailId, invoiceId, status, reason }) => ({
    id: emailId,
    invoice_id: invoiceId,
    status,
    reason,
  }));
}
