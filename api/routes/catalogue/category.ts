import type { CategoryList } from '#core/catalogue/master/index.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { countItems, itemsOfList } from '#projections/catalogue-categories/read.ts';
import {
  listCategoryProducts,
  listSharedCategoryAssets,
  listSharedCategoryProducts,
  listSharedConsumables,
  listUserCategoryProducts,
} from '#api/contract/catalogue/category.ts';
import type { Mount } from '#api/http/mount.ts';
import { categoryItemTold } from '#api/queries/catalogue/told.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { byOneMore, paged } from './lists.ts';

/** The lists of categories by themselves. */
export function mountCategoryItems(mount: Mount, { db }: RouteParts): void {
  const shared =
    (list: CategoryList) =>
    ({ query }: { query: { limit?: number | undefined; after?: number | undefined } }) =>
      snapshot(db, async (tables) => {
        const page = { limit: query.limit ?? 100, after: query.after ?? null };
        const rows = await itemsOfList(tables, [INSTALLATION_BOOK], list, page);
        const total = await countItems(tables, [INSTALLATION_BOOK], list);
        return { items: rows.map(categoryItemTold), total };
      });
  mount(listSharedCategoryAssets, shared('assets'));
  mount(listSharedConsumables, shared('consumables'));
  mount(listSharedCategoryProducts, shared('specifications'));

  const read = async (bookIds: readonly number[], page: Parameters<typeof itemsOfList>[3]) =>
    (await itemsOfList(db, bookIds, 'specifications', page)).map(categoryItemTold);
  mount(listCategoryProducts, (asked) =>
    paged(
      asked,
      byOneMore((page) => read([INSTALLATION_BOOK, asked.book.id], page)),
    ),
  );
  mount(listUserCategoryProducts, (asked) =>
    paged(
      asked,
      byOneMore((page) => read([asked.book.id], page)),
    ),
  );
}
