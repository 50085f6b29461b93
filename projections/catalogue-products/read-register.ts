// The products that a book may use as a register: any stretch of the whole list in one of its
// orders, and how many there are.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { MasterStatus } from '#core/catalogue/master/index.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { literally } from '../runner/text-search.ts';

/** One with a minus is the other way round. */
const ORDERS = {
  name: sql`r.name_key, r.product_id`,
  '-name': sql`r.name_key desc, r.product_id desc`,
  price: sql`coalesce(r.price_thousandths, -1), r.name_key, r.product_id`,
  '-price': sql`coalesce(r.price_thousandths, -1) desc, r.name_key desc, r.product_id desc`,
  hsn: sql`coalesce(r.hsn, ''), r.name_key, r.product_id`,
  '-hsn': sql`coalesce(r.hsn, '') desc, r.name_key desc, r.product_id desc`,
  added: sql`r.product_id`,
  '-added': sql`r.product_id desc`,
  in_hand: sql`s.in_hand, r.name_key, r.product_id`,
  '-in_hand': sql`s.in_hand desc nulls last, r.name_key desc, r.product_id desc`,
} as const;
type ProductListOrder = keyof typeof ORDERS;

/** What a product may lack, or is. */
const ONLY = {
  stocked: sql`r.stocked`,
  'without-price': sql`r.price_thousandths is null`,
  'without-hsn': sql`r.hsn is null`,
  'without-rate': sql`jsonb_array_length(r.rates) = 0`,
} as const;

export type ProductListFilter = {
  /** Each of these words, as `nameKey` has them, must occur in the name or begin the HSN. */
  readonly words: readonly string[];
  readonly status: MasterStatus | null;
  readonly categoryId: number | null;
  /** The book's own, those that all books share, or both. */
  readonly of: 'own' | 'shared' | 'all';
  readonly only: keyof typeof ONLY | null;
};

type ProductList = {
  readonly bookId: number;
  /** A query for `product_id` and `in_hand` of each product that is kept in stock. */
  readonly inHand: RawBuilder<unknown>;
};

type ProductStretch = {
  readonly limit: number;
  /** How many products of the list come before. */
  readonly offset: number;
  readonly order: ProductListOrder;
};

function conditionOf({ words, categoryId, only }: ProductListFilter): RawBuilder<unknown> {
  return sql.join(
    [
      sql`true`,
      ...words.map(
        (word) => sql`(r.name_key like ${`%${literally(word)}%`}
          or r.hsn like ${`${literally(word)}%`})`,
      ),
      ...(categoryId === null ? [] : [sql`r.category_id = ${categoryId}`]),
      ...(only === null ? [] : [ONLY[only]]),
    ],
    sql` and `,
  );
}

const COLUMNS = sql`r.product_id, r.name_key, r.price_thousandths, r.hsn, r.status`;

/** Each book by itself, so that an index has both in order and they need only be merged. */
function productsOf(bookId: number, filter: ProductListFilter): RawBuilder<unknown> {
  const books = [
    ...(filter.of === 'own' ? [] : [INSTALLATION_BOOK]),
    ...(filter.of === 'shared' ? [] : [bookId]),
  ];
  return sql.join(
    books.map(
      (id) => sql`
        select ${COLUMNS} from products r where r.book_id = ${id} and ${conditionOf(filter)}`,
    ),
    sql` union all `,
  );
}

/** @returns the ids of the products of a stretch, in the order of the list. */
export async function productsStretch(
  db: QueryExecutorProvider,
  { bookId, inHand }: ProductList,
  { order, limit, offset }: ProductStretch,
  filter: ProductListFilter,
): Promise<number[]> {
  const isByStock = order.endsWith('in_hand');
  const stock = isByStock ? sql`left join (${inHand}) as s on s.product_id = r.product_id` : sql``;
  const { status } = filter;
  const { rows } = await sql<{ readonly id: number }>`
    select r.product_id as id from (${productsOf(bookId, filter)}) as r ${stock}
    ${status === null ? sql`` : sql`where r.status = ${status}`}
    order by ${ORDERS[order]} limit ${limit} offset ${offset}
  `.execute(db);
  return rows.map(({ id }) => id);
}

type ProductSums = {
  readonly count: number;
  /** How many the other filters let through, whatever status is asked for. */
  readonly byStatus: Readonly<Record<MasterStatus, number>>;
};

export async function productSums(
  db: QueryExecutorProvider,
  bookId: number,
  filter: ProductListFilter,
): Promise<ProductSums> {
  const ofStatus = (status: MasterStatus) => sql`count(*) filter (where r.status = ${status})`;
  const passes = filter.status === null ? sql`true` : sql`r.status = ${filter.status}`;
  const { rows } = await sql<ProductSums>`
    select count(*) filter (where ${passes}) as count, jsonb_build_object(
      'enabled', ${ofStatus('enabled')}, 'disabled', ${ofStatus('disabled')},
      'retired', ${ofStatus('retired')}) as "byStatus"
    from (${productsOf(bookId, filter)}) as r
  `.execute(db);
  invariant(rows[0] !== undefined, 'Counts without a group are always one row.');
  return rows[0];
}
