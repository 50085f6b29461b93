// The products of a book with what a report calls them by.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';

export type StockedProduct = {
  readonly productId: number;
  readonly name: string;
  readonly unit: string | null;
  readonly category: string;
};

/** @returns them by category and name. */
export async function namedProducts(
  db: QueryExecutorProvider,
  bookId: number,
  productIds: readonly number[],
): Promise<readonly StockedProduct[]> {
  const { rows } = await sql<StockedProduct>`
    select p.product_id as "productId", p.name, coalesce(c.name, '') as category, (
        select u.name from units u
        where u.book_id in (${INSTALLATION_BOOK}, ${bookId}) and u.unit_id = p.unit_id
      ) as unit
    from products p
    left join categories c on c.book_id in (${INSTALLATION_BOOK}, ${bookId})
      and c.category_id = p.category_id
    where p.book_id in (${INSTALLATION_BOOK}, ${bookId})
      and p.product_id = any(${[...productIds]}::bigint[])
    order by c.name_key nulls last, c.category_id, p.name_key, p.product_id
  `.execute(db);
  return rows;
}
