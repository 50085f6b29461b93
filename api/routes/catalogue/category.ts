import type { CategoryList } from '#core/catalogue/master/index.ts';
import type { CategoryId } from '#core/kernel/ids.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { countItems, itemsOfList } from '#projections/catalogue-categories/read.ts';
import {
  changeCategory,
  changeSharedCategory,
  createCategory,
  createSharedCategory,
  listCategories,
  listCategoryProducts,
  listSharedCategories,
  listSharedCategoryAssets,
  listSharedCategoryProducts,
  listSharedConsumables,
  listUserCategoryProducts,
} from '#api/contract/catalogue/category.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { SHELVES } from '#api/queries/catalogue/shelves.ts';
import { categoryItemWire } from '#api/queries/catalogue/wires.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import { freshId, given } from '../parts.ts';
import type { RouteParts } from '../parts.ts';
import { changesOf, withIds } from './items.ts';
import { listIn, listShared, paged } from './lists.ts';
import { write } from './writing.ts';
import type { Writing } from './writing.ts';

type Body<E extends typeof createSharedCategory | typeof changeSharedCategory> = Parameters<
  Handler<E>
>[0]['body'];
type Creating = Writing & { readonly body: Body<typeof createSharedCategory> };
type Changing = Writing & {
  readonly body: Body<typeof changeSharedCategory>;
  readonly params: { readonly categoryId: number };
};

export function mountCategories(mount: Mount, parts: RouteParts): void {
  const shelf = SHELVES.category;
  mount(listCategories, listIn(parts.db, shelf, 'own and shared'));
  mount(listSharedCategories, listShared(parts.db, shelf));

  const create = async (asked: Creating) => {
    const { name, category_id: parentId } = asked.body;
    const categoryId = await freshId<CategoryId>(parts, 'category');
    const items = await newItems(parts, asked.body);
    const data = { categoryId, name, parentId: parentId ?? null, items };
    return write(parts, asked, { command: { type: 'CreateCategory', data }, shelf, id: null });
  };
  mount(createCategory, create);
  mount(createSharedCategory, create);

  const change = async (asked: Changing) => {
    const { name, category_id: parentId, ...lists } = asked.body;
    const categoryId = asked.params.categoryId as CategoryId;
    const changes = { ...given('name', name), ...given('parentId', parentId) };
    const there = [
      changesOf<CategoryList>('assets', lists.category_asset),
      changesOf<CategoryList>('consumables', lists.consumable),
      changesOf<CategoryList>('specifications', lists.category_product),
    ];
    const items = {
      added: await newItems(parts, lists),
      changed: there.flatMap(({ changed }) => changed),
      removed: there.flatMap(({ removed }) => removed),
    };
    const command = { type: 'ChangeCategory', data: { categoryId, changes, items } } as const;
    return write(parts, asked, { command, shelf, id: categoryId });
  };
  mount(changeCategory, change);
  mount(changeSharedCategory, change);
  mountItems(mount, parts);
}

type Lists = Pick<
  Body<typeof changeSharedCategory>,
  'category_assets' | 'consumables' | 'category_products'
>;

async function newItems({ nextIds }: RouteParts, lists: Lists) {
  const assets = { list: 'assets', kind: 'category_asset' } as const;
  const consumables = { list: 'consumables', kind: 'consumable' } as const;
  const specifications = { list: 'specifications', kind: 'category_product' } as const;
  return [
    ...(await withIds<CategoryList>(nextIds, assets, lists.category_assets)),
    ...(await withIds<CategoryList>(nextIds, consumables, lists.consumables)),
    ...(await withIds<CategoryList>(nextIds, specifications, lists.category_products)),
  ];
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
    paged(asked, (page) => read([INSTALLATION_BOOK, asked.book.id], page)),
  );
  mount(listUserCategoryProducts, (asked) => paged(asked, (page) => read([asked.book.id], page)));
}
