import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { StockDocument, StockSource } from './table.ts';

/**
 * What each product of a book began with. Several godowns and batches of a product are one sum.
 * What is dated before the first day that counts is in it already.
 * @param of an array of the products; all of them unless given.
 * @returns a query with `product_id`, `source`, `quantity` (thousandths) and `counts_from`.
 */
export const startsOf = (bookId: number, of?: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select distinct on (product_id) product_id, source, quantity, counts_from from (
    select product_id, source, sum(quantity_thousandths)::bigint as quantity,
      max(counts_from) as counts_from
    from (
      select distinct on (product_id, source, godown, batch)
        product_id, source, quantity_thousandths, counts_from
      from stock_starts where book_id = ${bookId}
        ${of === undefined ? sql`` : sql`and product_id = any(${of})`}
      order by product_id, source, godown, batch, seq desc
    ) as last_said
    where quantity_thousandths is not null
    group by product_id, source
  ) as said order by product_id, source`;

export type StockStart = {
  readonly source: StockSource;
  readonly quantityThousandths: number;
  /** The first day of which moves count. */
  readonly countsFrom: string;
};

/** @returns what a product of a book began with; null where nothing was said of it. */
export async function stockStartOf(
  db: QueryExecutorProvider,
  bookId: number,
  productId: number,
): Promise<StockStart | null> {
  const { rows } = await sql<StockStart>`
    select source, quantity as "quantityThousandths", counts_from as "countsFrom"
    from (${startsOf(bookId, sql`array[${productId}::bigint]`)}) as starts
  `.execute(db);
  return rows[0] ?? null;
}

export type StockSum = { readonly inThousandths: number; readonly outThousandths: number };

/** @returns what moved from one day, or the first, to the day before another, or to the last. */
export async function stockMovedBetween(
  db: QueryExecutorProvider,
  at: { readonly bookId: number; readonly productId: number },
  { from, before }: { readonly from: string | null; readonly before: string | null },
): Promise<StockSum> {
  const { rows } = await sql<StockSum>`
    select
      coalesce(sum(quantity_thousandths) filter (where quantity_thousandths > 0), 0)::bigint
        as "inThousandths",
      coalesce(-sum(quantity_thousandths) filter (where quantity_thousandths < 0), 0)::bigint
        as "outThousandths"
    from stock_moves
    where book_id = ${at.bookId} and product_id = ${at.productId}
      ${from === null ? sql`` : sql`and move_date >= ${from}`}
      ${before === null ? sql`` : sql`and move_date < ${before}`}
  `.execute(db);
  return rows[0] ?? { inThousandths: 0, outThousandths: 0 };
}

export type StockMoveRow = {
  readonly seq: number;
  readonly line: number;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly document: StockDocument;
  readonly documentId: number;
  readonly number: string;
  /** In positive, out negative. */
  readonly quantityThousandths: number;
};

/** @returns the moves of a product from one day to another, both included, as they were dated. */
export async function stockMovesOf(
  db: QueryExecutorProvider,
  at: { readonly bookId: number; readonly productId: number },
  { from, to, limit }: { readonly from: string; readonly to: string; readonly limit: number },
): Promise<StockMoveRow[]> {
  const { rows } = await sql<StockMoveRow>`
    select seq, line, move_date as date, document, document_id as "documentId", number,
      quantity_thousandths as "quantityThousandths"
    from stock_moves
    where book_id = ${at.bookId} and product_id = ${at.productId}
      and move_date between ${from} and ${to}
    order by move_date, seq, line limit ${limit}
  `.execute(db);
  return rows;
}

/** @returns how many stock journals and their reversals moved the product, by line. */
export async function countStockJournalsOf(
  db: QueryExecutorProvider,
  { id, bookId }: { readonly id: number; readonly bookId: number | null },
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from stock_moves
    where product_id = ${id} and document = 'stock-journal'
      ${bookId === null ? sql`` : sql`and book_id = ${bookId}`}
  `.execute(db);
  return rows[0]?.count ?? 0;
}
