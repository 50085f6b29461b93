import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { masterEndpoints } from './master-endpoints.ts';
import { id, instant } from '#api/contract/wire/values.ts';
import {
  item,
  itemChanges,
  itemsAndTotal,
  link,
  master,
  masterName,
  newItems,
  ownPage,
  sharedPage,
} from './fields.ts';

export const category = record({
  ...master,
  categoryId: id.nullable().describe('The category that it stands under.'),
  nestedParent: z
    .array(z.strictObject({ id, name: z.string() }))
    .describe('What it stands under, nearest first.'),
  marksServices: z.boolean().describe('Named service, or under one that is.'),
  categoryAssets: z.array(item),
  consumables: z.array(item),
  categoryProducts: z.array(item).describe('The specifications that each product answers.'),
});
export type Category = z.output<typeof category>;

const fields = {
  name: masterName,
  categoryId: link,
  categoryAssets: newItems,
  consumables: newItems,
  categoryProducts: newItems,
};

/** The checkboxes of the edit form; new items come in the lists above. */
const changes = {
  categoryAsset: itemChanges,
  consumable: itemChanges,
  categoryProduct: itemChanges,
};

export const categoryEndpoints = masterEndpoints({
  path: 'category',
  id: 'categoryId',
  one: 'a category',
  many: 'categories',
  names: ['Category', 'Categories'],
  fields,
  changes,
  record: category,
  shows: ['category', 'category_asset', 'category_product', 'consumable'],
});

/** An item of a category's lists by itself. */
export const categoryItem = record({
  ...item.shape,
  categoryId: id,
  bookId: id.nullable(),
  shared: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  seq: id,
});
export type CategoryItem = z.output<typeof categoryItem>;

const items = z.array(categoryItem);

export const listCategoryProducts = endpoint({
  method: 'GET',
  path: '/api/islogin/category_product',
  summary: 'The specifications of the categories that the book may use, by id',
  access: 'member',
  query: ownPage.omit({ search: true, enabled: true }),
  shows: ['category_product'],
  reply: items,
});
export const listUserCategoryProducts = endpoint({
  method: 'GET',
  path: '/api/islogin/user/category_product',
  summary: 'The specifications of the book’s own categories, by id',
  access: 'member',
  query: ownPage.omit({ search: true, enabled: true }),
  shows: ['category_product'],
  reply: items,
});

const sharedItems = {
  method: 'GET',
  access: 'admin',
  query: sharedPage.omit({ search: true, enabled: true }),
  reply: itemsAndTotal(categoryItem),
} as const;

export const listSharedCategoryProducts = endpoint({
  ...sharedItems,
  path: '/api/isuper/category_product',
  summary: 'The specifications of the shared categories, by id',
  shows: ['category_product'],
});
export const listSharedCategoryAssets = endpoint({
  ...sharedItems,
  path: '/api/isuper/category_asset',
  summary: 'The assets of the shared categories, by id',
  shows: ['category_asset'],
});
export const listSharedConsumables = endpoint({
  ...sharedItems,
  path: '/api/isuper/consumable',
  summary: 'The consumables of the shared categories, by id',
  shows: ['consumable'],
});
