// Which invoices name a product or a godown on one of their lines, drafts and cancelled ones
// included.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { hasLineWith } from '../runner/writing/invoice-content.ts';

type RecordAddress = {
  readonly id: number;
  /** The book whose invoices count; null for all books. */
  readonly bookId: number | null;
};

type Field = 'productId' | 'godownId';

/** @returns how many invoices have a line with the product or the godown. */
export async function countInvoicesNaming(
  db: QueryExecutorProvider,
  field: Field,
  { id, bookId }: RecordAddress,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from invoices
    where ${hasLineWith(field, id)}
      ${bookId === null ? sql`` : sql`and book_id = ${bookId}`}
  `.execute(db);
  return rows[0]?.count ?? 0;
}
