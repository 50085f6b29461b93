import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { BillingTotals } from './table.ts';

/** What the documents of one month come to: invoices that stand, value and tax less credits. */
export type BillingMonth = {
  /** Its first day. */
  readonly month: string;
  readonly invoices: number;
  readonly taxablePaise: number;
  readonly taxPaise: number;
};

/** @param period the first days of the first and the last month. */
export async function billingMonthsOf(
  db: QueryExecutorProvider,
  bookId: number,
  period: { readonly from: string; readonly to: string },
): Promise<readonly BillingMonth[]> {
  const { rows } = await sql<BillingMonth>`
    select month, invoices, taxable_paise as "taxablePaise",
      cgst_paise + sgst_paise + igst_paise + cess_paise as "taxPaise"
    from billing_totals
    where book_id = ${bookId} and month between ${period.from} and ${period.to}
  `.execute(db);
  return rows;
}

/** @param period first days of months, both included; null is all of them. */
export async function billingTotalsOf(
  db: QueryExecutorProvider,
  bookId: number,
  period: { readonly from: string; readonly to: string } | null,
): Promise<BillingTotals> {
  const sum = (column: string) => sql`coalesce(sum(${sql.ref(column)}), 0)::bigint`;
  const { rows } = await sql<BillingTotals>`
    select ${sum('invoices')} as invoices, ${sum('billed_paise')} as "billedPaise",
      ${sum('taxable_paise')} as "taxablePaise", ${sum('cgst_paise')} as "cgstPaise",
      ${sum('sgst_paise')} as "sgstPaise", ${sum('igst_paise')} as "igstPaise",
      ${sum('cess_paise')} as "cessPaise"
    from billing_totals
    where book_id = ${bookId}
      ${period === null ? sql`` : sql`and month between ${period.from} and ${period.to}`}
  `.execute(db);
  const [totals] = rows;
  return (
    totals ?? {
      invoices: 0,
      billedPaise: 0,
      taxablePaise: 0,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 0,
      cessPaise: 0,
    }
  );
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
    select coalesce(case
      when exists (select from billing_days where book_id = ${bookId}) then (
        select sum(taxable_paise) from billing_days
        where book_id = ${bookId} and day between ${days.from} and ${days.to})
      else (
        select sum(taxable_paise) from billing_totals
        where book_id = ${bookId} and month between ${days.from} and ${days.to})
      end, 0)::bigint as "taxablePaise"
  `.execute(db);
  return rows[0]?.taxablePaise ?? 0;
}
