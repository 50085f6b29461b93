import { readLogHead } from '#api/contract/book/log-head.ts';
import type { Mount } from '#api/http/mount.ts';
import { readLogHead as headOf } from '#api/queries/book/log-head.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountLogHead(mount: Mount, { db }: RouteParts): void {
  mount(readLogHead, ({ book }) => headOf(db, book.id));
}
