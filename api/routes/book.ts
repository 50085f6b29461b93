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
import type { Outcome } from '#api/commands/request.ts';
import type { Mount } from '#api/http/mount.ts';
import { listBooks as readBooks } from '#api/queries/book-list.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { freshId, given } from './parts.ts';
import type { RouteParts } from './parts.ts';

async function bookFor(db: ReadTables, personId: number, bookId: number): Promise<Book> {
  const books = await readBooks(db, personId);
  const book = books.find(({ id }) => id === bookId);
  invariant(book !== undefined, 'Who may change a book is one of its members.');
  return book;
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
    return bookFor(db, person.id, outcome.events[0]?.bookId ?? bookId);
  });

  mountChanges(mount, parts);
}

function mountChanges(mount: Mount, { db, submit }: RouteParts): void {
  const change = (
    bookId: number,
    actorId: number,
    command: BookCommand,
    expected: number | undefined,
  ): Promise<Outcome> => submit({ bookId, actorId, command, ...given('expected', expected) });

  mount(renameBook, async ({ book, person, body, refuse }) => {
    const data = { bookId: book.id as BookId, name: body.name.trim() };
    const command = { type: 'RenameBook', data } as const;
    const outcome = await change(book.id, person.id, command, body.expected);
    if (outcome.kind === 'rejected') return refuse(outcome.rejection);
    return bookFor(db, person.id, book.id);
  });

  mount(changeBookSettings, async ({ book, person, body, refuse }) => {
    const changes = given('beginsOn', body.begins_on as CalendarDate | null | undefined);
    const data = { bookId: book.id as BookId, changes };
    const command = { type: 'ChangeBookSettings', data } as const;
    const outcome = await change(book.id, person.id, command, body.expected);
    if (outcome.kind === 'rejected') return refuse(outcome.rejection);
    return bookFor(db, person.id, book.id);
  });

  mount(setLock, async ({ book, person, body, refuse }) => {
    const { kind, reason } = body;
    const lockedTo = body.locked_to as CalendarDate | null;
    const data = { bookId: book.id as BookId, kind, lockedTo, reason };
    const command = { type: 'SetLockDate', data } as const;
    const outcome = await change(book.id, person.id, command, body.expected);
    if (outcome.kind === 'rejected') return refuse(outcome.rejection);
    return bookFor(db, person.id, book.id);
  });
}
