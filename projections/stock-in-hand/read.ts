import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
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
  readonly countsFrom: CalendarDate;
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

/** @returns the event that said last what each product of a book began with. */
export async function startEventsOf(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ readonly productId: number; readonly seq: number }>`
    select starts.product_id as "productId", max(said.seq)::bigint as seq
    from (${startsOf(bookId)}) as starts
      join stock_starts as said on said.book_id = ${bookId}
        and said.product_id = starts.product_id and said.source = starts.source
    group by starts.product_id
  `.execute(db);
  return new Map(rows.map(({ productId, seq }) => [productId, seq]));
}

export type StockSum = { readonly inThousandths: number; readonly outThousandths: number };

/** Of rows as `m`: a count that was reversed never was, nor its reversal, which bears its day. */
export const STANDING: RawBuilder<unknown> = sql`
  m.document <> 'stock-count-reversed' and (m.document <> 'stock-count' or not exists (
    select 1 from stock_moves undone
    where undone.book_id = m.book_id and undone.product_id = m.product_id
      and undone.move_date = m.move_date and undone.document = 'stock-count-reversed'
      and undone.document_id = m.document_id))`;

type Counts = {
  /** An array of the products; all of them unless given. */
  readonly of?: RawBuilder<unknown> | undefined;
  /** The last day that counts; all of them unless given. */
  readonly asOn?: string | undefined;
};

/**
 * What physical counts found more or less than there was in the books, by all that is dated before
 * them now in the place that was counted: an entry that comes later with an earlier date changes
 * it. A count of one batch found what it found against the books of its moment, and is a move among
 * others to a count of the place. What a book began with is in the main location.
 * @returns a query with `product_id`, `godown_id`, `seq`, `line`, `move_date` and `difference`
 * (thousandths).
 */
export const countDifferences = (
  bookId: number,
  { of, asOn }: Counts = {},
): RawBuilder<unknown> => sql`
  select product_id, godown_id, seq, line, move_date, coalesce(of_batch,
    counted - coalesce(lag(counted) over in_order + held - lag(held) over in_order, held))::bigint
      as difference
  from (
    select m.product_id, m.godown_id, m.seq, m.line, m.move_date, m.counted_thousandths as counted,
      m.counted_thousandths - m.in_books_thousandths as of_batch,
      case when m.godown_id is null then coalesce(starts.quantity, 0) else 0 end
        + sum(m.quantity_thousandths
          + coalesce(m.counted_thousandths - m.in_books_thousandths, 0)) over (
          partition by m.product_id, m.godown_id order by m.move_date, m.seq, m.line) as held
    from stock_moves m
    left join (${startsOf(bookId, of)}) as starts on starts.product_id = m.product_id
    where m.book_id = ${bookId} and ${STANDING}
      and m.product_id in (
        select c.product_id from stock_moves c
        where c.book_id = ${bookId} and c.counted_thousandths is not null)
      and (starts.counts_from is null or m.move_date >= starts.counts_from)
      ${of === undefined ? sql`` : sql`and m.product_id = any(${of})`}
      ${asOn === undefined ? sql`` : sql`and m.move_date <= ${asOn}::date`}
  ) as moved
  where counted is not null
  window in_order as (
    partition by product_id, godown_id, of_batch is null order by move_date, seq, line)`;

export type CountDifference = {
  readonly productId: number;
  readonly seq: number;
  readonly line: number;
  readonly date: string;
  /** Found more above zero, less below. */
  readonly differenceThousandths: number;
  /** Null of the main location. */
  readonly godownId: number | null;
};

/** @returns the differences of all counts of some products, the earliest of each first. */
export async function countDifferencesOf(
  db: QueryExecutorProvider,
  bookId: number,
  productIds: readonly number[],
): Promise<CountDifference[]> {
  const of = sql`${[...productIds]}::bigint[]`;
  const { rows } = await sql<CountDifference>`
    select product_id as "productId", godown_id as "godownId", seq, line, move_date as date,
      difference as "differenceThousandths"
    from (${countDifferences(bookId, { of })}) as counts order by product_id, move_date, seq, line
  `.execute(db);
  return rows;
}

/** A product of a book, wherever it lies, or in one place: null the main location. */
export type GoodsAddress = {
  readonly bookId: number;
  readonly productId: number;
  readonly godownId?: number | null | undefined;
};

const inPlace = ({ godownId }: GoodsAddress): RawBuilder<unknown> =>
  godownId === undefined ? sql`` : sql`and godown_id is not distinct from ${godownId}::bigint`;

/** @returns what moved, without counts, from a day or the first to the one before another. */
export async function stockMovedBetween(
  db: QueryExecutorProvider,
  at: GoodsAddress,
  { from, before }: { readonly from: string | null; readonly before: string | null },
): Promise<StockSum> {
  const { rows } = await sql<StockSum>`
    select
      coalesce(sum(quantity_thousandths) filter (where quantity_thousandths > 0), 0)::bigint
        as "inThousandths",
      coalesce(-sum(quantity_thousandths) filter (where quantity_thousandths < 0), 0)::bigint
        as "outThousandths"
    from stock_moves
    where book_id = ${at.bookId} and product_id = ${at.productId} ${inPlace(at)}
      ${from === null ? sql`` : sql`and move_date >= ${from}`}
      ${before === null ? sql`` : sql`and move_date < ${before}`}
  `.execute(db);
  return rows[0] ?? { inThousandths: 0, outThousandths: 0 };
}

export type StockMoveRow = {
  readonly seq: number;
  readonly line: number;
  readonly date: CalendarDate;
  readonly document: StockDocument;
  readonly documentId: number;
  readonly number: string;
  /** In positive, out negative; nothing of a count, which `countDifferencesOf` tells of. */
  readonly quantityThousandths: number;
  readonly godownId: number | null;
  readonly batch: string | null;
};

/** @returns the moves of a product from one day to another, both included, as they were dated. */
export async function stockMovesOf(
  db: QueryExecutorProvider,
  at: GoodsAddress,
  { from, to, limit }: { readonly from: string; readonly to: string; readonly limit: number },
): Promise<StockMoveRow[]> {
  const { rows } = await sql<StockMoveRow>`
    select seq, line, move_date as date, document, document_id as "documentId", number,
      quantity_thousandths as "quantityThousandths", godown_id as "godownId", batch
    from stock_moves m
    where book_id = ${at.bookId} and product_id = ${at.productId} ${inPlace(at)} and ${STANDING}
      and move_date between ${from} and ${to}
    order by move_date, seq, line limit ${limit}
  `.execute(db);
  return rows;
}

/** How many moves there are, of every book where none is named. */
export async function countMoves(
  db: QueryExecutorProvider,
  bookId: number | null,
  which: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from stock_moves
    where ${which} ${bookId === null ? sql`` : sql`and book_id = ${bookId}`}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export const BY_STOCK_JOURNALS = sql`document in ('stock-journal', 'stock-count', 'stock-loss')`;

/** @returns how many stock journals and their reversals moved the product, by line. */
export const countStockJournalsOf = (
  db: QueryExecutorProvider,
  { id, bookId }: { readonly id: number; readonly bookId: number | null },
): Promise<number> => countMoves(db, bookId, sql`product_id = ${id} and ${BY_STOCK_JOURNALS}`);
