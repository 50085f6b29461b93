import { sql } from 'kysely';
import { z } from 'zod';
import type { ItemChanges } from '#core/catalogue/master/index.ts';
import type { Command } from '#core/domain.ts';
import type { ServiceId } from '#core/kernel/ids.ts';
import { masterName } from '#api/contract/catalogue/fields.ts';
import { serviceEndpoints } from '#api/contract/catalogue/service.ts';
import { wireId } from '#api/contract/wire/values.ts';
import { MASTER_REPLIES } from '#api/queries/as-of/catalogue.ts';
import { addedItemId, serviceAttributeReply } from '#api/queries/as-of/catalogue-items.ts';
import * as commands from '#api/requests/catalogue/service.ts';
import type { Entity, Target } from '../../entity.ts';
import { field, owner, stamps } from '../../fields.ts';
import { written } from '../../written.ts';
import { linkField, masterFields, removal } from './master.ts';

export const service: Entity = {
  belongs: 'book and installation',
  removedAs: 'service',
  fields: {
    ...masterFields('r', 'service_id'),
    sevice_category_id: linkField('r.service_category_id'),
    category_id: linkField('r.category_id'),
    product_id: linkField('r.product_id'),
    ...stamps('r'),
  },
  source: ({ bookId }) => ({ rows: sql`from services r where r.book_id in (0, ${bookId})` }),
  writes: {
    ids: 'service',
    create: written(serviceEndpoints.createShared.body, (body, { id, nextIds }) =>
      commands.createService(nextIds, id, body),
    ),
    change: written(serviceEndpoints.changeShared.body, (body, { id, nextIds }) =>
      commands.changeService(nextIds, id, body),
    ),
    remove: removal('service'),
    reply: MASTER_REPLIES.service,
  },
};

const creation = z.strictObject({
  name: masterName,
  service_id: wireId,
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

/** Attributes by themselves: they are written on the stream of their service. */
export const serviceAttribute: Entity = {
  belongs: 'book and installation',
  removedAs: 'service-attribute',
  fields: {
    id: field.id('r.attribute_id'),
    ...owner('r'),
    name: field.text('r.name'),
    enabled: field.boolean('r.enabled'),
    service_id: field.id('r.service_id'),
    ...stamps('r'),
    // What `expected` is compared with is the whole service.
    seq: field.number('s.last_seq'),
  },
  source: ({ bookId }) => ({
    rows: sql`
      from service_attributes r
      join services s on s.book_id = r.book_id and s.service_id = r.service_id
      where r.book_id in (0, ${bookId})`,
  }),
  writes: {
    ids: 'service_attribute',
    create: written(creation, ({ service_id: serviceId, name, enabled }, { id }) =>
      on(serviceId, { added: [{ list: 'attributes', itemId: id, name, enabled }] }),
    ),
    change: written(change, (body, target) =>
      on(serviceOf(target), { changed: [{ list: 'attributes', itemId: target.id, ...body }] }),
    ),
    remove: (target) =>
      on(serviceOf(target), { removed: [{ list: 'attributes', itemId: target.id }] }),
    reply: serviceAttributeReply,
    createdId: addedItemId,
  },
};
