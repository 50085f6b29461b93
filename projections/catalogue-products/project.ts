import type { Value } from '#core/catalogue/product/index.ts';
import { createdBy, nameColumns, statusAfter, touchedBy } from '../runner/masters/rows.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import type { ProjectedEvent, Projection, Statement } from '../runner/projection.ts';
import { insertInto, removeFrom } from '../runner/writing/write-rows.ts';
import { products, productValues } from './table.ts';

const patchProducts = patch(products);
const removeProducts = removeFrom(products);
const insertValues = insertInto(productValues);
/** All values of a product go at once. */
const removeValues = removeFrom({ ...productValues, key: ['book_id', 'product_id'] as const });

/** What was created and removed in one slice is written first, and then goes. */
function project(events: readonly ProjectedEvent[]): readonly Statement[] {
  const valued = lastValued(events);
  return [
    ...patchProducts(events.flatMap(productPatchOf)),
    ...removeProducts(events.flatMap(removedProductOf)),
    ...removeValues(valued.map(productOf)),
    ...insertValues(valued.flatMap(valueRowsOf)),
  ];
}

function productPatchOf(event: ProjectedEvent): Patch<typeof products>[] {
  switch (event.type) {
    case 'ProductCreated':
      return [{ creates: true, columns: { ...createdBy(event), ...columnsOf(event.data) } }];
    case 'ProductChanged': {
      const { productId, changes } = event.data;
      const columns = { ...touchedBy(event), ...columnsOf({ productId, ...changes }) };
      return [{ creates: false, columns }];
    }
    case 'ProductEnabled':
    case 'ProductDisabled':
    case 'ProductRetired': {
      const status = statusAfter(event.type);
      const columns = { ...touchedBy(event), product_id: event.data.productId, status };
      return [{ creates: false, columns }];
    }
    default:
      return [];
  }
}

type Changed = Extract<ProjectedEvent, { type: 'ProductChanged' }>['data']['changes'];

const columnsOf = (given: Changed & { readonly productId: number }) => ({
  product_id: given.productId,
  category_id: given.categoryId,
  brand_id: given.brandId,
  unit_id: given.unitId,
  price_thousandths: given.priceThousandths,
  stocked: given.stocked,
  hsn: given.hsn,
  rates: given.rates,
  opening: given.opening,
  ...nameColumns(given.name),
});

const removedProductOf = (event: ProjectedEvent) =>
  event.type === 'ProductRemoved'
    ? [{ book_id: event.bookId, product_id: event.data.productId }]
    : [];

type Valued = { readonly event: ProjectedEvent; readonly productId: number; values: Value[] };

/** An event names all values of its product, so of a slice the last one of each product counts. */
function lastValued(events: readonly ProjectedEvent[]): readonly Valued[] {
  const byProduct = new Map<string, Valued>();
  for (const event of events) {
    const values = valuesAfter(event);
    if (values === null || !('productId' in event.data)) continue;
    const productId = Number(event.data.productId);
    byProduct.set(`${event.bookId} ${productId}`, { event, productId, values });
  }
  return [...byProduct.values()];
}

function valuesAfter(event: ProjectedEvent): Value[] | null {
  if (event.type === 'ProductCreated') return event.data.values;
  if (event.type === 'ProductChanged') return event.data.changes.values ?? null;
  return event.type === 'ProductRemoved' ? [] : null;
}

const productOf = ({ event, productId }: Valued) => ({
  book_id: event.bookId,
  product_id: productId,
});

const valueRowsOf = ({ event, productId, values }: Valued) =>
  values.map(({ valueId, attributeId, attribute, value }) => ({
    ...touchedBy(event),
    created_at: event.recordedAt,
    product_id: productId,
    value_id: valueId,
    attribute_id: attributeId,
    attribute,
    value,
  }));

export const catalogueProductsProjection: Projection = {
  name: 'catalogue-products',
  version: 1,
  tables: [products, productValues],
  project,
};
