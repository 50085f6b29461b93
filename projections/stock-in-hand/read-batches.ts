// The moves of the products of which batches are named, and the last days of these.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { countDifferences, STANDING, startsOf } from './read.ts';
import type { StockDocument } from './table.ts';

export type MoveOfBatches = {
  readonly productId: number;
  readonly godownId: number | null;
  readonly date: CalendarDate;
  /** 0 of what the book began with. */
  readonly seq: number;
  readonly line: number;
  /** Null of what the book began with. */
  readonly document: StockDocument | null;
  readonly documentId: number | null;
  readonly challanId: number | null;
  /** Of a count, what it found more or less. */
  readonly quantityThousandths: number;
  readonly batch: string | null;
  readonly manufacturedOn: string | null;
  readonly expiresOn: string | null;
};

/** @returns of each product the last days of its batches, by number: what was said last counts. */
export async function expiriesOfBatches(
  db: QueryExecutorProvider,
  bookId: number,
  productIds: readonly number[],
): Promise<readonly ReadonlyMap<string, string | null>[]> {
  type Row = { readonly productId: number; readonly batch: string; readonly day: string | null };
  const { rows } = await sql<Row>`
    select product_id as "productId", batch, (array_agg(expires_on
      order by move_date desc, seq desc, line desc) filter (where expires_on is not null))[1] as day
    from stock_moves
    where book_id = ${bookId} and batch is not null
      and product_id = any(${[...productIds]}::bigint[])
    group by product_id, batch
  `.execute(db);
  const products = Map.groupBy(rows, ({ productId }) => productId);
  return productIds.map(
    (id) => new Map(products.get(id)?.map(({ batch, day }) => [batch, day] as const)),
  );
}

type BatchesQuery = {
  readonly to: CalendarDate;
  /** All products that have batches unless given. */
  readonly of?: readonly number[] | undefined;
};

/** @returns the moves up to a day of products that have batches, of each in their order. */
export async function movesOfBatches(
  db: QueryExecutorProvider,
  bookId: number,
  { to, of: ids }: BatchesQuery,
): Promise<MoveOfBatches[]> {
  const batched = sql`array(
    select distinct product_id from stock_moves
    where book_id = ${bookId} and batch is not null
      ${ids === undefined ? sql`` : sql`and product_id = any(${[...ids]}::bigint[])`})`;
  const { rows } = await sql<MoveOfBatches>`
    with starts as materialized (${startsOf(bookId, batched)})
    select product_id as "productId", godown_id as "godownId", day as date, seq, line, document,
      document_id as "documentId", challan_id as "challanId", quantity as "quantityThousandths",
      batch,
      manufactured_on as "manufacturedOn", expires_on as "expiresOn"
    from (
      select product_id, null::bigint as godown_id, counts_from - 1 as day, 0::bigint as seq,
        0 as line, null as document, null::bigint as document_id, null::bigint as challan_id,
        quantity, null as batch,
        null::date as manufactured_on, null::date as expires_on
      from starts where counts_from - 1 <= ${to}::date
      union all
      select m.product_id, m.godown_id, m.move_date, m.seq, m.line, m.document, m.document_id,
        m.challan_id,
        coalesce(counts.difference, m.quantity_thousandths), m.batch, m.manufactured_on,
        m.expires_on
      from stock_moves m
      left join starts on starts.product_id = m.product_id
      left join (${countDifferences(bookId, { of: batched, asOn: to })}) as counts
        on counts.product_id = m.product_id and counts.seq = m.seq and counts.line = m.line
      where m.book_id = ${bookId} and m.product_id = any(${batched}) and ${STANDING}
        and m.move_date <= ${to}::date
        and (starts.counts_from is null or m.move_date >= starts.counts_from)
    ) as moved
    order by product_id, day, seq, line
  `.execute(db);
  return rows;
}
