// No figure is told of a book whose read tables are being made anew, at whichever door: until they
// are whole the answer is 503, with how far it has come.
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import type { BookStanding, Readiness } from '#api/commands/rebuild/readiness.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import type { ApiContext, BookScope, SignedIn } from '../env.ts';
import { replyProblem } from '../problems/problem.ts';
import type { ProblemDetails } from '../problems/problem.ts';
import { bookRead } from './past-moment.ts';

type Asked = {
  readonly book: BookScope | null;
  readonly person: SignedIn | null;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
};

/** A rebuild takes as long as the book is long; one that somebody waits for comes next. */
const REBUILDING_RETRY_SECONDS = 3;
const NEWER_RETRY_SECONDS = 60;

/** @returns what to answer in place of the call, or null when all that it reads is ready. */
export async function replyOfUnprepared(
  c: ApiContext,
  endpoint: Endpoint,
  asked: Asked,
  readiness: Readiness,
): Promise<Response | null> {
  if (endpoint.access === 'public') return null;
  // A GET with an effect tells something too, such as what is new since the last visit.
  const writes = endpoint.method !== 'GET' && endpoint.method !== 'WHERE';
  for (const bookId of booksRead(c, endpoint, asked)) {
    const standing = await readiness.standingOf(bookId);
    if (standing === null || (writes && takesEntries(standing))) continue;
    return replyProblem(c, await problemOf(standing, { bookId, writes, readiness }));
  }
  if (writes || !(await readsUnprepared(endpoint, asked, readiness))) return null;
  const standing = { kind: 'rebuilding', takesEntries: false } as const;
  return replyProblem(c, await problemOf(standing, { bookId: null, writes, readiness }));
}

/** The installation's book says who is calling; its masters stand in every other. */
function booksRead(c: ApiContext, endpoint: Endpoint, asked: Asked): readonly number[] {
  const readsBook = 'readsBook' in endpoint && endpoint.readsBook === true;
  const book = asked.book ?? (readsBook ? bookRead(c, asked) : null);
  return book === null ? [INSTALLATION_BOOK] : [INSTALLATION_BOOK, book.id];
}

/** Lists over books: the caller's, or all there are. */
async function readsUnprepared(
  endpoint: Endpoint,
  { person, params }: Asked,
  readiness: Readiness,
): Promise<boolean> {
  const across = 'acrossBooks' in endpoint ? endpoint.acrossBooks : undefined;
  const entity = (params as { readonly entity?: unknown } | undefined)?.entity;
  const reads = across ?? (entity === 'book' ? OWN_BOOKS : undefined);
  if (reads === undefined) return false;
  if (reads.of === 'all' && reads.projection === undefined) {
    return (await readiness.survey()).rebuilding !== null;
  }
  const books = reads.of === 'all' ? null : (person?.books ?? []).map(({ id }) => id);
  return (await readiness.rebuildingOf(books, reads.projection)).length > 0;
}

/** The generic call of books lists the caller's. */
const OWN_BOOKS = { of: 'caller', projection: 'books-and-members' } as const;

const takesEntries = (standing: BookStanding): boolean =>
  standing.kind === 'rebuilding' && standing.takesEntries;

type Place = {
  /** Null for a list over books. */
  readonly bookId: number | null;
  readonly writes: boolean;
  readonly readiness: Readiness;
};

async function problemOf(
  standing: BookStanding,
  { bookId, writes, readiness }: Place,
): Promise<ProblemDetails> {
  if (standing.kind === 'newer') return NEWER;
  if (standing.kind === 'faulty') {
    const { seq } = standing.fault;
    return {
      status: 503,
      code: 'book_cannot_be_rebuilt',
      detail:
        'After an update this book could not be prepared' +
        `${seq === null ? '' : ` at event ${seq}`}, so it can be neither read nor written. ` +
        'Its log is untouched. Administrators see what is wrong; it does not pass by itself.',
      ...(seq !== null && { facts: { event: seq } }),
    };
  }
  const { rebuilding } = await readiness.survey();
  const { done, total } = rebuilding ?? { done: 0, total: 1 };
  const progress = `${done} of ${total}`;
  return {
    status: 503,
    code: writes ? 'book_not_rebuilt' : 'rebuilding',
    title: 'The books are being prepared',
    detail:
      `The books are being prepared after an update: ${progress}. ` +
      (bookId === null
        ? 'This list is shown when they are done.'
        : `This one is ${writes ? 'written' : 'shown'} again as soon as it is done.`),
    facts: { done, total },
    retryAfterSeconds: REBUILDING_RETRY_SECONDS,
  };
}

const NEWER: ProblemDetails = {
  status: 503,
  code: 'server_outdated',
  detail: 'A newer version of Lekha has prepared these books. This server must be updated.',
  retryAfterSeconds: NEWER_RETRY_SECONDS,
};
