// Stock in hand by product. The products are those that the book keeps in stock: its own, and those
// of the installation that it has begun with or moved.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { z } from 'zod';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { countDifferences, startsOf } from '#projections/stock-in-hand/read.ts';
import type { listStock, StockFigures, StockRow } from '#api/contract/catalogue/stock/register.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

type StockQuery = z.output<typeof listStock.query>;
type Narrowing = Pick<StockQuery, 'search' | 'only'>;

/** The products that the book keeps in stock, as `p`. */
const keptIn = (bookId: number): RawBuilder<unknown> => {
  const hasMoved = sql`exists (
    select 1 from stock_totals t where t.book_id = ${bookId} and t.product_id = p.product_id)`;
  const hasBegun = sql`p.product_id in (select product_id from (${startsOf(bookId)}) as begun)`;
  return sql`p.book_id in (${INSTALLATION_BOOK}, ${bookId}) and p.stocked
    and (p.status <> 'retired' or ${hasMoved})
    and (p.book_id = ${bookId} or ${hasMoved} or ${hasBegun})`;
};

type CountScope = {
  /** An array of the products; all that are kept unless given. */
  readonly of?: RawBuilder<unknown> | undefined;
  /** The last day whose moves count; all of them unless given. */
  readonly asOn?: string | undefined;
};

/** Nothing is in stock before the first day that counts. */
const beginsLater = (asOn: string): RawBuilder<unknown> => sql`starts.counts_from > ${asOn}::date`;

/** The moves of a product that the totals hold and the list does not. */
const uncounted = (asOn: string | undefined): RawBuilder<unknown> =>
  asOn === undefined
    ? sql`starts.counts_from is not null and m.move_date < starts.counts_from`
    : sql`(m.move_date < starts.counts_from or m.move_date > ${asOn}::date)`;

/**
 * What is dated before the first day that counts is taken off the totals again, which costs one
 * step down the key of the moves for each product that has such a day; and so is what is dated
 * after the day that is asked for.
 */
const countedIn = (bookId: number, { of, asOn }: CountScope = {}): RawBuilder<unknown> => sql`
  select p.product_id, p.name, p.name_key, p.unit_id, starts.counts_from,
    begun.opening, moved.total_in as moved_in, moved.total_out as moved_out,
    begun.opening + moved.total_in - moved.total_out as in_hand
  from products p
  left join (${startsOf(bookId, of)}) as starts on starts.product_id = p.product_id
  left join stock_totals totals
    on totals.book_id = ${bookId} and totals.product_id = p.product_id
  left join lateral (
    select sum(m.quantity_thousandths) filter (where m.quantity_thousandths > 0) as moved_in,
      -sum(m.quantity_thousandths) filter (where m.quantity_thousandths < 0) as moved_out
    from stock_moves m
    where m.book_id = ${bookId} and m.product_id = p.product_id and ${uncounted(asOn)}
  ) as before on true
  cross join lateral (
    select ${
      asOn === undefined
        ? sql`coalesce(starts.quantity, 0)`
        : sql`case
      when ${beginsLater(asOn)} then 0 else coalesce(starts.quantity, 0) end`
    } as opening
  ) as begun
  left join (
    select product_id, sum(greatest(difference, 0))::bigint as found,
      -sum(least(difference, 0))::bigint as missing
    from (${countDifferences(bookId, { of, asOn })}) as each_count group by product_id
  ) as counts on counts.product_id = p.product_id
  cross join lateral (
    select coalesce(totals.in_thousandths, 0) - coalesce(before.moved_in, 0)::bigint
        + coalesce(counts.found, 0) as total_in,
      coalesce(totals.out_thousandths, 0) - coalesce(before.moved_out, 0)::bigint
        + coalesce(counts.missing, 0) as total_out
  ) as moved
  where ${keptIn(bookId)} ${of === undefined ? sql`` : sql`and p.product_id = any(${of})`}`;

/**
 * @param asOn the last day whose moves count; all of them unless given.
 * @returns a query for `product_id` and `in_hand`, in thousandths, of what is kept in stock.
 */
export const inHandOf = (bookId: number, asOn?: string): RawBuilder<unknown> =>
  sql`select product_id, in_hand::bigint as in_hand from (${countedIn(bookId, { asOn })}) as stock`;

/** @returns what is in hand of those of the products that are kept in stock, in thousandths. */
export async function inHandOfProducts(
  db: QueryExecutorProvider,
  bookId: number,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ readonly id: number; readonly inHand: number }>`
    select product_id as id, in_hand::bigint as "inHand"
    from (${countedIn(bookId, { of: sql`${[...productIds]}::bigint[]` })}) as stock
  `.execute(db);
  return new Map(rows.map(({ id, inHand }) => [id, inHand]));
}

const ONLY = {
  negative: sql`in_hand < 0`,
  'in-hand': sql`in_hand > 0`,
  nil: sql`in_hand = 0`,
} as const;

const isNamed = ({ search = '' }: Narrowing): RawBuilder<unknown> => {
  const text = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return search.trim() === '' ? sql`true` : sql`name ilike ${text}`;
};

const within = ({ only, ...narrowing }: Narrowing): RawBuilder<unknown> =>
  only === undefined ? isNamed(narrowing) : sql`${isNamed(narrowing)} and ${ONLY[only]}`;

const ORDERS = {
  name: sql`name_key, product_id`,
  '-name': sql`name_key desc, product_id desc`,
  in_hand: sql`in_hand, name_key, product_id`,
  '-in_hand': sql`in_hand desc, name_key desc, product_id desc`,
} as const satisfies Record<StockQuery['order'], RawBuilder<unknown>>;

/** Finds the products of a stretch: of these alone all figures are asked. */
function stretchOf(bookId: number, query: StockQuery): RawBuilder<unknown> {
  const { order, limit, offset, product_ids: ids, as_on: asOn, ...narrowing } = query;
  const of = ids && sql`${[...ids]}::bigint[]`;
  const isByName = narrowing.only === undefined && !order.endsWith('in_hand');
  const among = isByName
    ? sql`select p.product_id, p.name, p.name_key from products p
        where ${keptIn(bookId)} ${of === undefined ? sql`` : sql`and p.product_id = any(${of})`}`
    : countedIn(bookId, { of, asOn });
  return sql`select product_id from (${among}) as stock where ${within(narrowing)}
    order by ${ORDERS[order]} limit ${limit} offset ${offset}`;
}

/** @returns a stretch of the register, in its order. */
export async function listStockOf(
  db: ReadTables,
  bookId: number,
  query: StockQuery,
): Promise<StockRow[]> {
  const shown = sql`array(select product_id from stretch)`;
  const { rows } = await sql<StockRow>`
    with stretch as materialized (${stretchOf(bookId, query)})
    select product_id as "productId", name as product, counts_from as "countsFrom", (
        select u.name from units u
        where u.book_id in (${INSTALLATION_BOOK}, ${bookId}) and u.unit_id = stock.unit_id
      ) as unit,
      opening::bigint as "openingThousandths", moved_in as "inThousandths",
      moved_out as "outThousandths", in_hand::bigint as "inHandThousandths"
    from (${countedIn(bookId, { of: shown, asOn: query.as_on })}) as stock
    order by ${ORDERS[query.order]}
  `.execute(db);
  return rows;
}

/** @returns what the register comes to: quantities of different goods have no sum. */
export async function stockFiguresOf(
  db: ReadTables,
  bookId: number,
  { as_on: asOn, ...narrowing }: Narrowing & Pick<StockQuery, 'as_on'>,
): Promise<StockFigures> {
  const { rows } = await sql<StockFigures>`
    select count(*) filter (where ${within(narrowing)})::int as count, count(*)::int as of,
      count(*) filter (where in_hand < 0)::int as negative
    from (${countedIn(bookId, { asOn })}) as stock
  `.execute(db);
  return rows[0] ?? { count: 0, of: 0, negative: 0 };
}
