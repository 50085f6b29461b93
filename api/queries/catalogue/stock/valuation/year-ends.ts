// What products carry over the end of a financial year, kept in a table. A row holds for as long
// as no move up to its day and no beginning of the product has come since, which is asked each
// time: nothing has to be told to it, and at an earlier moment it holds if all in it was known.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { CarriedStock, CarriedBy, ValuationMethod } from '#core/stock-valuation/index.ts';

/** Raised when moves are valued otherwise than before: what was kept is then worked out anew. */
const VALUED_SINCE = 2;

export type YearEnd = {
  readonly bookId: number;
  readonly yearEnd: CalendarDate;
  readonly productId: number;
  readonly method: ValuationMethod;
  /** What it was worked out from, beside the moves. */
  readonly basis: string;
  /** The last event that moved the product up to the day, a reversed count too; 0 for none. */
  readonly lastSeq: number;
  /** The event up to which all moves are in it. */
  readonly countedTo: number;
  readonly carried: CarriedStock;
};

/** Where the book stands as it is read, and what may make its rows others without an event. */
type BookPosition = { readonly seq: number; readonly generation: string };

export async function bookPosition(
  tables: QueryExecutorProvider,
  bookId: number,
): Promise<BookPosition> {
  const { rows } = await sql<BookPosition>`
    select head.seq, live.epoch || '.' || book.xmin::text as generation
    from book_heads as head
      join public.book_heads as live using (book_id)
      join public.books as book using (book_id)
    where head.book_id = ${bookId}
  `.execute(tables);
  return rows[0] ?? { seq: 0, generation: '' };
}

type Beginning = {
  readonly quantity: number;
  readonly countsFrom: string;
  readonly valuePaise: number | null;
};

export const basisOf = (begins: Beginning | undefined, { generation }: BookPosition): string =>
  JSON.stringify([
    VALUED_SINCE,
    generation,
    ...(begins === undefined ? [] : [begins.countsFrom, begins.quantity, begins.valuePaise]),
  ]);

type At = { readonly bookId: number; readonly yearEnd: CalendarDate };
type KeptYearEnd = Pick<
  YearEnd,
  'productId' | 'method' | 'basis' | 'lastSeq' | 'countedTo' | 'carried'
>;

/** @returns what each product carries over the day by each method, as far as it holds. */
export async function keptYearEnds(
  tables: QueryExecutorProvider,
  { bookId, yearEnd }: At,
  position: BookPosition,
  basisOfProduct: (productId: number) => string,
): Promise<ReadonlyMap<number, CarriedBy>> {
  const { rows } = await sql<KeptYearEnd>`
    select product_id as "productId", method, basis, last_seq as "lastSeq",
      counted_to as "countedTo", carried
    from stock_year_ends where book_id = ${bookId} and year_end = ${yearEnd}::date
  `.execute(tables);
  if (rows.length === 0) return new Map();
  const late = await lateMoves(tables, { bookId, yearEnd }, rows);
  const holding = rows.filter(
    ({ productId, basis, lastSeq, countedTo }) =>
      lastSeq <= position.seq &&
      (late.get(productId) ?? 0) <= countedTo &&
      basis === basisOfProduct(productId),
  );
  const byProduct = Map.groupBy(holding, ({ productId }) => productId);
  return new Map(
    [...byProduct].map(([productId, all]) => [
      productId,
      new Map(all.map(({ method, carried }) => [method, carried])),
    ]),
  );
}

/** @returns of each product the last event that moved it up to the day, since it was kept first. */
function lateMoves(
  tables: QueryExecutorProvider,
  at: At,
  kept: readonly Pick<KeptYearEnd, 'countedTo'>[],
): Promise<ReadonlyMap<number, number>> {
  const since = kept.reduce((least, { countedTo }) => Math.min(least, countedTo), Infinity);
  return lastSeqs(tables, at, sql`seq > ${since}`);
}

/**
 * @returns of each product the last event that moved it up to the day. Counts that were reversed
 * are among them: at a moment before their reversal they stand.
 */
export const lastMoves = (
  tables: QueryExecutorProvider,
  at: At,
  of: readonly number[],
): Promise<ReadonlyMap<number, number>> =>
  lastSeqs(tables, at, sql`product_id = any(${[...of]}::bigint[])`);

async function lastSeqs(
  tables: QueryExecutorProvider,
  { bookId, yearEnd }: At,
  which: RawBuilder<unknown>,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ readonly productId: number; readonly seq: number }>`
    select product_id as "productId", max(seq) as seq from stock_moves
    where book_id = ${bookId} and ${which} and move_date <= ${yearEnd}::date
    group by product_id
  `.execute(tables);
  return new Map(rows.map(({ productId, seq }) => [productId, seq]));
}

/** Two servers that keep the same at once keep what is equal, and lock its rows in one order. */
export async function keepYearEnds(
  db: QueryExecutorProvider,
  rows: readonly YearEnd[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into stock_year_ends
    select * from jsonb_to_recordset(${JSON.stringify(rows.map(rowOf))}::jsonb) as kept (
      book_id bigint, year_end date, product_id bigint, method text, basis text,
      last_seq bigint, counted_to bigint, carried jsonb)
    order by product_id, method
    on conflict (book_id, year_end, product_id, method) do update set
      basis = excluded.basis, last_seq = excluded.last_seq, counted_to = excluded.counted_to,
      carried = excluded.carried
    where excluded.counted_to >= stock_year_ends.counted_to
      or excluded.basis <> stock_year_ends.basis
  `.execute(db);
}

const rowOf = (one: YearEnd) => ({
  book_id: one.bookId,
  year_end: one.yearEnd,
  product_id: one.productId,
  method: one.method,
  basis: one.basis,
  last_seq: one.lastSeq,
  counted_to: one.countedTo,
  carried: one.carried,
});
