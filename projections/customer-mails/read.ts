import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { instantAs } from '../runner/instant.ts';
import type { ReminderRow, StatementEmailRow } from './table.ts';

type ReminderFilter = {
  readonly invoiceIds?: readonly number[];
  readonly customerId?: number;
  readonly emailId?: number;
};

/** @returns reminders, one row for each invoice of a mail, the oldest first. */
export async function remindersOf(
  db: QueryExecutorProvider,
  bookId: number,
  { invoiceIds, customerId, emailId }: ReminderFilter,
): Promise<ReminderRow[]> {
  const conditions = [
    sql`book_id = ${bookId}`,
    ...(invoiceIds === undefined ? [] : [sql`invoice_id = any(${[...invoiceIds]}::bigint[])`]),
    ...(customerId === undefined ? [] : [sql`customer_id = ${customerId}`]),
    ...(emailId === undefined ? [] : [sql`email_id = ${emailId}`]),
  ];
  const { rows } = await sql<ReminderRow>`
    select email_id as "emailId", invoice_id as "invoiceId", customer_id as "customerId",
      requested_on as "requestedOn", due_paise as "duePaise", address, status, reason,
      ${instantAs('created_at')} as "createdAt"
    from invoice_reminders where ${sql.join(conditions, sql` and `)}
    order by email_id, invoice_id
  `.execute(db);
  return rows;
}

const emailColumns = sql`
  email_id as "emailId", customer_id as "customerId", first_day as "firstDay",
  last_day as "lastDay", status, address, reason, ${instantAs('created_at')} as "createdAt"`;

/** @returns the mail of a statement, or null when the book has none of this id. */
export async function findStatementEmail(
  db: QueryExecutorProvider,
  bookId: number,
  emailId: number,
): Promise<StatementEmailRow | null> {
  const { rows } = await sql<StatementEmailRow>`
    select ${emailColumns} from statement_emails
    where book_id = ${bookId} and email_id = ${emailId}
  `.execute(db);
  return rows[0] ?? null;
}

/** @returns the newest mails of statements to a customer. */
export async function statementEmailsOf(
  db: QueryExecutorProvider,
  bookId: number,
  { customerId, limit }: { readonly customerId: number; readonly limit: number },
): Promise<StatementEmailRow[]> {
  const { rows } = await sql<StatementEmailRow>`
    select ${emailColumns} from statement_emails
    where book_id = ${bookId} and customer_id = ${customerId}
    order by email_id desc limit ${limit}
  `.execute(db);
  return rows;
}
