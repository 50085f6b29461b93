// The invoices issued in a period, and how much of their amount is settled.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';

export type IssuedInvoices = {
  readonly count: number;
  /** What they came to less what was credited again, in paise. */
  readonly amountPaise: number;
  /** What of that was paid or allocated, in paise. */
  readonly settledPaise: number;
};

/** @param days `YYYY-MM-DD`, both included. */
export async function issuedIn(
  db: QueryExecutorProvider,
  bookId: number,
  days: { readonly from: string; readonly to: string },
): Promise<IssuedInvoices> {
  const { rows } = await sql<IssuedInvoices>`
    with one as (
      select r.total_paise - coalesce(b.returned_paise, 0) as amount,
        coalesce(b.paid_paise, 0) + coalesce(b.allocated_paise, 0) as settled
      from invoices r left join invoice_balances b
        on b.book_id = r.book_id and b.invoice_id = r.invoice_id
      where r.book_id = ${bookId} and r.state = 'issued'
        and r.issue_date between ${days.from} and ${days.to}
    )
    select count(*) as count, coalesce(sum(amount), 0)::bigint as "amountPaise",
      coalesce(sum(least(settled, amount)), 0)::bigint as "settledPaise"
    from one
  `.execute(db);
  return rows[0] ?? { count: 0, amountPaise: 0, settledPaise: 0 };
}
