import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { selectSettlements } from './read.ts';
import type { SettlementRow } from './table.ts';

/** @returns the payments that came with a receipt and bear its number, taken back or not. */
export async function paymentsOfReceipt(
  db: QueryExecutorProvider,
  bookId: number,
  { customerId, receiptId }: { readonly customerId: number; readonly receiptId: number },
): Promise<SettlementRow[]> {
  const { rows } = await sql<SettlementRow>`
    ${selectSettlements}
    where book_id = ${bookId} and customer_id = ${customerId} and kind = 'payment'
      and (content ->> 'receiptId')::bigint = ${receiptId}
    order by settlement_id
  `.execute(db);
  return rows;
}

type ReceiptPage = {
  readonly customerId: number;
  readonly before?: number;
  readonly limit: number;
};

/** @returns what came in from a customer on receipts, taken back or not, the latest first. */
export const receiptsOf = (
  db: QueryExecutorProvider,
  bookId: number,
  page: ReceiptPage,
): Promise<SettlementRow[]> => moneyOf(db, bookId, 'receipt', page);

/** @returns what came in for single invoices, taken back or not, the latest first. */
export const paymentsOf = (
  db: QueryExecutorProvider,
  bookId: number,
  page: ReceiptPage,
): Promise<SettlementRow[]> => moneyOf(db, bookId, 'payment', page);

async function moneyOf(
  db: QueryExecutorProvider,
  bookId: number,
  kind: 'receipt' | 'payment',
  { customerId, before, limit }: ReceiptPage,
): Promise<SettlementRow[]> {
  const { rows } = await sql<SettlementRow>`
    ${selectSettlements}
    where book_id = ${bookId} and customer_id = ${customerId} and kind = ${kind}
      ${before === undefined ? sql`` : sql`and settlement_id < ${before}`}
    order by settlement_id desc limit ${limit}
  `.execute(db);
  return rows;
}
