import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { CategoryList } from '#core/catalogue/master/index.ts';
import { instantAs } from '../runner/instant.ts';
import { namedReads, treeReads } from '../runner/masters/named-reads.ts';
import { categories } from './table.ts';
import type { CategoryItemRow, CategoryRow } from './table.ts';

export const categoryReads = { ...namedReads<CategoryRow>(categories), ...treeReads(categories) };

const selectItems = sql`
  select book_id as "bookId", list, item_id as "itemId", category_id as "categoryId", name, enabled,
    ${instantAs('created_at')} as "createdAt", ${instantAs('updated_at')} as "updatedAt",
    last_seq as "lastSeq"
  from category_items`;

/** @returns the items of categories, each list in the order in which they were added. */
export async function itemsOfCategories(
  db: QueryExecutorProvider,
  categoryIds: readonly number[],
): Promise<CategoryItemRow[]> {
  const { rows } = await sql<CategoryItemRow>`
    ${selectItems} where category_id = any(${[...categoryIds]}::bigint[])
    order by category_id, list, item_id
  `.execute(db);
  return rows;
}

/** @returns how many items each of these categories has, where there are any. */
export async function countsOfItems(
  db: QueryExecutorProvider,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ readonly id: number; readonly count: number }>`
    select category_id as id, count(*) as count from category_items
    where category_id = any(${[...ids]}::bigint[]) group by category_id
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** @returns all items of one list that books have, by id. */
export async function itemsOfList(
  db: QueryExecutorProvider,
  bookIds: readonly number[],
  list: CategoryList,
  { limit, after }: { readonly limit: number; readonly after: number | null },
): Promise<CategoryItemRow[]> {
  const { rows } = await sql<CategoryItemRow>`
    ${selectItems}
    where book_id = any(${[...bookIds]}::bigint[]) and list = ${list} and item_id > ${after ?? 0}
    order by item_id limit ${limit}
  `.execute(db);
  return rows;
}

/** @returns how many items of one list the books have. */
export async function countItems(
  db: QueryExecutorProvider,
  bookIds: readonly number[],
  list: CategoryList,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from category_items
    where book_id = any(${[...bookIds]}::bigint[]) and list = ${list}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** @returns the categories and all that they stand under, by id. */
export async function withAncestors(
  db: QueryExecutorProvider,
  categoryIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly name: string; readonly parentId: number | null }>> {
  const { rows } = await sql<{ id: number; name: string; parentId: number | null }>`
    with recursive up(id, name, parent_id) as (
      select category_id, name, parent_id from categories
      where category_id = any(${[...categoryIds]}::bigint[])
      union
      select r.category_id, r.name, r.parent_id from up
      join categories r on r.category_id = up.parent_id
    )
    select id, name, parent_id as "parentId" from up
  `.execute(db);
  return new Map(rows.map(({ id, name, parentId }) => [id, { name, parentId }]));
}

/** @returns the category of an item, or null when the book has none of this id. */
export async function categoryOfItem(
  db: QueryExecutorProvider,
  bookId: number,
  { list, id }: { readonly list: CategoryList; readonly id: number },
): Promise<number | null> {
  const { rows } = await sql<{ readonly categoryId: number }>`
    select category_id as "categoryId" from category_items
    where book_id = ${bookId} and list = ${list} and item_id = ${id}
  `.execute(db);
  return rows[0]?.categoryId ?? null;
}
