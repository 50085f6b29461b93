// The names of all products that the book may use, for the picker and for what is pasted.
import { queryOptions } from '@tanstack/react-query';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import { metaOf, reply } from '#web/client/query.ts';
import type { CallFailed } from '#web/client/query.ts';
import type { NamedProduct } from './paste/read-stock.ts';

/** As many as one call gives. */
const PAGE = 1000;

export const productNamesOf = (bookId: number) =>
  queryOptions<readonly NamedProduct[], CallFailed>({
    queryKey: [productEndpoints.list.path, 'names', { query: { book_id: bookId } }],
    meta: metaOf(productEndpoints.list),
    queryFn: async ({ signal }) => {
      const names: NamedProduct[] = [];
      for (let before: number | undefined; ;) {
        const query = { book_id: bookId, limit: PAGE, ...(before !== undefined && { before }) };
        const page = await reply(productEndpoints.list, { query, signal });
        names.push(...page.map(({ id, name }) => ({ id, name })));
        before = page.at(-1)?.id;
        if (page.length < PAGE) return names;
      }
    },
  });
