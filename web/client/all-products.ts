// All products that a book may use, page by page, as far as a screen needs of each.
import { queryOptions } from '@tanstack/react-query';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import type { Product } from '#api/contract/catalogue/product.ts';
import { metaOf, reply } from './query.ts';
import type { CallFailed } from './query.ts';

/** As many as one call gives. */
const PAGE = 1000;

/**
 * @param name tells what is kept from what others keep of the same products.
 * @param kept what is kept of a product; null for one that is left out.
 */
export const allProducts = <Kept extends object>(
  bookId: number,
  name: string,
  kept: (product: Product) => Kept | null,
) =>
  queryOptions<readonly Kept[], CallFailed>({
    queryKey: [productEndpoints.list.path, name, { query: { book_id: bookId } }],
    meta: metaOf(productEndpoints.list),
    queryFn: async ({ signal }) => {
      const found: Kept[] = [];
      for (let before: number | undefined; ;) {
        const query = { book_id: bookId, limit: PAGE, ...(before !== undefined && { before }) };
        const page = await reply(productEndpoints.list, { query, signal });
        found.push(...page.flatMap((product) => kept(product) ?? []));
        before = page.at(-1)?.id;
        if (page.length < PAGE) return found;
      }
    },
  });
