// From the wire to the commands on categories and their lists.
import type { z } from 'zod';
import type { CategoryList } from '#core/catalogue/master/index.ts';
import type { Command } from '#core/domain.ts';
import type { CategoryId } from '#core/kernel/ids.ts';
import type { categoryEndpoints } from '#api/contract/catalogue/category.ts';
import type { NextIds } from '#api/store/ids.ts';
import { given } from '../route-parts.ts';
import { changesOf, withIds } from './items.ts';

type Creation = z.output<(typeof categoryEndpoints.createShared)['body']>;
type Change = z.output<(typeof categoryEndpoints.changeShared)['body']>;

export async function createCategory(
  nextIds: NextIds,
  id: number,
  body: Creation,
): Promise<Command> {
  const { name, categoryId: parentId } = body;
  const items = await newItems(nextIds, body);
  const data = { categoryId: id as CategoryId, name, parentId: parentId ?? null, items };
  return { type: 'CreateCategory', data };
}

export async function changeCategory(nextIds: NextIds, id: number, body: Change): Promise<Command> {
  const { name, categoryId: parentId, ...lists } = body;
  const there = [
    changesOf<CategoryList>('assets', lists.categoryAsset),
    changesOf<CategoryList>('consumables', lists.consumable),
    changesOf<CategoryList>('specifications', lists.categoryProduct),
  ];
  const data = {
    categoryId: id as CategoryId,
    changes: { ...given('name', name), ...given('parentId', parentId) },
    items: {
      added: await newItems(nextIds, lists),
      changed: there.flatMap(({ changed }) => changed),
      removed: there.flatMap(({ removed }) => removed),
    },
  };
  return { type: 'ChangeCategory', data };
}

type Lists = Pick<Change, 'categoryAssets' | 'consumables' | 'categoryProducts'>;

async function newItems(nextIds: NextIds, lists: Lists) {
  const assets = { list: 'assets', kind: 'category_asset' } as const;
  const consumables = { list: 'consumables', kind: 'consumable' } as const;
  const specifications = { list: 'specifications', kind: 'category_product' } as const;
  return [
    ...(await withIds<CategoryList>(nextIds, assets, lists.categoryAssets)),
    ...(await withIds<CategoryList>(nextIds, consumables, lists.consumables)),
    ...(await withIds<CategoryList>(nextIds, specifications, lists.categoryProducts)),
  ];
}
