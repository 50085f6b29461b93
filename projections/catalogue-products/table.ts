// The products, and their values for the specifications of their categories.
import type { OpeningStock, Rate } from '#core/catalogue/product/index.ts';
import type { Status } from '#core/catalogue/master/index.ts';
import type { Table } from '../runner/projection.ts';

export const products = {
  name: 'products',
  columns: {
    book_id: 'bigint',
    product_id: 'bigint',
    category_id: 'bigint',
    brand_id: 'bigint',
    unit_id: 'bigint',
    price_thousandths: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    stocked: 'boolean',
    status: 'text',
    name: 'text',
    name_key: 'text',
    hsn: 'text',
    rates: 'jsonb',
    opening: 'jsonb',
  },
  key: ['book_id', 'product_id'],
} as const satisfies Table;

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

export type ProductRow = {
  /** 0 when it is the installation's. */
  readonly bookId: number;
  readonly productId: number;
  readonly categoryId: number;
  readonly brandId: number;
  readonly unitId: number | null;
  readonly hsn: string | null;
  readonly rates: readonly Rate[];
  readonly priceThousandths: number | null;
  readonly stocked: boolean;
  readonly opening: OpeningStock | null;
  readonly status: Status;
  readonly name: string;
  /** ISO instants in UTC with milliseconds. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastSeq: number;
};

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
