// The services and their attributes.
import type { Status } from '#core/catalogue/master/index.ts';
import type { Table } from '../runner/projection.ts';

export const services = {
  name: 'services',
  columns: {
    book_id: 'bigint',
    service_id: 'bigint',
    service_category_id: 'bigint',
    category_id: 'bigint',
    product_id: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    status: 'text',
    name: 'text',
    name_key: 'text',
  },
  key: ['book_id', 'service_id'],
} as const satisfies Table;

export const serviceAttributes = {
  name: 'service_attributes',
  columns: {
    book_id: 'bigint',
    attribute_id: 'bigint',
    service_id: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    enabled: 'boolean',
    name: 'text',
  },
  key: ['book_id', 'attribute_id'],
} as const satisfies Table;

export type ServiceRow = {
  /** 0 when it is the installation's. */
  readonly bookId: number;
  readonly serviceId: number;
  readonly serviceCategoryId: number | null;
  readonly categoryId: number | null;
  readonly productId: number | null;
  readonly status: Status;
  readonly name: string;
  /** ISO instants in UTC with milliseconds. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastSeq: number;
};

export type ServiceAttributeRow = {
  readonly bookId: number;
  readonly attributeId: number;
  readonly serviceId: number;
  readonly name: string;
  readonly enabled: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastSeq: number;
};
