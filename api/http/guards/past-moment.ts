// The moment that a request reads the books at. What the history has not counted is counted now.
import { presentOnlyReason } from '#api/contract/wire/endpoint.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { BOOK_HEADER } from '#api/contract/wire/headers.ts';
import { followHistory, lastDayBy } from '#api/commands/rebuild/history/follow.ts';
import type { HistoryParts } from '#api/commands/rebuild/history/follow.ts';
import { findMoment } from '#api/queries/past/find-moment.ts';
import type { PastMoment } from '#api/queries/past/moment.ts';
import type { Sql } from '#api/store/sql.ts';
import { isPastReady, standingsOf, tablesBehind } from '#api/commands/rebuild/history/standing.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import type { ApiContext, BookScope, SignedIn } from '../env.ts';
import { invalidField } from '../problems/field-errors.ts';
import type { ProblemDetails } from '../problems/problem.ts';
import { chooseBook } from './book-scope.ts';

/** Taken by every call that reads a book, and refused where it has no meaning. */
export const AT = 'at';

/** @returns the moment of a book that `at` means, ready to be read, or what to say of it. */
export type MomentOf = (bookId: number, at: string) => Promise<Result<PastMoment, ProblemDetails>>;

/** More than this is not counted while somebody waits: it takes a second or two. */
const EVENTS_WHILE_WAITING = 5000;

export const momentOfIn =
  (parts: HistoryParts): MomentOf =>
  async (bookId, at) => {
    const found = await findMoment(parts.pool, bookId, at);
    if (!found.ok) return rejected(invalidField(AT, found.rejection));
    const { seq, sharedSeq } = found.value;
    const behind = [
      ...(await madeReady(parts, bookId, seq)),
      ...(await madeReady(parts, 0, sharedSeq)),
    ];
    return accepted({
      ...found.value,
      lastDay: await lastDayBy(parts.pool, bookId, seq),
      ...(behind.length > 0 && { behind }),
    });
  };

/** @returns the tables of whose past the event is not counted yet. */
async function madeReady(
  parts: HistoryParts,
  bookId: number,
  seq: number,
): Promise<readonly string[]> {
  if (await isPastReady(parts.pool, bookId, seq)) return [];
  await followHistory(parts, bookId, seq, EVENTS_WHILE_WAITING);
  return tablesBehind(await standingsOf(parts.pool as Sql, bookId), seq);
}

type BookHints = {
  readonly book: BookScope | null;
  readonly person: SignedIn | null;
  readonly query: unknown;
  readonly body: unknown;
};

/** @returns null for the present. */
export async function momentAsked(
  c: ApiContext,
  endpoint: Endpoint,
  asked: BookHints,
  momentOf: MomentOf,
): Promise<Result<PastMoment, ProblemDetails> | null> {
  const at = c.req.query(AT);
  if (at === undefined) return null;
  const reason = presentOnlyReason(endpoint);
  if (reason !== null) return rejected(invalidField(AT, reason));
  const read = asked.book ?? bookRead(c, asked);
  if (read === null) return rejected(invalidField(AT, 'Name the book whose past is read.'));
  return momentOf(read.id, at);
}

/** The generic calls settle their book by themselves; they read the same one. */
export function bookRead(
  c: ApiContext,
  { person, query, body }: Omit<BookHints, 'book'>,
): BookScope | null {
  const named = (value: unknown): unknown =>
    (value as { readonly book_id?: unknown } | undefined)?.book_id ?? undefined;
  const chosen = chooseBook(person?.books ?? [], {
    path: undefined,
    query: named(query),
    body: named(body),
    header: c.req.header(BOOK_HEADER),
  });
  return chosen.ok ? chosen.value : null;
}
