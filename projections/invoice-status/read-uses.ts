// Which invoices name a product on one of their lines, drafts and cancelled ones included.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { hasLineWith } from '../runner/writing/invoice-content.ts';

type Product = {
  readonly id: number;
  /** The book whose invoices count; null for all books. */
  readonly bookId: number | null;
};

/** @returns how many invoices have a line with the product. */
export async function countInvoicesNaming(
  db: QueryExecutorProvider,
  { id, bookId }: Product,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from invoices
    where ${hasLineWith(id)}
      ${bookId === null ? sql`` : sql`and book_id = ${bookId}`}
  `.execute(db);
  return rows[0]?.count ?? 0;
}
