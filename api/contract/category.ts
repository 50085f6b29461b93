import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { expected, id, instant, wireId } from './wire.ts';
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
  byAdmins,
  byMembers,
  masterLists,
} from './catalogue-fields.ts';

export const category = z.strictObject({
  ...master,
  category_id: id.nullable().describe('The category that it stands under.'),
  nested_parent: z
    .array(z.strictObject({ id, name: z.string() }))
    .describe('What it stands under, nearest first.'),
  marks_services: z.boolean().describe('Named service, or under one that is.'),
  category_assets: z.array(item),
  consumables: z.array(item),
  category_products: z.array(item).describe('The specifications that each product answers.'),
});
export type Category = z.infer<typeof category>;

const fields = {
  name: masterName,
  category_id: link,
  category_assets: newItems,
  consumables: newItems,
  category_products: newItems,
};

/** The checkboxes of the edit form; new items come in the lists above. */
const changes = {
  category_asset: itemChanges,
  consumable: itemChanges,
  category_product: itemChanges,
};

const categoryLists = masterLists('category', 'categories', category, [
  'category',
  'category_asset',
  'category_product',
  'consumable',
]);
export const listCategories = categoryLists.inBook;
export const listSharedCategories = categoryLists.shared;
export const createCategory = endpoint({
  ...byMembers,
  method: 'POST',
  path: '/api/islogin/category',
  summary: 'Add a category to the book',
  body: z.strictObject({ ...fields, book_id: wireId.optional() }),
  reply: category,
});
export const changeCategory = endpoint({
  ...byMembers,
  method: 'PUT',
  path: '/api/islogin/category/:categoryId',
  summary: 'Change a category of the book; only the fields sent',
  body: z.strictObject({ ...fields, ...changes, expected, book_id: wireId.optional() }).partial(),
  reply: category,
});
export const createSharedCategory = endpoint({
  ...byAdmins,
  method: 'POST',
  path: '/api/isuper/category',
  summary: 'Add a category for all books',
  body: z.strictObject(fields),
  reply: category,
});
export const changeSharedCategory = endpoint({
  ...byAdmins,
  method: 'POST',
  path: '/api/isuper/category/:categoryId',
  summary: 'Change a shared category; only the fields sent',
  body: z.strictObject({ ...fields, ...changes, expected }).partial(),
  reply: category,
});

/** An item of a category's lists by itself. */
export const categoryItem = z.strictObject({
  ...item.shape,
  category_id: id,
  book_id: id.nullable(),
  shared: z.boolean(),
  created_at: instant,
  updated_at: instant,
  seq: id,
});
export type CategoryItem = z.infer<typeof categoryItem>;

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
