import { readFigures } from '#api/contract/book/figures.ts';
import type { Mount } from '#api/http/mount.ts';
import { readFigures as figuresOf } from '#api/queries/book/figures/figures.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountFigures(mount: Mount, { db, openBills }: RouteParts): void {
  mount(readFigures, ({ book, query }) =>
    figuresOf({ db, openBills }, book.id, query.as_on ?? null),
  );
}
