// What every product of a category says of itself, such as the grain of rice.
import type { Category } from '#api/contract/catalogue/category.ts';

export const specificationsOf = (category: Category | undefined) =>
  category?.categoryProducts.filter(({ enabled }) => enabled) ?? [];

/** What an attribute's refusal is called among the refusals of the form. */
export const valueKey = (id: number): string => `value_product.${id}`;
