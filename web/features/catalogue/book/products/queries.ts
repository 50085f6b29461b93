// What the register of products reads.
import type { z } from 'zod';
import { listProductRegister, readProductFigures } from '#api/contract/catalogue/product.ts';
import { asking } from '#web/client/query.ts';
import { ROWS_AT_ONCE } from '#web/ui/lists/register/layout/layout.ts';

type Narrowing = z.output<typeof readProductFigures.query>;

/** Only what narrows the list. */
export type ProductNarrowing = {
  readonly [Name in keyof Narrowing]?: NonNullable<Narrowing[Name]>;
};
export type ProductOrder = z.output<typeof listProductRegister.query>['order'];

/** @returns the query for the products of the list from an offset on. */
export const productStretchOf = (
  bookId: number,
  narrowing: ProductNarrowing,
  order: ProductOrder,
  offset: number,
) =>
  asking(listProductRegister, {
    params: { bookId },
    query: { ...narrowing, order, limit: ROWS_AT_ONCE, offset },
  });

export const productFiguresOf = (bookId: number, narrowing: ProductNarrowing) =>
  asking(readProductFigures, { params: { bookId }, query: narrowing });
