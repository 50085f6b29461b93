import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import type { ServiceId } from '#core/kernel/ids.ts';
import {
  changeService,
  changeSharedService,
  createService,
  createSharedService,
  listBookServices,
  listServices,
  listSharedServices,
} from '#api/contract/catalogue/service.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import { SHELVES } from '#api/queries/catalogue/shelves.ts';
import { freshId, given } from '../parts.ts';
import type { RouteParts } from '../parts.ts';
import { changesOf, withIds } from './items.ts';
import { listIn, listShared } from './lists.ts';
import { write } from './writing.ts';
import type { Writing } from './writing.ts';

type Body<E extends typeof createSharedService | typeof changeSharedService> = Parameters<
  Handler<E>
>[0]['body'];
type Creating = Writing & { readonly body: Body<typeof createSharedService> };
type Changing = Writing & {
  readonly body: Body<typeof changeSharedService>;
  readonly params: { readonly serviceId: number };
};

const ATTRIBUTES = { list: 'attributes', kind: 'service_attribute' } as const;

export function mountServices(mount: Mount, parts: RouteParts): void {
  const shelf = SHELVES.service;
  mount(listServices, listIn(parts.db, shelf, 'own and shared'));
  mount(listSharedServices, listShared(parts.db, shelf));
  mount(listBookServices, (asked) => {
    const book = asked.person.books.find(({ id }) => id === asked.params.bookId);
    if (book === undefined) return Promise.resolve(notFound(asked.context));
    return listShared(parts.db, shelf, [INSTALLATION_BOOK, book.id])(asked);
  });

  const create = async (asked: Creating) => {
    const { body } = asked;
    const serviceId = await freshId<ServiceId>(parts, 'service');
    const attributes = await withIds(parts.nextIds, ATTRIBUTES, body.service_attributes);
    const none = { serviceCategoryId: null, categoryId: null, productId: null };
    const data = { serviceId, ...none, ...linksOf(body), name: body.name, attributes };
    return write(parts, asked, { command: { type: 'CreateService', data }, shelf, id: null });
  };
  mount(createService, create);
  mount(createSharedService, create);

  const change = async (asked: Changing) => {
    const { body } = asked;
    const serviceId = asked.params.serviceId as ServiceId;
    const changes = { ...given('name', body.name), ...linksOf(body) };
    const added = await withIds(parts.nextIds, ATTRIBUTES, body.service_attributes);
    const attributes = { added, ...changesOf('attributes', body.service_attribute) };
    const command = { type: 'ChangeService', data: { serviceId, changes, attributes } } as const;
    return write(parts, asked, { command, shelf, id: serviceId });
  };
  mount(changeService, change);
  mount(changeSharedService, change);
}

const linksOf = (body: Body<typeof changeSharedService>) => ({
  ...given('serviceCategoryId', body.sevice_category_id),
  ...given('categoryId', body.category_id),
  ...given('productId', body.product_id),
});
