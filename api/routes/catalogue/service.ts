import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { serviceEndpoints, listBookServices } from '#api/contract/catalogue/service.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import { MASTER_REPLIES } from '#api/queries/as-of/catalogue.ts';
import { MASTER_QUERIES } from '#api/queries/catalogue/master-queries.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import * as commands from '#api/requests/catalogue/service.ts';
import { listIn, listShared } from './lists.ts';
import { write } from './writing.ts';
import type { MasterWrite } from './writing.ts';

type Creating = MasterWrite &
  Pick<Parameters<Handler<typeof serviceEndpoints.createShared>>[0], 'body'>;
type Changing = MasterWrite &
  Pick<Parameters<Handler<typeof serviceEndpoints.changeShared>>[0], 'body' | 'params'>;

export function mountServices(mount: Mount, parts: RouteParts): void {
  const queries = MASTER_QUERIES.service;
  const reply = MASTER_REPLIES.service;
  mount(serviceEndpoints.list, listIn(parts.db, queries, 'own and shared'));
  mount(serviceEndpoints.listShared, listShared(parts.db, queries));
  mount(listBookServices, (asked) => {
    const book = asked.person.books.find(({ id }) => id === asked.params.bookId);
    if (book === undefined) return Promise.resolve(notFound(asked.context));
    return listShared(parts.db, queries, [INSTALLATION_BOOK, book.id])(asked);
  });

  const create = async (asked: Creating) => {
    const id = await freshId(parts, 'service');
    const command = await commands.createService(parts.nextIds, id, asked.body);
    return write(parts, asked, { command, reply, id: null });
  };
  mount(serviceEndpoints.create, create);
  mount(serviceEndpoints.createShared, create);

  const change = async (asked: Changing) => {
    const id = asked.params.serviceId;
    const command = await commands.changeService(parts.nextIds, id, asked.body);
    return write(parts, asked, { command, reply, id });
  };
  mount(serviceEndpoints.change, change);
  mount(serviceEndpoints.changeShared, change);
}
