import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { listBookServices } from '#api/contract/catalogue/service.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import { MASTER_QUERIES } from '#api/queries/catalogue/master-queries.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { listShared } from './lists.ts';

export function mountServices(mount: Mount, parts: RouteParts): void {
  mount(listBookServices, (asked) => {
    const book = asked.person.books.find(({ id }) => id === asked.params.bookId);
    if (book === undefined) return Promise.resolve(notFound(asked.context));
    return listShared(parts.db, MASTER_QUERIES.service, [INSTALLATION_BOOK, book.id])(asked);
  });
}
