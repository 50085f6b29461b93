import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { instantAs } from '../runner/instant.ts';
import { namedReads } from '../runner/masters/named-reads.ts';
import { products } from './table.ts';
import type { ProductRow, ProductValueRow } from './table.ts';

export const productReads = namedReads<ProductRow>(products);

const selectValues = sql`
  select book_id as "bookId", value_id as "valueId", product_id as "productId",
    attribute_id as "attributeId", attribute, value, ${instantAs('created_at')} as "createdAt",
    ${instantAs('updated_at')} as "updatedAt", last_seq as "lastSeq"
  from product_values`;

/** @returns the values of products, in the order of their specifications. */
export async function valuesOfProducts(
  db: QueryExecutorProvider,
  productIds: readonly number[],
): Promise<ProductValueRow[]> {
  const { rows } = await sql<ProductValueRow>`
    ${selectValues} where product_id = any(${[...productIds]}::bigint[])
    order by product_id, attribute_id
  `.execute(db);
  return rows;
}

/** @returns how many values each of these products has, where there are any. */
export async function countsOfValues(
  db: QueryExecutorProvider,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ readonly id: number; readonly count: number }>`
    select product_id as id, count(*) as count from product_values
    where product_id = any(${[...ids]}::bigint[]) group by product_id
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** @returns a page of all values that books have, by id. */
export async function valuesPage(
  db: QueryExecutorProvider,
  bookIds: readonly number[],
  { limit, after }: { readonly limit: number; readonly after: number | null },
): Promise<ProductValueRow[]> {
  const { rows } = await sql<ProductValueRow>`
    ${selectValues}
    where book_id = any(${[...bookIds]}::bigint[]) and value_id > ${after ?? 0}
    order by value_id limit ${limit}
  `.execute(db);
  return rows;
}

export async function countValues(
  db: QueryExecutorProvider,
  bookIds: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from product_values
    where book_id = any(${[...bookIds]}::bigint[])
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** @returns how many products have a value for each of these specifications, where any has. */
export async function countsOfValued(
  db: QueryExecutorProvider,
  attributeIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ readonly attributeId: number; readonly count: number }>`
    select attribute_id as "attributeId", count(*) as count from product_values
    where attribute_id = any(${[...attributeIds]}::bigint[])
    group by attribute_id
  `.execute(db);
  return new Map(rows.map(({ attributeId, count }) => [attributeId, count]));
}
