import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';

const SUMS = sql.raw(
  'invoices, billed_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, cess_paise',
);

/** A book's sums by day, or by month until it is rebuilt: it has rows in one of the two tables. */
const sumsOf = (bookId: number) => sql`(
  select day, ${SUMS} from billing_days where book_id = ${bookId}
  union all
  select month, ${SUMS} from billing_totals where book_id = ${bookId}
) as billed`;

/** What the documents of one month come to: invoices that stand, value and tax less credits. */
export type BillingMonth = {
  /** Its first day. */
  readonly month: string;
  readonly invoices: number;
  readonly taxablePaise: number;
  readonly taxPaise: number;
};

/** @param period the first and the last day of whole months. */
export async function billingMonthsOf(
  db: QueryExecutorProvider,
  bookId: number,
  period: { readonly from: string; readonly to: string },
): Promise<readonly BillingMonth[]> {
  const { rows } = await sql<BillingMonth>`
    select date_trunc('month', day)::date as month, sum(invoices)::bigint as invoices,
      sum(taxable_paise)::bigint as "taxablePaise",
      sum(cgst_paise + sgst_paise + igst_paise + cess_paise)::bigint as "taxPaise"
    from ${sumsOf(bookId)}
    where day between ${period.from} and ${period.to}
    group by 1
  `.execute(db);
  return rows;
}

/**
 * Until a book is rebuilt that had no days yet, whole months stand for them.
 * @param days both included, of one month.
 * @returns the value before GST of what was issued less credited, in paise.
 */
export async function revenueIn(
  db: QueryExecutorProvider,
  bookId: number,
  days: { readonly from: string; readonly to: string },
): Promise<number> {
  const { rows } = await sql<{ readonly taxablePaise: number }>`
    select coalesce(sum(taxable_paise), 0)::bigint as "taxablePaise"
    from ${sumsOf(bookId)} where day between ${days.from} and ${days.to}
  `.execute(db);
  return rows[0]?.taxablePaise ?? 0;
}
