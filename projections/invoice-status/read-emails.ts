import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { emailColumns } from '../runner/writing/mail-columns.ts';
import type { EmailRow } from '../runner/writing/mail-columns.ts';

/** @returns the e-mails of an invoice, oldest first. */
export async function emailsOf(
  db: QueryExecutorProvider,
  bookId: number,
  invoiceId: number,
): Promise<EmailRow[]> {
  const { rows } = await sql<EmailRow>`
    select ${emailColumns} from invoice_emails
    where book_id = ${bookId} and invoice_id = ${invoiceId}
    order by email_id
  `.execute(db);
  return rows;
}

/** @returns the e-mails of those ids, whatever invoice they are of. */
export async function emailsNamed(
  db: QueryExecutorProvider,
  bookId: number,
  emailIds: readonly number[],
): Promise<(EmailRow & { readonly invoiceId: number })[]> {
  const { rows } = await sql<EmailRow & { readonly invoiceId: number }>`
    select ${emailColumns}, invoice_id as "invoiceId" from invoice_emails
    where book_id = ${bookId} and email_id = any(${emailIds}::bigint[])
    order by email_id
  `.execute(db);
  return rows;
}
