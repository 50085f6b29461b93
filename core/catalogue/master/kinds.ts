import { z } from 'zod';

/** The records of the catalogue, by the names of their streams. */
export const MASTER_KINDS = [
  'product',
  'category',
  'brand',
  'unit',
  'service',
  'company',
  'asset',
] as const;
export type MasterKind = (typeof MASTER_KINDS)[number];

/** The lists of a category. A specification asks each product of the category for a value. */
export const categoryList = z.enum(['assets', 'consumables', 'specifications']);
export type CategoryList = z.infer<typeof categoryList>;
export type ListName = CategoryList | 'attributes';
