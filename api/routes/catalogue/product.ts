import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { countValues, valuesPage } from '#projections/catalogue-products/read.ts';
import {
  listBookProducts,
  listProductRegister,
  listSharedProductValues,
  listUserProducts,
  listUserProductValues,
  readProductFigures,
} from '#api/contract/catalogue/product.ts';
import { BOOK_HEADER } from '#api/contract/wire/headers.ts';
import { chooseBook } from '#api/http/guards/book-scope.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import { MASTER_QUERIES } from '#api/queries/catalogue/master-queries.ts';
import { listProductsOf, readProductSums } from '#api/queries/catalogue/product-register.ts';
import { productValueTold } from '#api/queries/catalogue/told.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { byOneMore, listIn, listShared, paged } from './lists.ts';

const queries = MASTER_QUERIES.product;

export function mountProducts(mount: Mount, { db }: RouteParts): void {
  mount(listProductRegister, ({ book, query }) => listProductsOf(db, book.id, query));
  mount(readProductFigures, ({ book, query }) => readProductSums(db, book.id, query));
  mount(listUserProducts, listIn(db, queries, 'own'));

  mount(listBookProducts, (asked) => {
    const { person, query, context } = asked;
    const header = context.req.header(BOOK_HEADER);
    const wanted = { path: undefined, query: query.book_id, body: undefined, header };
    const book = chooseBook(person.books, wanted);
    if (!book.ok) return Promise.resolve(notFound(context));
    return listShared(db, queries, [INSTALLATION_BOOK, book.value.id])(asked);
  });

  mount(listUserProductValues, (asked) =>
    paged(
      asked,
      byOneMore(async (page) =>
        (await valuesPage(db, [asked.book.id], page)).map(productValueTold),
      ),
    ),
  );
  mount(listSharedProductValues, ({ query }) =>
    snapshot(db, async (tables) => {
      const page = { limit: query.limit ?? 100, after: query.after ?? null };
      const rows = await valuesPage(tables, [INSTALLATION_BOOK], page);
      const total = await countValues(tables, [INSTALLATION_BOOK]);
      return { items: rows.map(productValueTold), total };
    }),
  );
}
