// Invoices that are overdue on a day.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { dueExpression } from './read.ts';

type OverdueFilter = {
  readonly invoiceIds?: readonly number[];
  readonly customerIds?: readonly number[];
};

export type OverdueInvoiceRow = {
  readonly invoiceId: number;
  readonly customerId: number;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: CalendarDate;
  readonly duePaise: number;
};

/** @returns the invoices of which something is overdue, the longest first. */
export async function overdueInvoices(
  db: QueryExecutorProvider,
  { bookId, today }: { readonly bookId: number; readonly today: string },
  { invoiceIds, customerIds }: OverdueFilter,
): Promise<OverdueInvoiceRow[]> {
  const conditions = [
    sql`r.book_id = ${bookId} and r.state = 'issued' and ${dueExpression} > 0`,
    sql`r.due_date < ${today}::date`,
    ...(invoiceIds === undefined ? [] : [sql`r.invoice_id = any(${[...invoiceIds]}::bigint[])`]),
    ...(customerIds === undefined ? [] : [sql`r.customer_id = any(${[...customerIds]}::bigint[])`]),
  ];
  const { rows } = await sql<OverdueInvoiceRow>`
    select r.invoice_id as "invoiceId", r.customer_id as "customerId", r.number,
      r.issue_date as "issueDate", r.due_date as "dueDate", ${dueExpression} as "duePaise"
    from invoices r left join invoice_balances b
      on b.book_id = r.book_id and b.invoice_id = r.invoice_id
    where ${sql.join(conditions, sql` and `)}
    order by r.due_date, r.seq
  `.execute(db);
  return rows;
}

/** @returns the numbers of invoices by their ids. */
export async function numbersOfInvoices(
  db: QueryExecutorProvider,
  bookId: number,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ readonly id: number; readonly number: string }>`
    select invoice_id as id, number from invoices
    where book_id = ${bookId} and invoice_id = any(${[...invoiceIds]}::bigint[])
  `.execute(db);
  return new Map(rows.map(({ id, number }) => [id, number]));
}
