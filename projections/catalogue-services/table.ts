// The services and their attributes.
import type { ServiceDetails } from '#core/catalogue/service/index.ts';
import type { ServiceNature } from '#core/tax/index.ts';
import { masterTable } from '../runner/masters/table.ts';
import type { MasterRow } from '../runner/masters/table.ts';
import type { Table } from '../runner/projection.ts';

export const services = masterTable('service', 'services', {
  service_category_id: 'bigint',
  category_id: 'bigint',
  product_id: 'bigint',
  nature: 'text',
});

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

export type ServiceRow = MasterRow<
  'service',
  Omit<ServiceDetails, 'attributes' | 'nature'> & { readonly nature: ServiceNature | null }
>;

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
