// Lists of the catalogue: a book's own records with the shared ones, or those of all books alone.
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import type { ApiContext } from '#api/http/env.ts';
import { setReplyHeader } from '#api/http/headers.ts';
import type { PageOf, MasterQueries } from '#api/queries/catalogue/master-queries.ts';
import { boughtOnBill } from '#projections/assets/read.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

const SEARCHED = 10;
const LISTED = 100;

type Page = {
  readonly search?: string | undefined;
  readonly limit?: number | undefined;
  readonly enabled?: 'true' | 'false' | undefined;
  readonly asset_type?: string | undefined;
  readonly bought_on?: number | undefined;
};

const limitOf = ({ search, limit }: Page): number =>
  limit ?? (search === undefined ? LISTED : SEARCHED);

const pageOf = (page: Page, after: number | undefined) => ({
  search: page.search ?? '',
  limit: limitOf(page),
  after: after ?? null,
  enabledOnly: page.enabled === 'true',
  kind: page.asset_type,
  only: page.bought_on === undefined ? undefined : boughtOnBill(page.bought_on),
});

type OwnQuery = {
  readonly book: { readonly id: number };
  readonly query: Page & { readonly before?: number | undefined };
  readonly context: ApiContext;
};

/** Says in a Link header (RFC 8288) where the next page is, when there is one. */
function linkOn(c: ApiContext, bookId: number, last: number): void {
  const query = { ...c.req.query(), book_id: String(bookId), before: String(last) };
  setReplyHeader(c, 'link', `<${c.req.path}?${new URLSearchParams(query).toString()}>; rel="next"`);
}

type ReadPage<Page> = (page: {
  readonly limit: number;
  readonly after: number | null;
}) => Promise<Page>;
type WithId = { readonly id: number };

/** @returns one page of rows; the header tells of the next. */
export async function paged<Wire extends WithId>(
  { book, query, context }: OwnQuery,
  read: ReadPage<PageOf<Wire>>,
): Promise<Wire[]> {
  const { items, hasMore } = await read({ limit: limitOf(query), after: query.before ?? null });
  const last = items.at(-1);
  if (hasMore && last !== undefined) linkOn(context, book.id, last.id);
  return items;
}

/** One more than is asked for is read, to see whether another page follows. */
export const byOneMore =
  <Wire>(read: ReadPage<Wire[]>): ReadPage<PageOf<Wire>> =>
  async ({ limit, after }) => {
    const items = await read({ limit: limit + 1, after });
    return { items: items.slice(0, limit), hasMore: items.length > limit };
  };

/** @returns the handler of a list in a book; `own` leaves the shared records out. */
export const listIn =
  <Wire extends WithId>(
    db: ReadTables,
    queries: MasterQueries<Wire>,
    scope: 'own' | 'own and shared',
  ) =>
  (asked: OwnQuery): Promise<Wire[]> => {
    const { id } = asked.book;
    const bookIds = scope === 'own' ? [id] : [INSTALLATION_BOOK, id];
    return paged(asked, ({ limit, after }) =>
      snapshot(db, (tables) =>
        queries.page(tables, { ...pageOf(asked.query, after ?? undefined), limit, bookIds }),
      ),
    );
  };

type SharedQuery = { readonly query: Page & { readonly after?: number | undefined } };
type CountedPage<Wire> = { readonly items: Wire[]; readonly total: number };

/** @returns the handler of a list with its total: by default what all books share. */
export const listShared =
  <Wire>(
    db: ReadTables,
    queries: MasterQueries<Wire>,
    bookIds: readonly number[] = [INSTALLATION_BOOK],
  ) =>
  ({ query }: SharedQuery): Promise<CountedPage<Wire>> => {
    const page = { ...pageOf(query, query.after), bookIds };
    return snapshot(db, async (tables) => ({
      items: (await queries.page(tables, page)).items,
      total: await queries.count(tables, page),
    }));
  };
