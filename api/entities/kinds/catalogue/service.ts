import { sql } from 'kysely';
import { z } from 'zod';
import type { ItemChanges } from '#core/catalogue/master/index.ts';
import type { Command } from '#core/domain.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import type { ServiceId } from '#core/kernel/ids.ts';
import { onWire, record } from '#core/shapes/record.ts';
import { masterName } from '#api/contract/catalogue/fields.ts';
import { service, attributeOfService, serviceEndpoints } from '#api/contract/catalogue/service.ts';
import { wireId } from '#api/contract/wire/values.ts';
import { addedItemId, serviceAttributeAsOf } from '#api/queries/as-of/catalogue-items.ts';
import * as commands from '#api/requests/catalogue/service.ts';
import { services, serviceAttributes } from '#projections/catalogue-services/table.ts';
import type { ServiceAttributeRow, ServiceRow } from '#projections/catalogue-services/table.ts';
import { rowColumns, withColumns } from '#projections/runner/row-columns.ts';
import { serviceAttributeTold, serviceTold } from '#api/queries/catalogue/told.ts';
import type { Target } from '../../entity.ts';
import { columnsOf, nullable, owner, rowsForBook, stampFields } from '../../fields.ts';
import { recordKind } from '../../record-kind.ts';
import { written } from '../../written.ts';
import { masterFields, masterRowAsOf, removal } from './master.ts';

const s = columnsOf(services, 's');

/** Without its attributes, which are a kind of their own. */
export const serviceKind = recordKind<ServiceRow, z.input<typeof service>>({
  belongs: 'book and installation',
  removedAs: 'service',
  fields: {
    ...masterFields(s, s.id('service_id')),
    sevice_category_id: nullable(s.id('service_category_id')),
    category_id: nullable(s.id('category_id')),
    product_id: nullable(s.id('product_id')),
    ...stampFields(s),
  },
  source: ({ bookId }) => ({ rows: rowsForBook(s, bookId) }),
  row: rowColumns(services, 's', 'name_key'),
  wire: (row) => onWire(service, serviceTold(row, [])),
  writes: {
    ids: 'service',
    create: written(serviceEndpoints.createShared.body, (body, { id, nextIds }) =>
      commands.createService(nextIds, id, body),
    ),
    change: written(serviceEndpoints.changeShared.body, (body, { id, nextIds }) =>
      commands.changeService(nextIds, id, body),
    ),
    remove: removal('service'),
    rowAsOf: masterRowAsOf<ServiceRow>('service'),
  },
});

const creation = record({
  name: masterName,
  serviceId: wireId,
  enabled: z.boolean().default(true),
});
const change = z.strictObject({ name: masterName, enabled: z.boolean() }).partial();

/** Of one that is gone nobody knows the service, and no service has this id. */
const NOBODYS = 0;

const on = (serviceId: number, attributes: ItemChanges<'attributes'>): Command => ({
  type: 'ChangeService',
  data: { serviceId: serviceId as ServiceId, changes: {}, attributes },
});

const serviceOf = ({ record }: Target): number => Number(record?.['service_id'] ?? NOBODYS);

const r = columnsOf(serviceAttributes, 'r');

/** Attributes by themselves: they are written on the stream of their service. */
export const serviceAttribute = recordKind({
  belongs: 'book and installation',
  removedAs: 'service-attribute',
  fields: {
    id: r.id('attribute_id'),
    ...owner(r),
    name: r.text('name'),
    enabled: r.boolean('enabled'),
    service_id: r.id('service_id'),
    ...stampFields(r),
    // What `expected` is compared with is the whole service.
    seq: s.number('last_seq'),
  },
  source: ({ bookId }) => ({
    rows: sql`
      from ${r.table}
      join ${s.table} on ${s.column('book_id')} = ${r.column('book_id')}
        and ${s.column('service_id')} = ${r.column('service_id')}
      where ${r.column('book_id')} in (${INSTALLATION_BOOK}, ${bookId})`,
  }),
  row: withColumns(rowColumns(serviceAttributes, 'r', 'last_seq'), {
    lastSeq: s.column('last_seq'),
  }),
  wire: (row: ServiceAttributeRow) => onWire(attributeOfService, serviceAttributeTold(row)),
  writes: {
    ids: 'service_attribute',
    create: written(creation, ({ serviceId, name, enabled }, { id }) =>
      on(serviceId, { added: [{ list: 'attributes', itemId: id, name, enabled }] }),
    ),
    change: written(change, (body, target) =>
      on(serviceOf(target), { changed: [{ list: 'attributes', itemId: target.id, ...body }] }),
    ),
    remove: (target) =>
      on(serviceOf(target), { removed: [{ list: 'attributes', itemId: target.id }] }),
    rowAsOf: serviceAttributeAsOf,
    createdId: addedItemId,
  },
});
