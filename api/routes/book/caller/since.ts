import { readSinceLastVisit } from '#api/contract/book/caller/since.ts';
import type { Mount } from '#api/http/mount.ts';
import { readSince } from '#api/queries/book/since.ts';
import { readTablesPosition } from '#api/queries/snapshot.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { noteVisit } from '#api/session/callers/book-visits.ts';
import type { Sql } from '#api/store/sql.ts';

/** @param parts `sql` has the rights of the writer. */
export function mountSince(mount: Mount, { db, sql }: RouteParts & { readonly sql: Sql }): void {
  mount(readSinceLastVisit, async ({ book, person }) => {
    const { seq } = await readTablesPosition(db, book.id);
    const last = await noteVisit(sql, { personId: person.id, bookId: book.id, seq });
    const seen = { lastVisit: last?.at ?? null, since: last?.seq ?? null };
    return { ...seen, ...(await readSince(db, book.id, last?.seq ?? null)) };
  });
}
