import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { OrderPartRow } from './table.ts';

type TakenFrom = { readonly kind: 'purchase-order' | 'goods-receipt'; readonly id: number };

/** @returns what stands and takes of a document, in the order of posting. */
export async function partsStanding(
  db: QueryExecutorProvider,
  bookId: number,
  { kind, id }: TakenFrom,
): Promise<OrderPartRow[]> {
  const { rows } = await sql<OrderPartRow>`
    select line, by_kind as "byKind", by_id as "byId", by_line as "byLine",
      by_number as "byNumber", taken_on as "takenOn", is_received as "isReceived",
      quantity_thousandths as "quantityThousandths", taxable_paise as "taxablePaise"
    from order_parts
    where book_id = ${bookId} and of_kind = ${kind} and order_id = ${id} and stands
    order by last_seq, by_line
  `.execute(db);
  return rows;
}
