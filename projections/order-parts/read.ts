import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { OrderPartRow } from './table.ts';

/** @returns what bills that stand take of an order, as they were posted. */
export async function partsOfOrderIn(
  db: QueryExecutorProvider,
  bookId: number,
  orderId: number,
): Promise<OrderPartRow[]> {
  const { rows } = await sql<OrderPartRow>`
    select line, by_id as "byId", by_line as "byLine", by_number as "byNumber",
      taken_on as "takenOn", quantity_thousandths as "quantityThousandths",
      taxable_paise as "taxablePaise"
    from order_parts
    where book_id = ${bookId} and order_id = ${orderId} and stands
    order by last_seq, by_line
  `.execute(db);
  return rows;
}
