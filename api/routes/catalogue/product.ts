import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { countValues, valuesPage } from '#projections/catalogue-products/read.ts';
import {
  productEndpoints,
  listBookProducts,
  listSharedProductValues,
  listUserProducts,
  listUserProductValues,
} from '#api/contract/catalogue/product.ts';
import { chooseBook } from '#api/http/guards/book-scope.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import { MASTER_REPLIES } from '#api/queries/as-of/catalogue.ts';
import { MASTER_QUERIES } from '#api/queries/catalogue/master-queries.ts';
import { productValueWire } from '#api/queries/catalogue/wires.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import * as commands from '#api/requests/catalogue/product.ts';
import { byOneMore, listIn, listShared, paged } from './lists.ts';
import { write } from './writing.ts';
import type { MasterWrite } from './writing.ts';

type Creating = MasterWrite &
  Pick<Parameters<Handler<typeof productEndpoints.createShared>>[0], 'body'>;
type Changing = MasterWrite &
  Pick<Parameters<Handler<typeof productEndpoints.changeShared>>[0], 'body' | 'params'>;

const queries = MASTER_QUERIES.product;
const reply = MASTER_REPLIES.product;

export function mountProducts(mount: Mount, parts: RouteParts): void {
  mountLists(mount, parts);

  const create = async (asked: Creating) => {
    const id = await freshId(parts, 'product');
    const command = await commands.createProduct(parts.nextIds, id, asked.body);
    if ('status' in command) return replyProblem(asked.context, command);
    return write(parts, asked, { command, reply, id: null });
  };
  mount(productEndpoints.create, create);
  mount(productEndpoints.createShared, create);

  const change = async (asked: Changing) => {
    const id = asked.params.productId;
    const command = await commands.changeProduct(parts.nextIds, id, asked.body);
    if ('status' in command) return replyProblem(asked.context, command);
    return write(parts, asked, { command, reply, id });
  };
  mount(productEndpoints.change, change);
  mount(productEndpoints.changeShared, change);
}

function mountLists(mount: Mount, { db }: RouteParts): void {
  mount(productEndpoints.list, listIn(db, queries, 'own and shared'));
  mount(listUserProducts, listIn(db, queries, 'own'));
  mount(productEndpoints.listShared, listShared(db, queries));

  mount(listBookProducts, (asked) => {
    const { person, query, context } = asked;
    const header = context.req.header('x-book-id');
    const wanted = { path: undefined, query: query.book_id, body: undefined, header };
    const book = chooseBook(person.books, wanted);
    if (!book.ok) return Promise.resolve(notFound(context));
    return listShared(db, queries, [INSTALLATION_BOOK, book.value.id])(asked);
  });

  mount(listUserProductValues, (asked) =>
    paged(
      asked,
      byOneMore(async (page) =>
        (await valuesPage(db, [asked.book.id], page)).map(productValueWire),
      ),
    ),
  );
  mount(listSharedProductValues, ({ query }) =>
    snapshot(db, async (tables) => {
      const page = { limit: query.limit ?? 100, after: query.after ?? null };
      const rows = await valuesPage(tables, [INSTALLATION_BOOK], page);
      const total = await countValues(tables, [INSTALLATION_BOOK]);
      return { items: rows.map(productValueWire), total };
    }),
  );
}
