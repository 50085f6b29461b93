import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { selectSettlements } from './read.ts';
import type { SettlementRow } from './table.ts';

/** @returns what was paid back to a customer, taken back or not, the latest first. */
export async function refundsOf(
  db: QueryExecutorProvider,
  bookId: number,
  customerId: number,
): Promise<SettlementRow[]> {
  const { rows } = await sql<SettlementRow>`
    ${selectSettlements}
    where book_id = ${bookId} and customer_id = ${customerId} and kind = 'refund'
    order by dated desc, seq desc
  `.execute(db);
  return rows;
}

/**
 * @returns what invoices and refunds have used of an advance so far, with its tax in it, in paise.
 */
export async function advanceUsed(
  db: QueryExecutorProvider,
  bookId: number,
  { customerId, receiptId }: { readonly customerId: number; readonly receiptId: number },
): Promise<number> {
  const { rows } = await sql<{ readonly paise: number }>`
    select coalesce(sum(amount_paise), 0)::bigint as paise from settlements
    where book_id = ${bookId} and customer_id = ${customerId} and not reversed
      and kind in ('allocation', 'refund')
      and content -> 'source' ->> 'kind' = 'receipt'
      and (content -> 'source' ->> 'id')::bigint = ${receiptId}
  `.execute(db);
  return rows[0]?.paise ?? 0;
}
