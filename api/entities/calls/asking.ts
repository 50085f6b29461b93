// What every generic call settles first: which kind, whose book, and what the request itself holds.
import type { EntityKind } from '#api/contract/entity/kinds.ts';
import type { ApiContext, SignedIn } from '#api/http/env.ts';
import { BOOK_HEADER } from '#api/contract/wire/headers.ts';
import { setReplyHeader } from '#api/http/headers.ts';
import { chooseBook } from '#api/http/guards/book-scope.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import type { Refuse } from '#api/http/mount.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { IdempotencyKey } from '#api/store/idempotency.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Entity, RecordReader } from '../entity.ts';
import { ENTITIES } from '../registry.ts';

/** As `mount` hands it over, whichever of the calls it is. */
export type EntityRequest = {
  /** `http/ids.ts` lets no other kind through. */
  readonly params: { readonly entity: string };
  readonly query: { readonly book_id?: number | undefined };
  readonly body?: { readonly book_id?: number | null | undefined } | undefined;
  readonly person: SignedIn;
  readonly idempotency: IdempotencyKey | undefined;
  readonly refuse: Refuse;
  readonly context: ApiContext;
};

export type EntityScope = { readonly entity: Entity; readonly reader: RecordReader };

/** @returns the kind and who asks about which book, or the answer to somebody without that book. */
export function entityScope(asked: EntityRequest, db: ReadTables): Result<EntityScope, Response> {
  const { params, query, body, person, context } = asked;
  const entity = ENTITIES[params.entity as EntityKind];
  const header = context.req.header(BOOK_HEADER);
  const named = { path: undefined, query: query.book_id, body: body?.book_id ?? undefined, header };
  const chosen = chooseBook(person.books, named);
  if (chosen.ok) {
    return accepted({ entity, reader: { db, person, bookId: chosen.value.id } });
  }
  if (chosen.rejection === 'books_differ') {
    const message = 'Must name the same book throughout the request.';
    return rejected(replyProblem(context, invalidField('book_id', message)));
  }
  const namesOne = Object.values(named).some((book) => book !== undefined);
  if (namesOne || entity.belongs === 'book') return rejected(notFound(context));
  return accepted({ entity, reader: { db, person, bookId: 0 } });
}

/** A method that a kind does not have: 405, with those that it has. */
export function withoutMethod(c: ApiContext, code: string, detail: string): Response {
  setReplyHeader(c, 'allow', 'GET, HEAD, WHERE, QUERY');
  return replyProblem(c, { status: 405, code, detail });
}
