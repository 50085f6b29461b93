import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { ProductId } from '#core/kernel/ids.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { countValues, valuesPage } from '#projections/catalogue-products/read.ts';
import {
  changeProduct,
  changeSharedProduct,
  createProduct,
  createSharedProduct,
  listBookProducts,
  listProducts,
  listSharedProducts,
  listSharedProductValues,
  listUserProducts,
  listUserProductValues,
} from '#api/contract/catalogue/product.ts';
import { chooseBook } from '#api/http/guards/book-scope.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { notFound, problem } from '#api/http/problems/problem.ts';
import { SHELVES } from '#api/queries/catalogue/shelves.ts';
import { productValueWire } from '#api/queries/catalogue/wires.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import { freshId, given } from '../parts.ts';
import type { RouteParts } from '../parts.ts';
import { listIn, listShared, paged } from './lists.ts';
import { write } from './writing.ts';
import type { Writing } from './writing.ts';

type Body<E extends typeof createSharedProduct | typeof changeSharedProduct> = Parameters<
  Handler<E>
>[0]['body'];
type Creating = Writing & { readonly body: Body<typeof createSharedProduct> };
type Changing = Writing & {
  readonly body: Body<typeof changeSharedProduct>;
  readonly params: { readonly productId: number };
};

const shelf = SHELVES.product;

export function mountProducts(mount: Mount, parts: RouteParts): void {
  mountLists(mount, parts);

  const create = async (asked: Creating) => {
    const { body } = asked;
    const faulty = faultOf(body);
    if (faulty !== null) return problem(asked.context, faulty);
    const productId = await freshId<ProductId>(parts, 'product');
    const { opening = null, rate = null, ...others } = changesOf(body);
    const blank = { unitId: null, hsn: null, priceThousandths: null };
    const data = {
      ...{ ...blank, stocked: opening !== null, ...others, productId, opening, rate },
      ...{ name: body.name, categoryId: body.category_id, brandId: body.brand_id },
      ...(await valuesOf(parts, body)),
    };
    return write(parts, asked, { command: { type: 'CreateProduct', data }, shelf, id: null });
  };
  mount(createProduct, create);
  mount(createSharedProduct, create);

  const change = async (asked: Changing) => {
    const faulty = faultOf(asked.body);
    if (faulty !== null) return problem(asked.context, faulty);
    const productId = asked.params.productId as ProductId;
    const values = await valuesOf(parts, asked.body);
    const data = { productId, changes: changesOf(asked.body), ...values };
    return write(parts, asked, { command: { type: 'ChangeProduct', data }, shelf, id: productId });
  };
  mount(changeProduct, change);
  mount(changeSharedProduct, change);
}

/** What fits field by field, and yet not together. */
function faultOf(body: Body<typeof changeSharedProduct>) {
  const { opening_quantity: quantity, opening_value: value, opening_date: date } = body;
  if (quantity != null && date === undefined) return invalidField('opening_date', 'Is missing.');
  if (quantity == null && (value !== undefined || date !== undefined)) {
    return invalidField('opening_quantity', 'Is missing.');
  }
  if (body.gst_rate === undefined && body.gst_rate_from !== undefined) {
    return invalidField('gst_rate', 'Is missing.');
  }
  return null;
}

function changesOf(body: Body<typeof changeSharedProduct>) {
  const { gst_rate: rateBps, gst_rate_from: from, hsn } = body;
  const rate =
    rateBps == null ? rateBps : { rateBps, from: from === undefined ? null : calendarDate(from) };
  return {
    ...given('name', body.name),
    ...given('categoryId', body.category_id),
    ...given('brandId', body.brand_id),
    ...given('unitId', body.unit_id),
    ...given('hsn', hsn === undefined ? undefined : hsn?.trim() || null),
    ...given('rate', rate),
    ...given('priceThousandths', body.price),
    ...given('stocked', body.stocked),
    ...given('opening', openingOf(body)),
  };
}

function openingOf(body: Body<typeof changeSharedProduct>) {
  const { opening_quantity: quantityThousandths, opening_value, opening_date } = body;
  if (quantityThousandths === undefined) return undefined;
  if (quantityThousandths === null || opening_date === undefined) return null;
  return { asOf: opening_date, quantityThousandths, valuePaise: opening_value ?? 0 };
}

async function valuesOf({ nextIds }: RouteParts, body: Body<typeof changeSharedProduct>) {
  const values = [...(body.value_product ?? []), ...(body.category ?? [])];
  return { values, valueIds: await nextIds('value_product', values.length) };
}

function mountLists(mount: Mount, { db }: RouteParts): void {
  mount(listProducts, listIn(db, shelf, 'own and shared'));
  mount(listUserProducts, listIn(db, shelf, 'own'));
  mount(listSharedProducts, listShared(db, shelf));

  mount(listBookProducts, (asked) => {
    const { person, query, context } = asked;
    const header = context.req.header('x-book-id');
    const wanted = { path: undefined, query: query.book_id, body: undefined, header };
    const book = chooseBook(person.books, wanted);
    if (!book.ok) return Promise.resolve(notFound(context));
    return listShared(db, shelf, [INSTALLATION_BOOK, book.value.id])(asked);
  });

  mount(listUserProductValues, (asked) =>
    paged(asked, async (page) =>
      (await valuesPage(db, [asked.book.id], page)).map(productValueWire),
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
