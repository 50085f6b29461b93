// Which documents before an invoice name a product or a customer.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { hasLineWith } from '../runner/writing/invoice-content.ts';

type Product = {
  readonly id: number;
  /** The book whose documents count; null for all books. */
  readonly bookId: number | null;
};

/** @returns how many that are neither closed nor withdrawn have a line with the product. */
export async function countPresalesWith(
  db: QueryExecutorProvider,
  { id, bookId }: Product,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from presales
    where state in ('draft', 'issued') and ${hasLineWith(id)}
      ${bookId === null ? sql`` : sql`and book_id = ${bookId}`}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** @returns how many name a customer, and the last day on which a challan was issued. */
export async function presalesNaming(
  db: QueryExecutorProvider,
  bookId: number,
  customerId: number,
): Promise<{ readonly count: number; readonly lastChallanOn: string | null }> {
  const { rows } = await sql<{ readonly count: number; readonly lastChallanOn: string | null }>`
    select count(*) as count,
      max(issue_date) filter (where kind = 'challan' and number is not null) as "lastChallanOn"
    from presales where book_id = ${bookId} and customer_id = ${customerId}
  `.execute(db);
  return rows[0] ?? { count: 0, lastChallanOn: null };
}
