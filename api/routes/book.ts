import type { BookCommand } from '#core/book/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { BookId, PersonId } from '#core/kernel/ids.ts';
import {
  changeBookSettings,
  createBook,
  listBooks,
  renameBook,
  setLock,
} from '#api/contract/book.ts';
import type { Book } from '#api/contract/book.ts';
import type { Refusal } from '#api/commands/request.ts';
import type { IdempotencyKey } from '#api/store/idempotency.ts';
import type { ApiContext } from '#api/http/env.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import { createdBookWire, listBooks as readBooks } from '#api/queries/book-list.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { freshId, given } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

/** @returns null to whoever was removed from the book since the change. */
async function bookFor(db: ReadTables, personId: number, bookId: number): Promise<Book | null> {
  const books = await readBooks(db, personId);
  return books.find(({ id }) => id === bookId) ?? null;
}

export function mountBooks(mount: Mount, parts: RouteParts): void {
  const { db, submit } = parts;

  mount(listBooks, ({ person }) => readBooks(db, person.id));

  mount(createBook, async ({ person, body, idempotency, refuse }) => {
    const bookId = await freshId<BookId>(parts, 'book');
    const outcome = await submit({
      bookId,
      actorId: person.id,
      command: {
        type: 'CreateBook',
        data: { bookId, name: body.name.trim(), ownerId: person.id as PersonId },
      },
      ...given('idempotency', idempotency),
    });
    if (outcome.kind === 'rejected') return refuse(outcome.rejection);
    return createdBookWire(outcome.events);
  });

  mountChanges(mount, parts);
}

type Changing = {
  readonly book: { readonly id: number };
  readonly person: { readonly id: number };
  readonly body: { readonly expected?: number | undefined };
  readonly idempotency: IdempotencyKey | undefined;
  readonly refuse: (refusal: Refusal) => Promise<Response>;
  readonly context: ApiContext;
};

function mountChanges(mount: Mount, { db, submit }: RouteParts): void {
  const change = async (asked: Changing, command: BookCommand): Promise<Book | Response> => {
    const { book, person, body, idempotency, refuse, context } = asked;
    const outcome = await submit({
      bookId: book.id,
      actorId: person.id,
      command,
      ...given('expected', body.expected),
      ...given('idempotency', idempotency),
    });
    if (outcome.kind === 'rejected') return refuse(outcome.rejection);
    return (await bookFor(db, person.id, book.id)) ?? notFound(context);
  };

  mount(renameBook, (asked) => {
    const data = { bookId: asked.book.id as BookId, name: asked.body.name.trim() };
    return change(asked, { type: 'RenameBook', data });
  });

  mount(changeBookSettings, (asked) => {
    const changes = given('beginsOn', asked.body.begins_on as CalendarDate | null | undefined);
    const data = { bookId: asked.book.id as BookId, changes };
    return change(asked, { type: 'ChangeBookSettings', data });
  });

  mount(setLock, (asked) => {
    const { kind, reason } = asked.body;
    const lockedTo = asked.body.locked_to as CalendarDate | null;
    const data = { bookId: asked.book.id as BookId, kind, lockedTo, reason: reason.trim() };
    return change(asked, { type: 'SetLockDate', data });
  });
}
