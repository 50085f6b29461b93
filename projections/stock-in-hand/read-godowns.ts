// Where the goods of a book lie: what moved in its godowns, and what each place holds.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { Period } from '#core/kernel/financial-year.ts';
import { BY_STOCK_JOURNALS, countDifferences, countMoves, startsOf } from './read.ts';

/**
 * @returns those of the products that were ever in another place than the main location, or of
 * which one batch was counted: a count is of a part of them.
 */
export async function productsCountedInPart(
  db: QueryExecutorProvider,
  bookId: number,
  productIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    select distinct product_id as id from stock_moves
    where book_id = ${bookId} and product_id = any(${[...productIds]}::bigint[])
      and (godown_id is not null or in_books_thousandths is not null)
  `.execute(db);
  return rows.map(({ id }) => id);
}

type OfMaster = { readonly id: number; readonly bookId: number | null };

/** @returns how many lines of stock journals name the godown. */
export const countLinesInGodown = (db: QueryExecutorProvider, { id, bookId }: OfMaster) =>
  countMoves(db, bookId, sql`godown_id = ${id} and ${BY_STOCK_JOURNALS}`);

/** @returns by how many lines of credit notes goods came back to the godown. */
export const countNotesInGodown = (db: QueryExecutorProvider, { id, bookId }: OfMaster) =>
  countMoves(db, bookId, sql`godown_id = ${id} and document = 'credit-note'`);

export type PlacedStock = {
  readonly productId: number;
  /** Null of the main location. */
  readonly godownId: number | null;
  readonly openingThousandths: number;
  readonly inThousandths: number;
  readonly outThousandths: number;
};

type PlacedQuery = Period & {
  /** All products unless given. */
  readonly of?: readonly number[] | undefined;
};

/**
 * @returns of each product and place where it lies or has moved what was there before the period,
 * and what came in and went out within it. What was there on the morning of a first day that counts
 * came with the evening before it, as in its valuation.
 */
export async function placedStock(
  db: QueryExecutorProvider,
  bookId: number,
  { from, to, of: ids }: PlacedQuery,
): Promise<PlacedStock[]> {
  const of = ids && sql`${[...ids]}::bigint[]`;
  const { rows } = await sql<PlacedStock>`
    select product_id as "productId", godown_id as "godownId",
      coalesce(sum(quantity) filter (where day < ${from}::date), 0)::bigint
        as "openingThousandths",
      coalesce(sum(quantity) filter (where day >= ${from}::date and quantity > 0), 0)::bigint
        as "inThousandths",
      coalesce(-sum(quantity) filter (where day >= ${from}::date and quantity < 0), 0)::bigint
        as "outThousandths"
    from (${movedInPlaces(bookId, { to, of })}) as moved
    group by product_id, godown_id
  `.execute(db);
  return rows;
}

/** @returns a query with `product_id`, `godown_id`, `seq`, `day` and `quantity` (thousandths). */
const movedInPlaces = (
  bookId: number,
  { to, of }: { readonly to: string; readonly of?: RawBuilder<unknown> | undefined },
): RawBuilder<unknown> => sql`
  with starts as materialized (${startsOf(bookId, of)})
  select * from (
    select m.product_id, m.godown_id, m.seq, m.move_date as day, m.quantity_thousandths as quantity
    from stock_moves m
    left join starts on starts.product_id = m.product_id
    where m.book_id = ${bookId} and m.move_date <= ${to}::date
      and (starts.counts_from is null or m.move_date >= starts.counts_from)
      ${of === undefined ? sql`` : sql`and m.product_id = any(${of})`}
    union all
    select product_id, godown_id, seq, move_date, difference
    from (${countDifferences(bookId, { of, asOn: to })}) as counts
    union all
    select starts.product_id, null, (
        select max(said.seq) from stock_starts said where said.book_id = ${bookId}
          and said.product_id = starts.product_id and said.source = starts.source),
      counts_from - 1, quantity
    from starts where counts_from - 1 <= ${to}::date
  ) as moved
  where quantity <> 0`;

type PlaceFigure = Period & {
  readonly productId: number;
  /** Null of the main location. */
  readonly godownId: number | null;
  readonly head: 'opening' | 'in' | 'out' | 'closing';
};

type MoveInPlace = {
  readonly seq: number;
  readonly date: string;
  /** In thousandths, as the head of the figure is read. */
  readonly amount: number;
};

/** @returns what of a product moved in one place, as `placedStock` counts it. */
export async function movesInPlace(
  db: QueryExecutorProvider,
  bookId: number,
  { productId, godownId, head, from, to }: PlaceFigure,
): Promise<MoveInPlace[]> {
  const { rows } = await sql<MoveInPlace>`
    select seq, to_char(day, 'YYYY-MM-DD') as date,
      ${head === 'out' ? sql`-quantity` : sql`quantity`} as amount
    from (${movedInPlaces(bookId, { to, of: sql`array[${productId}::bigint]` })}) as moved
    where godown_id is not distinct from ${godownId}::bigint ${OF_HEAD[head](from)}
  `.execute(db);
  return rows;
}

const OF_HEAD: Readonly<Record<PlaceFigure['head'], (from: string) => RawBuilder<unknown>>> = {
  opening: (from) => sql`and day < ${from}::date`,
  in: (from) => sql`and day >= ${from}::date and quantity > 0`,
  out: (from) => sql`and day >= ${from}::date and quantity < 0`,
  closing: () => sql``,
};
