import type { CategoryList } from '#core/catalogue/master/index.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { countItems, itemsOfList } from '#projections/catalogue-categories/read.ts';
import {
  categoryEndpoints,
  listCategoryProducts,
  listSharedCategoryAssets,
  listSharedCategoryProducts,
  listSharedConsumables,
  listUserCategoryProducts,
} from '#api/contract/catalogue/category.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { MASTER_REPLIES } from '#api/queries/as-of/catalogue.ts';
import { MASTER_QUERIES } from '#api/queries/catalogue/master-queries.ts';
import { categoryItemWire } from '#api/queries/catalogue/wires.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import * as commands from '#api/requests/catalogue/category.ts';
import { byOneMore, listIn, listShared, paged } from './lists.ts';
import { write } from './writing.ts';
import type { MasterWrite } from './writing.ts';

type Creating = MasterWrite &
  Pick<Parameters<Handler<typeof categoryEndpoints.createShared>>[0], 'body'>;
type Changing = MasterWrite &
  Pick<Parameters<Handler<typeof categoryEndpoints.changeShared>>[0], 'body' | 'params'>;

export function mountCategories(mount: Mount, parts: RouteParts): void {
  const queries = MASTER_QUERIES.category;
  const reply = MASTER_REPLIES.category;
  mount(categoryEndpoints.list, listIn(parts.db, queries, 'own and shared'));
  mount(categoryEndpoints.listShared, listShared(parts.db, queries));

  const create = async (asked: Creating) => {
    const id = await freshId(parts, 'category');
    const command = await commands.createCategory(parts.nextIds, id, asked.body);
    return write(parts, asked, { command, reply, id: null });
  };
  mount(categoryEndpoints.create, create);
  mount(categoryEndpoints.createShared, create);

  const change = async (asked: Changing) => {
    const id = asked.params.categoryId;
    const command = await commands.changeCategory(parts.nextIds, id, asked.body);
    return write(parts, asked, { command, reply, id });
  };
  mount(categoryEndpoints.change, change);
  mount(categoryEndpoints.changeShared, change);
  mountItems(mount, parts);
}

function mountItems(mount: Mount, { db }: RouteParts): void {
  const shared =
    (list: CategoryList) =>
    ({ query }: { query: { limit?: number | undefined; after?: number | undefined } }) =>
      snapshot(db, async (tables) => {
        const page = { limit: query.limit ?? 100, after: query.after ?? null };
        const rows = await itemsOfList(tables, [INSTALLATION_BOOK], list, page);
        const total = await countItems(tables, [INSTALLATION_BOOK], list);
        return { items: rows.map(categoryItemWire), total };
      });
  mount(listSharedCategoryAssets, shared('assets'));
  mount(listSharedConsumables, shared('consumables'));
  mount(listSharedCategoryProducts, shared('specifications'));

  const read = async (bookIds: readonly number[], page: Parameters<typeof itemsOfList>[3]) =>
    (await itemsOfList(db, bookIds, 'specifications', page)).map(categoryItemWire);
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
