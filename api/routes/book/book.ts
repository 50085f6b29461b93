import type { BookCommand } from '#core/book/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { BookId, PersonId } from '#core/kernel/ids.ts';
import {
  changeBookSettings,
  createBook,
  listBooks,
  renameBook,
  setLock,
} from '#api/contract/book/book.ts';
import type { Book } from '#api/contract/book/book.ts';
import type { Mount } from '#api/http/mount.ts';
import { bookReply } from '#api/queries/as-of/book.ts';
import { listBooks as readBooks } from '#api/queries/book/book-list.ts';
import { BOOKS_PERSON, BOOKS_PERSON_YEAR } from '#api/limits/limits.ts';
import { refusalOfLimits } from '#api/requests/within-limits.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { Caller } from '#api/requests/answer-command.ts';
import { freshId, given } from '#api/requests/route-parts.ts';
import { recordOf } from '#api/http/body/taking-back.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountBooks(mount: Mount, parts: RouteParts): void {
  mount(listBooks, ({ person }) => readBooks(parts.db, person.id));

  mount(createBook, async (asked) => {
    const { person, body, context } = asked;
    // One after the other, so that what a day refuses does not count in the year.
    for (const limit of [BOOKS_PERSON, BOOKS_PERSON_YEAR]) {
      const refusal = await refusalOfLimits(parts, context, { limit, by: [`${person.id}`] });
      if (refusal !== null) return refusal;
    }
    const bookId = await freshId<BookId>(parts, 'book');
    const data = { bookId, name: body.name.trim(), ownerId: person.id as PersonId };
    return answerCommand(parts, asked, { bookId, command: { type: 'CreateBook', data } }, (log) =>
      bookReply(log, person.id),
    );
  });

  mountChanges(mount, parts);
}

type Changing = Caller & {
  readonly book: { readonly id: number };
  readonly body: { readonly expected?: number | undefined };
};

type BookOfPerson = Pick<Changing, 'book'> & { readonly person: { readonly id: number } };

function mountChanges(mount: Mount, parts: RouteParts): void {
  const change = (asked: Changing, command: BookCommand): Promise<Book | Response> => {
    const { expected } = asked.body;
    return answerCommand(parts, asked, { command, expected }, (log) =>
      bookReply(log, asked.person.id),
    );
  };

  const takesBack = async ({ book, person }: BookOfPerson) => {
    const books = await readBooks(parts.db, person.id);
    return recordOf(books.find(({ id }) => id === book.id));
  };
  mount(
    renameBook,
    (asked) => {
      const data = { bookId: asked.book.id as BookId, name: asked.body.name.trim() };
      return change(asked, { type: 'RenameBook', data });
    },
    { takesBack },
  );

  mount(
    changeBookSettings,
    (asked) => {
      const changes = {
        ...given('beginsOn', asked.body.begins_on as CalendarDate | null | undefined),
        ...given('registeredFrom', asked.body.registered_from as CalendarDate | null | undefined),
      };
      const data = { bookId: asked.book.id as BookId, changes };
      return change(asked, { type: 'ChangeBookSettings', data });
    },
    { takesBack },
  );

  mount(setLock, (asked) => {
    const { kind, reason } = asked.body;
    const lockedTo = asked.body.locked_to as CalendarDate | null;
    const data = { bookId: asked.book.id as BookId, kind, lockedTo, reason: reason.trim() };
    return change(asked, { type: 'SetLockDate', data });
  });
}
