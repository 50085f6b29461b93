// From the wire to the commands on services and their attributes.
import type { z } from 'zod';
import type { Command } from '#core/domain.ts';
import type { ServiceId } from '#core/kernel/ids.ts';
import type { serviceEndpoints } from '#api/contract/catalogue/service.ts';
import type { NextIds } from '#api/store/ids.ts';
import { given } from '../route-parts.ts';
import { changesOf, withIds } from './items.ts';

type Creation = z.output<(typeof serviceEndpoints.createShared)['body']>;
type Change = z.output<(typeof serviceEndpoints.changeShared)['body']>;

const ATTRIBUTES = { list: 'attributes', kind: 'service_attribute' } as const;

export async function createService(
  nextIds: NextIds,
  id: number,
  body: Creation,
): Promise<Command> {
  const attributes = await withIds(nextIds, ATTRIBUTES, body.serviceAttributes);
  const none = { serviceCategoryId: null, categoryId: null, productId: null };
  const own = { serviceId: id as ServiceId, name: body.name, attributes };
  return { type: 'CreateService', data: { ...none, ...linksOf(body), ...own } };
}

export async function changeService(nextIds: NextIds, id: number, body: Change): Promise<Command> {
  const changes = { ...given('name', body.name), ...linksOf(body) };
  const added = await withIds(nextIds, ATTRIBUTES, body.serviceAttributes);
  const attributes = { added, ...changesOf('attributes', body.serviceAttribute) };
  return { type: 'ChangeService', data: { serviceId: id as ServiceId, changes, attributes } };
}

const linksOf = (body: Change) => ({
  ...given('serviceCategoryId', body.serviceCategoryId),
  ...given('categoryId', body.categoryId),
  ...given('productId', body.productId),
  ...given('nature', body.nature),
});
