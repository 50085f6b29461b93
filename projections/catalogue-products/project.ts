import type { Value } from '#core/catalogue/product/index.ts';
import { projectMaster, touchedBy } from '../runner/masters/rows.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { insertInto, removeFrom } from '../runner/writing/write-rows.ts';
import { products, productValues } from './table.ts';

const projectProducts = projectMaster(products);
const insertValues = insertInto(productValues);
/** All values of a product go at once. */
const removeValues = removeFrom({ ...productValues, key: ['book_id', 'product_id'] as const });

function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  const valued = lastValued(events);
  return [
    ...projectProducts(events),
    ...removeValues(valued.map(productOf)),
    ...insertValues(valued.flatMap(valueRowsOf)),
  ];
}

type ValuesOfProduct = {
  readonly event: ProjectedEvent;
  readonly productId: number;
  values: Value[];
};

/** An event names all values of its product, so of a slice the last one of each product counts. */
function lastValued(events: readonly ProjectedEvent[]): readonly ValuesOfProduct[] {
  const byProduct = new Map<string, ValuesOfProduct>();
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

const productOf = ({ event, productId }: ValuesOfProduct) => ({
  book_id: event.bookId,
  product_id: productId,
});

const valueRowsOf = ({ event, productId, values }: ValuesOfProduct) =>
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
  version: 3,
  tables: [products, productValues],
  project,
};
