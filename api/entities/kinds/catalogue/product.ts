import { sql } from 'kysely';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import { MASTER_REPLIES } from '#api/queries/as-of/catalogue.ts';
import * as commands from '#api/requests/catalogue/product.ts';
import type { Entity } from '../../entity.ts';
import { field, nullable, owner, stamps, weighing } from '../../fields.ts';
import { written } from '../../written.ts';
import { linkField, masterFields, removal } from './master.ts';

/** Thousandths as a plain decimal without zeros at its end. */
const price = sql`trim_scale(r.price_thousandths / 1000.0)::text`;

/**
 * By the product alone, whose id no other book has: asked for the book too, a planner without
 * statistics goes through all values of the book for each product.
 */
const values = sql`
  coalesce(
    (select jsonb_agg(jsonb_build_object('id', v.value_id, 'category_product_id', v.attribute_id,
        'attribute', v.attribute, 'name', v.value) order by v.attribute_id)
      from product_values v where v.product_id = r.product_id),
    '[]')`;

const weightOfValues = sql`
  (select coalesce(sum(octet_length(v.attribute) + octet_length(v.value) + 80), 0)
    from product_values v where v.product_id = r.product_id)`;

const rates = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('from', rate->>'from',
      'rate', trim_scale((rate->>'rateBps')::numeric / 100)) order by rate->>'from'), '[]')
    from jsonb_array_elements(r.rates) as rate)`;

export const product: Entity = {
  belongs: 'book and installation',
  removedAs: 'product',
  fields: {
    ...masterFields('r', 'product_id'),
    category_id: field.id('r.category_id'),
    brand_id: field.id('r.brand_id'),
    unit_id: linkField('r.unit_id'),
    value_product: weighing(field.json(values), weightOfValues),
    hsn: nullable(field.text('r.hsn')),
    gst_rates: field.json(rates),
    price: nullable(field.text(price)),
    stocked: field.boolean('r.stocked'),
    ...stamps('r'),
  },
  source: ({ bookId }) => ({ rows: sql`from products r where r.book_id in (0, ${bookId})` }),
  writes: {
    ids: 'product',
    create: written(productEndpoints.createShared.body, (body, { id, nextIds }) =>
      commands.createProduct(nextIds, id, body),
    ),
    change: written(productEndpoints.changeShared.body, (body, { id, nextIds }) =>
      commands.changeProduct(nextIds, id, body),
    ),
    remove: removal('product'),
    reply: MASTER_REPLIES.product,
  },
};

export const valueProduct: Entity = {
  belongs: 'book and installation',
  removedAs: 'value-product',
  fields: {
    id: field.id('r.value_id'),
    ...owner('r'),
    product_id: field.id('r.product_id'),
    category_product_id: field.id('r.attribute_id'),
    attribute: field.text('r.attribute'),
    name: field.text('r.value'),
    ...stamps('r'),
  },
  source: ({ bookId }) => ({ rows: sql`from product_values r where r.book_id in (0, ${bookId})` }),
  writes: { readOnly: 'A value is written with its product: send value_product to the product.' },
};
