import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import {
  changeService,
  changeSharedService,
  createService,
  createSharedService,
  listBookServices,
  listServices,
  listSharedServices,
} from '#api/contract/service.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import { SHELVES } from '#api/queries/catalogue/shelves.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import * as commands from '#api/requests/catalogue/service.ts';
import { listIn, listShared } from './lists.ts';
import { write } from './writing.ts';
import type { Writing } from './writing.ts';

type Creating = Writing & Pick<Parameters<Handler<typeof createSharedService>>[0], 'body'>;
type Changing = Writing &
  Pick<Parameters<Handler<typeof changeSharedService>>[0], 'body' | 'params'>;

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
    const id = await freshId(parts, 'service');
    const command = await commands.createService(parts.nextIds, id, asked.body);
    return write(parts, asked, { command, shelf, id: null });
  };
  mount(createService, create);
  mount(createSharedService, create);

  const change = async (asked: Changing) => {
    const id = asked.params.serviceId;
    const command = await commands.changeService(parts.nextIds, id, asked.body);
    return write(parts, asked, { command, shelf, id });
  };
  mount(changeService, change);
  mount(changeSharedService, change);
}
