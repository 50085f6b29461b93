// The words that the catalogue uses in its events and on the wire, in one place. They lie on disk:
// none is ever changed or taken away, and a new one needs a new version of the events that may hold
// it.
import { z } from 'zod';

/** A disabled one is not offered for now; a retired one stays where it is used, and never again. */
export const masterStatus = z.enum(['enabled', 'disabled', 'retired']);
export type MasterStatus = z.infer<typeof masterStatus>;

/** The records of the catalogue, by the names of their streams. */
export const MASTER_KINDS = [
  'product',
  'category',
  'brand',
  'unit',
  'service',
  'company',
  'asset',
  'godown',
] as const;
export type MasterKind = (typeof MASTER_KINDS)[number];

/** The lists of a category. A specification asks each product of the category for a value. */
export const categoryList = z.enum(['assets', 'consumables', 'specifications']);
export type CategoryList = z.infer<typeof categoryList>;
export type ListName = CategoryList | 'attributes';
