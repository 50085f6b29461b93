import type { CalendarDate } from '#core/kernel/calendar-date.ts';
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

/** @returns the last day in India on which an e-mail with each invoice went out. */
export async function daysSent(
  db: QueryExecutorProvider,
  bookId: number,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, CalendarDate>> {
  if (invoiceIds.length === 0) return new Map();
  const { rows } = await sql<{ readonly invoiceId: number; readonly day: CalendarDate }>`
    select invoice_id as "invoiceId",
      max((updated_at at time zone 'Asia/Kolkata')::date) as day
    from invoice_emails
    where book_id = ${bookId} and invoice_id = any(${[...invoiceIds]}::bigint[])
      and status = 'sent'
    group by invoice_id
  `.execute(db);
  return new Map(rows.map(({ invoiceId, day }) => [invoiceId, day]));
}
