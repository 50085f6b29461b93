import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { Period } from '#core/kernel/financial-year.ts';
import type { LedgerLineRow, LinePosition } from './table.ts';

/**
 * A page of one account's ledger, oldest first, both ends of the period included. Its cost does not
 * grow with the history: it starts at the position after which it continues, null being the
 * period's start.
 * @returns at most `limit` lines.
 */
export async function ledgerPage(
  db: QueryExecutorProvider,
  bookId: number,
  accountId: number,
  page: { readonly period: Period; readonly after: LinePosition | null; readonly limit: number },
): Promise<LedgerLineRow[]> {
  const { period, limit } = page;
  // Before the period's first line stands nothing: seq counts from 1.
  const after = page.after ?? { entryDate: period.from, seq: 0, line: 0 };
  const { rows } = await sql<LedgerLineRow>`
    select entry_date as "entryDate", seq, line, amount_paise as "amountPaise"
    from ledger_lines
    where book_id = ${bookId} and account_id = ${accountId}
      and entry_date between ${period.from} and ${period.to}
      and (entry_date, seq, line) > (${after.entryDate}, ${after.seq}, ${after.line})
    order by entry_date, seq, line
    limit ${limit}
  `.execute(db);
  return rows;
}

/** @returns a query, not run yet, that gives the seqs of the events with a line on the account. */
export const seqsOfAccount = (bookId: number, accountId: number): RawBuilder<unknown> => sql`
  select line.seq from ledger_lines as line
  where line.book_id = ${bookId} and line.account_id = ${accountId}`;
