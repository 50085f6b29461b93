// The names of all products that the book may use, for the picker and for what is pasted.
import { allProducts } from '#web/client/all-products.ts';
import type { NamedProduct } from './paste/read-stock.ts';

export const productNamesOf = (bookId: number) =>
  allProducts(bookId, 'names', ({ id, name }): NamedProduct => ({ id, name }));
