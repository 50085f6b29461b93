// Which invoices stand around an event: what a reply as of then must leave out, or may name.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { WholeInvoice } from '#projections/invoice-status/read.ts';

/** @returns the invoices of a customer on which something happened after an event. */
export async function invoicesTouchedAfter(
  db: QueryExecutorProvider,
  bookId: number,
  { customerId, seq }: { readonly customerId: number; readonly seq: number },
): Promise<number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    select invoice_id as id from invoices
    where book_id = ${bookId} and customer_id = ${customerId} and last_seq > ${seq}
  `.execute(db);
  return rows.map(({ id }) => id);
}

export type Neighbours = Pick<WholeInvoice, 'previousId' | 'nextId'>;

/** @returns the invoices drafted just before and after one, by the events up to a seq. */
export async function neighboursOf(
  db: QueryExecutorProvider,
  bookId: number,
  { seq, until }: { readonly seq: number; readonly until: number },
): Promise<Neighbours> {
  const { rows } = await sql<Neighbours>`
    select
      (select invoice_id from invoices where book_id = ${bookId} and seq < ${seq}
        order by seq desc limit 1) as "previousId",
      (select invoice_id from invoices where book_id = ${bookId} and seq > ${seq}
        and seq <= ${until} order by seq limit 1) as "nextId"
  `.execute(db);
  return rows[0] ?? { previousId: null, nextId: null };
}
