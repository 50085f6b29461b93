import { sql } from 'kysely';
import type { z } from 'zod';
import { onWire } from '#core/shapes/record.ts';
import { product, productEndpoints, productValue } from '#api/contract/catalogue/product.ts';
import { productAsOf } from '#api/queries/as-of/catalogue.ts';
import * as commands from '#api/requests/catalogue/product.ts';
import { products, productValues } from '#projections/catalogue-products/table.ts';
import type { ProductRow, ProductValueRow } from '#projections/catalogue-products/table.ts';
import { rowColumns, rowJson, withColumns } from '#projections/runner/row-columns.ts';
import { productValueTold, productTold } from '#api/queries/catalogue/told.ts';
import type { ShownValue } from '#api/queries/catalogue/told.ts';
import { columnsOf, field, nullable, owner, rowsForBook, stampFields } from '../../fields.ts';
import { recordKind } from '../../record-kind.ts';
import { written } from '../../written.ts';
import { masterFields, removal } from './master.ts';

const r = columnsOf(products, 'r');
const v = columnsOf(productValues, 'v');

const price = sql`(${r.column('price_thousandths')} / 1000.0)`;

/**
 * By the product alone, whose id no other book has: asked for the book too, a planner without
 * statistics goes through all values of the book for each product.
 */
const ofProduct = sql`
  from ${v.table} where ${v.column('product_id')} = ${r.column('product_id')}`;

/** The columns of a value that its product does not show. */
const NOT_SHOWN = ['book_id', 'product_id', 'last_seq', 'created_at', 'updated_at'] as const;

const shownOfValue = rowJson(productValues, 'v', ...NOT_SHOWN);
const values = sql`
  (select coalesce(jsonb_agg(${shownOfValue} order by ${v.column('attribute_id')}), '[]')
    ${ofProduct})`;

const weightOfValues = sql`
  (select coalesce(sum(
      octet_length(${v.column('attribute')}) + octet_length(${v.column('value')}) + 80), 0)
    ${ofProduct})`;

type WholeProduct = ProductRow & { readonly values: readonly ShownValue[] };

/** The kind shows no names of other records: those change by themselves. */
const UNNAMED = { categoryName: '', brandName: '', unit: null, today: '' };

export const productKind = recordKind<WholeProduct, z.input<typeof product>>({
  belongs: 'book and installation',
  removedAs: 'product',
  fields: {
    ...masterFields(r, r.id('product_id')),
    category_id: r.id('category_id'),
    brand_id: r.id('brand_id'),
    unit_id: nullable(r.id('unit_id')),
    value_product: field.json(values),
    hsn: nullable(r.text('hsn')),
    gst_rates: r.json('rates'),
    price: nullable(field.decimal(price)),
    stocked: r.boolean('stocked'),
    ...stampFields(r),
  },
  source: ({ bookId }) => ({ rows: rowsForBook(r, bookId) }),
  row: withColumns(rowColumns(products, 'r', 'name_key'), { values }),
  weight: weightOfValues,
  wire: (row) => onWire(product, productTold(row, { ...UNNAMED, values: row.values })),
  writes: {
    ids: 'product',
    create: written(productEndpoints.createShared.body, (body, { id, nextIds }) =>
      commands.createProduct(nextIds, id, body),
    ),
    change: written(productEndpoints.changeShared.body, (body, { id, nextIds }) =>
      commands.changeProduct(nextIds, id, body),
    ),
    remove: removal('product'),
    rowAsOf: productAsOf,
  },
});

export const valueProduct = recordKind<ProductValueRow, z.input<typeof productValue>>({
  belongs: 'book and installation',
  removedAs: 'value-product',
  fields: {
    id: v.id('value_id'),
    ...owner(v),
    product_id: v.id('product_id'),
    category_product_id: v.id('attribute_id'),
    attribute: v.text('attribute'),
    name: v.text('value'),
    ...stampFields(v),
  },
  source: ({ bookId }) => ({ rows: rowsForBook(v, bookId) }),
  row: rowColumns(productValues, 'v'),
  wire: (row) => onWire(productValue, productValueTold(row)),
  writes: { readOnly: 'A value is written with its product: send value_product to the product.' },
});
