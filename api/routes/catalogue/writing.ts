// Writing into the catalogue: a member writes into the book, an admin into what all books share.
import type { Command } from '#core/domain.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import type { Refusal } from '#api/commands/request.ts';
import type { ApiContext } from '#api/http/env.ts';
import { notFound } from '#api/http/problems/problem.ts';
import { createdWire } from '#api/queries/catalogue/created.ts';
import type { Shelf } from '#api/queries/catalogue/shelves.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { IdempotencyKey } from '#api/store/idempotency.ts';
import { given } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export type Writing = {
  readonly person: { readonly id: number };
  readonly book: { readonly id: number } | null;
  readonly body?: { readonly expected?: number | undefined } | object | undefined;
  readonly idempotency: IdempotencyKey | undefined;
  readonly refuse: (refusal: Refusal) => Promise<Response>;
  readonly context: ApiContext;
};

/** @returns the book that is written into: the member's, or for an admin the installation. */
export const bookOf = ({ book }: Writing): number => book?.id ?? INSTALLATION_BOOK;

/** Submits, and answers with the record as it then is. */
export async function write<Wire>(
  { db, submit }: RouteParts,
  asked: Writing,
  { command, shelf, id }: { readonly command: Command; shelf: Shelf<Wire>; id: number | null },
): Promise<Wire | Response> {
  const bookId = bookOf(asked);
  const outcome = await submit({
    bookId,
    actorId: asked.person.id,
    command,
    ...given('expected', expectedOf(asked.body)),
    ...given('idempotency', asked.idempotency),
  });
  if (outcome.kind === 'rejected') return asked.refuse(outcome.rejection);
  const [first] = outcome.events;
  // The event tells of the same kind of record as the shelf.
  if (id === null && outcome.replayed) return (await createdWire(db, first)) as Wire;
  const recordId = id ?? idOf(first?.stream);
  const [record] = await snapshot(db, (tables) => shelf.find(tables, [bookId], [recordId]));
  return record ?? notFound(asked.context);
}

const expectedOf = (body: Writing['body']): number | undefined =>
  body !== undefined && 'expected' in body && typeof body.expected === 'number'
    ? body.expected
    : undefined;

function idOf(stream: string | undefined): number {
  invariant(stream !== undefined, 'A creation records an event.');
  return Number(stream.slice(stream.lastIndexOf('-') + 1));
}
