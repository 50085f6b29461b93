// The products, and their values for the specifications of their categories.
import type { ProductDetails } from '#core/catalogue/product/index.ts';
import type { ServiceNature } from '#core/tax/index.ts';
import { masterTable } from '../runner/masters/table.ts';
import type { MasterRow } from '../runner/masters/table.ts';
import type { Table } from '../runner/projection.ts';

export const products = masterTable('product', 'products', {
  category_id: 'bigint',
  brand_id: 'bigint',
  unit_id: 'bigint',
  price_thousandths: 'bigint',
  stocked: 'boolean',
  hsn: 'text',
  rates: 'jsonb',
  opening: 'jsonb',
  nature: 'text',
  income_account_id: 'bigint',
});

export const productValues = {
  name: 'product_values',
  columns: {
    book_id: 'bigint',
    value_id: 'bigint',
    product_id: 'bigint',
    attribute_id: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    attribute: 'text',
    value: 'text',
  },
  key: ['book_id', 'value_id'],
} as const satisfies Table;

export type ProductRow = MasterRow<
  'product',
  Omit<ProductDetails, 'values' | 'nature' | 'incomeAccountId'> & {
    readonly nature: ServiceNature | null;
    readonly incomeAccountId: number | null;
  }
>;

export type ProductValueRow = {
  readonly bookId: number;
  readonly valueId: number;
  readonly productId: number;
  readonly attributeId: number;
  /** The specification's name when the value was saved. */
  readonly attribute: string;
  readonly value: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastSeq: number;
};
