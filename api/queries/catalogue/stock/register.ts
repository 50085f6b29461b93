// Stock in hand by product. The products are those that the book keeps in stock: its own, and those
// of the installation that it has begun with or moved.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { startsOf } from '#projections/stock-in-hand/read.ts';
import type { listStock, StockFigures, StockRow } from '#api/contract/catalogue/stock/register.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { stockQuantityText } from './quantities.ts';

type StockQuery = z.output<typeof listStock.query>;
type Narrowing = Pick<StockQuery, 'search' | 'only'>;

/**
 * What is dated before the first day that counts is taken off the totals again, which costs one
 * step down the key of the moves for each product that has such a day.
 */
const stockOf = (bookId: number): RawBuilder<unknown> => sql`
  select p.product_id, p.name, p.name_key, u.name as unit, starts.counts_from,
    coalesce(starts.quantity, 0) as opening,
    coalesce(totals.in_thousandths, 0) - coalesce(before.moved_in, 0) as moved_in,
    coalesce(totals.out_thousandths, 0) - coalesce(before.moved_out, 0) as moved_out,
    coalesce(starts.quantity, 0)
      + coalesce(totals.in_thousandths, 0) - coalesce(before.moved_in, 0)
      - coalesce(totals.out_thousandths, 0) + coalesce(before.moved_out, 0) as in_hand
  from products p
  left join (${startsOf(bookId)}) as starts on starts.product_id = p.product_id
  left join stock_totals totals
    on totals.book_id = ${bookId} and totals.product_id = p.product_id
  left join lateral (
    select sum(m.quantity_thousandths) filter (where m.quantity_thousandths > 0) as moved_in,
      -sum(m.quantity_thousandths) filter (where m.quantity_thousandths < 0) as moved_out
    from stock_moves m
    where starts.counts_from is not null and m.book_id = ${bookId}
      and m.product_id = p.product_id and m.move_date < starts.counts_from
  ) as before on true
  left join units u on u.book_id in (${INSTALLATION_BOOK}, ${bookId}) and u.unit_id = p.unit_id
  where p.stocked and (p.status <> 'retired' or totals.product_id is not null)
    and (p.book_id = ${bookId} or (p.book_id = ${INSTALLATION_BOOK}
      and (starts.product_id is not null or totals.product_id is not null)))`;

const ONLY = {
  negative: sql`in_hand < 0`,
  'in-hand': sql`in_hand > 0`,
  nil: sql`in_hand = 0`,
} as const;

function within({ search = '', only }: Narrowing): RawBuilder<unknown> {
  const text = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const isNamed = search.trim() === '' ? sql`true` : sql`name ilike ${text}`;
  return only === undefined ? isNamed : sql`${isNamed} and ${ONLY[only]}`;
}

const ORDERS = {
  name: sql`name_key, product_id`,
  '-name': sql`name_key desc, product_id desc`,
  in_hand: sql`in_hand, name_key, product_id`,
  '-in_hand': sql`in_hand desc, name_key desc, product_id desc`,
} as const satisfies Record<StockQuery['order'], RawBuilder<unknown>>;

type Row = {
  readonly productId: number;
  readonly name: string;
  readonly unit: string | null;
  readonly countsFrom: string | null;
  readonly opening: number;
  readonly movedIn: number;
  readonly movedOut: number;
  readonly inHand: number;
};

/** @returns a stretch of the register, in its order. */
export async function listStockOf(
  db: ReadTables,
  bookId: number,
  { order, limit, offset, ...narrowing }: StockQuery,
): Promise<StockRow[]> {
  const { rows } = await sql<Row>`
    select product_id as "productId", name, unit, counts_from as "countsFrom",
      opening::bigint as opening, moved_in::bigint as "movedIn", moved_out::bigint as "movedOut",
      in_hand::bigint as "inHand"
    from (${stockOf(bookId)}) as stock where ${within(narrowing)}
    order by ${ORDERS[order]} limit ${limit} offset ${offset}
  `.execute(db);
  return rows.map((row) => ({
    product_id: row.productId,
    product: row.name,
    unit: row.unit,
    opening: stockQuantityText(row.opening),
    counts_from: row.countsFrom,
    in: stockQuantityText(row.movedIn),
    out: stockQuantityText(row.movedOut),
    in_hand: stockQuantityText(row.inHand),
  }));
}

/** @returns what the register comes to: quantities of different goods have no sum. */
export async function stockFiguresOf(
  db: ReadTables,
  bookId: number,
  narrowing: Narrowing,
): Promise<StockFigures> {
  const { rows } = await sql<StockFigures>`
    select count(*) filter (where ${within(narrowing)})::int as count, count(*)::int as of,
      count(*) filter (where in_hand < 0)::int as negative
    from (${stockOf(bookId)}) as stock
  `.execute(db);
  return rows[0] ?? { count: 0, of: 0, negative: 0 };
}
